import { existsSync } from "node:fs";
import { basename } from "node:path";
import { type Child, startChild } from "./child.ts";
import { importedAtOnce } from "./imported_at_once.ts";

const LOOK_AGAIN_MS = 50;
/** Given to the page that stands open, which loads again as soon as it is served. */
const FIRST_PAGE_MS = 1000;
/** A child that has read an older one of these has other packages, or reads the modules in another way. */
const SETTINGS = ["deno.json", "deno.jsonc", "deno.lock", "import_map.json", "package.json"];

/**
 * A child that waits beside the one that serves: it has started and loaded what the program's main module imports at once, so that after an
 * edit only the rest is to be loaded.
 */
export class SpareChild {
  #waiting: { child: Child; loaded: Set<string> } | null = null;
  /** Counts those that were taken: what was begun for an earlier one is given up. */
  #taken = 0;

  constructor(private readonly root: string) {}

  /** Starts one as soon as this file is there: no sooner, so that it takes no time from the child whose turn it is. */
  async startAfter(served: string): Promise<void> {
    const taken = this.#taken;
    while (!existsSync(served)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      if (taken !== this.#taken) return;
    }
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_MS));
    if (taken !== this.#taken) return;
    const loaded = await importedAtOnce(Deno.mainModule);
    if (taken !== this.#taken) return;
    this.#waiting = { child: startChild(this.root), loaded };
  }

  /** The child that waits, or a new one where none does or where it has loaded what has changed. */
  take(changed: readonly string[], discard: (child: Child) => void): Child {
    this.#taken++;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) return startChild(this.root);
    const isOld = changed.some((path) => waiting.loaded.has(path) || SETTINGS.includes(basename(path)));
    if (!isOld) return waiting.child;
    discard(waiting.child);
    return startChild(this.root);
  }

  /** Lets it go. */
  end(discard: (child: Child) => void): void {
    this.#taken++;
    if (this.#waiting !== null) discard(this.#waiting.child);
    this.#waiting = null;
  }
}
