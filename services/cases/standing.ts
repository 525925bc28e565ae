import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { EXCELLENT_RIGHT, VERDICT_RIGHT } from "./case_rights.ts";

/** What is known of a published case beside what it says. */
export interface CaseStanding {
  excellent: boolean;
  timesRead: number;
  fixed: number;
  notFixed: number;
  /** What the reader's store said last; null: nothing, or the reader is of no store. */
  own: boolean | null;
  /** The reader may say whether it helped. */
  mayJudge: boolean;
  /** The reader may mark it; nobody marks their own. */
  mayMark: boolean;
  storeName: string | null;
}

/** How a published case stands with its readers. */
export async function standingOf(ctx: Ctx, id: number): Promise<CaseStanding> {
  const { sql } = ctx;
  const person = personOrNull(ctx);
  const org = person?.userType === "factory" ? null : person?.orgCode ?? null;
  const [row] = await sql<
    (Omit<CaseStanding, "mayJudge" | "mayMark"> & { isOwn: boolean; isOwnStore: boolean })[]
  >`
    select
      exists (select from case_marks m where m.document_id = d.id) as excellent,
      (
        select coalesce(sum(o.times), 0)::int
        from document_reads o join document_revisions r on r.id = o.revision_id
        where r.document_id = d.id
      ) as times_read,
      (select count(*)::int from case_verdicts v where v.document_id = d.id and v.fixed) as fixed,
      (select count(*)::int from case_verdicts v where v.document_id = d.id and not v.fixed) as not_fixed,
      (select v.fixed from case_verdicts v where v.document_id = d.id and v.org_code = ${org}) as own,
      coalesce(d.author_id = ${person?.id ?? null}, false) as is_own,
      exists (
        select from document_revisions r where r.document_id = d.id and r.org_code = ${org}
      ) as is_own_store,
      (
        select name_in(o.names, ${ctx
    .chain as string[]}) from document_revisions r join orgs o on o.code = r.org_code
        where r.document_id = d.id limit 1
      ) as store_name
    from documents d where d.id = ${id}`;
  const { isOwn, isOwnStore, ...standing } = row!;
  return {
    ...standing,
    mayJudge: org !== null && !isOwnStore && may(ctx.actor, VERDICT_RIGHT),
    mayMark: !standing.excellent && !isOwn && may(ctx.actor, EXCELLENT_RIGHT),
  };
}
