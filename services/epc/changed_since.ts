import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** What changed of a figure since its reader looked at it last. */
export interface ChangedSince {
  seenAt: Date;
  /** Lines. */
  added: number;
  changed: number;
  gone: number;
}

/**
 * What changed of a figure since the reader looked at it last, for whichever vehicle; null when nothing did, or when they never looked. To be
 * read before the look of now is noted.
 */
export async function changedSinceLook(ctx: Ctx, figureCode: string): Promise<ChangedSince | null> {
  const reader = personOrNull(ctx);
  if (!reader) return null;
  const [row] = await ctx.sql<ChangedSince[]>`
    select l.seen_at, sum(c.added)::int as added, sum(c.changed)::int as changed, sum(c.gone)::int as gone
    from (
      select max(seen_at) as seen_at
      from looked_at
      where user_id = ${reader.id} and kind = 'figure' and code = ${figureCode}
    ) l
    join catalogue_log c on c.code = ${figureCode} and c.subject = 'figure' and c.at > l.seen_at
    group by l.seen_at`;
  return row ?? null;
}
