import type { Fragment } from "postgres";
import type { Pool } from "@/kernel/ctx.ts";

/** The plan of a statement that has nothing to gain by reading whole tables or by sorting, as the portal's own servers make it. */
export async function indexPlanOf(sql: Pool, statement: () => Fragment): Promise<string> {
  return await sql.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    await tx`set local enable_sort = off`;
    await tx`set local plan_cache_mode = auto`;
    const rows = await tx`explain ${statement()}`;
    return rows.map((row) => String(Object.values(row)[0])).join("\n");
  });
}
