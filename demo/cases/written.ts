import type { WrittenCase } from "./case_draft.ts";
import { HIGH_VOLTAGE_CASES } from "./written_high_voltage.ts";

/** Repair cases of the demo, made up for it, the oldest first. */
export const WRITTEN_CASES: readonly WrittenCase[] = [...HIGH_VOLTAGE_CASES];
