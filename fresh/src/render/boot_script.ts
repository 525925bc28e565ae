import type { ResolvedFreshConfig } from "../config.ts";
import type { RenderPass } from "./pass.ts";
import { SlotRef } from "./island.ts";
import { stringify } from "./stringify.ts";

/** The script that wakes the islands of a page, with the data they are given; empty when there is nothing to wake. */
export function bootScript(config: ResolvedFreshConfig, pass: RenderPass): string {
  const { build } = pass.use;
  const nonce = pass.nonce === undefined ? "" : ` nonce="${pass.nonce}"`;
  const reload = config.mode === "development" && build !== undefined ? reloadScript(config, nonce) : "";
  if (pass.islands.length === 0 || build === undefined) return reload;
  const at = `${config.basePath}/_fresh/js/${build.buildId}/`;
  const names = new Map<string, string>();
  let imports = `import{boot}from${text(at + build.bootChunks[0])};`;
  for (const { info } of pass.islands) {
    const key = `${info.file}:${info.exportName}`;
    if (names.has(key)) continue;
    const local = `i${names.size}`;
    names.set(key, local);
    imports += `import{${info.exportName} as ${local}}from${text(at + info.chunks[0])};`;
  }
  const components = [...names.values()].join(",");
  const order = [...names.keys()];
  const data = stringify(
    pass.islands.map(({ info, props }) => [order.indexOf(`${info.file}:${info.exportName}`), props]),
    (value) => value instanceof SlotRef ? value.id : undefined,
  );
  const place = JSON.stringify({ basePath: config.basePath, buildId: build.buildId });
  return `<script type="application/json" id="frsh-data"${nonce}>${escapeScript(data)}</script>` +
    `<script type="module"${nonce}>${imports}boot([${components}],${escapeScript(place)});</script>${reload}`;
}

/** A Link header that has the chunks fetched while the page is still read. */
export function preloadHeader(config: ResolvedFreshConfig, pass: RenderPass): string {
  const { build } = pass.use;
  if (pass.islands.length === 0 || build === undefined) return "";
  const chunks = new Set(build.bootChunks);
  for (const { info } of pass.islands) info.chunks.forEach((chunk) => chunks.add(chunk));
  const at = `${config.basePath}/_fresh/js/${build.buildId}/`;
  const nonce = pass.nonce === undefined ? "" : `; nonce="${pass.nonce}"`;
  return [...chunks].map((chunk) => `<${at}${chunk}>; rel="modulepreload"; as="script"${nonce}`).join(", ");
}

/** Address of the stream that tells a page in development to load again. */
export const RELOAD_PATH = "/_frsh/alive";

/** The connection breaks when the server restarts; once it is back, or when told so, the page is loaded again. */
function reloadScript(config: ResolvedFreshConfig, nonce: string): string {
  const address = text(config.basePath + RELOAD_PATH);
  return `<script type="module"${nonce}>let was;const s=new EventSource(${address});` +
    `s.onmessage=e=>{if(was&&was!==e.data)location.reload();was=e.data};` +
    `addEventListener("beforeunload",()=>s.close());</script>`;
}

function text(value: string): string {
  return escapeScript(JSON.stringify(value));
}

/** Keeps the text from ending the script element or starting a comment in it. */
function escapeScript(source: string): string {
  return source.replaceAll("<", "\\u003c");
}
