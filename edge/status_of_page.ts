import { REFUSALS } from "@/kernel/refusals/catalogue.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";

/** What a page answers whose address asks for what a rule refuses; calls tell that by the code in their envelope and 200. */
const ASKED_WRONGLY = 422;

/** The status of a page that a refusal ended. */
export function statusOfPage({ key }: Pick<Refusal, "key">): number {
  const { http } = REFUSALS[key];
  return http === 200 ? ASKED_WRONGLY : http;
}
