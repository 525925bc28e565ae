import { stop } from "esbuild";
import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { type BundleOptions, type Bundler, openBundler } from "./bundle.ts";
import { writeBundle, writeFailure } from "./bundle_handover.ts";
import { crawl } from "./crawl.ts";

/** Bundles islands beside a server that restarts again and again, and hands each bundle over in a folder. */
export interface IslandsBundler {
  /** The folder of the bundle after these changes; a new one is still being written when this returns. */
  after(changed: readonly string[]): Promise<string>;
  end(): Promise<void>;
}

export async function openIslandsBundler(
  { routeDir, islandDir, ignore, ...options }: BundleOptions & {
    routeDir: string;
    islandDir: string;
    ignore?: RegExp[];
  },
): Promise<IslandsBundler> {
  const temporary = await Deno.makeTempDir({ prefix: "fresh-dev-" });
  let bundler: Bundler | undefined;
  let known: string[] = [];
  let folder: string | undefined;
  let writing: Promise<void> = Promise.resolve();
  let count = 0;
  const find = async () => (await crawl(routeDir, islandDir, ignore)).islands;
  /** Whether a file is no more and no less an island than it was. */
  const isAsBefore = (path: string) => known.includes(path) === (mayBeIsland(path) && existsSync(path));
  const mayBeIsland = (path: string) =>
    path.startsWith(islandDir + sep) || (path.startsWith(routeDir + sep) && path.includes("(_islands)"));
  const write = async (by: Bundler, into: string) => {
    try {
      await writeBundle(into, await by.bundle());
    } catch (error) {
      await writeFailure(into, error);
    }
  };
  return {
    async after(changed) {
      const islands = bundler !== undefined && changed.every(isAsBefore) ? known : await find();
      if (islands.join("\n") !== known.join("\n") || bundler === undefined) {
        const former = bundler;
        writing = writing.then(() => former?.end());
        bundler = openBundler(islands, options);
        known = islands;
      } else if (folder !== undefined && !changed.some(bundler.uses)) return folder;
      const [by, into] = [bundler, join(temporary, String(++count))];
      await Deno.mkdir(into);
      writing = writing.then(() => write(by, into));
      folder = into;
      return into;
    },
    async end() {
      await writing;
      await bundler?.end();
      await stop();
      await Deno.remove(temporary, { recursive: true });
    },
  };
}
