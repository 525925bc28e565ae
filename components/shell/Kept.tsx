import type { VNode } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "preact-render-to-string";

/** Parts kept at most; a part of the frame has some kilobytes. */
const KEPT = 1000;
/** Shorter ones are not worth being kept compressed. */
const LONG = 1024;

const drawn = new Map<string, string>();

export interface KeptProps {
  /** Name of the part, and all that its drawing depends on. */
  of: readonly unknown[];
  draw: () => VNode;
  /** Long parts of the page that last, to which this one is added (`State.kept`). */
  lasting: string[];
}

/** A part of the frame that many pages show alike: drawn once for all that it depends on, and put in as it was. It holds no islands. */
export function Kept({ of, draw, lasting }: KeptProps) {
  const key = JSON.stringify(of);
  let html = drawn.get(key);
  if (html === undefined) html = renderToString(draw());
  // Used last, forgotten last.
  else drawn.delete(key);
  drawn.set(key, html);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value!);
  if (html.length >= LONG) lasting.push(html);
  return jsxTemplate([html]);
}
