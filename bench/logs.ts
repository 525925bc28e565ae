import { parseArgs } from "node:util";
import { connect } from "@/platform/database/connect.ts";
import { syncBaseData, systemCtx } from "@/platform/base_data.ts";
import { startSession } from "@/services/entry/start_session.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { countLogs } from "@/services/logs/count_logs.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { createUser } from "@/services/users/create_user.ts";
import { activateUser } from "@/services/users/set_account_state.ts";
import { insertLogs, type LogSize } from "./generate/logs.ts";
import { percentile } from "./measure/percentile.ts";
import { markdownTable } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, startBenchServer } from "./server.ts";

/** Aim of every list and board, ms. */
const AIM = 100;

/** `deno task bench logs`: each page of the logs over a million lines, from request to the whole answer. */
export async function benchLogs(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-logs" },
      lines: { type: "string", default: "1000000" },
      logins: { type: "string", default: "1000000" },
      inputs: { type: "string", default: "20" },
    },
  });
  const folder = benchFolder(values.data);
  const size: LogSize = {
    ...{ lines: Number(values.lines), logins: Number(values.logins) },
    ...{ people: 100_000, stores: 20_000, areas: 30, months: 24 },
  };
  {
    await using server = await startBenchServer(folder, { loading: true });
    const sql = connect(server.url, { pool: 2, name: "tis bench" });
    const ctx = systemCtx(sql, await shippedTexts());
    await syncBaseData(ctx, await shippedTexts());
    await insertLogs(sql, size, (text) => console.log(text));
    console.log(`counted ${await countLogs({ sql, clock: () => new Date() })} lines by day`);
    await sql`vacuum analyze`;
    await sql.end();
  }
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const token = await logInReader(systemCtx(sql, await shippedTexts()));
  const pages = await pagesOf(sql);
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  const rows: string[][] = [];
  for (const [name, paths] of Object.entries(pages)) {
    const times: number[] = [];
    for (let input = -1; input < Number(values.inputs); input++) {
      const path = paths[(input + paths.length) % paths.length]!;
      const begin = performance.now();
      const response = await fetch(`${portal.origin}/tis/${path}`, { headers: { authorization: token } });
      const text = await response.text();
      if (response.status !== 200 || !text.includes("</html>")) {
        throw new Error(`${path} answered ${response.status}`);
      }
      // The first of each kind warms plans and code.
      if (input >= 0) times.push(performance.now() - begin);
    }
    const p95 = percentile(times, 0.95);
    rows.push([name, percentile(times, 0.5).toFixed(0), p95.toFixed(0), p95 <= AIM ? "yes" : "no"]);
  }
  console.log(markdownTable(["page", "p50 ms", "p95 ms", `under ${AIM} ms`], rows));
}

async function logInReader(ctx: Ctx): Promise<string> {
  const [there] = await ctx.sql<{ id: number }[]>`select id from users where user_code = 'bench-reader'`;
  const id = there?.id ?? await makeReader(ctx);
  const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
  return (await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token;
}

async function makeReader(ctx: Ctx): Promise<number> {
  const { userId } = await createUser(ctx, {
    ...{
      userCode: "bench-reader",
      fullName: "Reader",
      userType: "factory",
      orgCode: null,
      countryCode: null,
    },
    ...{ editions: ["domestic"], lang: "zh_CN", mustChangePassword: false },
  });
  await assignRole(ctx, userId, { role: "administrator" });
  await activateUser(ctx, userId);
  return userId;
}

/** Addresses of each kind of page; different ones of a kind take turns. */
async function pagesOf(sql: Pool): Promise<Record<string, string[]>> {
  const people = await sql<{ userCode: string; orgCode: string }[]>`
    select u.user_code, u.org_code
    from users u
    where u.user_code like 'bench-person-%' and u.id % 4999 = 7
    order by u.id
    limit 10`;
  const areas = ["bench-area-3", "bench-area-17"];
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return {
    "logins, first page": ["UserLoginList"],
    "logins, deep page": ["UserLoginList?pageNo=2400", "UserLoginList?pageNo=2000"],
    "logins of a store": people.map(({ orgCode }) => `UserLoginList?store=${orgCode}`),
    "logins of a person": people.map(({ userCode }) => `UserLoginList?user=${userCode}`),
    "failed logins of an area": areas.map((area) => `UserLoginList?area=${area}&result=failed`),
    "logins of two months": [`UserLoginList?from=${day(300)}&to=${day(240)}`],
    "login board, 30 days": ["UserLoginListSummary"],
    "login board, 92 days": [`UserLoginListSummary?from=${day(91)}&to=${day(0)}`],
    "login board of an area": areas.map((area) => `UserLoginListSummary?area=${area}`),
    "operations, first page": ["UserOperationLog"],
    "operations, deep page": ["UserOperationLog?pageNo=2400", "UserOperationLog?pageNo=2000"],
    "operations of a person": people.map(({ userCode }) => `UserOperationLog?user=${userCode}`),
    "changes": ["UserOperationLog?level=1", "UserOperationLog?level=1&pageNo=500"],
    "operations of a module": ["UserOperationLog?module=parts", "UserOperationLog?module=logs"],
    "operations of an area": areas.map((area) => `UserOperationLog?area=${area}`),
    "operations on one thing": [
      "UserOperationLog?subjectKind=order&subject=17",
      "UserOperationLog?subjectKind=order&subject=40017",
    ],
    "operation board, 30 days": ["UserOperationLogSumm"],
    "operation board, 92 days": [`UserOperationLogSumm?from=${day(91)}&to=${day(0)}`],
    "operation board of an area": areas.map((area) => `UserOperationLogSumm?area=${area}`),
    "use of functions": ["UserOperationLogger"],
    "use of functions, 92 days": [`UserOperationLogger?from=${day(91)}&to=${day(0)}`],
    "use by one person": people.map(({ userCode }) => `UserOperationLoggerUser?user=${userCode}`),
    "log management": ["LogManage"],
  };
}
