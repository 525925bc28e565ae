import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import "@/domains.ts";
import { seedDemo } from "@/demo/seed.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { connect } from "@/platform/database/connect.ts";
import { EVERY_BOARD } from "@/services/qa/boards/board_declarations.ts";
import { readBoard } from "@/services/qa/boards/read_board.ts";
import { readWallBoard } from "@/services/qa/boards/wall_board.ts";
import { lookAlikes } from "@/services/qa/look_alikes.ts";
import { techQuestionList } from "@/services/qa/question_lists.ts";
import { judgeOffers } from "../tests/qa/judge_offers.ts";
import { JUDGED_QUESTIONS } from "../tests/qa/judged_questions.ts";
import { percentile } from "./measure/percentile.ts";
import { fillManyQuestions } from "./questions/fill_questions.ts";
import { benchFolder, startBenchServer } from "./server.ts";

/** Longest p95, ms: of lists and boards, and of the offer while a question is written. */
const LIST_MS = 200, OFFER_MS = 150;
const PAGE = { pageNo: 1, pageSize: 20 };

/** What is read of many questions: each by the service that its page asks, as the head of a section, and lists as the technician of a store too. */
function questionTrials(
  words: readonly string[],
  technician: Ctx,
): [string, number, (ctx: Ctx, n: number) => Promise<unknown>][] {
  const list = (query: Record<string, unknown>) => (ctx: Ctx) =>
    readList(ctx, techQuestionList, { ...PAGE, ...query });
  return [
    ["list", LIST_MS, list({})],
    ["list, my turn", LIST_MS, list({ queue: "turn" })],
    ["list, overdue", LIST_MS, list({ queue: "overdue" })],
    ["list, deep", LIST_MS, list({ pageNo: 200, sort: "-askedAt" })],
    ["list, words", LIST_MS, (ctx, n) => list({ keyword: words[n % words.length] })(ctx)],
    ["list, of a store", LIST_MS, () => list({})(technician)],
    ["list of a store, deep", LIST_MS, () => list({ pageNo: 200 })(technician)],
    ...EVERY_BOARD.map(({ kind, board, route }) =>
      [route, LIST_MS, (ctx: Ctx) => readBoard(ctx, kind, board, {})] as [
        string,
        number,
        (ctx: Ctx) => Promise<unknown>,
      ]
    ),
    ["easyboard", LIST_MS, (ctx) => readWallBoard(ctx)],
    [
      "likeness",
      OFFER_MS,
      (ctx, n) => lookAlikes(ctx, n % 2 ? "part" : "technical", { text: words[n % words.length] }),
    ],
  ];
}

/** Measures each case one after the other and tells a line of it. */
async function measureQuestions(ctx: Ctx, technician: Ctx, inputs: number, only: string): Promise<void> {
  const titles = await ctx.sql<{ title: string }[]>`
    select distinct title from questions where id < 10000000 and title <> '' order by title limit 60`;
  for (const [name, most, run] of questionTrials(titles.map(({ title }) => title), technician)) {
    if (!name.includes(only)) continue;
    const times: number[] = [];
    for (let n = 0; n < inputs; n++) {
      const begin = performance.now();
      await run(ctx, n);
      times.push(performance.now() - begin);
    }
    const [half, most95] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(
      `| ${name} | ${half.toFixed(0)} | ${most95.toFixed(0)} | ${most} ms | ${
        most95 <= most ? "yes" : "no"
      } |`,
    );
  }
}

/** `deno task bench questions`: lists, boards and the offer of what is like, over many questions. */
export async function benchQuestions(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-questions" },
      questions: { type: "string", default: "1000000" },
      inputs: { type: "string", default: "40" },
      only: { type: "string", default: "" },
    },
  });
  await using server = await startBenchServer(benchFolder(values.data), { loading: false });
  const dictionaries = await shippedTexts();
  await seedDemo({ databaseUrl: server.url, dictionaries }, () => {});
  const sql = connect(server.url, { pool: 4, name: "tis bench" });
  await fillManyQuestions(sql, Number(values.questions), (text) => console.log(text));
  const as = async (userCode: string) => {
    const actor = (await loadUser(systemCtx(sql, dictionaries), userCode))!;
    return makeCtx({ pool: sql, dictionaries, actor, lang: "zh_CN" }, uuid);
  };
  console.log(
    `${values.questions} questions, load ${Deno.loadavg()[0]!.toFixed(1)}\n| case | p50 | p95 | aim | met |`,
  );
  for (const { lang, asked, hits } of await judgeOffers(sql, JUDGED_QUESTIONS)) {
    console.log(`${lang}: ${hits} of ${asked} judged beginnings answered among the first three`);
  }
  await measureQuestions(
    await as("section-chief"),
    await as("store-technician"),
    Number(values.inputs),
    values.only,
  );
  await sql.end();
}
