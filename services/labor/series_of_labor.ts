import { z } from "zod";
import { inScope } from "@/engines/documents/document_scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { READ_LABOR } from "./released_labor.ts";

export const laborBrand = z.object({ brandCode: z.string(), brandName: z.string() });
export const laborSeries = z.object({ seriesCode: z.string(), epcName: z.string() });

/** Brands of which there are released labor items that the caller may read (call tisLaborBrand). */
export async function laborBrands(ctx: Ctx): Promise<z.infer<typeof laborBrand>[]> {
  const { sql } = ctx;
  return [
    ...await sql<z.infer<typeof laborBrand>[]>`
      select b.code as brand_code, name_in(b.names, ${ctx.chain as string[]}) as brand_name
      from brands b
      where exists (
        select from document_revisions r
        where r.kind = 'labor' and r.publish_state = 1 and r.brand_code = b.code and ${
      inScope(ctx, READ_LABOR)
    }
      )
      order by b.sort, b.code`,
  ];
}

/** Series of a brand of which there are released labor items that the caller may read (call tisLaborSeries). */
export async function laborSeriesOf(ctx: Ctx, brandCode: string): Promise<z.infer<typeof laborSeries>[]> {
  const { sql } = ctx;
  return [
    ...await sql<z.infer<typeof laborSeries>[]>`
      select s.code as series_code, name_in(s.names, ${ctx.chain as string[]}) as epc_name
      from series s
      where s.brand_code = ${brandCode} and exists (
        select from document_revisions r
        where r.kind = 'labor' and r.publish_state = 1 and s.code = any(r.series_codes) and ${
      inScope(ctx, READ_LABOR)
    }
      )
      order by s.sort, s.code`,
  ];
}
