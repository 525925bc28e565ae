import type { ResolvedFreshConfig } from "../config.ts";
import type { BuildCache } from "../build_cache.ts";
import { addressOf, islandData } from "./island_data.ts";
import type { RenderPass } from "./pass.ts";

/** The script that wakes the islands of a page and follows its links; empty when there is nothing to do. */
export function bootScript(config: ResolvedFreshConfig, pass: RenderPass): string {
  const { build } = pass.use;
  const nonce = ` nonce="${pass.nonce}"`;
  const version = build?.reload?.version();
  const reload = version === undefined ? "" : reloadScript(config, version, nonce);
  if (!pass.needsScript || build === undefined) return reload;
  const { components, data } = islandData(config, build, pass);
  let imports = `import{boot}from${text(addressOf(config, build, bootChunks(build, pass)[0]!))};`;
  components.forEach(({ chunk, exportName }, index) => {
    imports += `import{${exportName} as i${index}}from${text(chunk)};`;
  });
  const names = components.map((_, index) => `i${index}`).join();
  const options = JSON.stringify({ buildId: build.buildId });
  return `<script type="application/json" id="frsh-data"${nonce}>${escapeScript(data)}</script>` +
    `<script type="module"${nonce}>${imports}boot([${names}],${escapeScript(options)});</script>${reload}`;
}

function bootChunks({ bootChunks: { plain, partials } }: BuildCache, pass: RenderPass): string[] {
  return pass.clientNav || pass.partials.size > 0 ? partials : plain;
}

/** The same for a response of partials: no script, only what the page needs to wake the islands in them. */
export function partialState(config: ResolvedFreshConfig, pass: RenderPass): string {
  const { build } = pass.use;
  if (pass.islands.length === 0 || build === undefined) return "";
  const state = JSON.stringify(islandData(config, build, pass));
  return `<script type="application/json" id="__FRSH_STATE_${pass.partialId}" nonce="${pass.nonce}">` +
    `${escapeScript(state)}</script>`;
}

/** A Link header that has the chunks fetched while the page is still read. */
export function preloadHeader(config: ResolvedFreshConfig, pass: RenderPass): string {
  const { build } = pass.use;
  if (!pass.needsScript || build === undefined) return "";
  const chunks = new Set(bootChunks(build, pass));
  for (const { info } of pass.islands) info.chunks.forEach((chunk) => chunks.add(chunk));
  return [...chunks].map((chunk) => `<${addressOf(config, build, chunk)}>; rel="modulepreload"; as="script"`)
    .join(", ");
}

/** Address of the stream that tells a page in development to load again. */
export const RELOAD_PATH = "/_frsh/alive";

/**
 * The connection breaks when the server restarts; once it is back, or when told so, the page is loaded again. The page knows the version
 * that it was drawn by: its server may have been replaced before it first connects.
 */
function reloadScript(config: ResolvedFreshConfig, version: string, nonce: string): string {
  const address = text(config.basePath + RELOAD_PATH);
  return `<script type="module"${nonce}>const s=new EventSource(${address});` +
    `s.onmessage=e=>{if(e.data!==${text(version)})location.reload()};` +
    `addEventListener("beforeunload",()=>s.close());</script>`;
}

function text(value: string): string {
  return escapeScript(JSON.stringify(value));
}

/** Keeps the text from ending the script element or starting a comment in it. */
function escapeScript(source: string): string {
  return source.replaceAll("<", "\\u003c");
}
