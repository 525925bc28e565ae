import type { OutboxRow } from "@/engines/events/envelope.ts";
import type { RelayLock } from "./relay_lock.ts";
import { senderName } from "./sender_name.ts";

/** How long a transaction may take from an event's id to its commit and still have the event found at once, milliseconds. */
const SETTLE_MS = 2000;
/** Between two looks at all that is unsent, milliseconds; more when such a look takes long. */
const SWEEP_MS = 1000, SWEEP_SHARE = 10;

/** Rows that are sent together. */
export interface Batch {
  /** Under which the bus keeps it. */
  number: number;
  rows: readonly OutboxRow[];
}

/** Rows as they are marked: their ids as the server writes an array, and the moments that name the partitions. */
interface Marked {
  number: number;
  ids: string;
  firstAt: Date;
  lastAt: Date;
}

/**
 * The unsent rows of the outbox, by id. Ids are not commit order across aggregates, so there is no cursor: a row of a low id may appear
 * at any time. But when some long transaction keeps the server from cleaning up, the index goes on holding every row that was sent
 * since; so mostly the reading begins where it was some seconds ago, and once a second at the beginning.
 *
 * What is read is noted as a batch before it is sent, so that whoever comes next can tell what the bus has of it.
 */
export class UnsentRows {
  /** Ids read and not yet marked: on their way. */
  readonly #out = new Set<number>();
  #marks: { at: number; highest: number }[] = [];
  #floor = 0;
  #sweepAt = 0;
  #next = 0;
  /** Whether the bus keeps the numbers of batches. */
  #noted = false;

  constructor(readonly lock: RelayLock, readonly size: number) {}

  /** The name under which this database's events are sent. */
  async name(): Promise<string> {
    return await senderName(this.lock.sql);
  }

  /** Rejects when the lock is gone with its connection. */
  async stillLeads(): Promise<void> {
    const { sql, pid } = this.lock;
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    if (row!.pid !== pid) throw new Error("the relay's connection is another one by now");
  }

  /** Marks the batches of those before that the bus has, forgets the others, and counts on from the last. `last` is null where the bus counts none. */
  async takeOver(last: number | null): Promise<void> {
    const { sql } = this.lock;
    const noted = await sql<Marked[]>`
      select number, ids::text as ids, first_at, last_at from relay_batches order by number`;
    for (const batch of noted) if (batch.number <= (last ?? -1)) await this.#mark(batch);
    await sql`delete from relay_batches`;
    this.#noted = last !== null;
    this.#next = (last ?? -1) + 1;
  }

  /** Up to `size` rows that are not on their way, and takes them to be. */
  async read(): Promise<Batch> {
    const { sql, pid } = this.lock;
    const begun = performance.now();
    const sweep = begun >= this.#sweepAt;
    const number = this.#next;
    const rows = await sql<OutboxRow[]>`
      with unsent as materialized (
        select
          id, event_id, occurred_at, topic, type, key, sequence, data::text as data, correlation_id, causation_id,
          traceparent, edition
        from outbox
        where
          sent_at is null and id > ${sweep ? 0 : this.#floor} and id <> all(${
      arrayOf([...this.#out])
    }::bigint[])
          and pg_backend_pid() = ${pid}
        order by id
        limit ${this.size}
      ),
      noted as (
        insert into relay_batches (number, ids, first_at, last_at)
        select ${number}::bigint, array_agg(id), min(occurred_at), max(occurred_at)
        from unsent
        having count(*) > 0 and ${this.#noted}
      )
      select * from unsent order by id`;
    if (rows.length > 0) this.#next++;
    for (const { id } of rows) this.#out.add(id);
    if (sweep) {
      const end = performance.now();
      this.#sweepAt = end + Math.max(SWEEP_MS, SWEEP_SHARE * (end - begun));
    }
    return { number, rows };
  }

  /** Marks a batch as sent. */
  async mark({ number, rows }: Batch): Promise<void> {
    let [firstAt, lastAt] = [rows[0]!.occurredAt, rows[0]!.occurredAt];
    for (const { occurredAt } of rows) {
      if (occurredAt < firstAt) firstAt = occurredAt;
      if (occurredAt > lastAt) lastAt = occurredAt;
    }
    const ids = rows.map(({ id }) => id);
    await this.#mark({ number, ids: arrayOf(ids), firstAt, lastAt });
    for (const id of ids) this.#out.delete(id);
    this.#settle(ids.at(-1)!);
  }

  async #mark({ number, ids, firstAt, lastAt }: Marked): Promise<void> {
    const { sql, pid } = this.lock;
    // The server's moments are finer than a millisecond.
    const end = new Date(lastAt.getTime() + 1);
    await sql`
      with ended as (delete from relay_batches where number = ${number} and pg_backend_pid() = ${pid})
      update outbox
      set sent_at = clock_timestamp()
      where
        id = any(${ids}::text::bigint[]) and occurred_at between ${firstAt} and ${end} and sent_at is null
        and pg_backend_pid() = ${pid}`;
  }

  #settle(highest: number): void {
    const now = performance.now();
    this.#marks.push({ at: now, highest });
    const settled = this.#marks.findLastIndex(({ at }) => now - at >= SETTLE_MS);
    if (settled < 0) return;
    for (const mark of this.#marks.splice(0, settled + 1)) this.#floor = Math.max(this.#floor, mark.highest);
  }
}

function arrayOf(ids: readonly number[]): string {
  return `{${ids.join(",")}}`;
}
