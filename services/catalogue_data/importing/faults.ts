import type { TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { RowFault } from "../format/read_row.ts";

/** Writes down what is wrong with rows of a file: each is told, up to `LIMITS.catalogueFaults` of a kind; beyond, they are counted. */
export async function writeFaults(
  { sql }: TxCtx,
  importId: number,
  kind: string,
  faults: readonly { rowNo: number; fault: RowFault }[],
): Promise<void> {
  if (faults.length === 0) return;
  const [counted] = await sql<{ faults: number }[]>`
    update catalogue_import_files
    set faults = faults + ${faults.length}
    where import_id = ${importId} and kind = ${kind}
    returning faults`;
  const room = LIMITS.catalogueFaults - (counted!.faults - faults.length);
  const rows = faults.slice(0, Math.max(room, 0)).map(({ rowNo, fault }) => ({
    rowNo,
    columnName: fault.column,
    rule: fault.rule,
    params: fault.params,
    value: fault.value,
  }));
  if (rows.length === 0) return;
  await sql`
    insert into catalogue_import_faults (import_id, kind, row_no, column_name, rule, params, value)
    select ${importId}, ${kind}, r."rowNo", r."columnName", r.rule, r.params, r.value
    from jsonb_to_recordset(${sql.json(rows as never)}) as r (
      "rowNo" bigint, "columnName" text, rule text, params jsonb, value text
    )`;
}

/**
 * Writes down the rows that a statement finds. The rows are bad from then on.
 *
 * @param found selects `row_no, column_name, rule, value`; it stands within another statement, whose parameters are `$1` to `$3`: it has none of its own
 */
export async function writeFoundFaults(
  { sql }: TxCtx,
  { importId, kind, stage, found }: { importId: number; kind: string; stage: string; found: string },
): Promise<void> {
  // One statement: a table for what was found would be made and dropped for every rule, which costs more than most rules.
  await sql.unsafe(
    `
    with found as materialized (
      ${found}
    ),
    told as (
      select distinct row_no, column_name, rule, value from found
    ),
    marked as (
      update ${stage} s set bad = true from told t where s.row_no = t.row_no
    ),
    written as (
      insert into catalogue_import_faults (import_id, kind, row_no, column_name, rule, value)
      select $1::bigint, $2::text, row_no, column_name, rule, left(value, 120)
      from told
      order by row_no, column_name, rule, value
      limit greatest(0, $3::bigint - (
        select faults from catalogue_import_files where import_id = $1::bigint and kind = $2::text
      ))
    )
    update catalogue_import_files
    set faults = faults + (select count(*) from told)
    where import_id = $1::bigint and kind = $2::text and exists (select from told)`,
    [importId, kind, LIMITS.catalogueFaults],
  );
}
