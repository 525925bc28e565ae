import { listHref } from "@/components/table/list_query.ts";
import type { ListFilterOf } from "@/engines/lists/define_list.ts";
import type { contactList } from "@/services/contacts/contact_list.ts";

/** What the address of the directory says beside the page's number. */
export type ContactQuery = ListFilterOf<typeof contactList> & { pageSize?: number };

/** An address of the directory, from its first page. */
export function contactHref(basePath: string, { keyword, org, country, pageSize }: ContactQuery): string {
  return listHref(`${basePath}/MailList`, { keyword, org, country, pageSize });
}
