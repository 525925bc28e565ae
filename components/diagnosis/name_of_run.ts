import type { Ctx } from "@/kernel/ctx.ts";
import type { formatOf } from "@/kernel/texts/format.ts";
import type { RunRow } from "@/services/diagnosis/runs/types.ts";

/** What a run is called among others: when it was, how many samples it has, who watched. */
export function nameOfRun(
  { startedAt, startedBy, samples }: RunRow,
  format: ReturnType<typeof formatOf>,
  t: Ctx["t"],
): string {
  return `${format.moment(startedAt)} · ${t("diagnosis.run_samples", { count: samples })} · ${startedBy}`;
}
