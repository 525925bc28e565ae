import { z } from "zod";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dayText } from "@/kernel/day_text.ts";
import { fitAnswer } from "@/services/epc/fit/fit_types.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { claimDocument } from "./claim_document.ts";
import { claimHints, hints } from "./claim_hints.ts";
import { claimStore } from "./claim_store.ts";
import { claimedLabor } from "./claimed_labor.ts";
import { claimedParts } from "./claimed_parts.ts";
import { claimedVehicle } from "./claimed_vehicle.ts";

const several = z.union([
  z.string().max(40).transform((one) => [one]),
  z.array(z.string().max(40)).max(60),
]).default([]);
const day = dayText().optional().catch(undefined);

export const claimSoFar = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe(
    "of the claim that is being written",
  ),
  vin: z.string().max(40).default(""),
  mileage: z.coerce.number().int().nonnegative().optional().catch(undefined),
  saleDate: day,
  faultDate: day,
  repairDate: day,
  labor: several.describe("labor codes"),
  parts: several.describe("part numbers in any writing"),
  causalPart: z.string().max(40).optional(),
});
/** What a claim that is being written has so far. */
export type ClaimSoFar = z.infer<typeof claimSoFar>;

export const claimFigures = z.object({
  vehicle: z.object({
    seriesCode: z.string(),
    seriesName: z.string(),
    productionDate: z.string().nullable(),
    saleDate: z.string().nullable(),
  }).nullable().describe("null: no vehicle with this VIN"),
  today: z.string().describe("the day of the store"),
  currency: z.string().nullable(),
  laborRate: z.string().nullable(),
  labor: z.array(z.object({
    laborTimeCode: z.string(),
    name: z.string().nullable().describe("null: no released labor item"),
    minutes: z.int().nullable(),
    chargedMinutes: z.int().nullable().describe("what counts: work that several items contain counts once"),
    shared: z.string().nullable().describe("codes of the work that is counted with another item"),
    isForSeries: z.boolean(),
  })),
  parts: z.array(z.object({
    partCode: z.string(),
    name: z.string().nullable().describe("null: no such part"),
    price: z.string().nullable(),
    fit: fitAnswer.nullable(),
  })),
  ...hints.shape,
});
/** What a claim's values come to, by the store's own prices, and what is to be known of it before it is submitted. */
export type ClaimFigures = z.infer<typeof claimFigures>;

/** Names, times, prices and hints for a claim that is being written by the caller's store, each in the place that it was asked in. */
export async function readClaimFigures(ctx: Ctx, so: ClaimSoFar): Promise<ClaimFigures> {
  requireRight(ctx, documentRight(claimDocument, "view"));
  const store = await claimStore(ctx, personOrNull(ctx)?.orgCode ?? null);
  const vehicle = await claimedVehicle(ctx, cleanVin(so.vin) || null);
  const codes = so.labor.map((code) => code.trim().toUpperCase());
  const numbers = so.parts.map(normalPartNumber);
  const [labor, parts, told] = await Promise.all([
    claimedLabor(ctx, codes.filter(Boolean), vehicle?.seriesCode ?? null),
    claimedParts(ctx, numbers.filter(Boolean), {
      vin: vehicle?.vin ?? null,
      priceList: store.priceList,
      day: so.repairDate ?? store.today,
    }),
    claimHints(ctx, {
      id: so.id,
      vehicle,
      marketCode: store.marketCode,
      mileage: so.mileage ?? null,
      saleDate: so.saleDate ?? null,
      faultDate: so.faultDate ?? null,
      repairDate: so.repairDate ?? null,
      causalPart: so.causalPart ?? null,
    }),
  ]);
  return {
    vehicle: vehicle && {
      seriesCode: vehicle.seriesCode,
      seriesName: vehicle.seriesName,
      productionDate: vehicle.productionDate,
      saleDate: vehicle.saleDate,
    },
    today: store.today,
    currency: [...parts.values()].find(({ currency }) => currency !== null)?.currency ?? null,
    laborRate: store.laborRate,
    labor: codes.map((code) => {
      const item = labor.get(code);
      return {
        laborTimeCode: code,
        name: item?.name ?? null,
        minutes: item?.minutes ?? null,
        chargedMinutes: item?.chargedMinutes ?? null,
        shared: item?.shared.join(" ") || null,
        isForSeries: item?.isForSeries ?? true,
      };
    }),
    parts: so.parts.map((typed, place) => {
      const part = parts.get(numbers[place]!);
      return {
        partCode: typed,
        name: part?.name ?? null,
        price: part?.price ?? null,
        fit: part?.fit ?? null,
      };
    }),
    ...told,
  };
}
