import type { VNode } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";
import type { Keep } from "../kept_parts.ts";

/** Parts kept at most; a part of the frame has some kilobytes. */
const KEPT = 1000;

const drawn = new Map<string, string>();

export interface KeptProps {
  /** Name of the part, and all that its drawing depends on. */
  of: readonly unknown[];
  /** `import.meta.url` of the module that draws: while developing, a newer one draws anew. */
  by: string;
  draw: () => VNode;
  keep: Keep;
}

/** A part of the frame that many pages show alike: drawn once for all that it depends on, and put in as it was. It holds no islands. */
export function Kept({ of, by, draw, keep }: KeptProps) {
  const key = JSON.stringify([by, ...of]);
  let html = drawn.get(key);
  if (html === undefined) html = renderToString(draw());
  // Used last, forgotten last.
  else drawn.delete(key);
  drawn.set(key, html);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!);
  return jsxTemplate([keep(html)]);
}
