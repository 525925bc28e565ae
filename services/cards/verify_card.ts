import { z } from "zod";
import { addressKey } from "@/kernel/access/address_key.ts";
import { enforceRates } from "@/kernel/access/rate_limit.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { KeyedHashes } from "@/kernel/ports/card_hash.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { moment, orgCode, seriesCode } from "./card_members.ts";
import { readCardString } from "./card_string.ts";

export const verifiedCard = z.object({
  id: z.int(),
  orgCode,
  orgName: z.string(),
  seriesCode,
  seriesName: z.string(),
  generatedAt: moment,
  verifiedAt: moment,
});
/** A card that has just been verified, in the reader's language. */
export type VerifiedCard = z.infer<typeof verifiedCard>;

/** How a try came out, for the operation log alone: whoever types a string learns no more than that it is invalid. */
type Outcome = "unknown" | "verified-before" | "revoked" | "expired" | "other-dealer";

/**
 * Verifies a password card by its string, once. A dealer verifies its own cards, factory staff any. What is unknown, used, revoked, out
 * of date or another dealer's is refused alike with 'Invalid password card' (specification section 8); every try is in the operation
 * log. Refuses `too-many-requests` beyond the tries of a minute, by person and by address, and
 * `person-needed`: under a card stands who verified it.
 */
export async function verifyCard(ctx: Ctx, typed: string): Promise<VerifiedCard> {
  await enforceRates(ctx, [
    { bucket: "card-user", key: String(personOf(ctx).id), perMinute: LIMITS.cardTriesPerUserPerMinute },
    ...ctx.address
      ? [{
        bucket: "card-address" as const,
        key: addressKey(ctx.address),
        perMinute: LIMITS.cardTriesPerAddressPerMinute,
      }]
      : [],
  ]);
  // What cannot be a card goes the same way as what can, so that neither is told from the other by its time. The look-up is by the
  // keyed hash, of which nobody outside can tell how much of it is right.
  const hashes = await ctx.cardHashes(readCardString(typed) ?? "");
  const verified = await ctx.tx(async (tx) => {
    const card = await takeCard(tx, hashes);
    if (!card) await recordTry(tx, ...await whyNot(tx, hashes));
    else {
      await recordTry(tx, String(card.id), "verified", {
        orgCode: card.orgCode,
        seriesCode: card.seriesCode,
      });
    }
    return card;
  });
  if (!verified) throw refuseField("cardString", "card-invalid");
  return verified;
}

/** The one statement decides between two who type the same string at the same moment. */
async function takeCard(tx: TxCtx, hashes: KeyedHashes): Promise<VerifiedCard | undefined> {
  const { sql } = tx;
  const chain = [...tx.chain];
  const now = tx.clock();
  const [card] = await sql<VerifiedCard[]>`
    update secret_cards c
    set verified_at = ${now}, verified_by = ${personId(tx)}, version = c.version + 1, changed_at = ${now},
      changed_by = ${personId(tx)}
    from orgs o, series s
    where c.hash in ${sql(hashes)} and c.state = 'waiting' and c.expires_at > ${now}
      and o.code = c.org_code and s.code = c.series_code
      and ${scopeOf(tx, "SecretCard:verify")({ org: sql`c.org_code` })}
    returning c.id, c.org_code, name_in(o.names, ${chain}) as org_name, c.series_code,
      name_in(s.names, ${chain}) as series_name, c.generated_at, c.verified_at`;
  return card;
}

async function whyNot(tx: TxCtx, hashes: KeyedHashes): Promise<[id: string, outcome: Outcome]> {
  const [card] = await tx.sql<{ id: number; state: string; isOld: boolean }[]>`
    select id, state, expires_at <= ${tx.clock()} as is_old from secret_cards where hash in ${
    tx.sql(hashes)
  }`;
  if (!card) return ["-", "unknown"];
  const outcome = card.state === "verified"
    ? "verified-before"
    : card.state === "revoked"
    ? "revoked"
    : card.isOld
    ? "expired"
    : "other-dealer";
  return [String(card.id), outcome];
}

async function recordTry(
  tx: TxCtx,
  id: string,
  outcome: Outcome | "verified",
  more: Record<string, string> = {},
): Promise<void> {
  await recordChange(tx, {
    operation: "verifyPasswordCard",
    funLink: "SecretCard",
    subjectKind: "SecretCard",
    subjectId: id,
    after: { outcome, ...more },
  });
}
