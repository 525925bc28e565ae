import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { importing } from "./importing.ts";
import type { GroupRow } from "./figure_rows.ts";

/**
 * Writes groups of one series' tree. A parent stands among the rows or in the tree already; codes are written as people
 * read them ('34-11'). Refuses `reference-unknown` for a parent that is nowhere.
 */
export async function saveGroups(ctx: Ctx, seriesCode: string, rows: GroupRow[]): Promise<void> {
  await importing(ctx, "saveGroups", "epc_groups", rows.length, async (tx) => {
    const { sql } = tx;
    const there = await sql<{ code: string; path: string }[]>`
      select code, path::text as path from epc_groups where series_code = ${seriesCode}`;
    const paths = new Map(there.map((group) => [group.code, group.path]));
    const given = new Map(rows.map((row) => [row.code, row]));
    const pathOf = (code: string, below: string[] = []): string => {
      const row = given.get(code);
      if (!row) {
        const known = paths.get(code);
        if (known) return known;
        throw refuse("reference-unknown", { what: "epc_groups", code });
      }
      if (below.includes(code)) throw refuse("value-not-allowed", { what: code });
      return row.parent ? `${pathOf(row.parent, [...below, code])}.${code}` : code;
    };
    const placed = rows.map((row) => ({ ...row, path: pathOf(row.code) }));
    await sql`
      insert into epc_groups (series_code, code, path, names, sort)
      select ${seriesCode}, r.code, r.path::ltree, r.names, coalesce(r.sort, 0)
      from jsonb_to_recordset(${sql.json(placed as never)}) as r (code text, path text, names jsonb, sort int)
      on conflict (series_code, code) do update set
        path = excluded.path, names = excluded.names, sort = excluded.sort`;
  });
}
