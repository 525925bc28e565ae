import assert from "node:assert/strict";
import fc from "fast-check";
import { dateFaults } from "@/services/claims/claim_dates.ts";
import { claimSoFar } from "@/services/claims/claim_figures.ts";
import { claimTotals } from "@/services/claims/claim_totals.ts";
import { monthsAfter, underWarranty } from "@/services/claims/warranty/under_warranty.ts";

Deno.test("the days of a claim follow each other", () => {
  const TODAY = "2026-06-30";
  const told = (productionDate: string, saleDate: string, faultDate: string, repairDate: string) =>
    dateFaults({ productionDate, saleDate, faultDate, repairDate }, TODAY).map(({ field, rule }) =>
      `${field} ${rule}`
    );
  // Production, sale, fault, repair: what is refused.
  const TABLE: readonly (readonly [string, string, string, string, readonly string[]])[] = [
    ["2025-01-10", "2025-02-20", "2026-03-02", "2026-03-04", []],
    ["2025-01-10", "2025-01-10", "2025-01-10", "2025-01-10", []],
    ["2025-01-10", "", "2026-03-02", "2026-03-04", []],
    ["2025-01-10", "2025-01-09", "2026-03-02", "2026-03-04", ["saleDate sale-before-production"]],
    ["2025-01-10", "", "2025-01-09", "2026-03-04", ["faultDate fault-before-production"]],
    ["2025-01-10", "2025-02-20", "2025-02-19", "2026-03-04", ["faultDate fault-before-sale"]],
    ["2025-01-10", "2025-02-20", "2026-03-02", "2026-03-01", ["repairDate repair-before-fault"]],
    ["2025-01-10", "2025-02-20", "2026-07-01", "2026-07-02", [
      "faultDate day-in-future",
      "repairDate day-in-future",
    ]],
    ["2026-07-01", "", "", "", ["productionDate day-in-future"]],
    ["2026-06-30", "", "2026-06-30", "2026-06-30", []],
  ];
  for (const [production, sale, fault, repair, wanted] of TABLE) {
    assert.deepEqual(told(production, sale, fault, repair), wanted, [production, sale, fault, repair].join());
  }
});

/** The same sum by another way: in whole thousandths of a cent, rounded half up at the end. */
function totalsByHand(
  labor: { chargedMinutes: number }[],
  parts: { partNum: number; cents: number }[],
  rateCents: number,
) {
  const minutes = labor.reduce((sum, one) => sum + one.chargedMinutes, 0);
  const laborCents = Math.floor((minutes * rateCents * 2 + 60) / 120);
  const partCents = parts.reduce((sum, one) => sum + one.partNum * one.cents, 0);
  const text = (cents: number) => (cents / 100).toFixed(2);
  return {
    workingMinutes: minutes,
    laborAmount: text(laborCents),
    partsAmount: text(partCents),
    totalAmount: text(laborCents + partCents),
  };
}

Deno.test("totals of a claim are those of an independent sum", () => {
  const amount = (cents: number) => (cents / 100).toFixed(2);
  fc.assert(
    fc.property(
      fc.array(fc.record({ chargedMinutes: fc.integer({ min: 0, max: 3000 }) }), { maxLength: 12 }),
      fc.array(
        fc.record({
          partNum: fc.integer({ min: 1, max: 999 }),
          cents: fc.integer({ min: 0, max: 9_999_999 }),
        }),
        { maxLength: 12 },
      ),
      fc.integer({ min: 1, max: 50_000 }),
      (labor, parts, rate) => {
        assert.deepEqual(
          claimTotals(
            labor,
            parts.map(({ partNum, cents }) => ({ partNum, price: amount(cents) })),
            amount(rate),
          ),
          totalsByHand(labor, parts, rate),
        );
      },
    ),
  );
});

Deno.test("a claim has no total while a price or the rate is not known", () => {
  const labor = [{ chargedMinutes: 30 }], parts = [{ partNum: 2, price: "10.00" }];
  assert.deepEqual(claimTotals(labor, parts, null), {
    workingMinutes: 30,
    laborAmount: null,
    partsAmount: "20.00",
    totalAmount: null,
  });
  assert.equal(claimTotals(labor, [{ partNum: 1, price: null }], "100.00").totalAmount, null);
  assert.equal(claimTotals([], parts, null).totalAmount, "20.00");
});

Deno.test("the warranty ends with its last day and its last kilometer", () => {
  const term = { months: 36, km: 100_000 };
  const answer = (faultDate: string, mileage: number, saleDate: string | null = "2023-03-31") =>
    underWarranty({ saleDate, faultDate, mileage }, term).answer;
  assert.equal(answer("2026-03-30", 100_000), "within");
  assert.equal(answer("2026-03-31", 100), "too-late");
  assert.equal(answer("2025-03-30", 100_001), "too-far");
  assert.equal(answer("2025-03-30", 1, null), "unsold");
  assert.equal(underWarranty({ saleDate: "2023-03-31", faultDate: null, mileage: 1 }, term).answer, "open");
  assert.equal(
    underWarranty({ saleDate: "2020-01-01", faultDate: "2021-01-01", mileage: 900_000 }, {
      months: 60,
      km: null,
    }).answer,
    "within",
  );
  // A month without such a day ends with its last one.
  assert.deepEqual([
    monthsAfter("2024-01-31", 1),
    monthsAfter("2024-02-29", 12),
    monthsAfter("2024-03-01", 12),
  ], [
    "2024-02-29",
    "2025-02-28",
    "2025-02-28",
  ]);
});

Deno.test("what is no day of the database's calendar counts as not said", () => {
  assert.equal(claimSoFar.parse({ repairDate: "0000-01-01" }).repairDate, undefined);
  assert.equal(claimSoFar.parse({ repairDate: "2026-03-04" }).repairDate, "2026-03-04");
});
