import type { Right } from "@/kernel/access/rights.ts";

/** To mark a case as excellent. */
export const EXCELLENT_RIGHT: Right = "CaseWork:excellent";
/** To say for one's store whether a case helped. */
export const VERDICT_RIGHT: Right = "CaseList:judge";
