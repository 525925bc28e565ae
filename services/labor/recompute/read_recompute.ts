import type { Ctx } from "@/kernel/ctx.ts";

/** A run as its page shows it. */
export interface Recompute {
  id: number;
  stepId: string | null;
  askedBy: string;
  items: number;
  done: number;
  prepared: number;
  state: "waiting" | "running" | "done" | "failed";
  askedAt: Date;
}

/** The last run there was, or none. */
export async function lastRecompute({ sql }: Ctx): Promise<Recompute | null> {
  const [run] = await sql<Recompute[]>`
    select c.id::int as id, c.step_id, u.full_name as asked_by, cardinality(c.document_ids) as items, c.done, c.prepared, c.state,
      c.asked_at
    from labor_recomputes c join users u on u.id = c.user_id
    order by c.id desc limit 1`;
  return run ?? null;
}
