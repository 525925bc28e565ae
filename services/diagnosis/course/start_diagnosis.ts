import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { diagnosisStarted } from "@/events/diagnosis.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { deviceScope, isOnline } from "../devices/rows.ts";
import { leaveCommand } from "./ask_device.ts";
import { tellDiagnosis, toldOf } from "./hold_diagnosis.ts";

/**
 * Begins the diagnosis of a vehicle at a device of the caller's stores, within its open worksheet where it has one, and asks for a scan.
 * Refuses `not-found`, what the VIN is refused by, `vds-device-offline` (907705), `vds-vehicle-other` when another one is plugged in, and
 * `vds-vehicle-busy` and `vds-device-busy` with who holds it.
 */
export async function startDiagnosis(
  ctx: Ctx,
  given: { deviceId: number; vin: string },
): Promise<{ id: number }> {
  requireRight(ctx, "VDSDiagnose:edit");
  const { vin } = await readVehicle(ctx, await fullVinOf(ctx, given.vin));
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [device] = await sql<
      { id: number; serial: string; storeCode: string; vin: string | null; online: boolean }[]
    >`
      select d.id::int, d.serial, d.store_code, d.vin, ${isOnline(tx)} as online
      from vds_devices d
      where d.id = ${given.deviceId} and ${deviceScope(tx, "VDSDiagnose:edit")}
      for update`;
    if (!device) throw refuse("not-found");
    if (!device.online) throw refuse("vds-device-offline");
    if (device.vin !== null && device.vin !== vin) {
      throw refuseField("vin", "vds-vehicle-other", { vin: device.vin });
    }
    const startedAt = tx.clock();
    const [row] = await sql<{ id: number; worksheetId: number | null }[]>`
      insert into vds_diagnoses (device_id, vin, store_code, worksheet_id, started_by, started_at)
      values (${device.id}, ${vin}, ${device.storeCode}, (
        select w.id from vds_worksheets w
        where w.vin = ${vin} and w.store_code = ${device.storeCode} and w.state in ('open', 'in_repair')
      ), ${personOf(tx).id}, ${startedAt})
      on conflict do nothing
      returning id::int, worksheet_id::int`;
    if (!row) throw await whoHolds(tx, device.id, vin);
    const held = {
      id: row.id,
      version: 1,
      vin,
      storeCode: device.storeCode,
      deviceId: device.id,
      serial: device.serial,
      state: "running" as const,
    };
    await leaveCommand(tx, held, "scan", { vin });
    await recordChange(tx, {
      operation: "startVdsDiagnosis",
      funLink: "VDSDiagnose",
      subjectKind: "diagnosis",
      subjectId: row.id,
      after: { vin, serial: device.serial },
    });
    await publish(tx, diagnosisStarted, {
      ...toldOf(held, 1),
      worksheetNumber: row.worksheetId === null ? null : String(row.worksheetId),
      startedAt: startedAt.toISOString(),
    });
    tellDiagnosis(tx, held);
    return { id: row.id };
  });
}

/** Why a diagnosis cannot begin: the running one that has the vehicle or the device, and who began it. */
async function whoHolds({ sql }: TxCtx, deviceId: number, vin: string) {
  const [row] = await sql<{ vin: string; person: string; serial: string }[]>`
    select g.vin, p.full_name as person, d.serial
    from vds_diagnoses g join users p on p.id = g.started_by join vds_devices d on d.id = g.device_id
    where g.state = 'running' and (g.vin = ${vin} or g.device_id = ${deviceId})
    order by g.vin = ${vin} desc
    limit 1`;
  // It ended between the two statements.
  if (!row) return refuse("state-changed");
  const { person, serial } = row;
  return row.vin === vin
    ? refuseField("vin", "vds-vehicle-busy", { person, serial })
    : refuseField("deviceId", "vds-device-busy", { person, vin: row.vin });
}
