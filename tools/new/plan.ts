import { dirname, join } from "node:path";
import { Refused } from "./refused.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** What a recipe is going to write: gathered first, written at once, so that a refusal or a fault leaves the tree as it was. */
export class Plan {
  /** What was put into each file, by path, for the report. */
  readonly added = new Map<string, string>();
  readonly #root: string;
  readonly #before = new Map<string, string | null>();
  readonly #after = new Map<string, string>();

  /** @param root folder of the project */
  constructor(root: string) {
    this.#root = root;
  }

  /** The text of a file as it will be; null where there is none. */
  async read(path: string): Promise<string | null> {
    const planned = this.#after.get(path);
    if (planned !== undefined) return planned;
    if (!this.#before.has(path)) {
      this.#before.set(path, await Deno.readTextFile(join(this.#root, path)).catch(absent));
    }
    return this.#before.get(path)!;
  }

  /** A new file. Refuses where there is one of that name. */
  async create(path: string, text: string): Promise<void> {
    if (await this.read(path) !== null) throw new Refused(`${path} is there already`);
    this.#after.set(path, text);
    this.added.set(path, "new");
  }

  /** Lines put into a file. Refuses where the file is not there. */
  async change(path: string, what: string, edit: (text: string) => string): Promise<void> {
    const text = await this.read(path);
    if (text === null) throw new Refused(`there is no ${path}`);
    this.#after.set(path, edit(text));
    const before = this.added.get(path);
    this.added.set(path, before ? `${before}, ${what}` : what);
  }

  /**
   * Writes all of it; a fault on the way puts back what was there.
   *
   * @param format what the formatter makes of a file, asked for before anything is written
   */
  async write(format: (path: string, text: string) => Promise<string>): Promise<void> {
    const formatted: [path: string, text: string][] = [];
    for (const [path, text] of this.#after) {
      formatted.push([path, /\.tsx?$/.test(path) ? await format(path, text) : text]);
    }
    const begun: string[] = [];
    // Whoever interrupts now gets all of it: a tree with half of a thing would not start.
    const hold = () => {};
    for (const signal of SIGNALS) Deno.addSignalListener(signal, hold);
    try {
      for (const [path, text] of formatted) {
        begun.push(path);
        await Deno.mkdir(dirname(join(this.#root, path)), { recursive: true });
        await Deno.writeTextFile(join(this.#root, path), text);
      }
    } catch (error) {
      for (const path of begun) await this.#putBack(path);
      throw error;
    } finally {
      for (const signal of SIGNALS) Deno.removeSignalListener(signal, hold);
    }
  }

  async #putBack(path: string): Promise<void> {
    const before = this.#before.get(path);
    const full = join(this.#root, path);
    if (before === null || before === undefined) await Deno.remove(full).catch(absent);
    else await Deno.writeTextFile(full, before);
  }
}

function absent(error: unknown): null {
  if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) return null;
  throw error;
}
