import {
  choice,
  code,
  decimal,
  defineRegister,
  file,
  names,
  text,
  whole,
  withRight,
} from "@/engines/registers/declare.ts";

/** Right to see and give what a lift costs. */
export const RENT = "LiftManage:rent";

/** Lifts of workshops, of which only some may know what they cost. */
export const liftRegister = defineRegister({
  route: "LiftManage",
  path: "/tis/lifts",
  noun: ["Lift", "Lifts"],
  texts: "tools.lift",
  table: "lifts",
  key: "code",
  order: "-rent",
  sensitive: ["terms"],
  fields: {
    code: code({ max: 20 }),
    names: names(),
    loadKg: whole({ min: 500, max: 20_000, filter: true, batch: true }),
    rent: withRight(RENT, decimal({ optional: true, min: 0, filter: true, search: true, batch: true })),
    terms: withRight(RENT, text({ optional: true, search: true })),
    paper: withRight(RENT, file("home-picture", "lift-paper", { optional: true, in: "entry" })),
    grade: withRight(RENT, choice(["a", "b"], { start: "a" })),
  },
});
