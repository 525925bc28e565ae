import { gzipSync } from "node:zlib";
import type { OpenApi } from "./openapi.ts";
import { type ReferenceFrame, referencePage } from "./reference_page.ts";

const FOLDER = "/tis/devtool/reference";

/** What the reader of calls wears: the tokens of the portal in place of its own colours and letters. */
const LOOK = new URL("./reference.css", import.meta.url);
const START = new URL("./reference_start.js", import.meta.url);

const JAVASCRIPT = "text/javascript; charset=UTF-8";
const CSS = "text/css; charset=UTF-8";

/** A file of the package, which is loaded when it is first asked for: all of its program comes with it. */
async function readOfPackage(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: ui } = await import("swagger-ui-dist");
  return await Deno.readFile(`${ui.getAbsoluteFSPath()}/${name}`);
}

interface ReferenceFile {
  type: string;
  /** Kept by browsers for an hour: what belongs to one version of the page is asked for with it. */
  isKept?: true;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const FILES: Record<string, ReferenceFile> = {
  "swagger-ui.css": {
    type: CSS,
    isKept: true,
    read: () => readOfPackage("swagger-ui.css"),
  },
  "swagger-ui-bundle.js": {
    type: JAVASCRIPT,
    isKept: true,
    read: () => readOfPackage("swagger-ui-bundle.js"),
  },
  "start.js": { type: JAVASCRIPT, read: () => Deno.readFile(START) },
  "look.css": { type: CSS, read: () => Deno.readFile(LOOK) },
};

/** Compressed once: packing its one and a half megabytes takes longer than sending them. */
const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The browsable reference of all calls, with the means to try each; null for any other path. */
export async function answerReference(
  url: URL,
  headers: Headers,
  frame: ReferenceFrame,
  openapi: OpenApi,
): Promise<Response | null> {
  if (url.pathname === FOLDER || url.pathname === FOLDER + "/") return page(frame, openapi);
  const name = url.pathname.slice(FOLDER.length + 1);
  if (!url.pathname.startsWith(FOLDER + "/") || !Object.hasOwn(FILES, name)) return null;
  const { type, isKept, read } = FILES[name]!;
  const kept = isKept ? "max-age=3600" : "no-cache";
  const answer = { "content-type": type, "cache-control": kept, vary: "accept-encoding" };
  if (!/\bgzip\b/.test(headers.get("accept-encoding") ?? "")) {
    return new Response(await read(), { headers: answer });
  }
  if (!packed.has(name)) packed.set(name, read().then((bytes) => new Uint8Array(gzipSync(bytes))));
  return new Response(await packed.get(name)!, { headers: { ...answer, "content-encoding": "gzip" } });
}

/** Swagger UI writes inline styles and data images, so this one page has a policy of its own. */
function page(frame: ReferenceFrame, openapi: OpenApi): Response {
  return new Response(referencePage(frame, openapi.groups(), FOLDER), {
    headers: {
      "content-type": "text/html; charset=UTF-8",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:",
    },
  });
}
