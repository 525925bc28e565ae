import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { Subject } from "@/services/epc/types.ts";

/** A series or a model without a vehicle: 'Tessa EV', 'Tessa EV 160'. */
export function subjectInWords({ models, seriesName }: Subject, lang: Lang): string {
  return models.map((model) => model.name).join(betweenNames(lang)) || seriesName;
}
