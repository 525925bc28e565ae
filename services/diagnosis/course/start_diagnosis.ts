import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { diagnosisFinished, diagnosisStarted } from "@/events/diagnosis.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { readVehicle } from "@/services/epc/read_vehicle.ts";
import { fullVinOf } from "@/services/epc/subject.ts";
import { DEVICES_CHANNEL } from "../devices/channels.ts";
import { deviceScope, isOnline } from "../devices/rows.ts";
import { leaveCommand } from "./ask_device.ts";
import { countOn, type HeldDiagnosis, holdRunning, tellDiagnosis, toldOf } from "./hold_diagnosis.ts";
import { diagnosisColumns, diagnosisTables } from "./rows.ts";
import type { DiagnosisRow } from "./types.ts";

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

/**
 * Ends a diagnosis, whatever became of the device: what was found stays, and vehicle and device are free again. It is called what it was:
 * finished, cancelled when nothing was found yet, or ended because the device was lost. Refuses `not-found`, `state-changed`, `vds-diagnosis-ended`, and
 * `vds-update-running` while a program is being written.
 */
export async function endDiagnosis(
  ctx: Ctx,
  { id, version }: { id: number; version?: number },
): Promise<{ id: number }> {
  requireRight(ctx, "VDSDiagnose:edit");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const held = await holdRunning(tx, id);
    if (version !== undefined && held.version !== version) throw refuse("state-changed");
    const [updating] = await sql`
      select from vds_updates u join vds_commands c on c.id = u.command_id
      where u.diagnosis_id = ${id} and u.state = 'running' and c.deadline > ${tx.clock()}`;
    if (updating) throw refuse("vds-update-running");
    const [device] = await sql<{ online: boolean }[]>`
      select ${isOnline(tx)} as online from vds_devices d where d.id = ${held.deviceId}`;
    const [found] = await sql`select from vds_ecus where diagnosis_id = ${id} limit 1`;
    const ended = !device!.online ? "connection-lost" : found ? "finished" : "cancelled";
    const endedAt = tx.clock();
    await sql`update vds_diagnoses set state = ${ended}, ended_at = ${endedAt} where id = ${id}`;
    // What the device has not begun it shall not begin any more.
    await sql`update vds_commands set deadline = ${endedAt} where diagnosis_id = ${id} and answered_at is null and deadline > ${endedAt}`;
    await stopWhatRuns(tx, held);
    const next = await countOn(tx, held);
    const [row] = await sql<DiagnosisRow[]>`
      select ${diagnosisColumns(tx)} from ${diagnosisTables(tx)} where g.id = ${id}`;
    const { ecus, currentFaults, historicalFaults } = row!;
    await recordChange(tx, {
      operation: "endVdsDiagnosis",
      funLink: "VDSDiagnose",
      subjectKind: "diagnosis",
      subjectId: id,
      after: { state: ended },
    });
    await publish(tx, diagnosisFinished, {
      ...toldOf(held, next),
      ended,
      ecus,
      currentFaults,
      historicalFaults,
      endedAt: endedAt.toISOString(),
    });
    return { id };
  });
}

/** Tells the device to stop what moves something at the vehicle: once the diagnosis has ended nobody can any more. */
async function stopWhatRuns(tx: TxCtx, { id, deviceId }: HeldDiagnosis): Promise<void> {
  const stopped = await tx.sql`
    update vds_commands set stop_asked_at = ${tx.clock()}
    where diagnosis_id = ${id} and answered_at is null and sent_at is not null and stop_asked_at is null
      and kind in ('run-routine', 'test-actuator', 'watch-data')
    returning id`;
  if (stopped.length > 0) tx.signal(DEVICES_CHANNEL, String(deviceId));
}
