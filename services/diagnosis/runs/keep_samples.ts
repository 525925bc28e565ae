import type { TxCtx } from "@/kernel/ctx.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import type { FromAgent } from "../agent_messages.ts";
import type { HeldDiagnosis } from "../course/hold_diagnosis.ts";
import { RUN_SAMPLES } from "./types.ts";

type Samples = Extract<FromAgent, { type: "progress" }>["samples"];

/** Keeps values that came, each once and no more than a run has, and tells the plots that show them. `done`: samples until now. */
export async function keepSamples(
  tx: TxCtx,
  { storeCode }: Pick<HeldDiagnosis, "storeCode">,
  commandId: string,
  done: number,
  samples: Samples,
): Promise<void> {
  const { sql } = tx;
  const rows = samples.map(({ at, readings }, index) => ({
    place: done - samples.length + index + 1,
    at,
    data: Object.fromEntries(
      readings.flatMap(({ identifier, value }) => typeof value === "number" ? [[identifier, value]] : []),
    ),
  })).filter(({ place }) => place > 0 && place <= RUN_SAMPLES);
  if (rows.length === 0) return;
  await sql`
    insert into vds_samples (command_id, place, at, data)
    select ${commandId}, r.place, r.at, r.data
    from jsonb_to_recordset(${sql.json(rows)}::jsonb) r (place int, at timestamptz, data jsonb)
    on conflict do nothing`;
  sendLiveHint(tx, { topic: "diagnosis", to: { org: storeCode }, id: commandId });
}
