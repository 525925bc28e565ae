import type { Audience } from "@/engines/audience/audience.ts";
import { sayAudience } from "@/engines/audience/say_audience.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { type Content, contentOf, type Difference, differences } from "./content_of.ts";
import type { DocumentView } from "./types.ts";

/** A decision of a department. */
export interface Approval {
  id: number;
  revision: number;
  department: string;
  approver: string;
  /** Who was away; null: the approver decided in their own right. */
  inPlaceOf: string | null;
  post: string | null;
  /** 0 rejected, 1 passed, 2 not passed. */
  result: 0 | 1 | 2;
  remark: string | null;
  decidedAt: Date;
  /** An edit since has made it void. */
  isVoid: boolean;
}

/** Every decision on a document, the latest first (specification section 3, approval record). */
export async function approvalsOf(ctx: Ctx, { id }: Pick<DocumentView, "id">): Promise<Approval[]> {
  const { sql, chain } = ctx;
  const rows = await sql<Approval[]>`
    select p.id, r.number as revision, name_in(e.names, ${chain as string[]}) as department, u.full_name as approver,
      f.full_name as in_place_of,
(
        select string_agg(name_in(o.names, ${chain as string[]}), ${
    betweenNames(ctx.lang)
  }::text order by o.code)
        from user_post_links l join user_posts o on o.code = l.post_code where l.user_id = u.id
      ) as post, p.result, p.remark, p.decided_at, p.voided_at is not null as is_void
    from document_approvals p
    join document_revisions r on r.id = p.revision_id
    join departments e on e.code = p.department_code
    join users u on u.id = p.user_id
    left join users f on f.id = p.for_user_id
    where r.document_id = ${id}
    order by p.id desc`;
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** What differs from what was last approved, of this revision or one before it; null when nothing of it ever was. */
export async function sinceLastApproved(
  ctx: Ctx,
  document: DocumentView,
): Promise<readonly Difference[] | null> {
  const [row] = await ctx.sql<{ content: Content }[]>`
    select p.content
    from document_approvals p
    join document_revisions r on r.id = p.revision_id
    where r.document_id = ${document.id} and r.number <= ${document.revision} and p.result = 1
    order by p.id desc
    limit 1`;
  return row ? await Promise.all(differences(row.content, contentOf(document)).map(saidIn(ctx))) : null;
}

/** Audiences in the reader's words; of lists of VINs that are as long as each other it is said that they are not the same. */
function saidIn(ctx: Ctx) {
  const sentence = (value: unknown) => {
    const { vins, ...said } = (value ?? {}) as Audience & { vins?: { count: number } };
    return sayAudience(ctx, { said, vinCount: vins?.count ?? 0 });
  };
  return async (one: Difference): Promise<Difference> => {
    if (one.name !== "audience") return one;
    const [before, after] = await Promise.all([sentence(one.before), sentence(one.after)]);
    return {
      ...one,
      before,
      after: after === before ? `${after} (${ctx.t("audience.other_vins")})` : after,
    };
  };
}

/** Revisions of a document, the latest first. */
export async function revisionsOf(
  ctx: Ctx,
  { id }: Pick<DocumentView, "id">,
): Promise<{ number: number; publishedAt: Date | null; isPublished: boolean }[]> {
  return [
    ...await ctx.sql<{ number: number; publishedAt: Date | null; isPublished: boolean }[]>`
      select number, published_at, publish_state = 1 as is_published
      from document_revisions
      where document_id = ${id}
      order by number desc`,
  ];
}
