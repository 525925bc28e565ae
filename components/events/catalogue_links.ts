import { z } from "zod";
import { LIMITS } from "@/services/limits.ts";

/** What the page of the catalogue is asked for. Bad values are healed. */
export const catalogueQuery = z.object({
  /** Type of the event that is shown; none: the overview. */
  event: z.string().max(80).optional().catch(undefined),
  q: z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined),
});
export type CatalogueQuery = z.infer<typeof catalogueQuery>;

/** Address of the catalogue with these parameters. */
export function catalogueHref(basePath: string, { event, q }: CatalogueQuery): string {
  const search = new URLSearchParams();
  if (event) search.set("event", event);
  if (q) search.set("q", q);
  return `${basePath}/EventCatalogue${search.size ? `?${search}` : ""}`;
}
