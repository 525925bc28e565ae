import { compile } from "tailwindcss";
import daisyui from "daisyui";
import { transform } from "esbuild";
import { fileURLToPath } from "node:url";
import { candidatesIn } from "./candidates.ts";
import { themeCss } from "./theme_css.ts";

const ROOT = new URL("../", import.meta.url);

/** What a build of the style sheet wrote. */
export interface BuiltStyles {
  /** The file, absolute. */
  path: string;
  /** Its size. */
  bytes: number;
}

/**
 * Compiles `styles/app.css` and all it imports to `static/app.css`: only the utilities that some .tsx or .ts file of
 * routes, islands and components names are written.
 */
export async function buildStyles({ minify = false }: { minify?: boolean } = {}): Promise<BuiltStyles> {
  const css = await compileStyles({ minify });
  const file = new URL("static/app.css", ROOT);
  if (await Deno.readTextFile(file).catch(() => null) !== css) await replaceFile(file, css);
  return { path: file.pathname, bytes: new TextEncoder().encode(css).length };
}

/**
 * Written elsewhere and moved over: a server that reads the file meanwhile never sees half of it, and what is left of a build that was
 * ended lies in no folder that is served.
 */
async function replaceFile(file: URL, text: string): Promise<void> {
  const folder = new URL(".data/", ROOT);
  await Promise.all([folder, new URL("./", file)].map((one) => Deno.mkdir(one, { recursive: true })));
  const fresh = await Deno.makeTempFile({ dir: fileURLToPath(folder), prefix: "app.css." });
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
