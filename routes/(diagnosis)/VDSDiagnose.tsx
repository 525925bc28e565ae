import { HttpError, page } from "fresh";
import { z } from "zod";
import { DiagnosisPage } from "@/components/diagnosis/DiagnosisPage.tsx";
import { StartDiagnosis } from "@/components/diagnosis/StartDiagnosis.tsx";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { devicesToUse } from "@/services/diagnosis/course/devices_to_use.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  vin: z.string().max(17).optional().catch(undefined),
});

/** A diagnosis (`id=12`), or where one begins, of a vehicle where the address names it. */
export const handler = define.handlers({
  async GET({ url, state: { ctx, vin: inContext } }) {
    const { id, vin = inContext } = asked.parse(Object.fromEntries(url.searchParams));
    if (id === undefined) return page({ diagnosis: null, vin, ...await devicesToUse(ctx) });
    const { ok: diagnosis } = await attempt(() => readDiagnosis(ctx, id));
    if (!diagnosis) throw new HttpError(404);
    return page({ diagnosis, vin, devices: [], diagnoses: [] });
  },
});

export default define.page<typeof handler>(({ data: { diagnosis, ...rest }, state }) =>
  diagnosis
    ? <DiagnosisPage diagnosis={diagnosis} state={state} />
    : <StartDiagnosis {...rest} state={state} />
);
