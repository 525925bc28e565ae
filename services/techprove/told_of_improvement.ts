import type { TxCtx } from "@/kernel/ctx.ts";

/** What stands for the series of an improvement that is about none in particular. */
const EVERY_SERIES = "ALL";

/** What events say of an improvement as it is now. */
export async function toldOfImprovement({ sql }: TxCtx, id: number) {
  const [row] = await sql<
    [{ techproveCode: string; version: number; seriesCode: string; partNumbers: string[] }]
  >`
    select code as techprove_code, version, coalesce(series_code, ${EVERY_SERIES}) as series_code, part_numbers
    from technical_improvements where id = ${id}`;
  return { techproveId: id, ...row };
}
