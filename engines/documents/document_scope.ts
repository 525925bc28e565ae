import type { Fragment } from "postgres";
import { inAudience } from "@/engines/audience/in_audience.ts";
import { may, type Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { DOCUMENT_KINDS } from "./document_kinds.ts";
import { documentRight } from "./document_rights.ts";
import { isReadToday } from "./own_days.ts";

/**
 * Rows that a right reaches, over alias `r`: those of its brands, and those of no brand yet; of a kind that belongs to stores, those of the organisations that
 * the right is for. The portal itself reaches all.
 */
export function inScope(ctx: Ctx, right: Right): Fragment {
  const { sql } = ctx;
  if (ctx.actor.kind === "system") return sql`true`;
  const scope = scopeOf(ctx, right);
  const brand = scope({ brand: sql`r.brand_code` });
  const within = sql`(${brand} or (r.brand_code is null and ${may(ctx.actor, right)}))`;
  return isOfStores(right) ? sql`(${within} and ${scope({ org: sql`r.org_code` })})` : within;
}

/** Whether a right is one to work on a kind whose drafts belong to stores. */
function isOfStores(right: Right): boolean {
  return DOCUMENT_KINDS.all.some(({ ofStores, routes }) =>
    ofStores && right.startsWith(`${routes.working}:`)
  );
}

/**
 * What of a kind its readers may read beside what brands say, over its table under an alias and alias `r`. Whoever sees the working list may
 * read what it is said to be for others, as they would there.
 */
export function readableIn(ctx: Ctx, kind: DocumentKind, table: string): Fragment {
  const { sql } = ctx;
  const works = may(ctx.actor, documentRight(kind, "view"));
  return sql`(${works ? sql`true` : meantIn(ctx, kind)} and ${isReadToday(ctx, kind, table)})`;
}

/** Whether whoever acts is among those a revision is for, over alias `r`. */
export function meantIn(ctx: Ctx, kind: DocumentKind): Fragment {
  const meant = kind.audience ? inAudience(ctx, ctx.sql`r.audience_id`) : ctx.sql`true`;
  return kind.readable ? ctx.sql`(${meant} and ${kind.readable(ctx)})` : meant;
}
