import type { z } from "zod";

/**
 * A diagnostic trouble code as ISO 15031-6 / SAE J2012-DA writes it: system letter, four digits of which the last three are
 * hexadecimal, and optionally the failure type byte (`P0A80`, `U0100-87`).
 */
export const DTC_CODE = /^[PCBU][0-3][0-9A-F]{3}(-[0-9A-F]{2})?$/;

/** DTCs within a text, in upper or lower case: for `match` and `replace` alone, since it is global. */
export const DTCS_WITHIN = /\b[PCBU][0-3][0-9A-F]{3}(?:-[0-9A-F]{2})?\b/gi;

/** Rule of a field that is one DTC, or empty. Refuses `dtc-malformed`. */
export const isDtcCode = (code: z.ZodType) =>
  code.refine((given) => given === null || given === "" || DTC_CODE.test(String(given)), {
    error: "refusal.dtc-malformed",
  });

/** Whether each of these texts is a DTC. */
export const allDtcs = (codes: readonly string[]) => codes.every((one) => DTC_CODE.test(one));

/** Rule of a field that lists DTCs. Refuses `dtc-malformed`. */
export const areDtcCodes = (codes: z.ZodType) =>
  codes.refine((given) => allDtcs(given as string[]), { error: "refusal.dtc-malformed" });
