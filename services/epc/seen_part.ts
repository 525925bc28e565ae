import type { Fragment } from "postgres";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { visiblePart } from "./part.ts";

/** Whether the reader may know of the part `r`: who reads the register of series knows all, everybody else those of their catalogue. */
export function seenPart(ctx: Ctx): Fragment {
  const { sql, actor } = ctx;
  if (actor.kind === "system" || may(actor, "EPCSeries:view")) return sql`true`;
  return sql`exists (
    select from search_documents d where d.kind = 'part' and d.id = r.number and ${visiblePart(ctx)}
  )`;
}
