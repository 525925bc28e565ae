import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { listHref } from "@/components/table/list_query.ts";
import type { ListFilterOf } from "@/engines/lists/define_list.ts";
import { EDITIONS } from "@/services/logs/filters.ts";
import type { loginList } from "@/services/logs/login_list.ts";
import type { operationList } from "@/services/logs/operation_list.ts";
import { MODULES } from "@/kernel/access/modules.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";

const day = dayText().optional().catch(undefined);
const code = z.string().trim().min(1).max(100).optional().catch(undefined);

/** What a board is asked for. */
export const boardQuery = z.object({
  from: day,
  to: day,
  store: code,
  area: code,
  edition: z.enum(EDITIONS).optional().catch(undefined),
  module: z.enum(MODULES).optional().catch(undefined),
  userType: z.enum(USER_TYPES).optional().catch(undefined),
  /** Account. */
  user: code,
});
export type BoardQuery = z.infer<typeof boardQuery>;

/** Address of the list of logins with these filters. */
export function loginHref(basePath: string, query: ListFilterOf<typeof loginList>): string {
  return listHref(`${basePath}/UserLoginList`, query);
}

/** Address of the list of operations with these filters, or of the line of this id. */
export function operationHref(
  basePath: string,
  query: ListFilterOf<typeof operationList> & { line?: number },
): string {
  return listHref(`${basePath}/UserOperationLog`, query);
}

/** Address of a board. */
export function boardHref(basePath: string, route: string, query: Partial<BoardQuery>): string {
  return listHref(`${basePath}/${route}`, query);
}

/** Page of a person's doings over time; null for who may not see it. */
export function personHref(basePath: string, actor: Actor, userCode: string): string | null {
  return may(actor, "UserOperationLoggerUser:view")
    ? boardHref(basePath, "UserOperationLoggerUser", { user: userCode })
    : null;
}

/** How the pages of things that are no registers name one of them. */
const PAGES_OF: Readonly<
  Record<string, (id: string) => readonly [route: string, query: Record<string, string>]>
> = {
  file: (id) => ["FileManage", { file: id }],
  order: (id) => ["EPCCart", { order: id }],
  "parked-event": (id) => ["EventMonitor", { id }],
  push: (id) => ["PushLog", { push: id }],
  role: (id) => ["baseinforole", { entry: id }],
};

/** Page of the thing that a line of the log is about; null where it has none, or not for this reader. */
export function subjectHref(basePath: string, actor: Actor, kind: string, id: string): string | null {
  const isRegister = REGISTERS.all.some(({ route }) => route === kind);
  const place = isRegister ? [kind, { entry: id }] as const : PAGES_OF[kind]?.(id);
  const page = place && pageOf(place[0]);
  return page && may(actor, page.need) ? listHref(`${basePath}/${page.route}`, place[1]) : null;
}
