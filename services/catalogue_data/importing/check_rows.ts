import type { TxCtx } from "@/kernel/ctx.ts";
import type { Column } from "../format/column.ts";
import type { Kind, Staged } from "../format/kind.ts";
import { kindOf } from "../kinds.ts";
import { writeFoundFaults } from "./faults.ts";
import { stageOf } from "./stage.ts";

/** Codes within the alternatives of `validFor`, by what they name. */
const VALIDITY_CODES: readonly { path: string; table: string; kind: string | null }[] = [
  { path: "$[*].models[*]", table: "model_codes", kind: "models" },
  { path: "$[*].all[*]", table: "epc_option_values", kind: "option-values" },
  { path: "$[*].any[*]", table: "epc_option_values", kind: "option-values" },
  { path: "$[*].none[*]", table: "epc_option_values", kind: "option-values" },
  { path: "$[*].plant", table: "plants", kind: null },
  { path: "$[*].markets[*]", table: "markets", kind: null },
];

/** Looks at staged rows beside each other and beside the catalogue: doubles, codes that nothing has, and the kind's own rules. */
export async function checkRows(tx: TxCtx, importId: number, kind: Kind, staged: Staged): Promise<void> {
  const stage = stageOf(kind.name);
  const told = (found: string) => writeFoundFaults(tx, { importId, kind: kind.name, stage, found });
  await told(`
    select s.row_no, null::text as column_name, 'duplicate' as rule, s.key as value
    from ${stage} s
    join (select key, min(row_no) as first from ${stage} group by key having count(*) > 1) d on d.key = s.key
    where s.row_no > d.first and s.key <> ''`);
  for (const column of kind.columns) {
    for (const found of unknownIn(stage, column, staged)) await told(found);
  }
  for (const found of kind.faults?.(stage, staged) ?? []) await told(found);
}

/** Statements that find rows whose column names what is neither in the catalogue nor in the set. */
function unknownIn(stage: string, column: Column, staged: Staged): string[] {
  const { name, type, refers } = column;
  if (type === "validity") {
    return VALIDITY_CODES.map(({ path, table, kind }) =>
      unknown(stage, {
        column: name,
        codes:
          `cross join lateral (select e #>> '{}' from jsonb_path_query(s.data -> '${name}', '${path}') e) as v (code)`,
        known: [
          `select from ${table} r where r.code = v.code and r.deleted_at is null`,
          ...stagedKey(kind, staged),
        ],
      })
    );
  }
  if (!refers) return [];
  const codes = type === "codes"
    ? `cross join lateral jsonb_array_elements_text(nullif(s.data -> '${name}', 'null')) as v (code)`
    : `cross join lateral (select s.data ->> '${name}') as v (code)`;
  const table = "table" in refers ? refers.table : kindOf(refers.kind)!.table;
  const key = "kind" in refers ? kindOf(refers.kind)!.conflict[0]! : "code";
  const isSoft = "table" in refers || kindOf(refers.kind)!.isSoft === true;
  return [unknown(stage, {
    column: name,
    codes,
    known: [
      `select from ${table} r where r.${key} = v.code${isSoft ? " and r.deleted_at is null" : ""}`,
      ...stagedKey("kind" in refers ? refers.kind : null, staged),
    ],
  })];
}

function stagedKey(kind: string | null, staged: Staged): string[] {
  const stage = kind === null ? null : staged.of(kind);
  return stage ? [`select from ${stage} x where x.key = v.code and x.mark = 'U'`] : [];
}

function unknown(
  stage: string,
  { column, codes, known }: { column: string; codes: string; known: string[] },
): string {
  return `
    select s.row_no, '${column}' as column_name, 'unknown' as rule, v.code as value
    from ${stage} s
    ${codes}
    where s.mark = 'U' and v.code is not null
      ${known.map((one) => `and not exists (${one})`).join(" ")}`;
}
