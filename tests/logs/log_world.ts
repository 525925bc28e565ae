import { v7 as uuid } from "uuid";
import type { User } from "@/kernel/access/user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { TestDatabase } from "../database.ts";

/** Every right on the logs. */
const RIGHTS = [
  "UserLoginList:view",
  "UserLoginListSummary:view",
  "UserOperationLog:view",
  "UserOperationLogSumm:view",
  "UserOperationLogger:view",
  "UserOperationLoggerUser:view",
  "LogManage:view",
  "LogManage:edit",
  "LogManage:delete",
];

/** The moment at which these stories play. */
export const NOW = new Date("2026-06-15T04:00:00Z");

const dictionaries = await shippedTexts();

/** A reader of the logs: factory staff who sees all, or someone of a store who sees its own. */
export function readerOf(
  db: TestDatabase,
  how: { orgCode?: string; userType?: User["userType"]; lang?: Lang; market?: string; id?: number } = {},
): Ctx {
  const { orgCode = null, userType = "factory", lang = "en_US", market = null, id = 1 } = how;
  const user: User = {
    kind: "person",
    ...{ id, userCode: "reader", fullName: "Reader", email: null, userType, orgCode, orgName: null },
    ...{ countryCode: "CN", marketCode: null, priceList: null, editions: ["domestic"], brandCodes: [], lang },
    zone: "Asia/Shanghai",
    assignments: [{ role: "reader", market, org: null, rights: new Set(RIGHTS) }],
  };
  return makeCtx({ pool: db.sql, dictionaries, actor: user, lang, clock: () => NOW }, uuid);
}

/** Two stores in two areas with a person each, and one in Berlin: ids are in the order of the accounts. */
export async function insertStores({ sql }: TestDatabase): Promise<void> {
  await sql`
    insert into countries (code, names) values ('CN', '{"en_US": "China"}'), ('DE', '{"en_US": "Germany"}')
    on conflict do nothing`;
  await sql`
    insert into sales_areas (code, names, country_code)
    values ('east', '{"en_US": "East"}', 'CN'), ('north', '{"en_US": "North"}', 'CN')`;
  await sql`
    insert into orgs (code, kind, names, zone, area_code)
    values ('S1', 'store', '{"en_US": "First store"}', 'Asia/Shanghai', 'east'),
      ('S2', 'store', '{"en_US": "Second store"}', 'Asia/Shanghai', 'north'),
      ('S3', 'store', '{"en_US": "Berlin store"}', 'Europe/Berlin', null)`;
  await sql`
    insert into users (id, user_code, full_name, user_type, org_code)
    overriding system value
    values (1, 'reader', 'Reader', 'factory', null), (11, 'an', 'An Li', 'store', 'S1'), (12, 'bo', 'Bo Wen', 'store', 'S2'),
      (13, 'cem', 'Cem Kaya', 'store', 'S3')`;
}

const ORG_OF: Record<number, string> = { 11: "S1", 12: "S2", 13: "S3" };

/** Writes tries to log in. */
export async function logIns(
  { sql }: TestDatabase,
  tries: readonly { at: string; user: number; result?: string; edition?: string }[],
): Promise<void> {
  await sql`
    insert into login_log ${
    sql(tries.map(({ at, user, result = "ok", edition = "domestic" }) => ({
      ...{ at: new Date(at), typedName: `user-${user}`, userId: result === "ok" ? user : null },
      ...{
        orgCode: ORG_OF[user] ?? null,
        edition,
        entry: "login",
        result,
        address: "192.0.2.1",
        agent: null,
      },
    })))
  }`;
}

/** Writes lines of the operation log. */
export async function operate(
  { sql }: TestDatabase,
  lines: readonly {
    at: string;
    user: number | null;
    operation: string;
    funLink?: string;
    level?: number;
    subject?: readonly [kind: string, id: string];
    before?: unknown;
    after?: unknown;
  }[],
): Promise<void> {
  for (const line of lines) {
    const level = line.level ?? 1;
    // deno-lint-ignore no-explicit-any -- whatever a change may hold
    const json = (value: unknown) => value === undefined ? null : sql.json(value as any);
    await sql`
      insert into operation_log ${
      sql({
        ...{
          at: new Date(line.at),
          userId: line.user,
          userCode: line.user === null ? null : `user-${line.user}`,
        },
        ...{ orgCode: line.user === null ? null : ORG_OF[line.user] ?? null, operation: line.operation },
        ...{ funLink: line.funLink ?? null, level, isChange: level === 1 },
        ...{ subjectKind: line.subject?.[0] ?? null, subjectId: line.subject?.[1] ?? null },
        ...{ before: json(line.before), after: json(line.after) },
      })
    }`;
  }
}
