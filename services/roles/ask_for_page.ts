import { v5 as uuidOf } from "uuid";
import { recordChange } from "@/engines/audit/record_change.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { type PageEntry, pageOf } from "@/kernel/access/pages.ts";
import { may, personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { today } from "@/kernel/today.ts";
import { type Keeper, whomToAsk } from "./whom_to_ask.ts";

/** Kind of the message that asks. */
const KIND = "page-asked";
/** Name space of what one person asks for one page in a day. */
const ASKED = "5b0c3f6e-6d0e-4f5e-9a3b-0f1d7c2a9e41";

/** What a reader who may not open a page is told of the way on. */
export interface WayToPage {
  keepers: Keeper[];
  /** They were asked for this page today already. */
  isAsked: boolean;
}

/** Whom the caller asks for a page, and whether they have today. @param path route, or what was typed of an unknown address */
export async function wayToPage(ctx: Ctx, path: string): Promise<WayToPage> {
  const keepers = await whomToAsk(ctx, isManagers(ctx, pageOf(path)));
  const [asked] = await ctx.sql`
    select from messages
    where user_id = any(${keepers.map(({ id }) => id)}::bigint[]) and kind = ${KIND}
      and event_id = ${askedId(ctx, path)}::uuid
    limit 1`;
  return { keepers, isAsked: asked !== undefined };
}

/**
 * Asks whoever can open a page to the caller, by a message to each; once a day for a page. Unknown addresses count as one page. Refuses
 * `nobody-to-ask` and `page-asked-already`.
 */
export async function askForPage(ctx: Ctx, { page: path }: { page: string }): Promise<{ names: string[] }> {
  const user = personOf(ctx);
  const page = pageOf(path);
  return await ctx.tx(async (tx) => {
    const { keepers, isAsked } = await wayToPage(tx, path);
    if (keepers.length === 0) throw refuse("nobody-to-ask");
    const told = isAsked ? 0 : await notifyPeople(tx, {
      eventId: askedId(tx, path),
      kind: KIND,
      params: {
        name: user.fullName,
        account: user.userCode,
        page: page ? { key: page.title } : path,
        known: page ? "yes" : "no",
      },
      link: `baseinfouser?keyword=${encodeURIComponent(user.userCode)}`,
      receivers: keepers.map(({ id }) => id),
    });
    if (told === 0) throw refuse("page-asked-already");
    await recordChange(tx, { operation: "askForPage", subjectKind: "user", subjectId: user.id });
    return { names: keepers.map(({ name }) => name) };
  });
}

/** A manager of a store can see to a right; a page that is there for nobody is the administrator's. */
function isManagers(ctx: Ctx, page: PageEntry | undefined): boolean {
  return page !== undefined && !may(ctx.actor, page.need);
}

/** The same for all that one person asks for one page in a day (their zone): such a message is there once. */
function askedId(ctx: Ctx, path: string): string {
  return uuidOf(`${KIND} ${personOf(ctx).id} ${pageOf(path)?.route ?? ""} ${today(ctx)}`, ASKED);
}
