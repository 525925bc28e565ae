import { parseArgs } from "node:util";
import { connect } from "@/platform/database/connect.ts";
import { systemCtx } from "@/platform/foundation.ts";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { scriptsOf, totalOf } from "@/tests/script_weight.ts";
import { generate } from "./generate/generate.ts";
import { logInTechnicians } from "./generate/people.ts";
import { sizeOf } from "./generate/size.ts";
import { drawInputs } from "./measure/inputs.ts";
import { markdownTable } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, startBenchServer } from "./server.ts";
import { type Answer, startBareServer } from "./web/bare.ts";
import { type Headers, requestsPerSecond } from "./web/load.ts";

/** Small: what is compared is the way from request to answer, not the database. */
const SIZE = sizeOf(100_000, 50_000);
const WARM_SECONDS = 2;
/** Most script a page may bring, bytes of gzip. */
const LIST_PAGE = 40 * 1024, FIGURE_PAGE = 90 * 1024;

/** `deno task bench web`: requests a second against a bare server that answers the same bytes, and weight of scripts. */
export async function benchWeb(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-web" },
      seconds: { type: "string", default: "6" },
    },
  });
  const folder = benchFolder(values.data);
  await generate(folder, SIZE);
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const tokens = await logInTechnicians(systemCtx(sql, await readDictionaries()));
  const inputs = await drawInputs(sql, 30);
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  const headers: Headers = (number) => ({
    authorization: tokens[number % tokens.length]!,
    // One address a person, told as a proxy would: the portal counts calls by address.
    "x-forwarded-for": `10.20.0.${number % tokens.length}`,
  });
  const keyword = inputs.prefixes[0]!.slice(0, 5);
  const figure = inputs.figures[0]!;
  const paths = {
    "list page": `/tis/SearchPage?q=${keyword}`,
    "JSON call": `/tis/sas/part-search?keyword=${keyword}`,
    "figure page": `/tis/EPC2D?${new URLSearchParams({ vin: figure.vin, figure: figure.figure })}`,
  };
  const answers = await Promise.all(
    Object.values(paths).map((path) => answerOf(portal.origin, path, headers(0))),
  );
  await using bare = await startBareServer(answers);
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(paths).slice(0, 2)) {
    const bytes = new TextEncoder().encode(answers.find((answer) => answer.path === path)!.text).length;
    for (const connections of [1, 16]) {
      const rate = async (origin: string) => {
        await requestsPerSecond(origin + path, headers, connections, WARM_SECONDS);
        return await requestsPerSecond(origin + path, headers, connections, Number(values.seconds));
      };
      const [ours, theirs] = [await rate(portal.origin), await rate(bare.origin)];
      rows.push([
        ...[name, `${(bytes / 1024).toFixed(1)} KB`, String(connections)],
        ...[ours.toFixed(0), theirs.toFixed(0), (theirs / ours).toFixed(1)],
      ]);
    }
  }
  console.log(markdownTable(["what", "bytes", "connections", "portal/s", "bare/s", "bare / portal"], rows));
  const weigh = async (path: string, most: number) => {
    const page = answers.find((answer) => answer.path === path)!.text;
    const bytes = totalOf(await scriptsOf(page, portal.origin + path));
    return [
      path.split("?")[0]!,
      `${(bytes / 1024).toFixed(1)} KB`,
      `${most / 1024} KB`,
      bytes <= most ? "yes" : "no",
    ];
  };
  const weights = [
    await weigh(paths["list page"], LIST_PAGE),
    await weigh(paths["figure page"], FIGURE_PAGE),
  ];
  console.log(`\n${markdownTable(["page", "script, gzip", "aim", "met"], weights)}`);
}

async function answerOf(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(origin + path, { headers, redirect: "manual" });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { path, type: response.headers.get("content-type") ?? "text/plain", text };
}
