import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { partsOfSteps } from "./steps/parts_of_steps.ts";
import type { OwnStep } from "./steps/resolve_step.ts";
import { minutesOf } from "./time/labor_time.ts";

type Item = DocumentView<{
  typeCode: string | null;
  partCode: string | null;
  laborTimeFaultCode: string[];
  coefficient: string | null;
  steps: OwnStep[];
}>;

/** What events of a labor item say beside its state. */
export async function laborPayload({ sql }: Ctx, item: Item): Promise<Record<string, unknown>> {
  const { id, revisionId, code, series, values, state } = item;
  const [row] = await sql<{ laborSeconds: number; library: number | null }[]>`
    select k.labor_seconds, t.library
    from labor_details k left join labor_types t on t.code = k.type_code
    where k.revision_id = ${revisionId}`;
  const { partCode, steps } = values;
  return {
    laborId: id,
    laborTimeCode: code,
    seriesCodes: [...series],
    library: row?.library ?? 0,
    laborMinutes: minutesOf(row?.laborSeconds ?? 0),
    coefficient: values.coefficient ?? "1.00",
    faultCodes: values.laborTimeFaultCode,
    partNumbers: [
      ...new Set([...partCode === null ? [] : [normalPartNumber(partCode)], ...partsOfSteps(steps)]),
    ],
    releaseTime: state.publishedAt?.toISOString() ?? null,
  };
}
