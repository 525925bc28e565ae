import { compile } from "tailwindcss";
import daisyui from "daisyui";
import { transform } from "esbuild";
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
  await Deno.mkdir(new URL("./", file), { recursive: true });
  // Written beside and moved over: a server that reads it meanwhile never sees half a file.
  const fresh = new URL(`static/.app.css.${Deno.pid}`, ROOT);
  await Deno.writeTextFile(fresh, css);
  await Deno.rename(fresh, file);
  return { path: file.pathname, bytes: new TextEncoder().encode(css).length };
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
