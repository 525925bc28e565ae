import { listHref } from "@/components/table/list_query.ts";

/** Address of the page of messages; `open`: a message, which is marked as read and whose source is shown. */
export function messagesHref(basePath: string, query: { open?: number } = {}): string {
  return listHref(`${basePath}/MyMessage`, query);
}
