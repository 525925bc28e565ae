import type { Fragment } from "postgres";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Whether the reader's edition offers a language, over `languages l`. */
export function offeredByEdition({ sql, edition }: Ctx): Fragment {
  return edition === "overseas" ? sql`l.overseas` : sql`l.domestic`;
}

/**
 * Whether the reader may choose a language, over `languages l`: what the edition offers, for a store's people only what their country speaks.
 * A country that speaks none of them binds nobody.
 */
export function offeredTo(ctx: Ctx): Fragment {
  const { sql } = ctx;
  const offered = offeredByEdition(ctx);
  const bound = [...personOrNull(ctx)?.languages ?? []];
  if (bound.length === 0) return offered;
  return sql`(${offered} and (l.code = any(${bound}) or not exists (
    select from languages l where l.code = any(${bound}) and l.deleted_at is null and ${offered}
  )))`;
}
