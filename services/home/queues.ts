import { documentRight } from "@/engines/documents/document_rights.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** How many documents are under approval, within what the reader sees of each working list, by that list's page; those of none are left out. */
export async function documentQueues(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const { sql } = ctx;
  const seen = DOCUMENT_KINDS.all.filter((kind) => may(ctx.actor, documentRight(kind, "view")));
  if (seen.length === 0) return new Map();
  const within = seen.map((kind) =>
    sql`(r.kind = ${kind.kind} and ${inScope(ctx, documentRight(kind, "view"))})`
  );
  const rows = await sql<{ kind: string; count: number }[]>`
    select r.kind, count(*)::int as count
    from document_revisions r
    where r.submit_state = 1 and r.department_code is not null and r.discard = 1 and r.is_last
      and (${within.reduce((before, one) => sql`${before} or ${one}`)})
    group by r.kind`;
  const pageOf = new Map(seen.map(({ kind, routes }) => [kind, routes.working]));
  return new Map(rows.map(({ kind, count }) => [pageOf.get(kind)!, count]));
}
