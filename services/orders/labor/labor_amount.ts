import { hoursOf } from "@/services/labor/time/labor_time.ts";
import type { VisitLabor } from "@/services/labor/overlap/overlap_of.ts";
import { percentOf, times } from "../review/exact_money.ts";

/** Work that a customer pays for. */
export interface QuotedLabor {
  code: string;
  name: string;
  /** Hours with two places that are charged. */
  hours: string;
  /** Those of the item alone. */
  wholeHours: string;
  /** Codes of the items that have the rest. */
  shared: readonly string[];
}

/** The labor items of a job as a quote has them; what is not released any more is not quoted. */
export function quotedLabor(visit: readonly VisitLabor[]): QuotedLabor[] {
  return visit.flatMap(({ code, item, chargedSeconds, laborSeconds, shared }) =>
    item === null ? [] : [{
      code,
      name: item.laborTimeName,
      hours: hoursOf(chargedSeconds),
      wholeHours: hoursOf(laborSeconds),
      shared: shared.filter((one) => one !== code || chargedSeconds === 0),
    }]
  );
}

/** So many hours, with two places, at a price of one: two places, half up. */
export function laborAmount(hours: string, rate: string): string {
  const hundredths = Number(hours.replace(".", ""));
  return percentOf(times(rate, hundredths), "1.00");
}
