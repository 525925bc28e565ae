import type { LinkedThing, LinkKind } from "@/engines/links/link_kinds.ts";

/** DTCs by their code, whichever ECU has it. */
export const dtcLinkKind: LinkKind = {
  need: "DTCManage:view",
  async read({ sql, chain }, ids) {
    return [
      ...await sql<LinkedThing[]>`
        select distinct on (d.dtc_code) d.dtc_code as id, d.dtc_code as code, name_in(d.names, ${chain as string[]}) as title,
          'DTCManage?entry=' || d.id as link, d.series_codes as series
        from dtcs d
        where d.dtc_code = any(${[...ids]}) and d.deleted_at is null
        order by d.dtc_code, d.ecu nulls first`,
    ];
  },
};
