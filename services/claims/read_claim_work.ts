import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { partFits } from "@/services/cases/part_fits.ts";
import type { FitAnswer } from "@/services/epc/fit/fit_types.ts";
import { type ClaimHints, claimHints } from "./claim_hints.ts";
import { claimStore } from "./claim_store.ts";
import { type ClaimStep, claimSteps } from "./claim_steps.ts";
import { claimedVehicle } from "./claimed_vehicle.ts";
import { type ClaimPush, readClaimPush } from "./push/read_push.ts";

/** What the page of a claim shows its writers and approvers beside what it says. */
export interface ClaimWork {
  steps: readonly ClaimStep[];
  push: ClaimPush;
  hints: ClaimHints;
  /** By part number as the claim has it. */
  fits: ReadonlyMap<string, FitAnswer | null>;
}

interface Values {
  vin: string | null;
  mileage: number | null;
  saleDate: string | null;
  faultDate: string | null;
  repairDate: string | null;
  parts: { partCode: string; causal: boolean }[];
  departments: string[];
}

/** Reads it. */
export async function readClaimWork(ctx: Ctx, document: DocumentView): Promise<ClaimWork> {
  const claim = document as unknown as DocumentView<Values>;
  const { values } = claim;
  const [store, vehicle] = await Promise.all([
    claimStore(ctx, claim.org),
    claimedVehicle(ctx, values.vin),
  ]);
  const [steps, push, hints, fits] = await Promise.all([
    claimSteps(ctx, claim),
    readClaimPush(ctx, document),
    claimHints(ctx, {
      id: claim.id,
      vehicle,
      marketCode: store.marketCode,
      mileage: values.mileage,
      saleDate: values.saleDate,
      faultDate: values.faultDate,
      repairDate: values.repairDate,
      causalPart: values.parts.find(({ causal }) => causal)?.partCode ?? null,
    }),
    partFits(ctx, { vin: vehicle?.vin ?? null, parts: values.parts }),
  ]);
  return { steps, push, hints, fits: new Map(fits.map(({ partCode, fit }) => [partCode, fit])) };
}
