import { defineJob } from "@/engines/clock/define_job.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { CommandKind } from "../agent_messages.ts";
import { tellDiagnosis } from "../course/hold_diagnosis.ts";
import { settleUpdate } from "./settle_update.ts";

/** Ends updates whose device has not answered until the deadline: they timed out (907703). A later answer is still taken. */
export async function endLateUpdates(ctx: Ctx): Promise<number> {
  return await ctx.tx(async (tx) => {
    const late = await tx.sql<{ id: string; kind: CommandKind; diagnosisId: number; storeCode: string }[]>`
      select c.id, c.kind, g.id::int as diagnosis_id, g.store_code
      from vds_updates u
      join vds_commands c on c.id = u.command_id
      join vds_diagnoses g on g.id = c.diagnosis_id
      where u.state = 'running' and c.answered_at is null and c.deadline <= ${tx.clock()}
      order by u.id
      limit 100
      for update of u skip locked`;
    for (const { id, kind, diagnosisId, storeCode } of late) {
      await settleUpdate(tx, id, kind, { kind: "late" });
      tellDiagnosis(tx, { id: diagnosisId, storeCode });
    }
    return late.length;
  });
}

export const endLateUpdatesJob = defineJob({
  name: "end-late-updates",
  schedule: "15 * * * * *",
  leaseSeconds: 120,
  run: async (ctx) => void await endLateUpdates(ctx),
});
