import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { DOCUMENT_KINDS } from "./document_kinds.ts";
import { inScope, meantIn, readableIn } from "./document_scope.ts";
import { readingRight } from "./readers.ts";

/** Address below the base path of the oldest document that whoever acts must confirm before they go on; null: there is none. */
export async function demandedReading(ctx: Ctx): Promise<string | null> {
  for (const kind of DOCUMENT_KINDS.all) {
    const id = kind.demanded && may(ctx.actor, readingRight(kind)) ? await oldestOf(ctx, kind) : null;
    if (id !== null) return `${kind.routes.preview}?id=${id}`;
  }
  return null;
}

async function oldestOf(ctx: Ctx, kind: DocumentKind): Promise<number | null> {
  const { sql } = ctx;
  const [row] = await sql<{ id: number }[]>`
    select d.id
    from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1 and r.stop_state = 0
    join ${sql(kind.table)} k on k.revision_id = r.id
    where d.kind = ${kind.kind} and ${inScope(ctx, readingRight(kind))} and ${readableIn(ctx, kind, "k")}
      and ${meantIn(ctx, kind)}
      and ${kind.demanded!(ctx, "k")}
      and not exists (
        select from document_confirmations c where c.revision_id = r.id and c.user_id = ${personId(ctx)}
      )
    order by r.published_at, d.id
    limit 1`;
  return row ? Number(row.id) : null;
}

/** Notes that a session has nothing left that must be read: it is not asked again. */
export async function settleReading({ sql }: Pick<Ctx, "sql">, sessionId: number): Promise<void> {
  await sql`update sessions set reading_due = false where id = ${sessionId}`;
}
