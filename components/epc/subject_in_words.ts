import type { Subject } from "@/services/epc/types.ts";

/** A series or a model without a vehicle: 'Tessa EV', 'Tessa EV 160'. */
export function subjectInWords({ models, seriesName }: Subject): string {
  return models.map((model) => model.name).join(", ") || seriesName;
}
