import { stop } from "esbuild";
import { join } from "node:path";
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
  let known = "";
  let folder: string | undefined;
  let writing: Promise<void> = Promise.resolve();
  let count = 0;
  const write = async (by: Bundler, into: string) => {
    try {
      await writeBundle(into, await by.bundle());
    } catch (error) {
      await writeFailure(into, error);
    }
  };
  return {
    async after(changed) {
      const { islands } = await crawl(routeDir, islandDir, ignore);
      const others = islands.join("\n") !== known;
      if (others || bundler === undefined) {
        const former = bundler;
        writing = writing.then(() => former?.end());
        bundler = openBundler(islands, options);
        known = islands.join("\n");
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
