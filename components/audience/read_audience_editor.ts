import type { Audience } from "@/engines/audience/audience.ts";
import { audienceForm, type AudiencePlace } from "@/engines/audience/audience_form.ts";
import { type AudienceCount, countAudience } from "@/engines/audience/count_audience.ts";
import { labelsOf } from "@/engines/audience/dimension_names.ts";
import { type Dimension, DIMENSION_NAMES, dimensionOf } from "@/engines/audience/dimensions.ts";
import { readAudience } from "@/engines/audience/read_audience.ts";
import { everybodyText, sentenceOf } from "@/engines/audience/say_audience.ts";
import { choicesOf } from "@/engines/registers/choices_of.ts";
import type { Choice } from "@/engines/registers/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { MAX_CHOICES } from "../form/many_choices.ts";

/** So many VINs stand in the field; of longer lists it is said how long they are. */
const SHOWN_VINS = 1000;

/** What the editor of an audience has read before it is drawn. */
export interface AudienceData {
  /** With its VINs as far as they stand in the field. */
  said: Audience;
  vinCount: number;
  /** The list of VINs is too long for the field: it stays, and what is typed there is added. */
  keepsVins: boolean;
  sentence: string;
  count: AudienceCount;
  /** By dimension what can be chosen, or what is chosen where there is very much. */
  choices: ReadonlyMap<Dimension, readonly Choice[]>;
}

/** Reads an audience as its editor shows it; `id` null is everybody. */
export async function readAudienceEditor(
  ctx: Ctx,
  place: AudiencePlace,
  id: number | null,
): Promise<AudienceData> {
  const { vins = [], ...said } = await readAudience(ctx, id);
  const form = audienceForm(place);
  const labels = await labelsOf(ctx, said);
  const [count, ...choices] = await Promise.all([
    countAudience(ctx, { ...said, vins }),
    ...DIMENSION_NAMES.map(async (name) => {
      const chosen = [...labels.get(name) ?? []].map(([value, label]) => ({ value, label }));
      const { values } = dimensionOf(name);
      const open = !("to" in values) || values.to.many
        ? []
        : await choicesOf(ctx, form, name, { limit: MAX_CHOICES });
      const others = chosen.filter(({ value }) => !open.some((one) => one.value === value));
      return [name, [...open, ...others]] as const;
    }),
  ]);
  const keepsVins = vins.length > SHOWN_VINS;
  return {
    said: keepsVins || vins.length === 0 ? said : { ...said, vins },
    vinCount: vins.length,
    keepsVins,
    sentence: id === null
      ? ctx.t(everybodyText(place))
      : sentenceOf(ctx, { said, vinCount: vins.length, peopleOnly: place.peopleOnly }, labels),
    count,
    choices: new Map(choices),
  };
}
