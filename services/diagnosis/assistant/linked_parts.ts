import { LINK_KINDS } from "@/engines/links/link_kinds.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** A part as it is linked to. */
type LinkedPart = { code: string; title: string; link: string };

/**
 * Parts by their number, with the page where they can be ordered, as far as the reader may see them.
 *
 * @param numbers without blanks and hyphens
 */
export async function linkedParts(ctx: Ctx, numbers: readonly string[]): Promise<Map<string, LinkedPart>> {
  const kind = LINK_KINDS.all.find(({ name }) => name === "part");
  if (numbers.length === 0 || !kind || !may(ctx.actor, kind.need)) return new Map();
  const parts = await kind.read(ctx, [...new Set(numbers)], null);
  return new Map(parts.map(({ id, code, title, link }) => [id, { code, title, link }]));
}
