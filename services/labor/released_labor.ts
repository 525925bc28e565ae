import type { Fragment } from "postgres";
import { z } from "zod";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { inScope, readableIn } from "@/engines/documents/document_scope.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { laborDocument } from "./labor_document.ts";
import { laborForVehicle, laborFoundBy } from "./reading_list.ts";
import { hoursOf, minutesOf } from "./time/labor_time.ts";

/** To read released labor items. */
export const READ_LABOR: Right = "LaborList:view";

export const releasedLabor = z.object({
  laborId: z.int(),
  laborTimeCode: z.string(),
  laborTimeName: z.string().describe("in the caller's language"),
  typeCode: z.string().nullable(),
  typeName: z.string(),
  brandCode: z.string().nullable(),
  seriesCodes: z.array(z.string()),
  modelCodes: z.array(z.string()).describe("none: all models of its series"),
  partCode: z.string().nullable().describe("the part that it is about, as the catalog shows it"),
  laborTimeFaultCode: z.array(z.string()),
  dtcCodes: z.array(z.string()),
  contains: z.array(z.string()).describe("labor items whose work it includes"),
  coefficient: z.string(),
  laborSeconds: z.int().describe("what is charged: the times of its steps, times workers and coefficient"),
  laborMinutes: z.int(),
  laborTime: z.string().describe("in hours, two places"),
  releaseTime: z.iso.datetime(),
  stopState: z.int().describe("1: no longer in force"),
});
/** A released labor item as other kinds of work and other systems take it. */
export type ReleasedLabor = z.infer<typeof releasedLabor>;

export interface LaborSearch {
  /** Words of code, name, parts, fault codes, DTCs, series. */
  keyword?: string;
  seriesCode?: string;
  /** The whole VIN or its last 8 characters. */
  vin?: string;
  pageNo: number;
  pageSize: number;
}

/** Released labor items that the caller may read, by code. */
export async function searchLabor(ctx: Ctx, asked: LaborSearch): Promise<Page<ReleasedLabor>> {
  const { sql } = ctx;
  const { keyword, seriesCode, vin, pageNo, pageSize } = asked;
  const wanted = sql`true
    ${keyword?.trim() ? sql`and ${laborFoundBy(ctx, keyword)}` : sql``}
    ${seriesCode ? sql`and ${seriesCode} = any(k.series_codes)` : sql``}
    ${vin ? sql`and ${laborForVehicle(ctx, vin)}` : sql``}`;
  const [[{ total } = { total: 0 }], records] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from ${tables(ctx)} where ${
      readable(ctx)
    } and ${wanted}`,
    rows(ctx, wanted, sql`limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  return { pageNo, pageSize, total, records };
}

/** Released labor items by their codes, as far as the caller may read them: those in force and those that no longer are. */
export async function laborByCodes(ctx: Ctx, codes: readonly string[]): Promise<Map<string, ReleasedLabor>> {
  if (codes.length === 0) return new Map();
  const found = await rows(ctx, ctx.sql`s.labor_time_code = any(${[...codes]})`, ctx.sql``);
  return new Map(found.map((one) => [one.laborTimeCode, one]));
}

type Row = Omit<ReleasedLabor, "laborMinutes" | "laborTime" | "releaseTime"> & { releaseTime: Date };

async function rows(ctx: Ctx, wanted: Fragment, page: Fragment): Promise<ReleasedLabor[]> {
  const { sql, chain } = ctx;
  const found = await sql<Row[]>`
    select d.id::int as labor_id, s.labor_time_code, ${titleColumn(ctx)} as labor_time_name, k.type_code,
      coalesce(name_in(y.names, ${chain as string[]}), '') as type_name, k.brand_code, k.series_codes, k.model_codes,
      (select p.shown from parts p where p.number = k.part_code) as part_code, k.labor_time_fault_code, k.dtc_codes,
      k.contains, coalesce(k.coefficient, 1)::text as coefficient, k.labor_seconds, r.published_at as release_time, r.stop_state
    from ${tables(ctx)}
    left join labor_types y on y.code = k.type_code
    where ${readable(ctx)} and ${wanted}
    order by s.labor_time_code
    ${page}`;
  return found.map((row) => ({
    ...row,
    releaseTime: row.releaseTime.toISOString(),
    laborMinutes: minutesOf(row.laborSeconds),
    laborTime: hoursOf(row.laborSeconds),
  }));
}

function tables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`labor_search s
    join document_revisions r on r.id = s.revision_id and r.publish_state = 1
    join documents d on d.id = s.document_id
    join labor_details k on k.revision_id = r.id`;
}

function readable(ctx: Ctx): Fragment {
  return ctx.sql`(${inScope(ctx, READ_LABOR)} and ${readableIn(ctx, laborDocument, "k")})`;
}
