import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import "@/domains.ts";
import { seedDemo } from "@/demo/seed.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { connect } from "@/platform/database/connect.ts";
import { similarCases } from "@/services/cases/similar_cases.ts";
import { startSession } from "@/services/entry/start_session.ts";
import { JUDGED } from "../tests/cases/judged_queries.ts";
import { CASE_HEAD, CASE_WIDTHS, caseRow } from "./measure/judge.ts";
import { runCase } from "./measure/run_case.ts";
import { tableHead, tableLine } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { repairCaseTrials } from "./repair_cases/asked.ts";
import { fillRepairCases } from "./repair_cases/fill_cases.ts";
import { benchFolder, startBenchServer } from "./server.ts";

/** People that take turns, so that no limit of calls a minute is met. */
const ASKERS = 60;
const ACCOUNT = "bench-cases-";

/** `deno task bench cases`: lists of many published cases and the offer of like ones, and how often that has what helps among its first three. */
export async function benchRepairCases(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-cases" },
      cases: { type: "string", default: "200000" },
      inputs: { type: "string", default: "60" },
      rounds: { type: "string", default: "1" },
      only: { type: "string", default: "" },
    },
  });
  await using server = await startBenchServer(benchFolder(values.data), { loading: false });
  const dictionaries = await readDictionaries();
  await seedDemo({ databaseUrl: server.url, dictionaries }, () => {});
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  await fillRepairCases(sql, Number(values.cases), (text) => console.log(text));
  const ctx = systemCtx(sql, dictionaries);
  const tokens = await logInAskers(ctx);
  const actor = (await loadUser(ctx, `${ACCOUNT}0`))!;
  const ctxOn = (pool: typeof sql) => makeCtx({ pool, dictionaries, actor, lang: "zh_CN" }, uuid);
  await tellHits(makeCtx({ pool: sql, dictionaries, actor, lang: "en_US" }, uuid));
  const cases = await repairCaseTrials(sql, JUDGED.map(({ typed }) => typed));
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  const bare = connect(server.url, { pool: 1, name: "tis bench" });
  const load = () => Deno.loadavg()[0]!.toFixed(1);
  const before = load();
  console.log(`${values.cases} cases\n${tableHead(CASE_HEAD, CASE_WIDTHS)}`);
  for (const one of cases) {
    if (!one.name.includes(values.only)) continue;
    const trials = [...Array(Number(values.inputs)).keys()].map((n) => one.trials[n % one.trials.length]!);
    const rounds = Number(values.rounds);
    const times = await runCase({ ...one, trials }, {
      origin: portal.origin,
      tokens,
      databaseUrl: server.url,
      bare,
      rounds,
      ctxOn,
    });
    console.log(tableLine(caseRow(one, times), CASE_WIDTHS));
  }
  await bare.end();
  console.log(
    `load average of the machine: ${before} before, ${load()} after; ${navigator.hardwareConcurrency} cores`,
  );
}

/** Technicians of one store, logged in. */
async function logInAskers(ctx: Ctx): Promise<string[]> {
  const { sql } = ctx;
  await sql`
    insert into users (user_code, full_name, user_type, org_code, country_code, state)
    select ${ACCOUNT} || n, 'Technician ' || n, 'store', '20417', 'CN', 'normal' from generate_series(0, ${
    ASKERS - 1
  }::int) n
    on conflict do nothing`;
  await sql`
    insert into user_roles (user_id, role_code) select id, 'store-technician' from users where user_code like ${`${ACCOUNT}%`}
    on conflict do nothing`;
  const rows = await sql<
    { id: number }[]
  >`select id from users where user_code like ${`${ACCOUNT}%`} order by id`;
  const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
  const tokens = await Promise.all(
    rows.map(async ({ id }) => (await ctx.tx((tx) => startSession(tx, { id, lang: "zh_CN" }, how))).token),
  );
  // What the demo asks everybody to confirm first would be all that they are answered.
  await sql`
    update sessions set reading_due = false
    where user_id in (select id from users where user_code like ${`${ACCOUNT}%`})`;
  return tokens;
}

/** How many of the judged beginnings are answered by what helps among the first three, with all the made cases around. */
async function tellHits(ctx: Ctx): Promise<void> {
  let hits = 0;
  for (const { typed, chosen = {}, helps } of JUDGED) {
    const offered = (await similarCases(ctx, { words: typed, ...chosen })).slice(0, 3);
    if (offered.some(({ title }) => title.includes(helps))) hits++;
    else console.log(`missed: ${typed} -> ${offered.map(({ title }) => title).join(" | ")}`);
  }
  console.log(`${hits} of ${JUDGED.length} judged beginnings answered among the first three`);
}
