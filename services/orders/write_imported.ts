import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { ImportedLine } from "./check_import_row.ts";

/** Puts rows that were found good into the cart, adding to what is there. Refuses `cart-full`. */
export async function writeImported(tx: TxCtx, jobId: number, good: ImportedLine[]): Promise<void> {
  const { sql } = tx;
  const userId = personOf(tx).id;
  await sql`
    insert into cart_lines (
      job_id, part_number, quantity, note, vin, series_code, added_at, consent_by, consent_at, consent_reason,
      consent_quantity
    )
    select
      ${jobId}::bigint, r."partNumber", r.quantity, r.note, r.vin, v.series_code, ${tx.clock()},
      case when r."misfitReason" is not null then ${userId}::bigint end,
      case when r."misfitReason" is not null then ${tx.clock()}::timestamptz end,
      r."misfitReason", case when r."misfitReason" is not null then r.quantity end
    from jsonb_to_recordset(${sql.json(good.map((row, place) => ({ ...row, place })))}) as r (
      "partNumber" text, quantity int, note text, vin text, "misfitReason" text, place int
    )
    left join vehicles v on v.vin = r.vin
    order by r.place
    on conflict (job_id, part_number, vin, figure_code, callout) do update set
      quantity = cart_lines.quantity + excluded.quantity,
      note = case when excluded.note = '' then cart_lines.note else excluded.note end,
      consent_by = excluded.consent_by, consent_at = excluded.consent_at, consent_reason = excluded.consent_reason,
      consent_quantity = cart_lines.quantity + excluded.consent_quantity`;
  const [count] = await sql<{ lines: number }[]>`
    select count(*) as lines from cart_lines where job_id = ${jobId}`;
  if (count!.lines > LIMITS.cartLines) throw refuse("cart-full", { limit: LIMITS.cartLines });
  await recordChange(tx, {
    operation: "importCart",
    funLink: "EPCCart",
    subjectKind: "cart",
    subjectId: userId,
    after: { lines: good.length },
  });
}
