import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { CommandKind } from "../agent_messages.ts";
import { DEVICES_CHANNEL } from "../devices/channels.ts";
import { settleUpdate } from "../updates/settle_update.ts";
import { countOn, holdRunning } from "./hold_diagnosis.ts";

/**
 * Stops a command: one that the device has not taken ends at once, one that it does is told to stop and answers with what it came to. Refuses
 * `not-found`, `vds-diagnosis-ended`, and `state-changed` for one that is answered.
 */
export async function stopCommand(ctx: Ctx, { command }: { command: string }): Promise<null> {
  requireRight(ctx, "VDSDiagnose:edit");
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [found] = await sql<{ diagnosisId: number }[]>`
      select diagnosis_id::int from vds_commands where id = ${command}`;
    if (!found) throw refuse("not-found");
    const held = await holdRunning(tx, found.diagnosisId);
    const now = tx.clock();
    const stopped = { code: "stopped", negativeCode: null, message: "stopped before the device took it" };
    const [row] = await sql<{ kind: CommandKind; isOver: boolean }[]>`
      update vds_commands
      set stop_asked_at = ${now},
        answered_at = case when sent_at is null then ${now}::timestamptz end,
        fault = case when sent_at is null then ${sql.json(stopped)}::jsonb end
      where id = ${command} and answered_at is null and stop_asked_at is null
      returning kind, answered_at is not null as is_over`;
    if (!row) throw refuse("state-changed");
    // Nobody will answer it, and an update without an end keeps its diagnosis from ending.
    if (row.isOver) await settleUpdate(tx, command, row.kind, { kind: "fault", code: "stopped" });
    tx.signal(DEVICES_CHANNEL, String(held.deviceId));
    await countOn(tx, held);
    return null;
  });
}
