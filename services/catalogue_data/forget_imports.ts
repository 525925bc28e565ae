import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { CATALOGUE_PLACE } from "./begin_import.ts";
import { BROUGHT, BROUGHT_HOURS } from "./bring_file.ts";

const DAY_MS = 86_400_000;

/**
 * Forgets what imports of long ago changed, so that they can be taken back no longer; those that were applied last stay as long as nothing came after
 * them. Drawings and 3D models that only they kept go. The log of changes is kept longer. Files that a machine brought and no set took go too.
 *
 * @returns how many imports were forgotten
 */
export async function forgetImports(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - LIMITS.catalogueUndoDays * DAY_MS);
  const logged = new Date(ctx.clock().getTime() - LIMITS.catalogueLogDays * DAY_MS);
  const brought = new Date(ctx.clock().getTime() - BROUGHT_HOURS * 3_600_000);
  return await ctx.tx(async ({ sql, clock }) => {
    const forgotten = await sql<{ id: number }[]>`
      update catalogue_imports
      set forgotten_at = ${clock()}
      where forgotten_at is null and created_at < ${before}
        and state in ('checked', 'applied', 'rolled-back', 'stopped', 'failed')
        and id is distinct from (
          select id from catalogue_imports where state = 'applied' and not is_edit order by applied_at desc limit 1
        )
      returning id`;
    const ids = forgotten.map(({ id }) => id);
    await sql`delete from catalogue_changes where import_id = any (${ids}::bigint[])`;
    await sql`delete from catalogue_import_faults where import_id = any (${ids}::bigint[])`;
    await sql`
      delete from file_uses u
      using files f
      where f.id = u.file_id and f.place <> ${CATALOGUE_PLACE} and u.kind = ${CATALOGUE_PLACE} and u.id = any (${
      ids.map(String)
    }::text[])`;
    await sql`delete from catalogue_log where at < ${logged}`;
    await sql`delete from file_uses where kind = ${BROUGHT} and since < ${brought}`;
    return ids.length;
  });
}
