import { LINK_KINDS } from "@/engines/links/link_kinds.ts";
import { linkVehicle } from "@/engines/links/read_connections.ts";
import { linksOf } from "@/engines/richtext/links_of.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentText } from "./types.ts";

/** Pages below the base path of the things that texts lead to, by `kind id`, as far as their reader may see them. */
export type TextLinks = ReadonlyMap<string, string>;

/**
 * Where the links in texts lead for whoever reads them: a query for each kind of thing that they name, none where they name nothing.
 *
 * @param vin of the vehicle in context, which the links keep
 */
export async function textLinks(
  ctx: Ctx,
  texts: readonly (Pick<DocumentText, "body"> | undefined)[],
  vin: string | null = null,
): Promise<TextLinks> {
  const vehicle = await linkVehicle(ctx, vin);
  const named = texts.flatMap((text) => text ? linksOf(text.body) : []);
  const found = await Promise.all(LINK_KINDS.all.map(async ({ name, need, read }) => {
    const ids = [...new Set(named.filter(({ kind }) => kind === name).map(({ id }) => id))];
    if (ids.length === 0 || !may(ctx.actor, need)) return [];
    return (await read(ctx, ids, vehicle)).map(({ id, link }) => [`${name} ${id}`, link] as const);
  }));
  return new Map(found.flat());
}
