import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { updateStarted } from "@/events/diagnosis.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { askDevice, leaveCommand } from "../course/ask_device.ts";
import { requireFree } from "../course/ask_ecu.ts";
import type { HeldDiagnosis } from "../course/hold_diagnosis.ts";
import { ecuNow, releasedFor, unfitness } from "./read_updates.ts";
import { blocksOf, holdUpdate, toldOfUpdate } from "./rows.ts";

/**
 * Has the program of a control unit replaced by a released one. Refuses as `askScan` does, `vds-ecu-unknown`, `vds-ecu-busy`, `vds-safety` without
 * the word of whoever stands at the vehicle, `vds-not-in-repair` (907701), `vds-already-latest` (907702), `vds-program-unfit`,
 * `vds-identification-missing`, and `vds-update-open` while an update of it waits to be resumed or taken back.
 */
export async function startUpdate(
  ctx: Ctx,
  { id, address, softwareId, confirmed }: {
    id: number;
    address: string;
    softwareId: number;
    confirmed: boolean;
  },
): Promise<{ id: number }> {
  return await askDevice(ctx, id, async (tx, held) => {
    const { sql } = tx;
    const now = await ecuNow(tx, id, address);
    if (!now.inRepair) throw refuse("vds-not-in-repair");
    const [program] = await releasedFor(tx, now.code, softwareId);
    if (!program) throw refuse("not-found");
    const refused = unfitness(program, now);
    if (refused) throw refuse(refused);
    if (!confirmed) throw refuseField("confirmed", "vds-safety");
    await requireFree(tx, held, address);
    const [open] = await sql<{ state: string }[]>`
      select state from vds_updates
      where diagnosis_id = ${id} and address = ${address} and (recoverable or state = 'running')`;
    // One whose time is over runs until it is noted as such.
    if (open) throw refuse(open.state === "running" ? "vds-ecu-busy" : "vds-update-open");
    const commandId = await leaveProgram(tx, held, address, now.code, softwareId);
    const startedAt = tx.clock();
    const [row] = await sql<[{ id: number }]>`
      insert into vds_updates ${
      sql({
        diagnosisId: id,
        address,
        ecuCode: now.code,
        softwareId,
        softwareCode: program.code,
        fromVersion: now.software!,
        toVersion: program.versionText,
        commandId,
        size: program.size,
        startedBy: personOf(tx).id,
        startedAt,
      })
    } returning id::int`;
    await recordChange(tx, {
      operation: "startVdsUpdate",
      funLink: "VDSDiagnose",
      subjectKind: "diagnosis",
      subjectId: id,
      after: { ecu: now.code, program: program.code, version: program.versionText },
    });
    await publish(tx, updateStarted, {
      ...toldOfUpdate(await holdUpdate(tx, row.id)),
      blocks: blocksOf(program.size),
      startedAt: startedAt.toISOString(),
    });
    return { id: row.id };
  });
}

/** A broken update that is to be helped, as it was read, with the word of whoever stands at the vehicle now: since it began much may have changed. */
interface AskedHelp {
  id: number;
  version: number;
  confirmed: boolean;
}

/**
 * Goes on with an update that broke off, behind the last byte that the control unit has, whether or not its vehicle is still in repair: without a
 * program it cannot stay. Refuses as `askScan` does, `state-changed`, `vds-safety`, `vds-ecu-busy` and `software-withdrawn`.
 */
export function resumeUpdate(ctx: Ctx, asked: AskedHelp): Promise<{ id: number }> {
  return helpUpdate(ctx, asked, "resumeVdsUpdate", async (tx, held, { address, ecuCode, softwareId }) => {
    return await leaveProgram(tx, held, address, ecuCode, softwareId);
  });
}

/** Takes back the program that was there before an update that broke off. Refuses as `resumeUpdate` does. */
export function rollBackUpdate(ctx: Ctx, asked: AskedHelp): Promise<{ id: number }> {
  return helpUpdate(ctx, asked, "rollBackVdsUpdate", async (tx, held, { address }) => {
    return await leaveCommand(tx, held, "restore-program", { vin: held.vin, address });
  });
}

async function helpUpdate(
  ctx: Ctx,
  { id, version, confirmed }: AskedHelp,
  operation: string,
  leave: (
    tx: TxCtx,
    held: HeldDiagnosis,
    update: { address: string; ecuCode: string; softwareId: number },
  ) => Promise<string>,
): Promise<{ id: number }> {
  requireRight(ctx, "VDSDiagnose:edit");
  const [found] = await ctx.sql<{ diagnosisId: number }[]>`
    select diagnosis_id::int from vds_updates where id = ${id}`;
  if (!found) throw refuse("not-found");
  return await askDevice(ctx, found.diagnosisId, async (tx, held) => {
    const update = await holdUpdate(tx, id);
    if (update.version !== version || !update.recoverable) throw refuse("state-changed");
    if (!confirmed) throw refuseField("confirmed", "vds-safety");
    await requireFree(tx, held, update.address);
    const commandId = await leave(tx, held, update);
    await tx.sql`
      update vds_updates
      set version = version + 1, state = 'running', ended_at = null, error_code = null, recoverable = false,
        command_id = ${commandId}, writing_since = null, written_before = null
      where id = ${id}`;
    await recordChange(tx, {
      operation,
      funLink: "VDSDiagnose",
      subjectKind: "diagnosis",
      subjectId: held.id,
      after: { ecu: update.ecuCode, program: update.softwareCode },
    });
    return { id };
  });
}

/** Leaves the command with the manifest as it was signed. Refuses `software-withdrawn` for a program that was taken back meanwhile. */
async function leaveProgram(
  tx: TxCtx,
  held: HeldDiagnosis,
  address: string,
  ecu: string,
  softwareId: number,
): Promise<string> {
  const [row] = await tx.sql<{ state: string; manifest: string; signature: Uint8Array }[]>`
    select state, manifest, signature from software_versions where id = ${softwareId} for share`;
  if (row?.state !== "released") throw refuse("software-withdrawn");
  const signature = new Uint8Array(row.signature).toBase64();
  return await leaveCommand(tx, held, "update-program", {
    vin: held.vin,
    address,
    ecu,
    manifest: row.manifest,
    signature,
  });
}
