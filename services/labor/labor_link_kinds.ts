import { betweenNames } from "@/kernel/texts/between_names.ts";
import { documentLinkKind } from "@/engines/documents/document_link_kind.ts";
import { knownAsWritten } from "@/engines/links/known_as_written.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { laborDocument } from "./labor_document.ts";

const released = documentLinkKind(laborDocument);

/** Labor items by their code: those that are released, and beside them what the table of DTCs and labor knows, for who may read it. */
export const laborLinkKind: LinkKind = {
  need: released.need,
  async read(ctx, ids, vehicle) {
    const found = await released.read(ctx, ids, vehicle);
    const there = new Set(found.map(({ id }) => id));
    return [...found, ...await answers(ctx, ids.filter((id) => !there.has(id)))];
  },
  async known(ctx, candidates) {
    const rows = await ctx.sql<{ code: string }[]>`
      select distinct l.labor_time_code as code from labor_dtcs l
      where l.labor_time_code = any(${candidates.map(({ written }) => written)}) and l.deleted_at is null
      union
      select s.labor_time_code from labor_search s
      where s.labor_time_code = any(${candidates.map(({ written }) => written)})`;
    return knownAsWritten(candidates, rows.map(({ code }) => code));
  },
};

async function answers(ctx: Ctx, ids: readonly string[]): Promise<LinkedThing[]> {
  if (ids.length === 0 || (ctx.actor.kind !== "system" && !may(ctx.actor, "LaborDtc:view"))) return [];
  const { sql, chain, lang } = ctx;
  return [
    ...await sql<LinkedThing[]>`
      select l.labor_time_code as id, l.labor_time_code as code,
        coalesce(string_agg(distinct name_in(f.names, ${chain as string[]}), ${
      betweenNames(lang)
    }), '') as title,
        'LaborDtc?keyword=' || l.labor_time_code as link,
        case when bool_or(l.series_code is null) then '{}' else array_agg(distinct l.series_code) end as series
      from labor_dtcs l
      left join labor_faults f on f.code = l.fault_code
      where l.labor_time_code = any(${[...ids]}) and l.deleted_at is null
      group by l.labor_time_code
      order by l.labor_time_code`,
  ];
}

/** Base steps by their code. */
export const laborStepLinkKind: LinkKind = {
  need: "LaborBaseStep:view",
  async read({ sql, chain }, ids) {
    return [
      ...await sql<LinkedThing[]>`
        select s.code as id, s.code, name_in(s.names, ${chain as string[]}) as title,
          'LaborBaseStep?entry=' || s.code as link, '{}'::text[] as series
        from labor_base_steps s
        where s.code = any(${[...ids]}) and s.deleted_at is null
        order by s.code`,
    ];
  },
};
