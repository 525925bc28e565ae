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

/** Writes down the rows that a statement finds: it selects `row_no, column_name, rule, value`. The rows are bad from then on. */
export async function writeFoundFaults(
  { sql }: TxCtx,
  { importId, kind, stage, found }: { importId: number; kind: string; stage: string; found: string },
): Promise<void> {
  await sql.unsafe(`create temp table found_faults on commit drop as ${found}`);
  await sql.unsafe(`update ${stage} s set bad = true from found_faults f where s.row_no = f.row_no`);
  await sql`
    insert into catalogue_import_faults (import_id, kind, row_no, column_name, rule, value)
    select ${importId}, ${kind}, row_no, column_name, rule, left(value, 120)
    from (
      select distinct row_no, column_name, rule, value from found_faults
    ) f
    order by row_no
    limit greatest(0, ${LIMITS.catalogueFaults} - (
      select faults from catalogue_import_files where import_id = ${importId} and kind = ${kind}
    ))`;
  await sql`
    update catalogue_import_files
    set faults = faults + (select count(*) from (select distinct row_no, column_name, rule, value from found_faults) f)
    where import_id = ${importId} and kind = ${kind}`;
  await sql.unsafe("drop table found_faults");
}
