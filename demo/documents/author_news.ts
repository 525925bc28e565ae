import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { setMailWishes } from "@/engines/messages/mail_wishes.ts";
import { MESSAGE_KINDS } from "@/engines/messages/kinds.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { markAllRead } from "@/services/inbox/mark_messages.ts";

/** Who writes the demo's documents of all kinds. */
export const AUTHOR = "factory-engineer";

const READ_AFTER_MS = 10 * 86_400_000;

/** The usual author's wishes, before the first of their documents of any kind. */
export async function fillAuthorWishes(demo: DemoFilling): Promise<void> {
  await wantNoMailOfPassed(await authorOf(demo));
}

/** The usual author's old messages are read, behind the last document of any kind. */
export async function readAuthorNews(demo: DemoFilling): Promise<void> {
  await readOldNews(await authorOf(demo), demo.ctx.clock().getTime());
}

/** Who writes by the dozen reads in the portal what was passed, and gets no mail of it. */
export async function wantNoMailOfPassed(author: Ctx): Promise<void> {
  const kinds = MESSAGE_KINDS.all.filter(({ name, byMail }) => byMail && name !== "document-passed");
  await setMailWishes(author, { any: true, kinds: kinds.map(({ name }) => name) });
}

/** Mails come again as they do without a wish, for who writes now and then only. */
export async function wantMailsAgain(author: Ctx): Promise<void> {
  const kinds = MESSAGE_KINDS.all.filter(({ byMail }) => byMail);
  await setMailWishes(author, { any: true, kinds: kinds.map(({ name }) => name) });
}

/** Of what an author was told, only that of the last ten days is still unread. @param now of the demo, milliseconds */
export async function readOldNews(author: Ctx, now: number): Promise<void> {
  const [newest] = await author.sql<[{ id: number | null }]>`
    select max(id)::int as id
    from messages
    where user_id = ${personOf(author).id} and created_at < ${new Date(now - READ_AFTER_MS)}`;
  if (newest.id !== null) await markAllRead(author, newest.id);
}

async function authorOf({ ctx, ctxFor }: DemoFilling): Promise<Ctx> {
  return ctxFor({ actor: (await loadUser(ctx, AUTHOR))! });
}
