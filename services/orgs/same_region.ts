import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import type { EntryChange } from "@/engines/registers/declare.ts";

/** Areas, regions or districts: where no two of a place bear one name. */
export interface Places<Field extends string> {
  table: string;
  /** The field that says in which place a name stands, such as the area of a region, and its column. */
  within: { field: Field; column: string };
}

/** An entry with its names, in the place that one of its fields says. */
type Placed<Field extends string> = { names: Record<string, string> } & Record<Field, string | null>;

/** Key of the advisory lock: two at once must not both find the name free. */
const NAMES_LOCK = 0x746973_68;

/**
 * No two live entries of a place have the same name, in whatever language (specification section 8). Refuses `duplicate-region`.
 *
 * @param own code of the entry itself
 */
async function requireNewRegion<Field extends string>(
  tx: TxCtx,
  { table, within: { field, column } }: Places<Field>,
  values: Placed<Field>,
  own: string,
): Promise<void> {
  const { sql } = tx;
  const names = Object.values(values.names).map((name) => name.trim().toLowerCase());
  const place: Record<Field, string | null> = values;
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(${NAMES_LOCK})`;
  const [same] = await sql<{ code: string; name: string }[]>`
    select o.code, one.value as name
    from ${sql(table)} o, jsonb_each_text(o.names) one
    where o.deleted_at is null
      and o.code <> ${own}
      and o.${sql(column)} is not distinct from ${place[field]}
      and lower(btrim(one.value)) = any(${names})
    order by o.code
    limit 1`;
  if (same) throw refuseField("names", "duplicate-region", { name: same.name, code: same.code });
}

/** The rule as a register's hooks: told at the field, and again once the entry is there, for several that come at once or one put back. */
export function noSameRegion<const Field extends string>(places: Places<Field>) {
  return {
    check: (tx: TxCtx, values: Placed<Field> & { code: string }) =>
      requireNewRegion(tx, places, values, values.code),
    async after(tx: TxCtx, { after, key, changed, action }: EntryChange<Placed<Field>>): Promise<void> {
      const isNamed = action !== "changed" || changed.includes("names") ||
        changed.includes(places.within.field);
      if (after && isNamed) await requireNewRegion(tx, places, after, key);
    },
  };
}
