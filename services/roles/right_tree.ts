import type { Ctx } from "@/kernel/ctx.ts";
import { type Module, MODULES } from "@/kernel/access/modules.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { TILE_KEYS, type TileKey } from "./rights_catalogue.ts";

/** One action of a page, or a tile. */
export interface RightLeaf {
  /** `EPCCart:order`. */
  code: string;
  funLink: string;
  headApi: string;
  /** Key of a tile, or empty. */
  itemId: string;
  /** In the reader's language. */
  name: string;
}

export interface RightPage {
  funLink: string;
  name: string;
  rights: RightLeaf[];
}

export interface RightModule {
  /** Module of the navigation; `tiles` for the tiles of the home page, `other` for what stands on no page. */
  module: Module | "tiles" | "other";
  pages: RightPage[];
}

const ORDER = [...MODULES, "tiles", "other"] as const;

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
