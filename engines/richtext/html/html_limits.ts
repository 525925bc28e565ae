/** How much HTML is parsed: elements and comments, as the parser makes them; elements that are open within each other, as many as browsers allow. */
export const HTML_LIMITS = { nodes: 30_000, depth: 512 } as const;

/** HTML that is more than is parsed. */
export class HtmlTooMuch extends Error {
  override name = "HtmlTooMuch";
}
