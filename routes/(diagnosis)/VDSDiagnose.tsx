import { HttpError, page } from "fresh";
import { z } from "zod";
import { Campaign } from "@/components/diagnosis/Campaign.tsx";
import { DiagnosisPage } from "@/components/diagnosis/DiagnosisPage.tsx";
import { EcuPage, type EcuShown } from "@/components/diagnosis/EcuPage.tsx";
import { StartDiagnosis } from "@/components/diagnosis/StartDiagnosis.tsx";
import { define } from "@/define.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { devicesToUse } from "@/services/diagnosis/course/devices_to_use.ts";
import { ECU_VIEWS, type EcuView } from "@/services/diagnosis/course/ecu_views.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import type { Diagnosis, FoundEcu } from "@/services/diagnosis/course/types.ts";
import { readCampaign, readEcuUpdates } from "@/services/diagnosis/updates/read_updates.ts";
import { readRun, runsOf } from "@/services/diagnosis/runs/read_run.ts";

/** Whatever is wrong in the address counts as left out. */
const asked = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  vin: z.string().max(17).optional().catch(undefined),
  ecu: z.string().regex(/^[0-9A-F]{4}$/).optional().catch(undefined),
  view: z.enum(ECU_VIEWS).catch("dtcs"),
  run: z.uuid().optional().catch(undefined),
  compare: z.uuid().optional().catch(undefined),
  show: z.literal("campaign").optional().catch(undefined),
});

/** A diagnosis (`id=12`), one of its control units (`ecu=1040`) in one view, the versions in the field (`show=campaign`), or where one begins, of a vehicle where the address names it. */
export const handler = define.handlers({
  async GET({ url, state: { ctx, vin: inContext } }) {
    const { id, vin = inContext, ecu, view, run, compare, show } = asked.parse(
      Object.fromEntries(url.searchParams),
    );
    if (show === "campaign") {
      return page({
        diagnosis: null,
        shown: null,
        campaign: await readCampaign(ctx),
        vin,
        devices: [],
        diagnoses: [],
      });
    }
    if (id === undefined) {
      return page({ diagnosis: null, shown: null, campaign: null, vin, ...await devicesToUse(ctx) });
    }
    const { ok: diagnosis } = await attempt(() => readDiagnosis(ctx, id));
    if (!diagnosis) throw new HttpError(404);
    const found = diagnosis.found.find(({ address }) => address === ecu);
    const shown = found ? await showEcu(ctx, diagnosis, found, { view, run, compare }) : null;
    return page({ diagnosis, shown, campaign: null, vin, devices: [], diagnoses: [] });
  },
});

/** What the view of a control unit needs; runs that are not there are left out. The latest one is shown where none is named. */
async function showEcu(
  ctx: Ctx,
  { id, vin }: Diagnosis,
  ecu: FoundEcu,
  { view, run, compare }: { view: EcuView; run?: string; compare?: string },
): Promise<EcuShown> {
  const updates = view === "update"
    ? await readEcuUpdates(ctx, { id, address: ecu.address }).catch(() => null)
    : null;
  if (view !== "data") return { ecu, view, run: null, compared: null, runs: [], updates };
  const runs = await runsOf(ctx, { vin, ecuCode: ecu.code });
  const read = async (id: string | undefined) =>
    id === undefined ? null : (await attempt(() => readRun(ctx, { run: id }))).ok ?? null;
  const [shown, compared] = await Promise.all([read(run ?? runs[0]?.id), read(compare)]);
  return { ecu, view, run: shown, compared, runs, updates };
}

export default define.page<typeof handler>(({ data: { diagnosis, shown, campaign, ...rest }, state }) =>
  campaign
    ? <Campaign rows={campaign} state={state} />
    : diagnosis && shown
    ? <EcuPage diagnosis={diagnosis} shown={shown} state={state} />
    : diagnosis
    ? <DiagnosisPage diagnosis={diagnosis} state={state} />
    : <StartDiagnosis {...rest} state={state} />
);
