import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { MODULES } from "@/kernel/access/modules.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { TILE_KEYS, type TileKey } from "./rights_catalogue.ts";

/** A right by its code. */
export const right = z.string().trim().max(160).describe("funLink:headApi");

const rightLeaf = z.object({
  code: right,
  funLink: z.string().describe("the page"),
  itemId: z.string().describe("key of a tile, or empty"),
  headApi: z.string().describe("the action"),
  name: z.string().describe("in the reader's language"),
});
/** One action of a page, or a tile. */
type RightLeaf = z.infer<typeof rightLeaf>;

const rightPage = z.object({ funLink: z.string(), name: z.string(), rights: z.array(rightLeaf) });
export type RightPage = z.infer<typeof rightPage>;

/** `tiles` for the tiles of the home page, `other` for what stands on no page. */
const ORDER = [...MODULES, "tiles", "other"] as const;

export const rightModule = z.object({
  module: z.string().describe("of the navigation; tiles: of the home page, other: what stands on no page"),
  pages: z.array(rightPage),
});
export type RightModule = z.infer<typeof rightModule> & { module: typeof ORDER[number] };

/** Every right in force as a tree: module, page, action, in the order of the navigation and of the catalogue of pages. */
export async function readRightTree(ctx: Ctx): Promise<RightModule[]> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const rows = await sql<(RightLeaf & { pageName: string })[]>`
    select
      code, fun_link, head_api, item_id,
      case when names <> '{}' then name_in(names, ${chain}) else head_api end as name,
      case when page_names <> '{}' then name_in(page_names, ${chain}) else fun_link end as page_name
    from rights
    where deleted_at is null
    order by head_api <> 'view', head_api, fun_link`;
  const modules = new Map<RightModule["module"], RightPage[]>();
  for (const { pageName, ...leaf } of rows) {
    const module = moduleOf(leaf);
    const pages = modules.get(module) ?? [];
    modules.set(module, pages);
    const page = pages.find((one) => one.funLink === leaf.funLink);
    if (page) page.rights.push(leaf);
    else pages.push({ funLink: leaf.funLink, name: pageName, rights: [leaf] });
  }
  return ORDER.filter((module) => modules.has(module)).map((module) => ({
    module,
    pages: modules.get(module)!.sort((a, b) => a.name.localeCompare(b.name, ctx.lang.replace("_", "-"))),
  }));
}

function moduleOf({ funLink, itemId }: RightLeaf): RightModule["module"] {
  if (TILE_KEYS.includes(itemId as TileKey)) return "tiles";
  return pageOf(funLink)?.module ?? "other";
}
