import type { Right } from "@/kernel/access/rights.ts";

/** To hand a claim over to the dealer management system: a verb of service stores. */
export const PUSH_RIGHT: Right = "ClaimManage:push";
