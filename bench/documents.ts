import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import "@/domains.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { connect } from "@/platform/database/connect.ts";
import { documentCases } from "./documents/cases.ts";
import { type DocumentSize, fillDocuments } from "./documents/fill_documents.ts";
import { askersOf, type Asking } from "./documents/askers.ts";
import { tellEverybody } from "./documents/tell_everybody.ts";
import { generate } from "./generate/generate.ts";
import { CASE_HEAD, CASE_WIDTHS, caseRow } from "./measure/judge.ts";
import { runCase } from "./measure/run_case.ts";
import { tableHead, tableLine } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, databaseBytes, startBenchServer } from "./server.ts";

/**
 * `deno task bench documents`: lists, search and audiences over many published documents, over HTTP against the very statements that the services send,
 * in one run.
 */
export async function benchDocuments(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-documents" },
      documents: { type: "string", default: "100000" },
      stores: { type: "string", default: "20000" },
      users: { type: "string", default: "100000" },
      vehicles: { type: "string", default: "1000000" },
      rows: { type: "string", default: "1000000" },
      inputs: { type: "string", default: "60" },
      rounds: { type: "string", default: "1" },
      only: { type: "string", default: "" },
    },
  });
  const folder = benchFolder(values.data);
  const searched = Number(values.rows);
  // Search rows are parts, and one figure for about twenty of them; lines would only say where parts are used.
  const figures = Math.ceil(searched / 20);
  await generate(folder, { vehicles: Number(values.vehicles), lines: 0, figures, parts: searched - figures });
  const size: DocumentSize = {
    documents: Number(values.documents),
    stores: Number(values.stores),
    users: Number(values.users),
  };
  await fillDocuments(folder, size, (text) => console.log(text));
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const dictionaries = await shippedTexts();
  const asking = await askersOf(systemCtx(sql, dictionaries));
  const cases = await documentCases(sql);
  const gigabytes = (await databaseBytes(server.url) / 2 ** 30).toFixed(1);
  console.log(
    `${size.documents} documents, ${size.stores} stores, ${size.users} people, ${searched} search rows; ${gigabytes} GB`,
  );
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  const bare = connect(server.url, { pool: 1, name: "tis bench" });
  const load = () => Deno.loadavg()[0]!.toFixed(1);
  const before = load();
  console.log(tableHead(CASE_HEAD, CASE_WIDTHS));
  for (const [who, listed] of Object.entries(cases) as [Asking, typeof cases[Asking]][]) {
    const { tokens, actor } = asking[who];
    for (const one of listed) {
      if (!one.name.includes(values.only)) continue;
      const trials = [...Array(Number(values.inputs)).keys()].map((n) => one.trials[n % one.trials.length]!);
      const times = await runCase({ ...one, trials }, {
        origin: portal.origin,
        tokens,
        databaseUrl: server.url,
        bare,
        rounds: Number(values.rounds),
        ctxOn: (pool) => makeCtx({ pool, dictionaries, actor, lang: "zh_CN" }, uuid),
      });
      console.log(tableLine(caseRow(one, times), CASE_WIDTHS));
    }
  }
  await bare.end();
  if ("told to everybody".includes(values.only)) {
    const pool = connect(server.url, { pool: 2, name: "tis bench" });
    const { people, batches, seconds, longest } = await tellEverybody(systemCtx(pool, dictionaries));
    await pool.end();
    console.log(
      `a bulletin told to ${people} people in ${batches} batches: ${seconds.toFixed(1)} s, the longest ${
        longest.toFixed(0)
      } ms`,
    );
  }
  console.log(
    `load average of the machine: ${before} before, ${load()} after; ${navigator.hardwareConcurrency} cores`,
  );
}
