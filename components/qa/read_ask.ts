import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { tellDiagnosisFound } from "@/services/diagnosis/course/tell_diagnosis.ts";
import { readKnownOfVehicle } from "@/services/qa/known_of_vehicle.ts";
import { lookAlikes } from "@/services/qa/look_alikes.ts";
import { questionChoices, readDraft } from "@/services/qa/read_draft.ts";
import { askedFrom } from "@/services/qa/save_question.ts";
import type { AskData } from "./ask_data.ts";

const text = (longest: number) => z.string().trim().min(1).max(longest).optional().catch(undefined);

/** What the address may say; whatever is wrong in it counts as left out. */
const asked = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  vin: text(40),
  series: text(60),
  title: text(200),
  part: z.array(z.string().max(60)).catch([]),
  dtc: z.array(z.string().max(20)).catch([]),
  from: z.string().optional().catch(undefined),
  key: z.string().optional().catch(undefined),
  callout: z.string().optional().catch(undefined),
});

/**
 * What the page of asking shows: a draft (`id=7`), or what a figure, part, case, DTC or diagnosis hands over (`from=figure&key=...&callout=7&part=...&vin=...`); the vehicle in
 * context where the address names none. Null for a draft that is not the reader's, or none any more.
 */
export async function readAsk(
  ctx: Ctx,
  kind: QuestionKind,
  url: URL,
  vinInContext: string | null,
): Promise<AskData | null> {
  const search = url.searchParams;
  const query = asked.parse({
    ...Object.fromEntries(search),
    part: search.getAll("part").flatMap((one) => one.split(",")).filter(Boolean),
    dtc: search.getAll("dtc").flatMap((one) => one.split(",")).filter(Boolean),
  });
  const { ok: draft } = await attempt(() => readDraft(ctx, kind, query.id ?? null));
  if (!draft) return null;
  if (draft.id === null) {
    const diagnosis = query.from === "diagnosis" && /^\d{1,15}$/.test(query.key ?? "")
      ? (await attempt(() => tellDiagnosisFound(ctx, Number(query.key)))).ok
      : undefined;
    const vin = diagnosis?.vin ?? query.vin ?? vinInContext;
    const { ok: known } = vin ? await attempt(() => readKnownOfVehicle(ctx, kind, vin)) : { ok: undefined };
    Object.assign(draft, {
      ...known ?? { vin },
      ...query.series && !known ? { seriesCode: query.series } : {},
      title: query.title ?? "",
      partNumbers: query.part,
      dtcCodes: query.dtc,
      askedFrom:
        askedFrom.safeParse({ kind: query.from, key: query.key, callout: query.callout || undefined }).data ??
          null,
      // A diagnosis hands over all that it found.
      ...diagnosis,
    });
  }
  const [choices, alike] = await Promise.all([
    questionChoices(ctx, kind),
    lookAlikes(ctx, kind, {
      text: `${draft.title ?? ""} ${draft.body ?? ""}`.trim(),
      seriesCode: draft.seriesCode,
      parts: draft.partNumbers,
      dtcCodes: draft.dtcCodes,
    }),
  ]);
  return { draft, choices, alike };
}
