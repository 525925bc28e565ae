import type { Fragment } from "postgres";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { DOCUMENT_KINDS } from "@/engines/documents/document_kinds.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Kinds that whoever acts may decide on. */
export function decidedKinds(ctx: Pick<Ctx, "actor">): DocumentKind[] {
  return DOCUMENT_KINDS.all.filter((kind) => may(ctx.actor, documentRight(kind, "verify")));
}

/**
 * Revisions that wait for whoever acts, over aliases `d` and `r`: under approval, in a department and of a brand for which they are an
 * approver, within their bounds, and by somebody else.
 */
export async function waitsForMe(ctx: Ctx): Promise<() => Fragment> {
  const { sql } = ctx;
  const kinds = await Promise.all(
    decidedKinds(ctx).map(async (kind) => ({
      kind,
      duties: (await kind.duties(ctx)).map((duty) => ({ ...duty, kind: kind.kind })),
    })),
  );
  const duties = kinds.flatMap(({ duties }) => duties);
  return () => {
    const bounds = kinds.map(({ kind }) => {
      return sql`(d.kind = ${kind.kind} and ${inScope(ctx, documentRight(kind, "verify"))})`;
    });
    // Written out, so that the index of what waits for a department serves; of one that is approved for all brands once.
    const mine = duties.map(({ kind, department, brand, lentBy }) =>
      sql`(r.department_code = ${department} and d.kind = ${kind} ${
        brand === null ? sql`` : sql`and r.brand_code = ${brand}`
      } ${lentBy === null ? sql`` : sql`and d.author_id <> ${lentBy}`})`
    );
    return sql`(
      r.submit_state = 1 and r.discard = 1 and r.department_code is not null and d.author_id <> ${
      personId(ctx)
    }
      and (${bounds.reduce((before, one) => sql`${before} or ${one}`, sql`false`)})
      and (${mine.reduce((before, one) => sql`${before} or ${one}`, sql`false`)})
    )`;
  };
}
