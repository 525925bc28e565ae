import type { Fragment } from "postgres";
import { personId } from "@/kernel/access/person_id.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Feedback `t` with its type, author, organisation and who looks after it. */
export function feedbackTables({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`feedback_reports t
    join feedback_types k on k.code = t.type_code
    join users a on a.id = t.author_id
    left join orgs o on o.code = t.org_code
    left join users p on p.id = t.taken_by`;
}

/** What a row says of it. */
export function feedbackColumns(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    t.id::int, t.version, t.state, t.type_code, name_in(k.names, ${chain}) as type_name, t.text, a.full_name as author,
    coalesce(t.author_id = ${
    personId(ctx)
  }, false) as own, name_in(o.names, ${chain}) as org_name, t.page, t.sent_at,
    p.full_name as taken_by, t.taken_at, t.ended_at,
    (select count(*)::int from file_uses u where u.kind = ${FEEDBACK_USE} and u.id = t.id::text) as attachment_count`;
}

/** Under which its attachments are used. */
export const FEEDBACK_USE = "feedback";

/** What somebody sees: their own, and all that they deal with. */
export function seesFeedback(ctx: Ctx): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`true`;
  return sql`(t.author_id = ${personId(ctx)} or ${dealsWith(ctx)})`;
}

/** What somebody deals with, within the organisations of the right. */
export function dealsWith(ctx: Ctx): Fragment {
  return scopeOf(ctx, "FeedbackList:process")({ org: ctx.sql`t.org_code` });
}
