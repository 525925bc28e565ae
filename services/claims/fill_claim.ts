import type { DocumentView } from "@/engines/documents/types.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { CLAIM_KINDS } from "@/services/departments/department_kinds.ts";
import { departmentsOfKind } from "@/services/departments/approvers_of.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { dateFaults } from "./claim_dates.ts";
import { type ClaimStore, claimStore } from "./claim_store.ts";
import { claimTotals } from "./claim_totals.ts";
import { claimedLabor } from "./claimed_labor.ts";
import { claimedParts } from "./claimed_parts.ts";
import { claimedVehicle } from "./claimed_vehicle.ts";

type Row = Record<string, unknown>;

/** What a claim holds that others of its values follow from. */
interface Before {
  vin: string | null;
  productionDate: string | null;
  saleDate: string | null;
  faultDate: string | null;
  repairDate: string | null;
  labor: Row[];
  parts: Row[];
  departments: string[];
}

/**
 * What follows from what is given for a draft: brand, series and days of the vehicle, names, times and prices of the rows, and what they come to. Work and
 * prices are those of the moment that it is saved, prices of the day of the repair; once it is submitted nothing of it is written any more. Refuses by
 * field days that cannot follow each other.
 */
export async function fillClaim(
  tx: TxCtx,
  given: Readonly<Record<string, unknown>>,
  before: Before,
  { org }: Pick<DocumentView, "org">,
): Promise<Record<string, unknown>> {
  const vin = given.vin === undefined ? before.vin : cleanVin(String(given.vin ?? "")) || null;
  const [store, vehicle, departments] = await Promise.all([
    claimStore(tx, org),
    claimedVehicle(tx, vin),
    before.departments.length > 0 ? before.departments : claimDepartments(tx),
  ]);
  const day = (name: "productionDate" | "saleDate" | "faultDate" | "repairDate"): string | null => {
    const typed = given[name] === undefined ? before[name] : String(given[name] ?? "").trim() || null;
    const known = name === "productionDate" || name === "saleDate" ? vehicle?.[name] ?? null : null;
    // Days of another vehicle are not those of this one.
    return known !== null && (typed === null || (vin !== before.vin && typed === before[name]))
      ? known
      : typed;
  };
  const days = {
    productionDate: day("productionDate"),
    saleDate: day("saleDate"),
    faultDate: day("faultDate"),
    repairDate: day("repairDate"),
  };
  const faults = dateFaults(days, store.today);
  if (faults.length > 0) throw refuse("invalid-input", {}, faults);
  const labor = await filledLabor(tx, rowsOf(given.labor, before.labor), vehicle?.seriesCode ?? null);
  const parts = await filledParts(tx, rowsOf(given.parts, before.parts), {
    vin: vehicle?.vin ?? null,
    store,
    day: days.repairDate ?? store.today,
  });
  const totals = claimTotals(
    labor.map(({ chargedMinutes }) => ({ chargedMinutes: chargedMinutes as number | null })),
    parts.rows.filter(({ partCode }) => partCode).map(({ partNum, price }) => ({
      partNum: Number(partNum) || 1,
      price: price as string | null,
    })),
    store.laborRate,
  );
  return {
    vin,
    ...days,
    brandCode: vehicle?.brandCode ?? null,
    seriesCode: vehicle?.seriesCode ?? null,
    labor,
    parts: parts.rows,
    currency: parts.currency,
    laborRate: store.laborRate,
    ...totals,
    departments,
  };
}

/** Rows that were given, else those that are there; what is no row is left to the check of the fields. */
function rowsOf(given: unknown, before: Row[]): Row[] {
  if (given === undefined) return before;
  return Array.isArray(given) ? given.filter((row) => row !== null && typeof row === "object") : [];
}

async function filledLabor(tx: TxCtx, rows: readonly Row[], series: string | null): Promise<Row[]> {
  const codeOf = (row: Row) => String(row.laborTimeCode ?? "").trim().toUpperCase();
  const known = await claimedLabor(tx, rows.map(codeOf).filter(Boolean), series);
  return rows.map((row) => {
    const item = known.get(codeOf(row));
    return {
      ...row,
      ...(item ? { laborTimeCode: item.code } : {}),
      laborTimeName: item?.name ?? null,
      minutes: item?.minutes ?? null,
      chargedMinutes: item?.chargedMinutes ?? null,
      shared: item?.shared.join(" ") || null,
    };
  });
}

async function filledParts(
  tx: TxCtx,
  rows: readonly Row[],
  { vin, store, day }: { vin: string | null; store: ClaimStore; day: string },
): Promise<{ rows: Row[]; currency: string | null }> {
  const numberOf = (row: Row) => normalPartNumber(String(row.partCode ?? ""));
  const { priceList } = store;
  const known = await claimedParts(tx, rows.map(numberOf).filter(Boolean), { vin, priceList, day });
  return {
    rows: rows.map((row) => {
      const part = known.get(numberOf(row));
      return {
        ...row,
        ...(part ? { partCode: part.shown } : {}),
        partName: part?.name ?? null,
        price: part?.price ?? null,
      };
    }),
    currency: [...known.values()].find(({ currency }) => currency !== null)?.currency ?? null,
  };
}

/** The three technical claim departments, in turn. */
async function claimDepartments(tx: TxCtx): Promise<string[]> {
  const found = await Promise.all(CLAIM_KINDS.map((kind) => departmentsOfKind(tx, kind)));
  return found.flatMap(([first]) => first?.code ?? []);
}
