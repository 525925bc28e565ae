import type { Fragment } from "postgres";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { inScope, readableIn } from "./document_scope.ts";
import { readingRight } from "./readers.ts";

/** Which published documents of several kinds whoever acts may read, as their reading lists have them: a condition over `d` of `documents` and its revision `r`. */
export function readableDocuments(ctx: Ctx, kinds: readonly DocumentKind[]): Fragment {
  const { sql } = ctx;
  const each = kinds.filter((kind) => may(ctx.actor, readingRight(kind))).map((kind) =>
    sql`(d.kind = ${kind.kind} and ${inScope(ctx, readingRight(kind))} and exists (
      select from ${sql(kind.table)} k where k.revision_id = r.id and ${readableIn(ctx, kind, "k")}
    ))`
  );
  return sql`(${each.reduce((before, one) => sql`${before} or ${one}`, sql`false`)})`;
}
