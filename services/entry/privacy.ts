import type { TxCtx } from "@/kernel/ctx.ts";

/** Version of the privacy text in locales; a new one asks everybody again. */
export const PRIVACY_VERSION = "2026-01";

/** Stores that a person accepted the privacy text as it now stands; once per version. */
export async function recordConsent(ctx: TxCtx, userId: number): Promise<void> {
  await ctx.sql`
    insert into consents ${
    ctx.sql({ userId, policyVersion: PRIVACY_VERSION, consentedAt: ctx.clock(), address: ctx.address })
  }
    on conflict (user_id, policy_version) do nothing`;
}
