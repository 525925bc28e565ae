import { z } from "zod";
import { requireRight } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { readVin } from "@/services/epc/vin.ts";
import type { QuestionKind } from "./advance_question.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";

export const knownOfVehicle = z.object({
  vin: z.string(),
  brandCode: z.string(),
  seriesCode: z.string(),
  producedOn: z.iso.date().nullable(),
  soldOn: z.iso.date().nullable(),
  mileage: z.int().nullable().describe("km, as the caller's stores last said it"),
  mileageElectric: z.int().nullable(),
});
type KnownOfVehicle = z.infer<typeof knownOfVehicle>;

/** What a question on a vehicle begins with. Refuses `no-right` and what `readVin` and `readVehicle` refuse. */
export async function readKnownOfVehicle(
  ctx: Ctx,
  kind: QuestionKind,
  typed: string,
): Promise<KnownOfVehicle> {
  const right = `${QUESTION_ROUTES[kind].add}:edit` as const;
  requireRight(ctx, right);
  const { sql } = ctx;
  const { brandCode, seriesCode, vin } = await readVehicle(ctx, readVin(typed).vin);
  const [days] = await sql<{ producedOn: string | null; soldOn: string | null }[]>`
    select production_date::text as produced_on, sale_date::text as sold_on from vehicles where vin = ${vin}`;
  // What other stores wrote down tells that the vehicle was there.
  const [last] = await sql<{ mileage: number | null; mileageElectric: number | null }[]>`
    select max(q.mileage) as mileage, max(q.mileage_electric) as mileage_electric
    from questions q
    where q.vin = ${vin} and q.stage <> 'draft'
      and ${scopeOf(ctx, right)({ org: sql`q.store_code`, brand: sql`q.brand_code` })}`;
  return {
    vin,
    brandCode,
    seriesCode,
    producedOn: days?.producedOn ?? null,
    soldOn: days?.soldOn ?? null,
    mileage: last?.mileage ?? null,
    mileageElectric: last?.mileageElectric ?? null,
  };
}
