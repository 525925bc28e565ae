import { gzipSync } from "node:zlib";
import ui from "swagger-ui-dist";
import type { Theme } from "@/services/account/theme.ts";
import { escapeMarkup } from "@/kernel/escape_markup.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

const FOLDER = "/tis/devtool/reference";

/** Groups come folded: the browser draws some forty heads rather than hundreds of calls, and is ready at once. */
const START = `window.ui = SwaggerUIBundle({
  url: "/tis/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  filter: true,
  docExpansion: "none",
  defaultModelsExpandDepth: -1,
  persistAuthorization: true,
  validatorUrl: null,
});`;

/** What the reader of calls wears: the tokens of the portal in place of its own colours and letters. */
const LOOK = new URL("./reference.css", import.meta.url);

const JAVASCRIPT = "text/javascript; charset=UTF-8";
const CSS = "text/css; charset=UTF-8";

const FILES: Record<string, { type: string; read: () => Promise<Uint8Array<ArrayBuffer>> }> = {
  "swagger-ui.css": { type: CSS, read: () => Deno.readFile(`${ui.getAbsoluteFSPath()}/swagger-ui.css`) },
  "swagger-ui-bundle.js": {
    type: JAVASCRIPT,
    read: () => Deno.readFile(`${ui.getAbsoluteFSPath()}/swagger-ui-bundle.js`),
  },
  "start.js": { type: JAVASCRIPT, read: () => Promise.resolve(new TextEncoder().encode(START)) },
  "look.css": { type: CSS, read: () => Deno.readFile(LOOK) },
};

/** Compressed once: packing its one and a half megabytes takes longer than sending them. */
const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** What the page around the reference says and wears. */
export interface ReferenceFrame {
  t: Translate;
  basePath: string;
  brand: string;
  theme: Theme;
  /** Whether the way back to the portal leads anywhere. */
  isLoggedIn: boolean;
}

/** The browsable reference of all calls, with the means to try each; null for any other path. */
export async function answerReference(
  url: URL,
  headers: Headers,
  frame: ReferenceFrame,
): Promise<Response | null> {
  if (url.pathname === FOLDER || url.pathname === FOLDER + "/") return page(frame);
  const name = url.pathname.slice(FOLDER.length + 1);
  if (!url.pathname.startsWith(FOLDER + "/") || !Object.hasOwn(FILES, name)) return null;
  const { type, read } = FILES[name]!;
  const answer = { "content-type": type, "cache-control": "max-age=3600", vary: "accept-encoding" };
  if (!/\bgzip\b/.test(headers.get("accept-encoding") ?? "")) {
    return new Response(await read(), { headers: answer });
  }
  if (!packed.has(name)) packed.set(name, read().then((bytes) => new Uint8Array(gzipSync(bytes))));
  return new Response(await packed.get(name)!, { headers: { ...answer, "content-encoding": "gzip" } });
}

/** Swagger UI writes inline styles and data images, so this one page has a policy of its own. It speaks English, its frame the reader's language. */
function page({ t, basePath, brand, theme, isLoggedIn }: ReferenceFrame): Response {
  const title = escapeMarkup(t("shell.reference"));
  const home = isLoggedIn ? `${basePath}/index` : `${basePath}/`;
  const html = `<!doctype html>
<html lang="en" data-theme="${escapeMarkup(brand)}" data-mode="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${theme === "auto" ? "light dark" : theme}">
<title>${title}</title>
<link rel="icon" href="${basePath}/icons/${escapeMarkup(brand)}.svg" type="image/svg+xml">
<link rel="preload" href="/tis/openapi.json" as="fetch" crossorigin="anonymous">
<link rel="stylesheet" href="${basePath}/app.css">
<link rel="stylesheet" href="${FOLDER}/swagger-ui.css">
<link rel="stylesheet" href="${FOLDER}/look.css">
</head>
<body>
<header class="reference-head">
<a href="${home}"><img src="${basePath}/icons/${escapeMarkup(brand)}.svg" width="20" height="20" alt=""> ${
    escapeMarkup(t("shell.reference_back"))
  }</a>
<h1>${title}</h1>
<a href="/tis/openapi.json">openapi.json</a>
</header>
<main id="reference"></main>
<script src="${FOLDER}/swagger-ui-bundle.js"></script>
<script src="${FOLDER}/start.js"></script>
</body>
</html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:",
    },
  });
}
