import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { ClaimedVehicle } from "./claimed_vehicle.ts";
import { possibleDuplicate, possibleDuplicates } from "./possible_duplicates.ts";
import { warrantyTerm } from "./warranty/read_term.ts";
import { underWarranty } from "./warranty/under_warranty.ts";

export const hints = z.object({
  warranty: z.object({
    isWithin: z.boolean().nullable().describe("null: not known"),
    text: z.string(),
  }).nullable().describe("whether the fault is within the warranty, and why; null: nothing to go by"),
  duplicates: z.object({
    seen: z.array(possibleDuplicate),
    text: z.string(),
  }).nullable().describe("claims of the same vehicle, part and day of repair; null: none"),
});
/** What is to be known of a claim before it is submitted or decided; none of it refuses anything. */
export type ClaimHints = z.infer<typeof hints>;

interface Asked {
  id?: number;
  vehicle: ClaimedVehicle | null;
  /** Of the store, for a vehicle of which it is not known where it was sold. */
  marketCode: string | null;
  mileage: number | null;
  saleDate: string | null;
  faultDate: string | null;
  repairDate: string | null;
  causalPart: string | null;
}

/** The hints of a claim, in the reader's language. */
export async function claimHints(ctx: Ctx, asked: Asked): Promise<ClaimHints> {
  const [warranty, duplicates] = await Promise.all([
    warrantyHint(ctx, asked),
    possibleDuplicates(ctx, { ...asked, vin: asked.vehicle?.vin ?? null }),
  ]);
  const { seen, unseen } = duplicates;
  return {
    warranty,
    duplicates: seen.length + unseen === 0 ? null : {
      seen,
      text: seen.length === 0
        ? ctx.t("claims.duplicate_elsewhere", { count: unseen })
        : ctx.t("claims.duplicate", { codes: seen.map(({ code }) => code) }),
    },
  };
}

async function warrantyHint(
  ctx: Ctx,
  { vehicle, marketCode, ...asked }: Asked,
): Promise<ClaimHints["warranty"]> {
  if (vehicle === null) return null;
  const term = await warrantyTerm(ctx, {
    seriesCode: vehicle.seriesCode,
    marketCode: vehicle.marketCode ?? marketCode,
  });
  if (term === null) return null;
  const saleDate = asked.saleDate ?? vehicle.saleDate;
  const found = underWarranty({ ...asked, saleDate }, term);
  if (found.answer === "open") return null;
  const format = formatOf(ctx);
  const text = ctx.t(`claims.warranty_${found.answer}`, {
    months: term.months,
    km: term.km === null ? ctx.t("claims.any_mileage") : `${format.number(term.km)} km`,
    until: "until" in found ? format.day(found.until) : "",
    mileage: `${format.number(asked.mileage ?? 0)} km`,
  });
  return { isWithin: found.answer === "unsold" ? null : found.answer === "within", text };
}
