import type { Pool, Sql } from "@/kernel/sql.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** What is still to be written of one session. */
interface SessionNote {
  seenAt?: Date;
  vin?: string;
}

/** A figure or part that a person looked at for a vehicle. */
export interface LookNote {
  userId: number;
  vin: string;
  kind: "figure" | "part";
  code: string;
  at: Date;
}

/** A revision of a document that a person has opened. */
export interface DocumentNote {
  userId: number;
  revisionId: number;
  at: Date;
}

/** A thing that goes through states, such as a legal standard, that a person has opened or taken away. */
export interface ThingNote {
  userId: number;
  kind: string;
  id: number;
  at: Date;
}

/** Time for which notes are gathered, ms. */
const EVERY_MS = 250;

/**
 * What pages and readings remember of their reader: when a session was last active, the vehicle in context, vehicles, figures and parts opened lately. It is
 * gathered and written in batches, so that no page writes while it is read; what is still gathered when the process dies is lost. This
 * process knows it at once, others once it is written.
 */
export class ReadingNotes {
  #sessions = new Map<number, SessionNote>();
  /** Moment by vehicle by person. */
  #opened = new Map<number, Map<string, Date>>();
  /** The last of each person, vehicle and thing. */
  #looked = new Map<string, LookNote>();
  #documents: DocumentNote[] = [];
  #things: ThingNote[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly pool: Pool, private readonly everyMs = EVERY_MS) {}

  /** A session was active. */
  seen(sessionId: number, at: Date): void {
    this.#noteOf(sessionId).seenAt = at;
  }

  /** A session has this vehicle in context. */
  inContext(sessionId: number, vin: string): void {
    this.#noteOf(sessionId).vin = vin;
  }

  /** The vehicle that a session has in context and that is not written yet. */
  vinOf(sessionId: number): string | undefined {
    return this.#sessions.get(sessionId)?.vin;
  }

  /** A person has opened a vehicle. */
  opened(userId: number, vin: string, at: Date): void {
    let vehicles = this.#opened.get(userId);
    if (!vehicles) this.#opened.set(userId, vehicles = new Map());
    vehicles.set(vin, at);
    this.#wait();
  }

  /** A person has looked at a figure or part for a vehicle. */
  looked(note: LookNote): void {
    this.#looked.set([note.userId, note.vin, note.kind, note.code].join(" "), note);
    this.#wait();
  }

  /** A person has opened a published document. */
  readDocument(note: DocumentNote): void {
    this.#documents.push(note);
    this.#wait();
  }

  /** A person has opened a thing that goes through states, or taken it away. */
  readThing(note: ThingNote): void {
    this.#things.push(note);
    this.#wait();
  }

