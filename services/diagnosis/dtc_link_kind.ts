import { failureTypeOf } from "./generic/failure_type.ts";
import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";

/**
 * DTCs by their code, whichever ECU has it. One with a failure type (P0A93-1A) that the dictionary does not have stands there as the code without it;
 * what names the one names the other.
 */
export const dtcLinkKind: LinkKind = {
  need: "DTCManage:view",
  joins: true,
  async read(ctx, ids) {
    const { sql, chain } = ctx;
    const rows = await sql<LinkedThing[]>`
      select distinct on (i.id) i.id, i.id as code, name_in(d.names, ${chain as string[]}) as title,
          'DTCManage?entry=' || d.id as link, d.series_codes as series
        from unnest(${[...ids]}::text[]) i (id)
        join dtcs d on d.dtc_code in (i.id, split_part(i.id, '-', 1)) and d.deleted_at is null
        order by i.id, d.dtc_code <> i.id, d.ecu nulls first`;
    return rows.map((row) => {
      const type = failureTypeOf(ctx, row.id);
      return type === null ? row : { ...row, title: `${row.title}: ${type}` };
    });
  },
  also({ sql }, id) {
    const [base, type] = id.split("-");
    if (type !== undefined) return sql`select 'dtc', ${base!}::text`;
    // As a range, which the index of the primary key of `links` (to_kind, to_id) answers.
    return sql`
      select distinct 'dtc', l.to_id from links l
      where l.to_kind = 'dtc' and l.to_id collate "C" > ${`${id}-`} and l.to_id collate "C" < ${`${id}.`}`;
  },
};
