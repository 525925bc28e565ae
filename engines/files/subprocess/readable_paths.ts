import { join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Where Deno keeps packages. */
export const PACKAGE_CACHE = packageCache();

/** As Deno's documentation says of `DENO_DIR`. */
function packageCache(): string {
  const given = Deno.env.get("DENO_DIR");
  if (given) return given;
  const home = Deno.env.get("HOME") ?? "";
  if (Deno.build.os === "windows") return join(Deno.env.get("LOCALAPPDATA") ?? home, "deno");
  if (Deno.build.os === "darwin") return join(home, "Library", "Caches", "deno");
  return join(Deno.env.get("XDG_CACHE_HOME") || join(home, ".cache"), "deno");
}

/**
 * What a process that deals with what people brought may read beside its own folder: the programs it consists of, with their
 * fonts, and packages. Neither the data folder with its keys, nor anything of the system: a file that took hold of its reader finds nothing there.
 */
export const READABLE_PATHS: readonly string[] = [
  ...["engines", "kernel", "deno.json", "import_map.json", "deno.lock"].map(at),
  PACKAGE_CACHE,
];