  /** Writes what has been gathered; also called when the portal stops, and before what is remembered is shown. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const sessions = [...this.#sessions], opened = [...this.#opened], looked = [...this.#looked.values()];
    const documents = this.#documents, things = this.#things;
    if ([sessions, opened, looked, documents, things].every(({ length }) => length === 0)) {
      return this.#writing;
    }
    this.#documents = [];
    this.#things = [];
    this.#opened.clear();
    this.#looked.clear();
    this.#writing = this.#writing
      .then(() =>
        Promise.all([
          this.#writeSessions(sessions),
          this.#writeOpened(opened),
          writeLooks(this.pool, looked),
          writeDocumentReads(this.pool, documents),
          writeThingReads(this.pool, things),
        ])
      )
      .catch((error) => console.error("what readers did was not noted:", error))
      .then(() => {
        // Until now a reading of the session may have missed it.
        for (const [id, note] of sessions) if (this.#sessions.get(id) === note) this.#sessions.delete(id);
      });
    return this.#writing;
  }

  #noteOf(sessionId: number): SessionNote {
    // What is being written stays as it is.
    const note = { ...this.#sessions.get(sessionId) };
    this.#sessions.set(sessionId, note);
    this.#wait();
    return note;
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => void this.flush(), this.everyMs);
  }

  async #writeSessions(sessions: readonly [number, SessionNote][]): Promise<void> {
    if (sessions.length === 0) return;
    const sql = this.pool;
    const notes = sessions.map(([id, { seenAt, vin }]) => ({
      id,
      seenAt: seenAt?.toISOString() ?? null,
      vin: vin ?? null,
    }));
    await sql`
      update sessions s
      set last_seen_at = greatest(s.last_seen_at, n."seenAt"), vin = coalesce(n.vin, s.vin)
      from jsonb_to_recordset(${sql.json(notes)}) as n (id bigint, "seenAt" timestamptz, vin text)
      where s.id = n.id and s.ended_at is null`;
  }

  async #writeOpened(opened: readonly [number, Map<string, Date>][]): Promise<void> {
    if (opened.length === 0) return;
    const sql = this.pool;
    const notes = opened.flatMap(([userId, vehicles]) =>
      [...vehicles].map(([vin, at]) => ({ userId, vin, at: at.toISOString() }))
    );
    await sql`
      insert into recent_vehicles (user_id, vin, seen_at)
      select n."userId", v.vin, n.at
      from jsonb_to_recordset(${sql.json(notes)}) as n ("userId" bigint, vin text, at timestamptz)
      join users u on u.id = n."userId"
      join vehicles v on v.vin = n.vin
      order by 1, 2
      on conflict (user_id, vin) do update set seen_at = greatest(recent_vehicles.seen_at, excluded.seen_at)`;
    await sql`
      delete from recent_vehicles r
      using (
        select user_id, vin, row_number() over (partition by user_id order by seen_at desc) as place
        from recent_vehicles
        where user_id = any (${opened.map(([userId]) => userId)}::bigint[])
      ) o
      where r.user_id = o.user_id and r.vin = o.vin and o.place > ${LIMITS.recentVehicles}`;
  }
}

/** Writes what people looked at, and forgets the oldest of each vehicle beyond the limit. */
export async function writeLooks(sql: Sql, looks: readonly LookNote[]): Promise<void> {
  if (looks.length === 0) return;
  const notes = looks.map((note) => ({ ...note, at: note.at.toISOString() }));
  await sql`
    insert into looked_at (user_id, vin, kind, code, seen_at)
    select n."userId", v.vin, n.kind, n.code, n.at
    from jsonb_to_recordset(${sql.json(notes)}) as n (
      "userId" bigint, vin text, kind text, code text, at timestamptz
    )
    join users u on u.id = n."userId"
    join vehicles v on v.vin = n.vin
    order by 1, 2, 3, 4
    on conflict (user_id, vin, kind, code) do update set seen_at = greatest(looked_at.seen_at, excluded.seen_at)`;
  await sql`
    delete from looked_at l
    using (
      select a.user_id, a.vin, a.kind, a.code,
        row_number() over (partition by a.user_id, a.vin order by a.seen_at desc) as place
      from looked_at a
      join (
        select distinct n."userId", n.vin from jsonb_to_recordset(${
    sql.json(notes)
  }) as n ("userId" bigint, vin text)
      ) touched on touched."userId" = a.user_id and touched.vin = a.vin
    ) o
    where l.user_id = o.user_id and l.vin = o.vin and l.kind = o.kind and l.code = o.code
      and o.place > ${LIMITS.looksOfVehicle}`;
}

/** Counts what people have read of documents; a revision that has gone meanwhile is passed over. */
async function writeDocumentReads(sql: Sql, reads: readonly DocumentNote[]): Promise<void> {
  if (reads.length === 0) return;
  const notes = reads.map((note) => ({ ...note, at: note.at.toISOString() }));
  await sql`
    insert into document_reads (revision_id, user_id, first_at, last_at, times)
    select r.id, u.id, min(n.at), max(n.at), count(*)
    from jsonb_to_recordset(${sql.json(notes)}) as n ("userId" bigint, "revisionId" bigint, at timestamptz)
    join users u on u.id = n."userId"
    join document_revisions r on r.id = n."revisionId"
    group by r.id, u.id
    order by 1, 2
    on conflict (revision_id, user_id) do update
    set last_at = greatest(document_reads.last_at, excluded.last_at), times = document_reads.times + excluded.times`;
}

/** Counts what people have read of other things. */
async function writeThingReads(sql: Sql, reads: readonly ThingNote[]): Promise<void> {
  if (reads.length === 0) return;
  const notes = reads.map((note) => ({ ...note, at: note.at.toISOString() }));
  await sql`
    insert into course_reads (subject_kind, subject_id, user_id, first_at, last_at, times)
    select n.kind, n.id, u.id, min(n.at), max(n.at), count(*)
    from jsonb_to_recordset(${sql.json(notes)}) as n ("userId" bigint, kind text, id bigint, at timestamptz)
    join users u on u.id = n."userId"
    group by n.kind, n.id, u.id
    order by 1, 2, 3
    on conflict (subject_kind, subject_id, user_id) do update
    set last_at = greatest(course_reads.last_at, excluded.last_at), times = course_reads.times + excluded.times`;
}
