import type { TxCtx } from "@/kernel/ctx.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { queueMessageMails } from "../deliveries/queue_mail.ts";
import { isLang, type Lang } from "@/kernel/texts/languages.ts";
import { sendUserHint } from "../live/live_hint.ts";
import { kindOf } from "./kinds.ts";
import { ALL_KINDS } from "./mail_wishes.ts";
import type { MessageParams } from "./words.ts";

/** One message for some people. */
export interface NewMessage {
  /** The event it is about, or an id of its own: the same id, kind and receiver is the same message. */
  eventId: string;
  /** Name of a kind of message, such as `order-accepted`. */
  kind: string;
  /** Fill the sentence; see words.ts. */
  params: MessageParams;
  /** Page below the base path with its query; null leads nowhere. */
  link: string | null;
  /** Ids of users. Who is frozen or gone is passed over. */
  receivers: readonly number[];
}

/**
 * Tells people something: a message for each, a mail where they wish it and their address is confirmed, and their badge moves.
 * The same message again changes nothing.
 *
 * @returns how many were told who had not been
 */
export async function notifyPeople(tx: TxCtx, message: NewMessage): Promise<number> {
  const { sql } = tx;
  const { eventId, kind, params, link } = message;
  const told = await sql<Told[]>`
    with made as (
      insert into messages (user_id, kind, event_id, params, link, created_at)
      select u.id, ${kind}, ${eventId}::uuid, ${sql.json(params as never)}::jsonb, ${link}, ${tx.clock()}
      from users u
      where u.id = any(${[...message.receivers]}::bigint[]) and u.state = 'normal' and u.deleted_at is null
      order by u.id
      on conflict (user_id, event_id, kind) do nothing
      returning id, user_id
    )
    select
      m.id, m.user_id, u.email, u.email_confirmed_at is not null as confirmed, u.lang, u.zone, u.editions,
      coalesce(all_kinds.by_mail, true) and coalesce(one.by_mail, ${kindOf(kind).byMail}) as by_mail
    from made m
    join users u on u.id = m.user_id
    left join mail_wishes one on one.user_id = u.id and one.kind = ${kind}
    left join mail_wishes all_kinds on all_kinds.user_id = u.id and all_kinds.kind = ${ALL_KINDS}`;
  await queueMessageMails(
    tx,
    told.filter((one) => one.byMail && one.confirmed && one.email !== null).map((one) => ({
      to: one.email!,
      lang: isLang(one.lang) ? one.lang : "en_US" as Lang,
      message: {
        id: Number(one.id),
        userId: Number(one.userId),
        kind,
        params,
        hasLink: link !== null,
        edition: one.editions.includes("domestic") ? "domestic" : "overseas",
        zone: one.zone,
      },
    })),
  );
  for (const { userId } of told) sendUserHint(tx, "messages", Number(userId));
  return told.length;
}

interface Told {
  id: number;
  userId: number;
  email: string | null;
  confirmed: boolean;
  lang: string;
  zone: string;
  editions: Edition[];
  byMail: boolean;
}
