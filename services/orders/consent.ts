import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Consent } from "./types.ts";

/** What `consentColumns` selects. */
export interface ConsentRow {
  consentCode: string | null;
  consentName: string | null;
  consentAt: Date | null;
  consentReason: string | null;
}

/** Select list of the consent on lines of a cart or an order, whose giver is joined as `users cu`. */
export function consentColumns({ sql }: Ctx, lines: Fragment): Fragment {
  return sql`
    cu.user_code as consent_code, cu.full_name as consent_name, ${lines}.consent_at, ${lines}.consent_reason`;
}

/** The consent of such a row, or null. */
export function consentOf(row: ConsentRow): Consent | null {
  if (row.consentAt === null) return null;
  return {
    by: row.consentCode!,
    name: row.consentName!,
    at: row.consentAt.toISOString(),
    reason: row.consentReason!,
  };
}
