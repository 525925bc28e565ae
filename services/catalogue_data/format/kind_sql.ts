import { type Column, storedIn } from "./column.ts";
import type { Kind } from "./kind.ts";

/** How SQL calls what a column holds. */
const SQL_TYPES: Record<Column["type"], string> = {
  code: "text",
  text: "text",
  whole: "bigint",
  number: "numeric",
  money: "numeric",
  day: "date",
  flag: "boolean",
  choice: "text",
  codes: "text[]",
  texts: "text[]",
  names: "jsonb",
  part: "text",
  vin: "text",
  validity: "jsonb",
};

/** SQL of a column's value out of a row as jsonb. */
export function valueIn(data: string, column: Column): string {
  const { name, type } = column;
  if (type === "names") return `gather_names(${data}, '${name}')`;
  if (type === "codes" || type === "texts") {
    return `case when ${data} ? '${name}' then codes_in(${data} -> '${name}') end`;
  }
  if (type === "validity") return `${data} -> '${name}'`;
  const text = `${data} ->> '${name}'`;
  return SQL_TYPES[type] === "text" ? text : `(${text})::${SQL_TYPES[type]}`;
}

/** SQL of a column's value out of the tables. */
export function readOf(column: Column): string {
  return column.read ?? `t.${storedIn(column)}`;
}

/** SQL of the row `t` as jsonb: values by head, those that are empty left out. */
export function dataOf(kind: Kind): string {
  const plain = kind.columns.filter(({ type }) => type !== "names");
  const names = kind.columns.filter(({ type }) => type === "names");
  const members = plain.map((column) => {
    const value = column.type === "codes" || column.type === "texts"
      // In the tables an empty list says as much as none.
      ? column.knowsNone ? `to_jsonb(${readOf(column)})` : `nullif(to_jsonb(${readOf(column)}), '[]')`
      : `${readOf(column)}`;
    return `'${column.name}', ${value}`;
  });
  const spread = names.map((column) =>
    ` || case when ${readOf(column)} is null then '{}' else spread_names(${
      readOf(column)
    }, '${column.name}') end`
  );
  return `(jsonb_strip_nulls(jsonb_build_object(${members.join(", ")}))${spread.join("")})`;
}

/** SQL of the tables of a kind, with the condition of rows that are there. */
export function rowsOf({ table, joins = "", live = "true" }: Kind): { from: string; where: string } {
  return { from: `${table} t ${joins}`, where: live };
}

function columnOf(kind: Kind, name: string): Column {
  return kind.columns.find((column) => column.name === name)!;
}

/** SQL of the condition that the row `t` is the one of a row as jsonb. */
export function matches(kind: Kind, data: string): string {
  return kind.key.map((name) => {
    const column = columnOf(kind, name);
    return `${readOf(column)} = ${valueIn(data, column)}`;
  }).join(" and ");
}

/** SQL of the key of the row `t`, as `keyOf` puts it together. */
export function keyText(kind: Kind): string {
  return kind.key.map((name) => `${readOf(columnOf(kind, name))}::text`).join(" || '|' || ");
}

/** SQL of the value of `within` in the tables. */
export function withinOf(kind: Kind): string {
  return readOf(columnOf(kind, kind.within!));
}

/** The statement that writes rows of a kind as their declaration says. */
export function upsertText(kind: Kind, changed: string, { at, by }: { at: string; by: string }): string {
  const stored = kind.columns.filter((column) => storedIn(column) !== null);
  const columns = stored.map((column) => storedIn(column)!);
  const values = stored.map((column) => {
    const value = valueIn("c.data", column);
    return column.fallback === undefined ? value : `coalesce(${value}, ${column.fallback})`;
  });
  const own = columns.filter((name) => !kind.conflict.includes(name));
  const sets = own.map((name) => `${name} = excluded.${name}`);
  if (kind.isSoft) sets.push("deleted_at = null");
  if (kind.isVersioned) {
    sets.push(`version = ${kind.table}.version + 1`, `changed_at = ${at}`, `changed_by = ${by}`);
  }
  const then = sets.length === 0 ? "nothing" : `update set ${sets.join(", ")}`;
  return `insert into ${kind.table} (${columns.join(", ")})
    select ${values.join(", ")}
    from ${changed} c
    where c.data is not null
    on conflict (${kind.conflict.join(", ")}) do ${then}`;
}

/** The statement that takes rows of a kind away. Kinds whose table has no such keys do it by themselves. */
export function removeText(kind: Kind, changed: string, { at }: { at: string }): string {
  const gone = `from ${changed} c where c.data is null and ${matches(kind, "c.old")}`;
  return kind.isSoft
    ? `update ${kind.table} t set deleted_at = ${at} ${gone}`
    : `delete from ${kind.table} t using ${changed} c where c.data is null and ${matches(kind, "c.old")}`;
}
