import type { TxCtx } from "@/kernel/ctx.ts";
import type { Column } from "../format/column.ts";
import type { Kind } from "../format/kind.ts";
import { keyText, readOf, rowsOf } from "../format/kind_sql.ts";
import { KINDS } from "../kinds.ts";
import { writeFoundFaults } from "./faults.ts";
import { stageOf } from "./stage.ts";

/** Rows of a kind that name others: SQL of what they name, in the tables over `t` and in a row that the set writes over `x.after`. */
interface Naming {
  by: Kind;
  joins: string;
  /** text[] */
  stored: string;
  /** text[] */
  written: string;
}

const LIST = (json: string) => `array(select jsonb_array_elements_text(nullif(${json}, 'null')))`;
const PATH = (paths: readonly string[]) =>
  paths.map((path) => `array(select e #>> '{}' from jsonb_path_query(x.after -> 'validFor', '${path}') e)`)
    .join(" || ");

/** What of `validFor` names rows of a kind. */
const VALIDITY: Readonly<Record<string, { stored: string; paths: readonly string[] }>> = {
  models: { stored: "a.model_codes", paths: ["$[*].models[*]"] },
  "option-values": {
    stored: "a.options_all || a.options_any || a.options_none",
    paths: ["$[*].all[*]", "$[*].any[*]", "$[*].none[*]"],
  },
};

/**
 * Tells rows that go although others that stay, or that the set brings, name them: a part that stands in figures, a value that vehicles have. What
 * is a part of the row that goes (`isPartOf`), a figure's lines or a part's prices, goes out of sight with it and keeps nothing.
 * Reads the differences of all kinds, so it comes after them.
 */
export async function findStillUsed(
  tx: TxCtx,
  { importId, kinds }: { importId: number; kinds: readonly Kind[] },
): Promise<void> {
  for (const kind of kinds) {
    const [row] = await tx.sql<{ any: boolean }[]>`
      select exists (
        select from catalogue_changes where import_id = ${importId} and kind = ${kind.name} and after is null
      ) as any`;
    if (!row!.any) continue;
    // So many rows have just been written that what the planner knows of the table is of no use.
    await tx.sql`analyze catalogue_changes`;
    const namings = KINDS.flatMap((by) => by.columns.flatMap((column) => namingOf(kind, by, column) ?? []));
    if (namings.length === 0) continue;
    await writeFoundFaults(tx, {
      importId,
      kind: kind.name,
      stage: stageOf(kind.name),
      found: foundText(importId, kind, namings),
    });
  }
}

function namingOf(kind: Kind, by: Kind, column: Column): Naming | null {
  const naming = { by, joins: "" };
  if (column.type === "validity") {
    const codes = VALIDITY[kind.name];
    return codes
      ? {
        by,
        joins: "join line_applicability a on a.line_id = t.id",
        stored: codes.stored,
        written: PATH(codes.paths),
      }
      : null;
  }
  if (kind.name === "groups") return groupNaming(naming, by, column);
  const { refers } = column;
  if (!refers || !("kind" in refers) || refers.kind !== kind.name || refers.isPartOf) return null;
  return column.type === "codes"
    ? { ...naming, stored: readOf(column), written: LIST(`x.after -> '${column.name}'`) }
    : { ...naming, stored: `array[${readOf(column)}]`, written: `array[x.after ->> '${column.name}']` };
}

/** Groups are named with their series: by figures as `SERIES:GROUP`, by groups below them in a column of its own. */
function groupNaming(naming: Pick<Naming, "by" | "joins">, by: Kind, column: Column): Naming | null {
  if (by.name === "figures" && column.name === "places") {
    const keys = (codes: string) => `array(select replace(one, ':', '|') from unnest(${codes}) as u (one))`;
    return { ...naming, stored: keys(readOf(column)), written: keys(LIST("x.after -> 'places'")) };
  }
  if (by.name === "groups" && column.name === "parent") {
    return {
      ...naming,
      stored: `array[t.series_code || '|' || ${readOf(column)}]`,
      written: "array[(x.after ->> 'series') || '|' || (x.after ->> 'parent')]",
    };
  }
  return null;
}

function foundText(importId: number, kind: Kind, namings: readonly Naming[]): string {
  const stage = stageOf(kind.name);
  const gone = "array(select key from gone)";
  const uses = namings.flatMap(({ by, joins, stored, written }) => {
    const { from, where } = rowsOf(by);
    return [
      `select '${by.name}' as by, e.code, ${keyText(by)} as row
       from ${from} ${joins}
       cross join lateral unnest(${stored}) as e (code)
       where ${where} and (${stored}) && ${gone} and e.code = any (${gone})
         and not exists (
           select from catalogue_changes x
           where x.import_id = ${importId} and x.kind = '${by.name}' and x.key = ${keyText(by)}
         )`,
      `select '${by.name}', e.code, x.key
       from catalogue_changes x
       cross join lateral unnest(${written}) as e (code)
       where x.import_id = ${importId} and x.kind = '${by.name}' and x.after is not null and e.code = any (${gone})`,
    ];
  });
  const within = kind.within === null ? "null" : `(
      select min(s.row_no) from ${stage} s where s.data ->> '${kind.within}' = g.before ->> '${kind.within}'
    )`;
  return `
    with gone as materialized (
      select key, before from catalogue_changes
      where import_id = ${importId} and kind = '${kind.name}' and after is null
    ), uses as (
      ${uses.join(" union ")}
    ), counted as (
      select code, by, count(*) as rows from uses group by code, by
    )
    select
      coalesce((select min(s.row_no) from ${stage} s where s.key = g.key and s.mark = 'D'), ${within}, 0) as row_no,
      '${kind.key.at(-1)}' as column_name, 'still-used' as rule,
      g.key || ': ' || string_agg(c.by || ' ' || c.rows, ', ' order by c.rows desc, c.by) as value
    from gone g
    join counted c on c.code = g.key
    group by g.key, g.before`;
}
