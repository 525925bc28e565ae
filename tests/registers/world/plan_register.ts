import {
  choice,
  code,
  day,
  decimal,
  defineRegister,
  flag,
  names,
  rows,
  text,
  whole,
} from "@/engines/registers/declare.ts";

/** Plans by which lifts are checked, each with its steps. */
export const planRegister = defineRegister({
  route: "LiftPlan",
  path: "/tis/lift-plans",
  noun: ["LiftPlan", "LiftPlans"],
  texts: "tools.plan",
  table: "lift_plans",
  key: "code",
  fields: {
    code: code({ max: 20 }),
    names: names(),
    steps: rows(
      {
        step: code({ max: 10, fixed: false }),
        what: text({ max: 40 }),
        minutes: whole({ min: 1, max: 600, optional: true, unit: "min" }),
        torque: decimal({ places: 1, optional: true }),
        side: choice(["left", "right"], { optional: true }),
        since: day({ optional: true }),
        photo: flag(),
      },
      { table: "lift_plan_steps", own: "plan_code", order: "place", max: 4, unique: ["step"] },
      { optional: true },
    ),
  },
});
