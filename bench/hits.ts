import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import { seedDemo } from "@/demo/seed.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { connect } from "@/platform/database/connect.ts";
import { countOrders, judge, type Outcome, readJudged, sharesOf } from "./hits/judge.ts";
import { tableHead, tableLine } from "./measure/table.ts";
import { benchFolder, startBenchServer } from "./server.ts";

const HEAD = ["language", "queries", "first hit right", "among five"];
const WIDTHS = [8, 7, 15, 10];

/** `deno task bench hits`: how often the search box offers what was meant, over the judged queries and the demo's catalogue. */
export async function benchHits(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-hits" },
      all: { type: "boolean", default: false },
    },
  });
  await using server = await startBenchServer(benchFolder(values.data), { loading: false });
  const dictionaries = await shippedTexts();
  await seedDemo({ databaseUrl: server.url, dictionaries }, () => {});
  const sql = connect(server.url, { pool: 8, name: "tis bench" });
  const actor = (await loadUser(systemCtx(sql, dictionaries), "store-manager"))!;
  await countOrders(sql);
  const outcomes = await judge(
    await readJudged(),
    (lang) => makeCtx({ pool: sql, dictionaries, actor, lang }, uuid),
  );
  await sql.end();
  console.log(tableHead(HEAD, WIDTHS));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  for (const { lang, queries, first, five } of sharesOf(outcomes)) {
    console.log(tableLine([lang, String(queries), percent(first), percent(five)], WIDTHS));
  }
  const told = ({ lang, typed, place, offered }: Outcome) =>
    `${place ?? "none"}  ${lang} ${typed}: ${offered.slice(0, 5).join(" · ") || "nothing"}`;
  for (const one of outcomes.filter(({ place }) => values.all || place !== 1)) console.log(told(one));
}
