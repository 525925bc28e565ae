import { listHref } from "@/components/table/list_query.ts";
import type { ListFilterOf } from "@/engines/lists/define_list.ts";
import type { textList } from "@/services/translations/text_list.ts";

/** Parameters of the page of texts: those of its list, and the import that stands in its place. */
export type TextsQuery = ListFilterOf<typeof textList> & { import?: "1" };

/** Address of the page with these parameters. */
export function textsHref(basePath: string, query: TextsQuery): string {
  return listHref(`${basePath}/TisosTranslate`, query);
}
