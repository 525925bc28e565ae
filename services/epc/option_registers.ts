import { choice, code, defineRegister, names, reference, shown, whole } from "@/engines/registers/declare.ts";

/** Specification section 4, config state: 1 in use, 0 not: what has it keeps it, and nothing new can be given it. */
const CONFIG_STATES = [0, 1] as const;

/** Configuration codes: what can be chosen when a vehicle is ordered. Their values stand in `EpcConfig`. */
export const optionRegister = defineRegister({
  route: "EpcOption",
  path: "/tis/configurations",
  noun: ["Configuration", "Configurations"],
  texts: "epc.register.option",
  table: "epc_options",
  key: "optionCode",
  usedBy: [{ table: "epc_option_values", column: "option_code" }],
  fields: {
    optionCode: code({ column: "code", max: 30 }),
    optionName: names({ column: "names" }),
    state: choice(CONFIG_STATES, { start: 1, batch: true }),
    values: shown("whole", ({ sql }) =>
      sql`(
      select count(*)::int from epc_option_values v where v.option_code = e.code and v.deleted_at is null
    )`),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});

/** Values of configurations. Their codes are what vehicles carry and lines of figures ask for; which model codes carry one is set in the matrix. */
export const optionValueRegister = defineRegister({
  route: "EpcConfig",
  path: "/tis/configuration-values",
  noun: ["ConfigurationValue", "ConfigurationValues"],
  texts: "epc.register.value",
  table: "epc_option_values",
  key: "valueCode",
  usedBy: [
    { table: "model_options", column: "value_code", of: { table: "model_codes", column: "model_code" } },
    { table: "vehicles", column: "option_values", array: true },
    { table: "line_applicability", column: "options_all", array: true },
    { table: "line_applicability", column: "options_any", array: true },
    { table: "line_applicability", column: "options_none", array: true },
  ],
  fields: {
    valueCode: code({ column: "code", max: 30 }),
    valueName: names({ column: "names" }),
    optionCode: reference({
      table: "epc_options",
      lead: "code",
      route: "EpcOption",
      where: ({ sql }) => sql`r.state = 1`,
      closed: "configuration-not-in-use",
    }),
    state: choice(CONFIG_STATES, { start: 1, batch: true }),
    carriedBy: shown("whole", ({ sql }) =>
      sql`(
      select count(*)::int from model_options o where o.value_code = e.code
    )`),
    sort: whole({ min: 0, max: 9999, start: 0, in: "chooser" }),
  },
});
