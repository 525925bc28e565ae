import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { oneOf } from "@/engines/lists/filters.ts";
import { may } from "@/kernel/access/rights.ts";
import { deviceOf } from "./device_of.ts";
import { byPerson, EDITIONS, oldestFirst, RESULT_FILTERS, whenAndWhere } from "./filters.ts";
import { logScope } from "./log_rows.ts";
import { OPENED_BY } from "@/kernel/access/second_factor.ts";
import { describeLoginResult } from "./describe_login_result.ts";

/** One try to log in. */
const login = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  typedName: z.string(),
  userCode: z.string().nullable().describe("null where it was nobody's account, or not its owner's password"),
  fullName: z.string().nullable(),
  storeCode: z.string().nullable(),
  storeName: z.string().nullable(),
  areaName: z.string().nullable(),
  edition: z.string(),
  /** Entry page. */
  entry: z.string(),
  address: z.string().nullable(),
  /** Browser and system in words, as they call themselves. */
  device: z.string(),
  agent: z.string().nullable(),
  result: z.string().describe("ok, or the key of the refusal"),
  /** In the reader's language. */
  resultName: z.string(),
  openedBy: z.enum(OPENED_BY).nullable().describe("how the session was opened; null where nobody came in"),
});
export type Login = z.infer<typeof login>;

/** Logins and tries to log in. */
export const loginList = defineList({
  kind: "logins",
  page: "UserLoginList",
  need: "UserLoginList:view",
  call: {
    operationId: "listLogins",
    path: "/tis/logins",
    tag: "Logs",
    summary: "Logins and failed tries, newest first",
  },
  record: login,
  words: {
    none: "logs.no_logins",
    noneWhy: "logs.no_logins_why",
    noMatch: "logs.no_match",
    noMatchWhy: "logs.no_match_why",
    onwards: { descending: "logs.earlier", ascending: "logs.later" },
  },
  filter: {
    user: byPerson({ typed: true }),
    result: oneOf(RESULT_FILTERS, {
      text: "logs.result",
      each: (result) => `logs.login_${result}`,
      where: ({ sql }, result) => () =>
        result === "failed" ? sql`l.result not in ('ok', 'second-factor-needed')` : sql`l.result = ${result}`,
    }),
    ...whenAndWhere,
    edition: oneOf(EDITIONS, {
      text: "logs.edition",
      each: (edition) => `person.edition_${edition}`,
      on: "l.edition",
    }),
  },
  columns: {
    at: { text: "logs.at", kind: "moment", sort: "l.at" },
    typedName: {
      text: "logs.typed",
      kind: "code",
      title: true,
      href: ({ userCode }, { actor }) =>
        userCode !== null && may(actor, "UserOperationLoggerUser:view")
          ? `UserOperationLoggerUser?${new URLSearchParams({ user: userCode })}`
          : null,
      width: 20,
    },
    fullName: { text: "logs.name", kind: "person", width: 20 },
    result: {
      text: "logs.result",
      kind: "state",
      of: ({ resultName }) => resultName,
      width: 28,
      tone: ({ result }) => result === "ok" ? "ok" : result === "second-factor-needed" ? "mute" : "err",
    },
    openedBy: {
      text: "logs.opened_by",
      kind: "text",
      of: ({ openedBy }, { t }) => openedBy && t(`person.opened_${openedBy}`),
      width: 20,
    },
    storeCode: { text: "logs.store_code", kind: "code", in: "chooser", width: 12 },
    store: { text: "logs.store", kind: "text", of: ({ storeName, storeCode }) => storeName || storeCode },
    area: { text: "logs.area", kind: "text", of: ({ areaName }) => areaName, in: "chooser", width: 18 },
    edition: {
      text: "logs.edition",
      kind: "text",
      of: ({ edition }, { t }) => t(`person.edition_${edition}`),
      in: "chooser",
      short: true,
      width: 12,
    },
    entry: { text: "logs.entry", kind: "text", in: "chooser", width: 10 },
    address: { text: "logs.address", kind: "code" },
    device: { text: "logs.device", kind: "text", width: 24 },
  },
  order: "-at",
  scope: (ctx) => logScope(ctx, "UserLoginList:view"),
  query: {
    key: "l.id",
    big: ["l.id", "l.at"],
    from: ({ sql }) => sql`login_log l`,
    joins: ({ sql }) =>
      sql`
      left join users u on u.id = l.user_id
      left join orgs o on o.code = l.org_code
      left join sales_areas a on a.code = o.area_code`,
    select: ({ sql, chain }) =>
      sql`
      l.id, l.at, l.typed_name, u.user_code, u.full_name, l.org_code as store_code,
      name_in(o.names, ${chain as string[]}) as store_name, name_in(a.names, ${chain as string[]}) as area_name,
      l.edition, l.entry, l.address, l.agent, l.result, l.opened_by`,
    record: ({ t }, row: Login) => ({
      ...row,
      device: deviceOf(row.agent),
      resultName: describeLoginResult(t, row.result),
    }),
  },
  older: oldestFirst,
});
