import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, ledTo } from "@/engines/lists/filters.ts";
import { MODULES } from "@/kernel/access/modules.ts";
import { pageOf, PAGES } from "@/kernel/access/pages.ts";
import { LOG_LEVELS, type LogLevel } from "@/engines/audit/level_of.ts";
import { byPerson, code, oldestFirst, whenAndWhere } from "./filters.ts";
import { operation, operationColumns, operationJoins, operationOf } from "./list_operations.ts";
import { logScope } from "./log_rows.ts";
import type { Difference } from "./describe_change.ts";
import { describeModule } from "./describe_module.ts";
import { describeOperation, describeSubject } from "./describe_operation.ts";

const level = z.coerce.number().int().min(0).max(4).describe(
  "0 all, 1 changes, 2 readings about people, 3 calls, 4 pages",
) as unknown as z.ZodType<LogLevel>;

/** Who did what to what. */
export const operationList = defineList({
  kind: "operations",
  page: "UserOperationLog",
  need: "UserOperationLog:view",
  call: {
    operationId: "listOperations",
    path: "/tis/operations",
    tag: "Logs",
    summary: "Who did what to what, newest first",
  },
  record: operation,
  words: {
    none: "logs.no_operations",
    noneWhy: "logs.no_operations_why",
    noMatch: "logs.no_match",
    noMatchWhy: "logs.no_match_why",
    onwards: { descending: "logs.earlier", ascending: "logs.later" },
  },
  filter: {
    user: byPerson({ typed: false }),
    level: chosen("logs.level", level, {
      choices: ({ t }) =>
        LOG_LEVELS.map((one) => ({
          value: String(one),
          label: one === 0 ? t("logs.level_all") : t(`logs.level_${one}`),
        })),
      where: ({ sql }, one) => () => one === 0 ? sql`true` : sql`l.level = ${one}`,
    }),
    module: chosen("logs.module", z.enum(MODULES), {
      choices: ({ t }) => MODULES.map((value) => ({ value, label: describeModule(t, value) })),
    }),
    ...whenAndWhere,
    operation: ledTo("logs.operation", code.describe("id of a call or verb"), {
      on: "l.operation",
      say: ({ t }, id, { page }) => describeOperation(t, id, typeof page === "string" ? page : null),
    }),
    subjectKind: ledTo("logs.subject", code, {
      on: "l.subject_kind",
      say: ({ t }, kind) => describeSubject(t, kind),
    }),
    subject: ledTo("logs.subject_id", z.string().trim().min(1).max(200).describe("id of the thing"), {
      on: "l.subject_id",
      within: "subjectKind",
    }),
    page: ledTo("logs.page", code.describe("route of a page"), {
      say: ({ t }, route) => t(pageOf(route)?.title ?? route),
    }),
  },
  columns: {
    at: { text: "logs.at", kind: "moment", sort: "l.at" },
    userCode: { text: "logs.account", kind: "code", in: "chooser", width: 20 },
    fullName: { text: "logs.name", kind: "person", in: "sheet", width: 20 },
    who: {
      text: "logs.who",
      kind: "person",
      in: "page",
      of: (line, { t }) =>
        line.fullName ?? line.userCode ?? t(line.isChange ? "logs.portal" : "logs.visitor"),
      short: true,
    },
    store: { text: "logs.store", kind: "text", of: ({ storeName, storeCode }) => storeName || storeCode },
    operation: {
      text: "logs.operation",
      kind: "text",
      of: ({ operationName }) => operationName,
      title: true,
      width: 32,
    },
    subject: { text: "logs.subject", kind: "text", of: ({ subjectName }) => subjectName, width: 20 },
    subjectId: { text: "logs.subject_id", kind: "code", in: "sheet", width: 20 },
    differs: {
      text: "logs.differs",
      kind: "text",
      in: "page",
      of: ({ differences }, { t }) => differences.map(({ name }) => name).join(t("logs.and")),
    },
    level: {
      text: "logs.level",
      kind: "state",
      of: (line, { t }) => t(`logs.level_${line.level}`),
      width: 24,
    },
    before: { text: "logs.before", kind: "text", of: said("before"), in: "sheet", width: 40 },
    after: { text: "logs.after", kind: "text", of: said("after"), in: "sheet", width: 40 },
    address: { text: "logs.address", kind: "code", in: "chooser" },
    requestId: { text: "logs.request", kind: "code", in: "chooser", width: 38 },
  },
  order: "-at",
  scope: (ctx) => logScope(ctx, "UserOperationLog:view"),
  query: {
    key: "l.id",
    big: ["l.id", "l.at"],
    from: ({ sql }) => sql`operation_log l`,
    // A page says more than the module that it belongs to.
    where: ({ sql }, { page, module }) => () => {
      const routes = PAGES.all.filter((one) => one.module === module).map(({ route }) => route);
      return page ? sql`l.fun_link = ${page}` : module ? sql`l.fun_link = any(${routes})` : sql`true`;
    },
    joins: operationJoins,
    select: operationColumns,
    record: operationOf,
  },
  older: oldestFirst,
});

/** What stood in the fields that differ, a line each. */
function said(side: "before" | "after") {
  return ({ differences }: { differences: readonly Difference[] }) =>
    differences.filter((one) => one[side] !== null).map((one) => `${one.name}: ${one[side]}`).join("\n");
}
