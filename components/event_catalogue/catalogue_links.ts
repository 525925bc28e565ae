import { z } from "zod";
import { listHref, searchText } from "@/components/table/list_query.ts";

/** What the page of the catalogue is asked for. Bad values are healed. */
export const catalogueQuery = z.object({
  /** Type of the event that is shown; none: the overview. */
  event: z.string().max(80).optional().catch(undefined),
  q: searchText,
});
export type CatalogueQuery = z.infer<typeof catalogueQuery>;

/** Address of the catalogue with these parameters. */
export function catalogueHref(basePath: string, { event, q }: CatalogueQuery): string {
  return listHref(`${basePath}/EventCatalogue`, { event, q });
}
