import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { EntryChange, Values } from "@/engines/registers/declare.ts";

/** Areas, regions or districts: where no two of a place bear one name. */
export interface Places {
  table: string;
  /** The field that says in which place a name stands, such as the area of a region, and its column. */
  within: { field: string; column: string };
}

/** Key of the advisory lock: two at once must not both find the name free. */
const NAMES_LOCK = 0x746973_68;

/**
 * No two live entries of a place have the same name, in whatever language (specification section 8). Refuses `duplicate-region`.
 *
 * @param own code of the entry itself
 */
export async function requireNewRegion(
  tx: TxCtx,
  places: Places,
  values: Values,
  own: string,
): Promise<void> {
  const { sql } = tx;
  const { table, within: { field, column } } = places;
  const names = Object.values(values.names as Record<string, string>).map((name) =>
    name.trim().toLowerCase()
  );
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`;
  const [same] = await sql<{ code: string; name: string }[]>`
    select o.code, one.value as name
    from ${sql(table)} o, jsonb_each_text(o.names) one
    where o.deleted_at is null
      and o.code <> ${own}
      and o.${sql(column)} is not distinct from ${values[field] as string | null}
      and lower(btrim(one.value)) = any(${names})
    order by o.code
    limit 1`;
  if (same) throw refuseField("names", "duplicate-region", { name: same.name, code: same.code });
}

/** The rule as a register's hooks: told at the field, and again once the entry is there, for several that come at once or one put back. */
export function noSameRegion(places: Places) {
  return {
    check: (tx: TxCtx, values: Values) => requireNewRegion(tx, places, values, String(values.code)),
    async after(tx: TxCtx, { after, key, changed, action }: EntryChange): Promise<void> {
      const isNamed = action !== "changed" || changed.includes("names") ||
        changed.includes(places.within.field);
      if (after && isNamed) await requireNewRegion(tx, places, after, key);
    },
  };
}
