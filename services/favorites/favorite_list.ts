import { personId } from "@/kernel/access/person_id.ts";
import { z } from "zod";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { type Filter, keyword } from "@/engines/lists/filters.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { favorite, FAVORITE_TYPES } from "./types.ts";

const folder = z.coerce.number().int().min(0).describe("a folder, 0 for those in none");
const type = z.enum(FAVORITE_TYPES);

/**
 * What a favorite is called, over alias `f`: as the thing is called in the reader's language now, where it was saved under a name of the
 * thing's; a name of the reader's own stays, and so does that of a document that they may not read any more.
 */
function nameColumn(ctx: Ctx) {
  const { sql } = ctx;
  const langs = ctx.chain as string[];
  return sql`coalesce(
    case f.item_type
      when 'part' then (
        select name_in(p.names, ${langs})
        from parts p
        where p.number = f.item_code and f.item_name in (select value from jsonb_each_text(p.names))
      )
      when 'figure' then (
        select name_in(g.names, ${langs})
        from figures g
        where g.code = f.item_code and f.item_name in (select value from jsonb_each_text(g.names))
      )
      when 'vehicle' then (
        select name_in(v.names, ${langs}) || ' ' || right(f.item_code, 8)
        from series v
        where v.code = f.series_code
          and f.item_name in (select value || ' ' || right(f.item_code, 8) from jsonb_each_text(v.names))
      )
      else (
        select t.title
        from documents d
        join document_revisions r on r.document_id = d.id and r.publish_state = 1
        join document_texts t on t.revision_id = r.id and t.title <> ''
        where d.kind = f.item_type and d.code = f.item_code and ${readableDocuments(ctx, DOCUMENT_KINDS.all)}
          and f.item_name in (select o.title from document_texts o where o.revision_id = r.id)
        order by array_position(${langs}::text[], t.lang) nulls last, t.state <> 'source', t.lang
        limit 1
      )
    end,
    f.item_name
  )`;
}

/** The reader's own favorites; a series that may not be seen is not named. */
export const favoriteList = defineList({
  kind: "favorites",
  page: "EPCFavorite",
  need: "EPCFavorite:view",
  call: {
    operationId: "listFavorites",
    path: "/tis/favorites",
    tag: "Favorites",
    summary: "The caller's favorites, latest first",
  },
  record: favorite,
  words: {
    filter: "favorites.search",
    submit: "table.search",
    none: "favorites.none",
    noneWhy: "favorites.noneWhy",
    noMatch: "favorites.noMatch",
    noMatchWhy: "favorites.noMatchWhy",
  },
  filter: {
    keyword: keyword("favorites.search", {
      chip: "favorites.keyword",
      where: (ctx, value) => () =>
        ctx.sql`position(
          ${value.trim().toLowerCase()} in lower(${
          nameColumn(ctx)
        } || ' ' || f.item_name || ' ' || f.item_code)
        ) > 0`,
    }),
    // The page shows kinds as tabs and folders at the left.
    itemType: {
      schema: type,
      text: "favorites.kind",
      drawn: { as: "none" },
      param: "kind",
      where: ({ sql }, value) => () => sql`f.item_type = ${value}`,
      say: ({ t }, value) => t(`favorites.kind.${value}`),
    } as Filter<typeof type>,
    folderId: {
      schema: folder,
      text: "favorites.folder",
      drawn: { as: "none" },
      param: "folder",
      where: ({ sql }, value) => () => sql`f.folder_id is not distinct from ${value || null}`,
      say: async (ctx, value) => value === 0 ? ctx.t("favorites.inNone") : await folderName(ctx, value),
    } as Filter<typeof folder>,
  },
  columns: {
    kind: {
      text: "favorites.kind",
      kind: "text",
      of: ({ itemType }, { t }) => t(`favorites.kind.${itemType}`),
      sort: "f.item_type",
      width: 14,
    },
    code: {
      text: "favorites.code",
      kind: "code",
      of: ({ itemCode }) => itemCode,
      sort: "f.item_code",
      width: 24,
    },
    name: {
      text: "favorites.name",
      kind: "text",
      of: ({ itemName }) => itemName,
      sort: nameColumn,
      width: 50,
    },
    series: { text: "part.series", kind: "text", of: ({ seriesName }) => seriesName },
    savedAt: { text: "favorites.sheet_savedAt", kind: "moment", sort: "f.saved_at" },
  },
  order: "-savedAt",
  // A machine has none: its list is empty.
  scope: (ctx) => () => ctx.sql`f.user_id = ${personId(ctx)}`,
  query: {
    key: "f.id",
    from: ({ sql }) => sql`favorites f`,
    joins: (ctx) => ctx.sql`left join series s on s.code = f.series_code and ${visibleSeries(ctx)}`,
    select: (ctx) =>
      ctx.sql`
      f.id, f.item_type, f.item_code, ${nameColumn(ctx)} as item_name, f.series_code, f.folder_id, f.saved_at,
      case when s.code is not null then name_in(s.names, ${ctx.chain as string[]}) end as series_name`,
  },
});

async function folderName(ctx: Ctx, id: number): Promise<string> {
  const [found] = await ctx.sql<{ name: string }[]>`
    select name from favorite_folders where id = ${id} and user_id = ${personOf(ctx).id}`;
  return found?.name ?? String(id);
}
