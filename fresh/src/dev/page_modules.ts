import { sep } from "node:path";
import { Importers } from "./importers.ts";
import { sourceFiles, type WatchedFolders } from "./source_changes.ts";

const MODULE = /\.[tj]sx?$/;

/**
 * Modules of the folders that pages are made of: routes, islands and what these draw by. They keep from one request to the next only what follows
 * from their arguments and from what they import, so that a server that runs may take newer ones in their place.
 */
export class PageModules {
  readonly #importers = new Importers();
  readonly #read: Promise<void>;

  /** @param pageDirs folders of such modules */
  constructor(folders: WatchedFolders, private readonly pageDirs: readonly string[]) {
    this.#read = this.#readAll(folders);
  }

  /**
   * All modules that these changes make old: the changed ones and whatever is made of them.
   * @returns null where others than those of pages are among them
   */
  async madeOldBy(changed: readonly string[]): Promise<string[] | null> {
    await this.#read;
    await this.#importers.read(changed);
    const old = [...this.#importers.upFrom(changed)];
    return old.every((path) => this.#isOfPages(path)) ? old : null;
  }

  #isOfPages(path: string): boolean {
    return MODULE.test(path) && this.pageDirs.some((folder) => path.startsWith(folder + sep));
  }

  async #readAll(folders: WatchedFolders): Promise<void> {
    await this.#importers.read(
      (await Array.fromAsync(sourceFiles(folders))).filter((path) => MODULE.test(path)),
    );
  }
}
