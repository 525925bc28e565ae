import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { askDevice, leaveCommand } from "../course/ask_device.ts";
import { describedEcu, requireFree } from "../course/ask_ecu.ts";
import { holdRunning } from "../course/hold_diagnosis.ts";
import { type AskedRun, askedRun } from "./types.ts";

/**
 * Begins to watch values of a control unit: they come as a run, which stays. Refuses as `askScan` does, `vds-ecu-unknown`, `vds-ecu-busy`, and
 * `vds-not-offered` for values that the control unit does not measure.
 *
 * @returns the run's id
 */
export async function watchData(
  ctx: Ctx,
  asked: AskedRun,
): Promise<{ id: number; address: string; run: string }> {
  const { id, address, identifiers, everyMs, seconds } = askedRun.parse(asked);
  return await askDevice(ctx, id, async (tx, held) => {
    const { signals } = await describedEcu(tx, held, address);
    const known = new Set(signals.map(({ identifier }) => identifier));
    if (!identifiers.every((one) => known.has(parseInt(one, 16)))) {
      throw refuseField("identifiers", "vds-not-offered");
    }
    await requireFree(tx, held, address);
    const once = [...new Set(identifiers)];
    const args = { vin: held.vin, address, identifiers: once, everyMs, seconds };
    return { id, address, run: await leaveCommand(tx, held, "watch-data", args, seconds) };
  });
}

/** Notes something at the moment that the run has come to. Refuses `not-found`, `vds-diagnosis-ended`, and `vds-run-empty` before the first value. */
export async function markRun(ctx: Ctx, { run, note }: { run: string; note: string }): Promise<null> {
  requireRight(ctx, "VDSDiagnose:edit");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [found] = await sql<{ diagnosisId: number; at: Date | null }[]>`
      select c.diagnosis_id::int, (select max(s.at) from vds_samples s where s.command_id = c.id) as at
      from vds_commands c
      where c.id = ${run} and c.kind = 'watch-data'`;
    if (!found) throw refuse("not-found");
    const { storeCode } = await holdRunning(tx, found.diagnosisId);
    if (!found.at) throw refuse("vds-run-empty");
    await sql`
      insert into vds_marks (command_id, at, note, made_by)
      values (${run}, ${found.at}, ${note}, ${personOf(tx).id})`;
    sendLiveHint(tx, { topic: "diagnosis", to: { org: storeCode }, id: run });
    return null;
  });
}
