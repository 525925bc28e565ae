import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { listHref, paging } from "@/components/table/list_query.ts";
import { EDITIONS, healed, loginFilters, operationFilters } from "@/services/logs/filters.ts";
import { MODULES } from "@/kernel/access/modules.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { USER_TYPES } from "@/kernel/access/user.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";

const oldest = z.literal("1").optional().catch(undefined);
const day = dayText().optional().catch(undefined);
const code = z.string().trim().min(1).max(100).optional().catch(undefined);

/** What the list of logins is asked for; bad values are healed. */
export const loginQuery = z.object({ ...healed(loginFilters), oldest, ...paging });
export type LoginQuery = z.infer<typeof loginQuery>;

/** What the list of operations is asked for. */
export const operationQuery = z.object({
  ...healed(operationFilters),
  /** Id of the line that is shown with all that it says. */
  line: z.coerce.number().int().positive().optional().catch(undefined),
  oldest,
  ...paging,
});
export type OperationQuery = z.infer<typeof operationQuery>;

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

export function loginHref(basePath: string, query: Partial<LoginQuery>): string {
  return listHref(`${basePath}/UserLoginList`, query);
}

export function operationHref(basePath: string, query: Partial<OperationQuery>): string {
  return listHref(`${basePath}/UserOperationLog`, query);
}

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
