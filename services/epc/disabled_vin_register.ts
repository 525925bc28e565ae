import type { z } from "zod";
import { LIMITS } from "@/kernel/limits.ts";
import { code, defineRegister, moment, names } from "@/engines/registers/declare.ts";
import { cleanVin } from "./vin.ts";

/** Written as VINs are stored, then held against ISO 3779: 17 characters, no I, O, Q. */
const isVin = (value: z.ZodType) =>
  (value as z.ZodString)
    .overwrite(cleanVin)
    .refine((vin) => vin.length === LIMITS.vinLength, { error: "epc.register.disabledVin.wrong_length" })
    .refine((vin) => /^[A-HJ-NPR-Z0-9]*$/.test(vin), { error: "epc.register.disabledVin.wrong_letter" });

/** VINs that are withheld from look-up, with the reason that is told. They need not be among the vehicles. */
export const disabledVinRegister = defineRegister({
  route: "EpcVinDisabled",
  path: "/tis/disabled-vins",
  noun: ["DisabledVin", "DisabledVins"],
  texts: "epc.register.disabledVin",
  table: "disabled_vins",
  key: "vin",
  title: "vin",
  order: "-disabledAt",
  sensitive: ["reason"],
  fields: {
    vin: code({ max: 24, pattern: /^[A-Za-z0-9 -]+$/, hint: true, rule: isVin }),
    reason: names({ hint: true, batch: true }),
    disabledAt: moment({ filter: true }),
  },
});
