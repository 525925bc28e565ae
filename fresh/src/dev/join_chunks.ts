import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from "esbuild";
import { basename } from "node:path";

/** What fewer need is not joined. */
const LEAST = 3;
/** Share of the islands that need a piece which is joined with others, whatever its size. */
const SHARE = 1 / 12;
/** A request costs more than the bytes of a piece that is smaller and loads nothing later, needed or not. */
const SMALL_BYTES = 512;
const JOINED = "shared.js";

/** What esbuild has made. */
export interface Bundled {
  metafile: Metafile;
  outputFiles: OutputFile[];
}

/**
 * esbuild makes a piece of its own for each set of islands that share something: dozens, most of them smaller than what it takes to ask for
 * them. Those that many islands or every page need, and the small ones, become one.
 *
 * @param entries names of the files that are imported by their own names; every page needs what the first imports
 * @param settings that the bundle was made with
 */
export async function joinChunks(
  bundled: Bundled,
  entries: readonly string[],
  settings: BuildOptions,
): Promise<Bundled> {
  const joined = chosen(bundled.metafile, entries);
  if (joined.size < 2) return bundled;
  return await build({
    ...settings,
    entryPoints: [...entries, JOINED].map((name) => ({ in: name, out: name.replace(/\.js$/, "") })),
    plugins: [readAgain(bundled, joined)],
    write: false,
    metafile: true,
  });
}

/** The files that are joined: what one of them imports at once is one of them too. */
function chosen({ outputs }: Metafile, entries: readonly string[]): Set<string> {
  const reached = new Map<string, number>();
  for (const entry of entries) {
    for (const name of importedAtOnce(outputs, entry)) reached.set(name, (reached.get(name) ?? 0) + 1);
  }
  const ofEveryPage = importedAtOnce(outputs, entries[0]!);
  const isSmall = ({ bytes, imports }: Metafile["outputs"][string]) =>
    bytes < SMALL_BYTES && imports.every(({ kind }) => kind !== "dynamic-import");
  const wanted = new Set(
    [...reached].filter(([name, count]) =>
      !entries.includes(name) && (ofEveryPage.has(name) ||
        count >= LEAST && (count >= entries.length * SHARE || isSmall(outputs[name]!)))
    ).map(([name]) => name),
  );
  return new Set([...wanted].filter((name) => importedAtOnce(outputs, name).isSubsetOf(wanted)));
}

/** A file and all that it imports at once, not what it loads later. */
export function importedAtOnce(outputs: Metafile["outputs"], entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === "import-statement") visit(basename(path));
    }
  };
  visit(entry);
  return found;
}

/** Bundles the files once more; what imports a joined one imports it from the file of all of them. */
function readAgain({ metafile: { outputs }, outputFiles }: Bundled, joined: Set<string>): Plugin {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  // As short as what minifying makes of the others.
  const numbers = new Map(
    [...joined].flatMap((name) => outputs[name]!.exports.map((own) => `${name} ${own}`)).map((
      key,
      at,
    ) => [key, `_${at.toString(36)}`]),
  );
  const exportsOf = (name: string) =>
    outputs[name]!.exports.map((own) => ({ own, shared: numbers.get(`${name} ${own}`)! }));
  const list = (pairs: string[], from: string) => `export { ${pairs.join(", ")} } from "./${from}";\n`;
  return {
    name: "join chunks",
    setup(by) {
      by.onResolve({ filter: /.*/ }, ({ path, importer, namespace, kind }) => {
        const name = basename(path);
        if (kind === "entry-point") return { path: name, namespace: name === JOINED ? "joined" : "first" };
        if (name === JOINED) return { path: `./${JOINED}`, external: true };
        const isFromOutside = namespace !== "joined" && !joined.has(importer);
        if (!isFromOutside || !joined.has(name)) return { path: name, namespace: "first" };
        // One for each that imports it: what several import would be a piece of its own again.
        return { path: `${name} for ${importer}`, namespace: "aside", pluginData: name };
      });
      by.onLoad({ filter: /.*/, namespace: "first" }, ({ path }) => ({ contents: texts.get(path)! }));
      by.onLoad({ filter: /.*/, namespace: "aside" }, ({ pluginData: name }) => ({
        contents: list(exportsOf(name).map(({ own, shared }) => `${shared} as ${own}`), JOINED),
      }));
      by.onLoad({ filter: /.*/, namespace: "joined" }, () => ({
        contents: [...joined].map((name) =>
          list(exportsOf(name).map(({ own, shared }) => `${own} as ${shared}`), name)
        ).join(""),
      }));
    },
  };
}
