import { HttpError, page } from "fresh";
import { z } from "zod";
import { assistantHref } from "@/components/diagnosis/assistant_links.ts";
import { AssistantPage } from "@/components/diagnosis/AssistantPage.tsx";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { findCauses } from "@/services/diagnosis/assistant/find_causes.ts";
import { situationChoices } from "@/services/diagnosis/assistant/situation_choices.ts";
import { situationOf } from "@/services/diagnosis/assistant/situation_of.ts";
import { type Situation, situation } from "@/services/diagnosis/assistant/types.ts";

/** Whatever is wrong in the address counts as left out. */
const diagnosisId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(
  undefined,
);
const MANY = ["dtc", "symptom", "so", "not"] as const;

function askedBy(search: URLSearchParams, vin: string | null): Situation {
  const fields = situation.shape;
  const one = (name: "complaint" | "vin" | "series") =>
    fields[name].catch("").parse(search.get(name) ?? undefined);
  const many = (name: typeof MANY[number]) => fields[name].catch([]).parse(search.getAll(name));
  return {
    complaint: one("complaint"),
    vin: search.has("vin") ? one("vin") : vin ?? "",
    series: one("series"),
    ...Object.fromEntries(MANY.map((name) => [name, many(name)])) as Pick<Situation, typeof MANY[number]>,
  };
}

/** The assistant: what is asked stands in the address; `diagnosis=12` asks for what that diagnosis found. */
export const handler = define.handlers({
  async GET(context) {
    const { url, state: { ctx, basePath, vin } } = context;
    const id = diagnosisId.parse(url.searchParams.get("diagnosis") ?? undefined);
    if (id !== undefined) {
      const { ok: found } = await attempt(() => situationOf(ctx, id));
      if (!found) throw new HttpError(404);
      return context.redirect(assistantHref(basePath, found), 303);
    }
    const asked = askedBy(url.searchParams, vin);
    const isAsked = asked.complaint.trim() !== "" || asked.dtc.length + asked.symptom.length > 0;
    const [choices, found] = await Promise.all([
      situationChoices(ctx),
      isAsked ? findCauses(ctx, asked) : null,
    ]);
    return page({ asked, choices, found });
  },
});

export default define.page<typeof handler>(({ data, state }) => <AssistantPage {...data} state={state} />);
