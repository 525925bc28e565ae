import type { Ctx } from "@/kernel/ctx.ts";
import { namesOfCodes } from "./code_names.ts";
import { runEpcQuery } from "./run_epc_query.ts";
import { normalPartNumber } from "./part_number.ts";
import { applicabilityInWords, type Condition } from "./reasons.ts";
import type { Page } from "@/kernel/paging.ts";
import type { PartUse } from "./types.ts";
import { visibleSeriesCodes } from "./visible_series.ts";

export interface WhereUsedRequest {
  partNumber: string;
  /** Only uses in this series. */
  seriesCode?: string;
  pageNo: number;
  pageSize: number;
}

/** Figures in which a part is used, of the series that the reader may see: from part to figures. */
export function whereUsed(ctx: Ctx, request: WhereUsedRequest): Promise<Page<PartUse>> {
  return runEpcQuery(async () => {
    const { sql } = ctx;
    const chain = ctx.chain as string[];
    const { pageNo, pageSize } = request;
    const from = sql`
      from figure_lines l
      join figures f on f.id = l.figure_id and f.deleted_at is null
      join figure_places fp on fp.figure_id = f.id
      join epc_groups g on g.id = fp.group_id
      join series s on s.code = g.series_code
      where l.part_number = ${normalPartNumber(request.partNumber)}
        and s.code = any (${visibleSeriesCodes(ctx)})
        ${request.seriesCode ? sql`and s.code = ${request.seriesCode}` : sql``}`;
    const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`select count(*) as total ${from}`;
    const rows = await sql<(Omit<PartUse, "applicability"> & { applicability: Condition[][] })[]>`
      select
        s.code as series_code, name_in(s.names, ${chain}) as series_name, g.code as group_code,
        name_in(g.names, ${chain}) as group_name, f.code as figure_code, f.number as figure_number,
        name_in(f.names, ${chain}) as figure_name, l.callout, l.quantity::float8 as quantity,
        (select lf.applicability from line_fit(l.id, null) lf) as applicability
      ${from}
      order by s.sort, s.code, g.path, fp.sort, f.code, l.sort
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
    const names = await namesOfCodes(
      ctx,
      rows.flatMap((row) => row.applicability),
      request.seriesCode ?? null,
    );
    const records = rows.map((row) => ({
      ...row,
      applicability: applicabilityInWords(ctx.t, row.applicability, names),
    }));
    return { pageNo, pageSize, total, records };
  });
}
