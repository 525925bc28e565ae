import type { OutboxRow } from "@/engines/events/envelope.ts";
import type { RelayLock } from "./relay_lock.ts";

/** How long a transaction may take from an event's id to its commit and still have the event found at once, milliseconds. */
const SETTLE_MS = 2000;
/** Between two looks at all that is unsent, milliseconds; more when such a look takes long. */
const SWEEP_MS = 1000, SWEEP_SHARE = 10;

/**
 * The unsent rows of the outbox, by id. Ids are not commit order across aggregates, so there is no cursor: a row of a low id may appear
 * at any time. But when some long transaction keeps the server from cleaning up, the index goes on holding every row that was sent
 * since; so mostly the reading begins where it was some seconds ago, and once a second at the beginning.
 */
export class UnsentRows {
  /** Ids read and not yet marked: on their way. */
  readonly #out = new Set<number>();
  #marks: { at: number; highest: number }[] = [];
  #floor = 0;
  #sweepAt = 0;

  constructor(readonly lock: RelayLock, readonly size: number) {}

  /** Up to `size` rows that are not on their way, and takes them to be. */
  async read(): Promise<OutboxRow[]> {
    const { sql, pid } = this.lock;
    const begun = performance.now();
    const sweep = begun >= this.#sweepAt;
    const rows = await sql<OutboxRow[]>`
      select
        id, event_id, occurred_at, topic, type, key, sequence, data::text as data, correlation_id, causation_id, traceparent,
        edition
      from outbox
      where
        sent_at is null and id > ${sweep ? 0 : this.#floor} and id <> all(${this.#ids()}::bigint[])
        and pg_backend_pid() = ${pid}
      order by id
      limit ${this.size}`;
    for (const { id } of rows) this.#out.add(id);
    if (sweep) {
      const end = performance.now();
      this.#sweepAt = end + Math.max(SWEEP_MS, SWEEP_SHARE * (end - begun));
    }
    return rows;
  }

  /** Marks rows as sent. */
  async mark(rows: readonly OutboxRow[]): Promise<void> {
    const { sql, pid } = this.lock;
    let [first, last] = [rows[0]!.occurredAt, rows[0]!.occurredAt];
    for (const { occurredAt } of rows) {
      if (occurredAt < first) first = occurredAt;
      if (occurredAt > last) last = occurredAt;
    }
    const ids = `{${rows.map(({ id }) => id).join(",")}}`;
    // The moments name the partitions; the server's are finer than a millisecond.
    last = new Date(last.getTime() + 1);
    await sql`
      update outbox
      set sent_at = clock_timestamp()
      where
        id = any(${ids}::text::bigint[]) and occurred_at between ${first} and ${last} and sent_at is null
        and pg_backend_pid() = ${pid}`;
    for (const { id } of rows) this.#out.delete(id);
    this.#settle(rows.at(-1)!.id);
  }

  #settle(highest: number): void {
    const now = performance.now();
    this.#marks.push({ at: now, highest });
    const settled = this.#marks.findLastIndex(({ at }) => now - at >= SETTLE_MS);
    if (settled < 0) return;
    for (const mark of this.#marks.splice(0, settled + 1)) this.#floor = Math.max(this.#floor, mark.highest);
  }

  #ids(): string {
    return `{${[...this.#out].join(",")}}`;
  }
}
