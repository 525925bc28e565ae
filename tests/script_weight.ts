import { gzipSync } from "node:zlib";

/** Scripts that stand in the page itself; data for the islands is none. */
const INLINE = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")[^>]*>([^<]+)<\/script>/g;

/** What the camera and the reader of its bar and QR codes have that nothing else has: fetched when somebody opens it, and not before. */
const OF_THE_CAMERA = /getUserMedia|ReedSolomon/;

/**
 * Bytes of every script that a page can bring along, each in gzip, by address: those in the page, those it names, and all
 * that these import, at once or later; but for the reader that the camera needs.
 *
 * @param address the page's, for the addresses in it
 * @param atOnce leaves out what these import later, when it is wanted
 */
export async function scriptsOf(
  page: string,
  address: string,
  { atOnce = false } = {},
): Promise<Map<string, number>> {
  const inline = [...page.matchAll(INLINE)].map((match) => match[1]!).join("\n");
  const weights = new Map<string, number>([["in the page", gzipSync(inline).length]]);
  const named = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1]!);
  const waiting = [...named, ...importsOf(inline)].map((path) => new URL(path, address).href);
  while (waiting.length > 0) {
    const url = waiting.pop()!;
    if (weights.has(url)) continue;
    const response = await fetch(url);
    const script = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    if (OF_THE_CAMERA.test(script)) continue;
    weights.set(url, gzipSync(script).length);
    waiting.push(...importsOf(script, atOnce).map((path) => new URL(path, url).href));
  }
  return weights;
}

/** Paths of what a script imports, `import("...")` too unless only those at once are asked for. */
function importsOf(script: string, atOnce = false): string[] {
  const imports = script.matchAll(/\b(?:from|import)\s*(\()?\s*["']((?:\.{0,2}\/)[^"'\s]+)["']/g);
  return [...imports].filter(([, later]) => !(atOnce && later)).map(([, , path]) => path!);
}

/** Bytes of all of them together. */
export function totalOf(weights: ReadonlyMap<string, number>): number {
  return [...weights.values()].reduce((total, weight) => total + weight, 0);
}
