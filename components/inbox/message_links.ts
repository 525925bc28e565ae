import { z } from "zod";
import { listHref, paging } from "@/components/table/list_query.ts";
import { isMessageKind } from "@/engines/messages/kinds.ts";
import { MESSAGE_PERIODS, MESSAGE_STATES } from "@/engines/messages/types.ts";

/** What the page of messages is asked for. Bad values are healed. */
export const messageQuery = z.object({
  kind: z.string().refine(isMessageKind).optional().catch(undefined),
  state: z.enum(MESSAGE_STATES).optional().catch(undefined),
  days: z.coerce.number().refine((days) => (MESSAGE_PERIODS as readonly number[]).includes(days)).optional()
    .catch(undefined),
  ...paging,
  /** A message to open: it is marked as read and its source is shown. */
  open: z.coerce.number().int().positive().optional().catch(undefined),
});
export type MessageQuery = z.infer<typeof messageQuery>;

/** Address of the page with these parameters. */
export function messagesHref(basePath: string, query: Partial<MessageQuery>): string {
  return listHref(`${basePath}/MyMessage`, query);
}
