import { z } from "zod";
import { personOf } from "@/kernel/access/rights.ts";
import { recordChange } from "../audit/record_change.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { MESSAGE_KINDS, messageKindNames } from "./kinds.ts";
import { readUnsubscribeToken, type Unsubscription } from "./unsubscribe_token.ts";

/** Stands for every kind: false there means that nothing goes by mail. */
export const ALL_KINDS = "*";

/** Schema of what a person wishes to get by mail. @param kind of messages that there are */
export function wishesOf(kind: z.ZodType<string>) {
  return z.object({
    any: z.boolean().describe("false: no message goes by mail, whatever stands below"),
    kinds: z.array(z.object({ kind, byMail: z.boolean() })),
  });
}
export type MailWishes = z.infer<ReturnType<typeof wishesOf>>;

/** The reader's wishes, or each kind's default where there is none. */
export async function mailWishes(ctx: Ctx): Promise<MailWishes> {
  const rows = await ctx.sql<{ kind: string; byMail: boolean }[]>`
    select kind, by_mail from mail_wishes where user_id = ${personOf(ctx).id}`;
  const wished = new Map(rows.map((row) => [row.kind, row.byMail]));
  return {
    any: wished.get(ALL_KINDS) ?? true,
    kinds: MESSAGE_KINDS.all.map(({ name, byMail }) => ({
      kind: name,
      byMail: wished.get(name) ?? byMail,
    })),
  };
}

/** Sets the reader's wishes: the kinds named go by mail, all others do not. Security mails are not touched by any of it. */
export async function setMailWishes(
  ctx: Ctx,
  wishes: { any: boolean; kinds: readonly string[] },
): Promise<void> {
  const { id } = personOf(ctx);
  await ctx.tx(async (tx) => {
    const before = await mailWishes(tx);
    await putWishes(tx, id, [
      { kind: ALL_KINDS, byMail: wishes.any },
      ...messageKindNames().map((kind) => ({ kind, byMail: wishes.kinds.includes(kind) })),
    ]);
    await recordChange(tx, {
      operation: "setMailWishes",
      subjectKind: "user",
      subjectId: id,
      before,
      after: wishes,
    });
  });
}

/** Takes mails of one kind off by the link of a mail, for whoever has it. Twice is the same as once. */
export async function unsubscribe(ctx: Ctx, { userId, kind }: Unsubscription): Promise<void> {
  await ctx.tx(async (tx) => {
    const [user] = await tx.sql`select from users where id = ${userId} and deleted_at is null`;
    if (!user) return;
    await putWishes(tx, userId, [{ kind, byMail: false }]);
    await recordChange(tx, {
      operation: "unsubscribeMail",
      subjectKind: "user",
      subjectId: userId,
      after: { kind, byMail: false },
    });
  });
}

/** The kind of message whose mails a link takes off, or null when the link is not one of ours. */
export async function kindOfToken(ctx: Ctx, token: string | null): Promise<string | null> {
  const what = await readUnsubscribeToken(ctx.sql, token);
  return messageKindNames().find((kind) => kind === what?.kind) ?? null;
}

async function putWishes(
  tx: TxCtx,
  userId: number,
  wishes: readonly { kind: string; byMail: boolean }[],
): Promise<void> {
  await tx.sql`
    insert into mail_wishes ${tx.sql(wishes.map((wish) => ({ userId, ...wish })))}
    on conflict (user_id, kind) do update set by_mail = excluded.by_mail`;
}
