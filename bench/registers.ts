import { parseArgs } from "node:util";
import { seedOrganisation } from "@/demo/orgs/organisation.ts";
import { connect } from "@/platform/database/connect.ts";
import { syncBaseData, systemCtx } from "@/platform/base_data.ts";
import { startSession } from "@/services/entry/start_session.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { percentile } from "./measure/percentile.ts";
import { markdownTable } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { fillPeopleAndStores } from "./registers/people_and_stores.ts";
import { benchFolder, startBenchServer } from "./server.ts";

/** Administrators that take turns, so that none meets the limit of calls a minute. */
const ASKERS = 60;
/** Longest time of a list page for 95 of 100, ms. */
const AIM = 100;

/** `deno task bench registers`: list pages of 100,000 users and 20,000 stores over HTTP, as JSON and as the page that people see. */
export async function benchRegisters(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-registers" },
      users: { type: "string", default: "100000" },
      stores: { type: "string", default: "20000" },
      inputs: { type: "string", default: "60" },
      rounds: { type: "string", default: "1" },
      only: { type: "string", default: "" },
    },
  });
  const size = { users: Number(values.users), stores: Number(values.stores) };
  const folder = benchFolder(values.data);
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const dictionaries = await shippedTexts();
  const ctx = systemCtx(sql, dictionaries);
  await syncBaseData(ctx, dictionaries);
  await seedOrganisation(ctx);
  await fillPeopleAndStores(sql, size);
  const tokens = await logInAdministrators(ctx);
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  const inputs = Number(values.inputs), rounds = Number(values.rounds);
  const rows: string[][] = [];
  for (const { list, call, page, queries } of casesOf(size)) {
    for (const [name, query] of Object.entries(queries)) {
      for (const [kind, path] of [["call", call], ["page", page]] as const) {
        if (!`${list} ${name} ${kind}`.includes(values.only)) continue;
        const times = Array<number>(inputs).fill(Infinity);
        // Everything runs once beforehand; then each input's best time of the rounds counts.
        for (let round = 0; round <= rounds; round++) {
          for (let n = 0; n < inputs; n++) {
            const took = await timeOf(
              `${portal.origin}${path}?${new URLSearchParams(query(n))}`,
              tokens,
              n,
              kind,
            );
            if (round > 0) times[n] = Math.min(times[n]!, took);
          }
        }
        const p95 = percentile(times, 0.95);
        rows.push([
          list,
          name,
          kind,
          percentile(times, 0.5).toFixed(1),
          p95.toFixed(1),
          p95 <= AIM ? "yes" : "no",
        ]);
      }
    }
  }
  console.log(markdownTable(["list", "case", "as", "p50 ms", "p95 ms", `p95 <= ${AIM}`], rows));
}

/** Milliseconds of one request; one that is not answered well ends the bench. */
async function timeOf(
  address: string,
  tokens: readonly string[],
  n: number,
  kind: "call" | "page",
): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address, {
    headers: {
      authorization: tokens[n % tokens.length]!,
      "x-forwarded-for": `10.20.0.${n % tokens.length}`,
      Language: "zh_CN",
    },
    redirect: "manual",
  });
  const text = await response.text();
  if (response.status !== 200 || kind === "call" && !text.startsWith('{"code":200')) {
    throw new Error(`${address}: ${response.status} ${text.slice(0, 300)}`);
  }
  return performance.now() - begun;
}

type Query = (n: number) => Record<string, string>;

/** What is asked of each list; `n` makes inputs differ. */
function casesOf({ users, stores }: { users: number; stores: number }) {
  const deep = (rows: number, part: number) => (n: number) => String(Math.floor(rows * part / 20) + n);
  const paged = (rows: number): Record<string, Query> => ({
    "first": () => ({}),
    "of 500": () => ({ pageSize: "500" }),
    "middle": (n) => ({ pageNo: deep(rows, 0.45)(n) }),
    "deep": (n) => ({ pageNo: deep(rows, 0.9)(n) }),
  });
  const sorted = (field: string, rows: number): Record<string, Query> => ({
    "by name": () => ({ sort: field }),
    "by name, middle": (n) => ({ sort: `-${field}`, pageNo: deep(rows, 0.45)(n) }),
  });
  const people: Record<string, Query> = {
    ...paged(users),
    "one store": (n) => ({ orgCode: `B${String(1 + n * 37).padStart(6, "0")}` }),
    "frozen": () => ({ state: "frozen" }),
    "a role": () => ({ roles: "store-manager" }),
    "searched, 4 characters": (n) => ({ keyword: `bench${String(n * 97).padStart(6, "0")}`.slice(0, 9) }),
    "searched, a name": (n) => ({ keyword: ["王伟", "李娜", "陈敏", "杨磊", "赵洋"][n % 5]! }),
    "searched, latin": (n) => ({ keyword: ["Fischer", "Hoffmann", "Jensen"][n % 3]! }),
    ...sorted("fullName", users),
    "by store": () => ({ sort: "orgCode" }),
  };
  const places: Record<string, Query> = {
    ...paged(stores),
    "one group": (n) => ({ parentCode: `BG${1 + n}` }),
    "closed": () => ({ state: "closed" }),
    "searched, code": (n) => ({ keyword: `B${String(n * 97).padStart(6, "0")}`.slice(0, 6) }),
    "searched, a name": (n) => ({ keyword: ["上海", "杭州王", "成都", "西安李"][n % 4]! }),
    ...sorted("names", stores),
    "by network": () => ({ sort: "agencyKind" }),
  };
  return [
    { list: "users", call: "/tis/users", page: "/tis/baseinfouser", queries: people },
    { list: "stores", call: "/tis/agencies", page: "/tis/agency", queries: places },
  ];
}

async function logInAdministrators(ctx: Ctx): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < ASKERS; n++) {
    const userCode = `bench-administrator-${n}`;
    const [there] = await ctx.sql<{ id: number }[]>`
      select id from users where user_code = ${userCode} and deleted_at is null`;
    const id = there?.id ?? await administrator(ctx, userCode);
    const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
    tokens.push((await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token);
  }
  return tokens;
}

async function administrator(ctx: Ctx, userCode: string): Promise<number> {
  const { userId } = await createUser(ctx, {
    ...{ userCode, fullName: userCode, userType: "factory", orgCode: "F0001", countryCode: "CN" },
    ...{ editions: ["domestic"], lang: "zh_CN", mustChangePassword: false },
  });
  await assignRole(ctx, userId, { role: "administrator" });
  await activateUser(ctx, userId);
  return userId;
}
