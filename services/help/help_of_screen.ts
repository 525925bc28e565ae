import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { helpDocument } from "./help_document.ts";

/** The published help document of a screen, over alias `d` and `r`. */
function published({ sql }: Pick<Ctx, "sql">, route: string): Fragment {
  return sql`
    from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1
    where d.kind = ${helpDocument.kind} and d.code = ${route}`;
}

/** Whether a screen has one: a column for the statement of the frame. */
export function hasHelp(ctx: Pick<Ctx, "sql">, route: string): Fragment {
  return ctx.sql`exists (select ${published(ctx, route)})`;
}

/** Its number; null: the screen has none. */
export async function helpOfScreen(ctx: Ctx, route: string): Promise<number | null> {
  const [row] = await ctx.sql<{ id: number }[]>`select d.id ${published(ctx, route)}`;
  return row ? Number(row.id) : null;
}
