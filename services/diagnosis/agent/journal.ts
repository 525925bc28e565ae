import { join } from "node:path";
import { z } from "zod";

/** What an agent keeps of a command: that it was begun, and its result until the portal has it. */
const entry = z.object({ id: z.uuid(), begunAt: z.iso.datetime(), result: z.unknown() });

/**
 * Commands that were begun, on disk, a file each: what was begun is never begun again, what was done is told until it is
 * acknowledged, also when the program ended in between; what is lasting also when the machine's power did.
 */
export class Journal<Result> {
  readonly #results = new Map<string, Result | null>();

  private constructor(readonly folder: string, readonly read: (kept: unknown) => Result) {}

  /** @param read checks what is read from disk; files that are none of ours are put aside as `*.unreadable` */
  static async open<Result>(folder: string, read: (kept: unknown) => Result): Promise<Journal<Result>> {
    await Deno.mkdir(folder, { recursive: true });
    const journal = new Journal(folder, read);
    for await (const { name } of Deno.readDir(folder)) {
      if (name.endsWith(".json")) await journal.#readFile(name);
    }
    return journal;
  }

  /** Ids of commands that are kept. */
  get ids(): string[] {
    return [...this.#results.keys()];
  }

  has(id: string): boolean {
    return this.#results.has(id);
  }

  /** Result of a command; null: begun and not done. */
  resultOf(id: string): Result | null {
    return this.#results.get(id) ?? null;
  }

  /** Writes down that a command is begun, before anything is done. @param lasting whether it is waited for until the disk has it */
  async begin(id: string, lasting: boolean): Promise<void> {
    this.#results.set(id, null);
    try {
      await this.#write(id, null, lasting);
    } catch (error) {
      this.#results.delete(id);
      throw error;
    }
  }

  async finish(id: string, result: Result, lasting: boolean): Promise<void> {
    this.#results.set(id, result);
    await this.#write(id, result, lasting);
  }

  async forget(id: string): Promise<void> {
    if (!this.#results.delete(id)) return;
    await Deno.remove(this.#path(id)).catch(() => {});
  }

  async #readFile(name: string): Promise<void> {
    const path = join(this.folder, name);
    try {
      const kept = entry.parse(JSON.parse(await Deno.readTextFile(path)));
      this.#results.set(kept.id, kept.result === null ? null : this.read(kept.result));
    } catch {
      await Deno.rename(path, `${path}.unreadable`);
    }
  }

  /** Whole or not at all: a file that is half written is never read under its name. */
  async #write(id: string, result: Result | null, lasting: boolean): Promise<void> {
    const path = this.#path(id);
    const text = JSON.stringify({ id, begunAt: new Date().toISOString(), result });
    // Some kilobytes into memory take less than the way to another thread and back.
    Deno.writeTextFileSync(`${path}.new`, text);
    if (lasting) {
      using file = await Deno.open(`${path}.new`);
      await file.sync();
    }
    Deno.renameSync(`${path}.new`, path);
  }

  #path(id: string): string {
    return join(this.folder, `${id}.json`);
  }
}
