import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";

/** A person who stands somewhere in an approval or consultation. */
export interface PersonInCharge {
  userId: number;
  userCode: string;
  fullName: string;
}

/** Whether the person `u` can act today: there, active and within their days. */
export function isActive({ sql, clock }: Pick<Ctx, "sql" | "clock">): Fragment {
  const today = sql`(${clock()}::timestamptz at time zone u.zone)::date`;
  return sql`(
    u.deleted_at is null and u.state = 'normal' and u.user_type is not null
    and (u.effective_on is null or u.effective_on <= ${today}) and (u.expires_on is null or u.expires_on >= ${today})
  )`;
}
