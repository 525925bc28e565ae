import type { DocumentView } from "@/engines/documents/types.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { CLAIM_KINDS } from "@/services/departments/department_kinds.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { type ClaimDates, dateFaults } from "./claim_dates.ts";
import { claimStore } from "./claim_store.ts";
import { type ClaimedLabor, claimedLabor } from "./claimed_labor.ts";
import { type ClaimedPart, claimedParts } from "./claimed_parts.ts";
import { claimedVehicle } from "./claimed_vehicle.ts";

type Submitted = ClaimDates & {
  vin: string | null;
  labor: { laborTimeCode: string }[];
  parts: { partCode: string; causal: boolean; remark: string | null }[];
  departments: string[];
};

/**
 * Refuses a claim that cannot be submitted, by field all that is wrong with it: a VIN that is no vehicle, days out of order, work that is not released
 * or of another series, parts that are not there or do not fit without a word why, and more or fewer than one part that caused the repair.
 */
export async function checkClaim(tx: TxCtx, { org, values }: DocumentView<Submitted>): Promise<void> {
  const store = await claimStore(tx, org);
  const vehicle = await claimedVehicle(tx, values.vin);
  const labor = await claimedLabor(
    tx,
    values.labor.map(({ laborTimeCode }) => laborTimeCode),
    vehicle?.seriesCode ?? null,
  );
  const parts = await claimedParts(tx, values.parts.map(({ partCode }) => normalPartNumber(partCode)), {
    vin: vehicle?.vin ?? null,
    priceList: store.priceList,
    day: values.repairDate ?? store.today,
  });
  const faults: FieldRefusal[] = [
    ...(vehicle ? [] : [{ field: "vin", rule: "vin-unknown" as const, params: { vin: values.vin ?? "" } }]),
    ...dateFaults(values, store.today),
    ...laborFaults(values, labor),
    ...partFaults(values, parts),
  ];
  if (faults.length > 0) throw refuse("invalid-input", {}, faults);
  if (values.departments.length < CLAIM_KINDS.length) throw refuse("document-no-approver");
}

function laborFaults({ labor }: Submitted, known: ReadonlyMap<string, ClaimedLabor>): FieldRefusal[] {
  return labor.flatMap(({ laborTimeCode }, place): FieldRefusal[] => {
    const item = known.get(laborTimeCode);
    const field = ["labor", place, "laborTimeCode"].join(".");
    if (!item) return [{ field, rule: "claim-labor-unknown", params: { code: laborTimeCode } }];
    return item.isForSeries
      ? []
      : [{ field, rule: "claim-labor-other-series", params: { code: laborTimeCode } }];
  });
}

function partFaults({ parts }: Submitted, known: ReadonlyMap<string, ClaimedPart>): FieldRefusal[] {
  const faults = parts.flatMap(({ partCode, remark }, place): FieldRefusal[] => {
    const part = known.get(normalPartNumber(partCode));
    if (!part) {
      return [{ field: `parts.${place}.partCode`, rule: "part-unknown", params: { number: partCode } }];
    }
    return part.fit?.fit === "not" && !remark
      ? [{ field: `parts.${place}.remark`, rule: "claim-part-misfit", params: { number: partCode } }]
      : [];
  });
  const causal = parts.filter((one) => one.causal).length;
  return causal === 1 ? faults : [...faults, { field: "parts", rule: "claim-one-causal" }];
}
