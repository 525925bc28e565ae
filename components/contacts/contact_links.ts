import { z } from "zod";
import { listHref, paging, searchText } from "@/components/table/list_query.ts";

/** What the address of the directory says. */
export const contactQuery = z.object({
  keyword: searchText,
  /** An organisation and those below it. */
  org: searchText,
  country: z.string().regex(/^[A-Z]{2}$/).optional().catch(undefined),
  ...paging,
});
export type ContactQuery = z.infer<typeof contactQuery>;

/** An address of the directory; a page's number is left out unless it is given. */
export function contactHref(basePath: string, { pageNo, ...query }: Partial<ContactQuery>): string {
  return listHref(`${basePath}/MailList`, { ...query, pageNo: pageNo === 1 ? undefined : pageNo });
}
