import { z } from "zod";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { healed, loginFilters, operationFilters } from "./filters.ts";
import { allLogins } from "./list_logins.ts";
import { allOperations } from "./list_operations.ts";
import type { LogFilter } from "./log_rows.ts";
import type { Difference } from "./say_change.ts";
import { sayModule } from "./say_module.ts";
import { sayOperation, saySubject } from "./say_operation.ts";

/** The log of logins as a spreadsheet. */
export const loginsExport = defineExport({
  kind: "logins",
  title: "page.UserLoginList",
  need: "UserLoginList:view",
  page: "UserLoginList",
  filter: z.object(healed(loginFilters)),
  columns: [
    { key: "at", text: "logs.at", kind: "moment", width: 20 },
    { key: "typedName", text: "logs.typed", kind: "text", width: 20 },
    { key: "fullName", text: "logs.name", kind: "text", width: 20 },
    { key: "result", text: "logs.result", kind: "text", width: 28 },
    { key: "storeCode", text: "logs.store_code", kind: "text", width: 12 },
    { key: "store", text: "logs.store", kind: "text", width: 28 },
    { key: "area", text: "logs.area", kind: "text", width: 18 },
    { key: "edition", text: "logs.edition", kind: "text", width: 12 },
    { key: "entry", text: "logs.entry", kind: "text", width: 10 },
    { key: "address", text: "logs.address", kind: "text", width: 18 },
    { key: "device", text: "logs.device", kind: "text", width: 24 },
  ],
  limit: MOST_ROWS,
  open: allLogins,
  cells: ({ t }, login) => ({
    at: login.at,
    typedName: login.typedName,
    fullName: login.fullName,
    result: login.resultName,
    storeCode: login.storeCode,
    store: login.storeName,
    area: login.areaName,
    edition: t(`account.edition_${login.edition}`),
    entry: login.entry,
    address: login.address,
    device: login.device,
  }),
  say: ({ t }, { result, edition, ...filter }) =>
    words(
      ...whoAndWhen(t, filter),
      [t("logs.result"), result && t(`logs.login_${result}`)],
      [t("logs.edition"), edition && t(`account.edition_${edition}`)],
    ),
});

/** The log of operations as a spreadsheet, with what each changed. */
export const operationsExport = defineExport({
  kind: "operations",
  title: "page.UserOperationLog",
  need: "UserOperationLog:view",
  page: "UserOperationLog",
  filter: z.object(healed(operationFilters)),
  columns: [
    { key: "at", text: "logs.at", kind: "moment", width: 20 },
    { key: "userCode", text: "logs.account", kind: "text", width: 20 },
    { key: "fullName", text: "logs.name", kind: "text", width: 20 },
    { key: "store", text: "logs.store", kind: "text", width: 28 },
    { key: "operation", text: "logs.operation", kind: "text", width: 32 },
    { key: "subject", text: "logs.subject", kind: "text", width: 20 },
    { key: "subjectId", text: "logs.subject_id", kind: "text", width: 20 },
    { key: "level", text: "logs.level", kind: "text", width: 24 },
    { key: "before", text: "logs.before", kind: "text", width: 40 },
    { key: "after", text: "logs.after", kind: "text", width: 40 },
    { key: "address", text: "logs.address", kind: "text", width: 18 },
    { key: "requestId", text: "logs.request", kind: "text", width: 38 },
  ],
  limit: MOST_ROWS,
  open: allOperations,
  cells: ({ t }, line) => ({
    at: line.at,
    userCode: line.userCode,
    fullName: line.fullName,
    store: line.storeName ?? line.storeCode,
    operation: line.operationName,
    subject: line.subjectName,
    subjectId: line.subjectId,
    level: t(`logs.level_${line.level}`),
    before: sayAll(line.differences, "before"),
    after: sayAll(line.differences, "after"),
    address: line.address,
    requestId: line.requestId,
  }),
  say: ({ t }, { module, page, operation, subjectKind, subject, level, ...filter }) =>
    words(
      ...whoAndWhen(t, filter),
      [t("logs.module"), module && sayModule(t, module)],
      [t("logs.page"), page],
      [t("logs.operation"), operation && sayOperation(t, operation, page ?? null)],
      [t("logs.subject"), subjectKind && saySubject(t, subjectKind)],
      [t("logs.subject_id"), subject],
      [t("logs.level"), level ? t(`logs.level_${level}`) : undefined],
    ),
});

function sayAll(differences: readonly Difference[], side: "before" | "after"): string {
  return differences.filter((one) => one[side] !== null).map((one) => `${one.name}: ${one[side]}`).join("\n");
}

function whoAndWhen(
  t: Translate,
  { user, store, area, from, to }: LogFilter,
): [string, string | undefined][] {
  return [
    [t("logs.user"), user],
    [t("logs.store"), store],
    [t("logs.area"), area],
    [t("logs.from"), from],
    [t("logs.to"), to],
  ];
}
