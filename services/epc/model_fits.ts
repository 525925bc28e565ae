import type { TxCtx } from "@/kernel/ctx.ts";
import type { EntryChange } from "@/engines/registers/declare.ts";

/** Which figures fit a model code is reckoned again in the transaction of its change, so that the catalogue follows at once. */
export async function refreshFitsOfModel(tx: TxCtx, { key }: EntryChange): Promise<void> {
  await tx.sql`
    select refresh_figure_fits(series_code, code) from model_codes where code = ${key}`;
}
