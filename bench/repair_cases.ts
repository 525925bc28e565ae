import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import "@/domains.ts";
import { seedDemo } from "@/demo/seed.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { connect } from "@/platform/database/connect.ts";
import { similarCases } from "@/services/cases/similar_cases.ts";
import { JUDGED } from "../tests/cases/judged_queries.ts";
import { CASE_HEAD, CASE_WIDTHS, caseRow } from "./measure/judge.ts";
import { runCase } from "./measure/run_case.ts";
import { tableHead, tableLine } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { askersOf } from "./repair_cases/askers.ts";
import { repairCaseTrials } from "./repair_cases/asked.ts";
import { fillRepairCases } from "./repair_cases/fill_cases.ts";
import { benchFolder, startBenchServer } from "./server.ts";

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
  const dictionaries = await shippedTexts();
  await seedDemo({ databaseUrl: server.url, dictionaries }, () => {});
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  await fillRepairCases(sql, Number(values.cases), (text) => console.log(text));
  const ctx = systemCtx(sql, dictionaries);
  const asking = await askersOf(ctx);
  await tellHits(makeCtx({ pool: sql, dictionaries, actor: asking.store.actor, lang: "en_US" }, uuid));
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
    const { tokens, actor } = asking[one.by ?? "store"];
    const times = await runCase({ ...one, trials }, {
      origin: portal.origin,
      tokens,
      databaseUrl: server.url,
      bare,
      rounds,
      ctxOn: (pool) => makeCtx({ pool, dictionaries, actor, lang: "zh_CN" }, uuid),
    });
    console.log(tableLine(caseRow(one, times), CASE_WIDTHS));
  }
  await bare.end();
  console.log(
    `load average of the machine: ${before} before, ${load()} after; ${navigator.hardwareConcurrency} cores`,
  );
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
