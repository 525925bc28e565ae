import type { Pool, Sql } from "@/kernel/sql.ts";

/** Something that pages and readings remember of their reader, and how it is written: declared by whoever owns its table. */
export interface NoteKind<Note> {
  /** Of the notes with one key one is written; left out: each is. */
  key?: (note: Note) => string;
  /** What two notes with one key make; left out: the later one. */
  merge?: (earlier: Note, later: Note) => Note;
  /** Writes notes of many readers in one go; whom or what has gone meanwhile it passes over. */
  write: (sql: Sql, notes: readonly Note[]) => Promise<void>;
}

/** Notes something of a reader; where nothing gathers notes it is written at once. */
export async function takeNote<Note>(
  { notes, sql }: { notes: ReadingNotes | null; sql: Sql },
  kind: NoteKind<Note>,
  note: Note,
): Promise<void> {
  if (notes) notes.add(kind, note);
  else await kind.write(sql, [note]);
}

/** Time for which notes are gathered, ms. */
const EVERY_MS = 250;

/**
 * What readings remember of their reader: when a session was last active, the vehicle in context, what was opened lately. It is gathered and
 * written in batches, so that no page writes while it is read; what is still gathered when the process dies is lost. This process knows it at
 * once (`pending`), others once it is written.
 */
export class ReadingNotes {
  readonly #kinds = new Map<unknown, Gathered<unknown>>();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly pool: Pool, private readonly everyMs = EVERY_MS) {}

  /** Gathers a note, which is written soon. */
  add<Note>(kind: NoteKind<Note>, note: Note): void {
    this.#of(kind).add(note);
    this.#timer ??= setTimeout(() => void this.flush(), this.everyMs);
  }

  /** What is noted and not written yet, of a kind with keys: under the key of a note like this one. */
  pending<Note>(kind: NoteKind<Note>, like: Note): Note | undefined {
    return this.#of(kind).pending(like);
  }

  /** Writes what has been gathered; also called when the portal stops, and before what is remembered is shown. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const isGathered = [...this.#kinds.values()].some((one) => one.isWaiting());
    if (isGathered) this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const written = await Promise.allSettled([...this.#kinds.values()].map((one) => one.write(this.pool)));
    for (const one of written) {
      if (one.status === "rejected") console.error("what readers did was not noted:", one.reason);
    }
  }

  #of<Note>(kind: NoteKind<Note>): Gathered<Note> {
    let gathered = this.#kinds.get(kind) as Gathered<Note> | undefined;
    if (!gathered) this.#kinds.set(kind, (gathered = new Gathered(kind)) as Gathered<unknown>);
    return gathered;
  }
}

/** Notes of one kind: those that wait, and those that are being written, which a reading may not find in the database yet. */
class Gathered<Note> {
  #waiting = new Map<string, Note>();
  #written = new Map<string, Note>();
  #count = 0;

  constructor(private readonly kind: NoteKind<Note>) {}

  isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  add(note: Note): void {
    const key = this.kind.key?.(note) ?? `${this.#count++}`;
    this.#waiting.set(key, this.#both(this.#waiting.get(key), note)!);
  }

  pending(like: Note): Note | undefined {
    const key = this.kind.key?.(like);
    if (key === undefined) return undefined;
    return this.#both(this.#written.get(key), this.#waiting.get(key));
  }

  async write(sql: Sql): Promise<void> {
    if (!this.isWaiting()) return;
    this.#written = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.kind.write(sql, [...this.#written.values()]);
    } finally {
      this.#written = new Map();
    }
  }

  #both(earlier: Note | undefined, later: Note | undefined): Note | undefined {
    if (earlier === undefined || later === undefined) return later ?? earlier;
    return this.kind.merge?.(earlier, later) ?? later;
  }
}
