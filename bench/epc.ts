import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import { connect } from "@/platform/database/connect.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { generate } from "./generate/generate.ts";
import { logInTechnicians, TECHNICIAN } from "./generate/people.ts";
import { sizeOf } from "./generate/size.ts";
import { casesOf } from "./measure/cases.ts";
import { drawInputs } from "./measure/inputs.ts";
import { CASE_HEAD, CASE_WIDTHS, caseRow } from "./measure/judge.ts";
import { runCase } from "./measure/run_case.ts";
import { tableHead, tableLine } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, databaseBytes, startBenchServer } from "./server.ts";

/** `deno task bench epc`: generates what is missing, then compares the portal over HTTP with its bare statements. */
export async function benchEpc(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      vehicles: { type: "string", default: "10000000" },
      lines: { type: "string", default: "5000000" },
      data: { type: "string", default: ".data/bench" },
      inputs: { type: "string", default: "300" },
      rounds: { type: "string", default: "1" },
      only: { type: "string" },
      fresh: { type: "boolean", default: false },
    },
  });
  const folder = benchFolder(values.data);
  const size = sizeOf(wholeNumber("vehicles", values.vehicles), wholeNumber("lines", values.lines));
  if (values.fresh) await Deno.remove(folder, { recursive: true }).catch(() => {});
  await generate(folder, size);
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const dictionaries = await shippedTexts();
  const tokens = await logInTechnicians(systemCtx(sql, dictionaries));
  const actor = (await loadUser(systemCtx(sql, dictionaries), TECHNICIAN))!;
  const inputs = await drawInputs(sql, wholeNumber("inputs", values.inputs));
  const counted = (count: number) => count.toLocaleString("en-US");
  const gigabytes = (await databaseBytes(server.url) / 2 ** 30).toFixed(1);
  console.log(
    `${counted(size.vehicles)} vehicles, ${counted(size.figures)} figures, ${counted(size.lines)} lines, ` +
      `${counted(size.parts)} parts; ${gigabytes} GB`,
  );
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  const bare = connect(server.url, { pool: 1, name: "tis bench" });
  const cases = casesOf(inputs).filter((one) => !values.only || one.name.includes(values.only));
  const before = load();
  console.log(tableHead(CASE_HEAD, CASE_WIDTHS));
  for (const one of cases) {
    const times = await runCase(one, {
      origin: portal.origin,
      tokens,
      databaseUrl: server.url,
      bare,
      rounds: wholeNumber("rounds", values.rounds),
      ctxOn: (pool) => makeCtx({ pool, dictionaries, actor, lang: "zh_CN" }, uuid),
    });
    console.log(tableLine(caseRow(one, times), CASE_WIDTHS));
  }
  await bare.end();
  console.log(
    `load average of the machine: ${before} before, ${load()} after; ${navigator.hardwareConcurrency} cores`,
  );
}

/** Runnable processes of the last minute: beyond the cores, every time is longer than it would be. */
const load = () => Deno.loadavg()[0]!.toFixed(1);

function wholeNumber(flag: string, text: string): number {
  const number = Number(text.replaceAll(/[_,]/g, ""));
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new Error(`--${flag} must be a whole number, not ${text}`);
  }
  return number;
}
