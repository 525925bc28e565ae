import { compile } from "tailwindcss";
import daisyui from "daisyui";
import { transform } from "esbuild";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { candidatesIn } from "./candidates.ts";
import { DEV_SHEETS, sheetIn, SHEETS } from "./sheet_folders.ts";
import { themeCss } from "./theme_css.ts";

const ROOT = new URL("../", import.meta.url);

/** Sheets that were built longer ago are removed: nobody is about to serve them. */
const KEPT_MS = 24 * 3600 * 1000;

/**
 * Compiles `styles/app.css` and all it imports: only the utilities that some .tsx or .ts file of routes, islands and components names are
 * written. A sheet with other contents lies elsewhere, so that whoever serves one has it until the end, whatever is edited and built meanwhile.
 *
 * @returns the folder it lies in, to be served as static files
 */
export async function buildStyles(): Promise<string> {
  const css = await compileStyles({ minify: true });
  const folder = join(SHEETS, createHash("sha256").update(css).digest("hex").slice(0, 20));
  await writeSheet(sheetIn(folder), css);
  await removeOld(new Date(Date.now() - KEPT_MS));
  return folder;
}

/** The same for a server that is being developed, in `DEV_SHEETS`. */
export async function buildDevStyles(): Promise<void> {
  await writeSheet(sheetIn(DEV_SHEETS), await compileStyles());
}

async function writeSheet(file: string, css: string): Promise<void> {
  if (await Deno.readTextFile(file).catch(() => null) !== css) await replaceFile(file, css);
  const now = new Date();
  // Built anew, even where it is the same as before.
  await Deno.utime(dirname(file), now, now);
}

async function removeOld(before: Date): Promise<void> {
  for await (const { name } of Deno.readDir(SHEETS)) {
    const folder = join(SHEETS, name);
    // Another build may be removing it too.
    const { mtime } = await Deno.stat(folder).catch(() => ({ mtime: null }));
    if (mtime !== null && mtime < before) await Deno.remove(folder, { recursive: true }).catch(() => {});
  }
}

/**
 * Written elsewhere and moved over: a server that reads the file meanwhile never sees half of it, and what is left of a build that was
 * ended lies in no folder that is served.
 */
async function replaceFile(file: string, text: string): Promise<void> {
  await Deno.mkdir(dirname(file), { recursive: true });
  const fresh = await Deno.makeTempFile({ dir: SHEETS, prefix: "app.css." });
  try {
    await Deno.writeTextFile(fresh, text);
    // As any other file is; Windows has no such modes.
    if (Deno.build.os !== "windows") await Deno.chmod(fresh, 0o644);
    await Deno.rename(fresh, file);
  } catch (error) {
    await Deno.remove(fresh).catch(() => {});
    throw error;
  }
}

/** The style sheet as text. `extra` names folders or files to look for class names in, beside the portal's own. */
export async function compileStyles(
  { minify = false, extra = [] }: { minify?: boolean; extra?: URL[] } = {},
): Promise<string> {
  const source = await Deno.readTextFile(new URL("styles/app.css", ROOT));
  const sheet = await compile(source, { base: "styles", loadStylesheet, loadModule });
  const folders = ["routes/", "islands/", "components/"].map((folder) => new URL(folder, ROOT));
  const css = sheet.build([...await candidatesIn([...folders, ...extra])]);
  if (!minify) return css;
  return (await transform(css, { loader: "css", minify: true, legalComments: "none" })).code;
}

async function loadStylesheet(id: string, base: string) {
  if (id === "./themes.generated.css") return { path: id, base, content: themeCss() };
  const url = id.startsWith(".")
    ? new URL(id, new URL(`${base}/`, ROOT))
    : new URL(id.replace(/^tailwindcss/, "."), import.meta.resolve("tailwindcss/index.css"));
  return { path: url.href, base, content: await Deno.readTextFile(url) };
}

// deno-lint-ignore require-await -- the compiler asks for a promise
async function loadModule(id: string, base: string) {
  if (id !== "daisyui") throw new Error(`styles ask for an unknown plugin: ${id}`);
  return { path: id, base, module: daisyui };
}
