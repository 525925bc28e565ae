import type { z } from "zod";
import { choice, choices, day, defineRegister, names, reference, text } from "@/engines/registers/declare.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";
import { recomputeDue } from "./answer_due.ts";

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const isTimeOfDay = (value: z.ZodType) =>
  value.refine((said) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(said)), { error: "refusal.time-of-day" });

/** What an entry of each kind needs. */
const NEEDED = {
  shift: ["weekdays", "opens", "closes"],
  free: ["firstDay", "lastDay"],
  worked: ["firstDay", "lastDay", "opens", "closes"],
} as const;

/** Business hours of markets: shifts of the week, free days, and days that are worked though they would be free. Without a shift the clock on the wall counts. */
export const businessHoursRegister = defineRegister({
  route: "QABusinessHours",
  path: "/tis/business-hours",
  noun: ["BusinessHours", "BusinessHoursList"],
  texts: "qa.businessHours",
  table: "business_hours",
  key: "id",
  order: "marketCode",
  fields: {
    marketCode: reference({ table: "markets", route: "EPCSCGL" }, { fixed: true }),
    kind: choice(["shift", "free", "worked"], { fixed: true, start: "shift", hint: true }),
    names: names({ max: 60, optional: true }),
    weekdays: choices(WEEKDAYS, { optional: true, hint: true }),
    opens: text({ max: 5, optional: true, hint: true, rule: isTimeOfDay }),
    closes: text({ max: 5, optional: true, hint: true, rule: isTimeOfDay }),
    firstDay: day({ optional: true, filter: true }),
    lastDay: day({ optional: true }),
  },
  check(_tx, values) {
    const { kind, firstDay, lastDay } = values;
    const refused: FieldRefusal[] = NEEDED[kind]
      .filter((field) => values[field] === null || values[field]?.length === 0)
      .map((field) => ({ field, rule: "field-required" }));
    if (firstDay && lastDay && lastDay < firstDay) refused.push({ field: "lastDay", rule: "period-order" });
    if (refused.length > 0) throw refuse("invalid-input", {}, refused);
  },
  async after(tx, { before, after }) {
    await recomputeDue(tx, (after ?? before)!.marketCode);
  },
});
