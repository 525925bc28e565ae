import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { diagnosisFinished } from "@/events/diagnosis.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { CommandKind } from "../agent_messages.ts";
import { DEVICES_CHANNEL } from "../devices/channels.ts";
import { isOnline } from "../devices/rows.ts";
import { settleUpdate } from "../updates/settle_update.ts";
import { countOn, type HeldDiagnosis, holdRunning, toldOf } from "./hold_diagnosis.ts";
import { diagnosisColumns, diagnosisTables } from "./rows.ts";
import type { Diagnosis, DiagnosisRow } from "./types.ts";

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
    await end(tx, held, !device!.online ? "connection-lost" : found ? "finished" : "cancelled");
    return { id };
  });
}

/**
 * Ends what runs at a device to which nobody speaks any more, in the transaction that takes its token: its diagnosis, and an update that it writes, which
 * a diagnosis with another device goes on with. What the device does at the vehicle by itself it brings to its end.
 */
export async function loseDiagnosis(tx: TxCtx, deviceId: number): Promise<void> {
  const { sql } = tx;
  const [held] = await sql<HeldDiagnosis[]>`
    select g.id::int, g.version, g.vin, g.store_code, g.device_id::int, d.serial, g.state
    from vds_diagnoses g join vds_devices d on d.id = g.device_id
    where g.device_id = ${deviceId} and g.state = 'running'
    for update of g`;
  if (!held) return;
  const updating = await sql<{ id: string; kind: CommandKind; sentAt: Date | null }[]>`
    select c.id, c.kind, c.sent_at
    from vds_updates u join vds_commands c on c.id = u.command_id
    where u.diagnosis_id = ${held.id} and u.state = 'running'`;
  for (const { id, kind, sentAt } of updating) {
    await settleUpdate(tx, id, kind, { kind: "fault", code: sentAt ? "connection-lost" : "stopped" });
  }
  await end(tx, held, "connection-lost");
}

async function end(
  tx: TxCtx,
  held: HeldDiagnosis,
  ended: Exclude<Diagnosis["state"], "running">,
): Promise<void> {
  const { sql } = tx;
  const { id } = held;
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
