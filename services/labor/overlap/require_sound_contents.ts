import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/**
 * Refuses by field what an item cannot contain: `labor-contains-unknown` of one that is not released, `labor-contains-circle` of one that contains it, at whatever
 * depth. Two items at the same moment come one after the other.
 */
export async function requireSoundContents(
  tx: TxCtx,
  code: string,
  contains: readonly string[],
): Promise<void> {
  if (contains.length === 0) return;
  const { sql } = tx;
  await sql`select pg_advisory_xact_lock(hashtext('contents of labor items'))`;
  const rows = await sql<{ code: string; isKnown: boolean; leadsBack: boolean }[]>`
    with recursive below (top, code) as (
      select c, c from unnest(${[...contains]}::text[]) c
      union
      select b.top, further
      from below b join labor_search s on s.labor_time_code = b.code, unnest(s.contains) further
    )
    select c.code, exists (
        select from labor_search s join document_revisions r on r.id = s.revision_id and r.publish_state = 1
        where s.labor_time_code = c.code
      ) as is_known,
      exists (select from below b where b.top = c.code and b.code = ${code}) as leads_back
    from unnest(${[...contains]}::text[]) c (code)`;
  const faults = rows.flatMap(({ code: contained, isKnown, leadsBack }) =>
    leadsBack
      ? [{ field: "contains", rule: "labor-contains-circle", params: { code: contained } }]
      : isKnown
      ? []
      : [{ field: "contains", rule: "labor-contains-unknown", params: { code: contained } }]
  );
  if (faults.length > 0) throw refuse("invalid-input", {}, faults.slice(0, 1));
}
