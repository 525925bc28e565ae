import type { Right } from "@/kernel/access/rights.ts";

/** To correct the scores of others, and to see their ledgers for it. */
export const CORRECT_RIGHT: Right = "MyScore:correct";
