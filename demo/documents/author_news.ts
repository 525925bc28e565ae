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

/** Who writes by the dozen reads in the portal what was passed, and gets no mail of it: before the first of them. */
export async function fillAuthorWishes(demo: DemoFilling): Promise<void> {
  const kinds = MESSAGE_KINDS.all.filter(({ name, byMail }) => byMail && name !== "document-passed");
  await setMailWishes(await authorOf(demo), { any: true, kinds: kinds.map(({ name }) => name) });
}

/** Of what the author was told of all of them, only that of the last ten days is still unread: behind the last of them. */
export async function readAuthorNews(demo: DemoFilling): Promise<void> {
  const author = await authorOf(demo);
  const [newest] = await author.sql<[{ id: number | null }]>`
    select max(id)::int as id
    from messages
    where user_id = ${personOf(author).id}
      and created_at < ${new Date(demo.ctx.clock().getTime() - READ_AFTER_MS)}`;
  if (newest.id !== null) await markAllRead(author, newest.id);
}

async function authorOf({ ctx, ctxFor }: DemoFilling): Promise<Ctx> {
  return ctxFor({ actor: (await loadUser(ctx, AUTHOR))! });
}
