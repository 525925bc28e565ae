import { recordChange } from "@/engines/audit/record_change.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { moveOf, type WorksheetAction, type WorksheetState } from "./moves.ts";
import { readWorksheet } from "./read_worksheet.ts";
import { worksheetScope } from "./rows.ts";
import type { AskedWorksheet, EndedWorksheet, NewWorksheet, Worksheet } from "./types.ts";

/**
 * Opens the worksheet of a visit at the caller's own store. Refuses what the VIN is refused by, `worksheet-store-needed` for people of no store,
 * `worksheet-vehicle-here` while the vehicle has one that has not ended, and `sensitive-word`.
 */
export async function openWorksheet(ctx: Ctx, given: NewWorksheet): Promise<Worksheet> {
  requireRight(ctx, "VDSWorkSheet:edit");
  const { id: userId, orgCode, userType } = personOf(ctx);
  if (orgCode === null || userType === "factory") throw refuse("worksheet-store-needed");
  const { vin } = await readVehicle(ctx, await fullVinOf(ctx, given.vin));
  const complaint = given.complaint.trim();
  if (complaint === "") throw refuseField("complaint", "worksheet-words-needed");
  return await ctx.tx(async (tx) => {
    await requireCleanText(tx, { complaint }, () => tx.t("diagnosis.worksheet.complaint"));
    const [row] = await tx.sql<{ id: number }[]>`
      insert into vds_worksheets (vin, store_code, complaint, mileage, opened_by, opened_at)
      values (${vin}, ${orgCode}, ${complaint}, ${given.mileage}, ${userId}, ${tx.clock()})
      on conflict (vin) where state in ('open', 'in_repair') do nothing
      returning id::int`;
    if (!row) throw refuseField("vin", "worksheet-vehicle-here");
    await recordChange(tx, {
      operation: "openVdsWorksheet",
      funLink: "VDSWorkSheet",
      subjectKind: "worksheet",
      subjectId: row.id,
      after: { vin, mileage: given.mileage },
    });
    return await readWorksheet(tx, row.id);
  });
}

/** Begins the repair. Refuses `not-found`, `state-changed`, `worksheet-begun`, `worksheet-ended`. */
export function beginRepair(ctx: Ctx, asked: AskedWorksheet): Promise<Worksheet> {
  return moveWorksheet(ctx, asked, "begin", async (tx, id) => {
    await tx.sql`
      update vds_worksheets set begun_by = ${personOf(tx).id}, begun_at = ${tx.clock()} where id = ${id}`;
  });
}

/** Ends a visit: what was done, or why it came to nothing. Refuses as `beginRepair` does, `worksheet-not-begun`, `worksheet-words-needed`, and `worksheet-diagnosed` while a diagnosis of it runs. */
export function endWorksheet(
  ctx: Ctx,
  { result, ...asked }: EndedWorksheet,
  action: "finish" | "cancel",
): Promise<Worksheet> {
  return moveWorksheet(ctx, asked, action, async (tx, id) => {
    const said = result.trim();
    if (said === "") throw refuseField("result", "worksheet-words-needed");
    await requireCleanText(tx, { result: said }, () => tx.t("diagnosis.worksheet.result"));
    const [running] = await tx.sql`
      select from vds_diagnoses where worksheet_id = ${id} and state = 'running'`;
    if (running) throw refuse("worksheet-diagnosed");
    await tx.sql`
      update vds_worksheets
      set ended_by = ${personOf(tx).id}, ended_at = ${tx.clock()}, result = ${said},
        state = ${action === "finish" ? "done" : "cancelled"}
      where id = ${id}`;
  });
}

async function moveWorksheet(
  ctx: Ctx,
  { id, version }: AskedWorksheet,
  action: WorksheetAction,
  write: (tx: TxCtx, id: number) => Promise<void>,
): Promise<Worksheet> {
  requireRight(ctx, "VDSWorkSheet:edit");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [row] = await sql<{ version: number; state: WorksheetState }[]>`
      select w.version, w.state
      from vds_worksheets w
      where w.id = ${id} and ${worksheetScope(tx, "VDSWorkSheet:edit")}
      for update`;
    if (!row) throw refuse("not-found");
    if (row.version !== version) throw refuse("state-changed");
    const move = moveOf(row.state, action);
    if ("refused" in move) throw refuse(move.refused);
    await write(tx, id);
    await sql`update vds_worksheets set state = ${move.to}, version = version + 1 where id = ${id}`;
    await recordChange(tx, {
      operation: `${action}VdsWorksheet`,
      funLink: "VDSWorkSheet",
      subjectKind: "worksheet",
      subjectId: id,
      before: { state: row.state },
      after: { state: move.to },
    });
    return await readWorksheet(tx, id);
  });
}
