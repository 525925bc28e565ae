import type { Fragment } from "postgres";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Notes that whoever acts has opened a thing, or taken it away; a machine is no reader. */
export function noteReading(ctx: Ctx, kind: string, id: number): void {
  const userId = personId(ctx);
  if (userId !== null) ctx.notes?.readThing({ userId, kind, id, at: ctx.clock() });
}

/** How often a thing was opened, over a column of its id. */
export function timesRead({ sql }: Pick<Ctx, "sql">, kind: string, id: Fragment): Fragment {
  return sql`(
    select coalesce(sum(c.times), 0)::int from course_reads c where c.subject_kind = ${kind} and c.subject_id = ${id}
  )`;
}
