import type { TxCtx } from "@/kernel/ctx.ts";
import type { HeldClaim } from "./held_claim.ts";

/** A claim as the dealer management system gets it (docs/dms.md): codes, frozen prices and times, no people and no texts. */
export async function bodyOfClaim(
  tx: TxCtx,
  { code, revisionId, storeCode }: Pick<HeldClaim, "code" | "revisionId" | "storeCode">,
): Promise<Record<string, unknown>> {
  const { sql } = tx;
  const [claim] = await sql<Record<string, unknown>[]>`
    select vin, mileage, to_char(production_date, 'YYYY-MM-DD') as "productionDate",
      to_char(sale_date, 'YYYY-MM-DD') as "saleDate", to_char(fault_date, 'YYYY-MM-DD') as "faultDate",
      to_char(repair_date, 'YYYY-MM-DD') as "repairDate", fault_code as "faultCode", dtc_codes as "dtcCodes", currency,
      labor_rate::text as "laborRate", working_minutes as "workingMinutes", labor_amount::text as "laborAmount",
      parts_amount::text as "partsAmount", total_amount::text as total
    from claim_details
    where revision_id = ${revisionId}`;
  const labor = await sql`
    select labor_time_code as "laborTimeCode", minutes, charged_minutes as "chargedMinutes"
    from claim_labor where revision_id = ${revisionId} order by sort`;
  const parts = await sql`
    select part_code as "partNumber", part_num as quantity, price::text as price, causal
    from claim_parts where revision_id = ${revisionId} order by sort`;
  return { claimNumber: code, storeCode, ...claim, labor: [...labor], parts: [...parts] };
}
