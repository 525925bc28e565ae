import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";

/** The days of a claim, 'yyyy-MM-dd'; empty or null: not told. */
export interface ClaimDates {
  productionDate?: string | null;
  saleDate?: string | null;
  faultDate?: string | null;
  repairDate?: string | null;
}

/** Which day may not be before which (specification section 5; a repair follows its fault), and what it is refused with. */
export const ORDER_OF_DATES: readonly {
  field: keyof ClaimDates;
  notBefore: keyof ClaimDates;
  says: RefusalKey;
}[] = [
  { field: "saleDate", notBefore: "productionDate", says: "sale-before-production" },
  { field: "faultDate", notBefore: "productionDate", says: "fault-before-production" },
  { field: "faultDate", notBefore: "saleDate", says: "fault-before-sale" },
  { field: "repairDate", notBefore: "faultDate", says: "repair-before-fault" },
];

const DAYS = ["productionDate", "saleDate", "faultDate", "repairDate"] as const;

/**
 * What is wrong with the days of a claim, each field by the first sentence that holds. The same on the server and while they are typed.
 *
 * @param today of the store
 */
export function dateFaults(dates: ClaimDates, today: string): FieldRefusal[] {
  return DAYS.flatMap((field): FieldRefusal[] => {
    const day = dates[field];
    if (!day) return [];
    if (day > today) return [{ field, rule: "day-in-future" }];
    const broken = ORDER_OF_DATES.find((one) => {
      const other = one.field === field ? dates[one.notBefore] : null;
      return other && day < other;
    });
    return broken ? [{ field, rule: broken.says }] : [];
  });
}
