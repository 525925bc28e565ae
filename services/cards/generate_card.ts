import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { moment } from "./card_members.ts";
import { newCardString, readCardString, tailOf } from "./card_string.ts";

export const newCard = z.object({
  id: z.int(),
  cardString: z.string().describe("20 characters of Crockford's base32 in groups of five"),
  orgName: z.string(),
  seriesName: z.string(),
  generatedAt: moment,
  expiresAt: moment,
});
/** A new card, with names in the reader's language: the only time that its string is told. */
export type NewCard = z.infer<typeof newCard>;

/**
 * Makes a password card for a dealer and a series that has them. Only a keyed hash of its string is kept. Refuses `choice-unknown` for a
 * dealer that is closed, none or out of reach, `card-series-none`, and `person-needed`.
 */
export async function generateCard(
  ctx: Ctx,
  { orgCode, seriesCode }: { orgCode: string; seriesCode: string },
): Promise<NewCard> {
  const cardString = newCardString(ctx);
  const [hash] = await ctx.cardHashes(readCardString(cardString)!);
  const now = ctx.clock();
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const chain = [...tx.chain];
    const [org] = await sql<{ name: string }[]>`
      select name_in(names, ${chain}) as name
      from orgs
      where code = ${orgCode} and kind in ('store', 'dealer_group') and state = 'open' and deleted_at is null
        and ${scopeOf(tx, "SecretCard:add")({ org: sql`code` })}
      for key share`;
    if (!org) throw refuseField("orgCode", "choice-unknown", { key: orgCode });
    const [series] = await sql<{ name: string; validDays: number }[]>`
      select name_in(s.names, ${chain}) as name, c.valid_days
      from secret_card_series c
      join series s on s.code = c.series_code and s.deleted_at is null
      where c.series_code = ${seriesCode} and c.deleted_at is null
      for share of c`;
    if (!series) throw refuseField("seriesCode", "card-series-none", { series: seriesCode });
    const expiresAt = new Date(now.getTime() + series.validDays * 86_400_000);
    const [card] = await sql<{ id: number }[]>`
      insert into secret_cards ${
      sql({
        orgCode,
        seriesCode,
        hash,
        tail: tailOf(cardString),
        generatedAt: now,
        generatedBy: personOf(tx).id,
        expiresAt,
      })
    } returning id`;
    await recordChange(tx, {
      operation: "generatePasswordCard",
      funLink: "SecretCard",
      subjectKind: "SecretCard",
      subjectId: card!.id,
      after: { orgCode, seriesCode, tail: tailOf(cardString), expiresAt },
    });
    return {
      id: card!.id,
      cardString,
      orgName: org.name,
      seriesName: series.name,
      generatedAt: now,
      expiresAt,
    };
  });
}
