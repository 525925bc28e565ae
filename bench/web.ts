import { parseArgs } from "node:util";
import { connect } from "@/platform/database/connect.ts";
import { systemCtx } from "@/platform/base_data.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { scriptsOf, totalOf } from "@/tests/script_weight.ts";
import { rolePidOf } from "@/tests/start/role_pid.ts";
import { generate } from "./generate/generate.ts";
import { logInTechnicians } from "./generate/people.ts";
import { sizeOf } from "./generate/size.ts";
import { drawInputs } from "./measure/inputs.ts";
import { markdownTable } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, startBenchServer } from "./server.ts";
import { type Answer, startBareServer } from "./web/bare.ts";
import { measureAlone } from "./web/beside.ts";
import { costOf, costTable, type PageCost, statementList } from "./web/cost.ts";
import { type Headers, requestsPerSecond } from "./web/load.ts";
import { browsersOf, measuredPages } from "./web/pages.ts";
import { pagesUnderStreams } from "./web/under_streams.ts";

/** Small: what is compared is the way from request to answer, not the database. */
const SIZE = sizeOf(100_000, 50_000);
const WARM_SECONDS = 2;
/** Most script a page may bring, bytes of gzip. */
const LIST_PAGE = 40 * 1024, FIGURE_PAGE = 90 * 1024;
/** Number of the first request of the process that measures alone: those before are the load's. */
const ALONE_FROM = 1 << 20;
/** Open browsers and pages a second that one process is put under, and its most p95 then, milliseconds. */
const STREAMS = 200, PAGES_A_SECOND = 100, MAX_P95 = 60;

/** `deno task bench web`: what a page costs beside its drawing and statements alone, requests a second against a bare server, and weight of scripts. */
export async function benchWeb(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-web" },
      seconds: { type: "string", default: "6" },
      only: { type: "string" },
      statements: { type: "boolean", default: false },
    },
  });
  const seconds = Number(values.seconds);
  const measures = (what: string) => values.only === undefined || values.only === what;
  const folder = benchFolder(values.data);
  await generate(folder, SIZE);
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: 2, name: "tis bench" });
  const tokens = await logInTechnicians(systemCtx(sql, await shippedTexts()));
  const inputs = await drawInputs(sql, 30);
  await sql.end();
  await using portal = await startBenchPortal(server.url);
  await putDrawing(portal.dataDir);
  const pages = measuredPages(inputs);
  if (measures("cost")) {
    const costs: PageCost[] = [];
    for (const page of pages) {
      costs.push(
        await costOf(page, {
          origin: portal.origin,
          headers: browsersOf(tokens, page.reader),
          portalPid: rolePidOf(portal.child.pid)!,
          databasePid: server.pid,
          seconds,
        }),
      );
    }
    const alone = await measureAlone({
      databaseUrl: server.url,
      forMs: seconds * 250,
      pages: pages.map((page) => ({
        ...page,
        headers: tokens.map((_, number) => browsersOf(tokens, page.reader)(ALONE_FROM + number)),
      })),
    }, portal.dataDir);
    console.log(costTable(costs, alone));
    if (values.statements) console.log(statementList(alone));
  }
  if (measures("streams")) {
    const { p50, p95, pages: asked } = await pagesUnderStreams({
      origin: portal.origin,
      path: pages[0]!.path,
      headers: browsersOf(tokens, "without vehicle"),
      streams: STREAMS,
      perSecond: PAGES_A_SECOND,
      seconds,
    });
    console.log(
      `\n${STREAMS} live streams and ${PAGES_A_SECOND} list pages a second (${asked} pages): p50 ${
        p50.toFixed(0)
      } ms, p95 ${p95.toFixed(0)} ms, aim ${MAX_P95} ms`,
    );
  }
  const headers = browsersOf(tokens, "without vehicle");
  const [list, figure] = pages;
  const call = `/tis/sas/part-search?keyword=${inputs.prefixes[0]!.slice(0, 5)}`;
  if (measures("bare")) {
    console.log(
      `\n${await besideBare(
        portal.origin,
        [["list page", list!.path], ["JSON call", call]],
        headers,
        seconds,
      )}`,
    );
  }
  if (measures("scripts")) {
    const weights = [
      await weigh(portal.origin, list!.path, headers, LIST_PAGE),
      await weigh(portal.origin, figure!.path, headers, FIGURE_PAGE),
    ];
    console.log(`\n${markdownTable(["page", "script, gzip", "aim", "met"], weights)}`);
  }
}

/** The drawing that the generated figures name. */
async function putDrawing(dataDir: string): Promise<void> {
  await Deno.mkdir(`${dataDir}/figures`, { recursive: true });
  await Deno.copyFile(
    new URL("../demo/figures/front_brake.svg", import.meta.url),
    `${dataDir}/figures/front_brake.svg`,
  );
}

/** Requests a second beside a bare server that answers the same bytes. */
async function besideBare(
  origin: string,
  asked: [name: string, path: string][],
  headers: Headers,
  seconds: number,
): Promise<string> {
  const answers = await Promise.all(asked.map(([, path]) => answerOf(origin, path, headers(0))));
  await using bare = await startBareServer(answers);
  const rows: string[][] = [];
  for (const [place, [name, path]] of asked.entries()) {
    const bytes = new TextEncoder().encode(answers[place]!.text).length;
    for (const connections of [1, 16]) {
      const rate = async (at: string) => {
        await requestsPerSecond(at + path, headers, connections, WARM_SECONDS);
        return await requestsPerSecond(at + path, headers, connections, seconds);
      };
      const [ours, theirs] = [await rate(origin), await rate(bare.origin)];
      rows.push([
        ...[name, `${(bytes / 1024).toFixed(1)} KB`, String(connections)],
        ...[ours.toFixed(0), theirs.toFixed(0), (theirs / ours).toFixed(1)],
      ]);
    }
  }
  return markdownTable(["what", "bytes", "connections", "portal/s", "bare/s", "bare / portal"], rows);
}

async function weigh(origin: string, path: string, headers: Headers, most: number): Promise<string[]> {
  const { text } = await answerOf(origin, path, headers(0));
  const bytes = totalOf(await scriptsOf(text, origin + path));
  return [
    path.split("?")[0]!,
    `${(bytes / 1024).toFixed(1)} KB`,
    `${most / 1024} KB`,
    bytes <= most ? "yes" : "no",
  ];
}

async function answerOf(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(origin + path, { headers, redirect: "manual" });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { path, type: response.headers.get("content-type") ?? "text/plain", text };
}
