import type { Situation } from "@/services/diagnosis/assistant/types.ts";

/** Address of the assistant in a situation, with what is said instead; what is empty is left out. */
export function assistantHref(
  basePath: string,
  asked: Partial<Situation>,
  instead: Partial<Situation> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, ...instead })) {
    for (const one of [value].flat()) if (one) query.append(name, one);
  }
  return query.size === 0 ? `${basePath}/DiagnoseHelper` : `${basePath}/DiagnoseHelper?${query}`;
}
