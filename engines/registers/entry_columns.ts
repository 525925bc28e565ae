import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { Register } from "./define_register.ts";
import { rowsColumn } from "./entry_rows.ts";
import type { Field } from "./field_kinds.ts";
import { joined } from "./fragments.ts";
import { columnOf, type FieldEntry, fieldsOf, isColumn, keyColumn, targetOf } from "./shape.ts";
import { targetKey } from "./target_columns.ts";
import { seenLabel } from "./seen_targets.ts";

/** Column of a field over alias `e`. */
export function ownColumn({ sql }: Pick<Ctx, "sql">, name: string, field: Field): Fragment {
  return sql`e.${sql(columnOf(name, field))}`;
}

/** The value of a field as entries hold it. */
function valueColumn(ctx: Ctx, register: Register, name: string, field: Field): Fragment {
  const { sql } = ctx;
  const column = ownColumn(ctx, name, field);
  switch (field.kind) {
    case "reference":
    case "parent":
    case "file":
    case "image":
      return sql`${column}::text`;
    case "references":
      return sql`${column}::text[]`;
    case "decimal":
      return sql`round(${column}, ${field.places}::int)::text`;
    case "links":
      return sql`array(
        select l.${sql(field.other)}::text from ${sql(field.table)} l
        where l.${sql(field.own)} = e.${sql(keyColumn(register))}
        order by 1
      )`;
    case "rows":
      return rowsColumn(ctx, register, field);
    case "shown":
      return field.as === "text" ? sql`(${field.of(ctx)})::text` : sql`(${field.of(ctx)})`;
    default:
      return column;
  }
}

/** What people read of it, where that is another text; null for other kinds. */
function labelColumn(ctx: Ctx, register: Register, name: string, field: Field): Fragment | null {
  const { sql } = ctx;
  if (field.kind === "file" || field.kind === "image") {
    return sql`(select f.name from files f where f.id = ${ownColumn(ctx, name, field)})`;
  }
  const to = targetOf(register, field);
  if (!to) return null;
  const column = ownColumn(ctx, name, field);
  const rows = sql`${sql(to.table)} r`;
  const label = seenLabel(ctx, register, to);
  const between = betweenNames(ctx.lang);
  if (field.kind === "references") {
    return sql`(
      select string_agg(${label}, ${between}::text order by ${label}) from ${rows} where ${
      targetKey(ctx, to)
    } = any(${column})
    )`;
  }
  if (field.kind === "links") {
    return sql`(
      select string_agg(${label}, ${between}::text order by ${label})
      from ${sql(field.table)} l
      join ${rows} on ${targetKey(ctx, to)} = l.${sql(field.other)}
      where l.${sql(field.own)} = e.${sql(keyColumn(register))}
    )`;
  }
  return sql`(select ${label} from ${rows} where ${targetKey(ctx, to)} = ${column})`;
}

/** What is the same for every reader of a register: what each entry has, and values; null for those that are written anew for each. */
interface KeptColumns {
  own: Fragment;
  values: (Fragment | null)[];
}

/** Parts of a statement are only read where it is sent, so that any statement of the portal may hold the same ones. */
const kept = new WeakMap<Register, KeptColumns>();

function keptColumns(ctx: Ctx, register: Register): KeptColumns {
  let found = kept.get(register);
  if (!found) {
    const { sql } = ctx;
    const own = sql`
      e.${sql(keyColumn(register))}::text as entry_key,
      e.version as entry_version,
      e.deleted_at as entry_deleted_at,
      e.changed_at as entry_changed_at,
      (select u.full_name from users u where u.id = e.changed_by) as entry_changed_by`;
    const values = fieldsOf(register).map(([name, field], place) =>
      field.kind === "shown" ? null : namedValue(ctx, register, [name, field], place)
    );
    kept.set(register, found = { own, values });
  }
  return found;
}

function namedValue(ctx: Ctx, register: Register, [name, field]: FieldEntry, place: number): Fragment {
  return ctx.sql`${valueColumn(ctx, register, name, field)} as ${ctx.sql(`value${place}`)}`;
}

/** All columns of an entry, over alias `e`; `entry_of.ts` reads the rows. */
export function entryColumns(ctx: Ctx, register: Register): Fragment {
  const { sql } = ctx;
  const fields = fieldsOf(register);
  const { own, values } = keptColumns(ctx, register);
  const columns = fields.map((field, place) => values[place] ?? namedValue(ctx, register, field, place));
  const labels = fields.flatMap(([name, field], place) => {
    const label = labelColumn(ctx, register, name, field);
    return label ? [sql`${label} as ${sql(`label${place}`)}`] : [];
  });
  // Of a kind of document that has no fields for its readers these are all.
  return joined(sql, [own, ...columns, ...labels], ",");
}

/** Whether a field's column can be compared as text by language. */
export function isOwnText(field: Field): boolean {
  return isColumn(field) && (field.kind === "text" || field.kind === "longText");
}
