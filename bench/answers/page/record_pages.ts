import type { Visitor } from "../ask/visitor.ts";
import type { Recording } from "../keep.ts";
import { addressesOf, shapeOf } from "./links.ts";
import { parseHtml } from "./parse_html.ts";
import { ADDRESSES, BASE } from "./addresses.ts";

/** How far the links of pages are followed. */
export interface Depth {
  /** Rounds of following; 0: the pages alone. */
  rounds: number;
  /** Addresses of the same shape that are followed from one page. */
  ofAShape: number;
  /** Parameters whose every value is looked at; those of `shapeOf` when left out. */
  significant?: ReadonlySet<string>;
}

/** Never followed: streams, and what is built. */
const LEFT_OUT = /\/(live|_fresh|fonts)\b|\/tis\/(app\.css|icons\/)/;

/** Most addresses that one visitor asks for. */
const MOST = 2500;

/** Asks for every page as a visitor, follows its links to some depth, and keeps each answer. */
export async function recordPages(visitor: Visitor, recording: Recording, depth: Depth): Promise<void> {
  const folder = `pages/${visitor.name}/${visitor.lang}`;
  const asked = new Set<string>();
  const shapes = new Map<string, number>();
  let round = ADDRESSES.map((address) => `${BASE}/${address}`);
  for (let number = 0; number <= depth.rounds; number++) {
    const next: string[] = [];
    for (const address of round) {
      if (asked.has(address) || asked.size >= MOST) continue;
      asked.add(address);
      const answer = await visitor.get(address);
      await recording.answer(folder, "GET", address, answer, { frame: number > 0 ? "hash" : "whole" });
      if (number === depth.rounds || !/html/.test(answer.headers.get("content-type") ?? "")) continue;
      const here = new Map<string, number>();
      for (const found of addressesOf(parseHtml(answer.text), address)) {
        if (LEFT_OUT.test(found) || asked.has(found) || next.includes(found)) continue;
        const shape = shapeOf(found, depth.significant);
        const times = here.get(shape) ?? 0, ever = shapes.get(shape) ?? 0;
        // From the pages themselves, further on only what was not seen yet.
        if (times >= depth.ofAShape || ever >= (number === 0 ? 2 * depth.ofAShape - 1 : 1)) continue;
        here.set(shape, times + 1);
        shapes.set(shape, ever + 1);
        next.push(found);
      }
    }
    round = next;
  }
}
