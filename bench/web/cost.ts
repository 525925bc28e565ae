import { markdownTable } from "../measure/table.ts";
import type { AlonePage } from "./alone.ts";
import type { Floor } from "./floor.ts";
import { answersIn, type Headers } from "./load.ts";
import type { MeasuredPage } from "./pages.ts";
import { familyMs, processorMs } from "./processor.ts";

/** Requests at a time while processor time is taken. */
const CONNECTIONS = 4;
const WARM_SECONDS = 2;
/** Pages asked for at least, before and while it is taken: the runtime compiles what is run often, and beside other load few pages are answered a second. */
const WARM_PAGES = 400, PAGES = 200;

/** What one page costs, milliseconds of processor time. */
export interface PageCost extends MeasuredPage {
  portalMs: number;
  databaseMs: number;
  perSecond: number;
  bytes: number;
}

/** Processor time a page, of the portal's process and of the database's apart; holds beside other load, as it is no wall time. */
export async function costOf(
  page: MeasuredPage,
  { origin, headers, portalPid, databasePid, seconds }: {
    origin: string;
    headers: Headers;
    portalPid: number;
    databasePid: number;
    seconds: number;
  },
): Promise<PageCost> {
  const address = origin + page.path;
  await answersIn(address, headers, CONNECTIONS, WARM_SECONDS, WARM_PAGES);
  const before = { portal: await processorMs(portalPid), database: await familyMs(databasePid) };
  const load = await answersIn(address, headers, CONNECTIONS, seconds, PAGES);
  const after = { portal: await processorMs(portalPid), database: await familyMs(databasePid) };
  const html = await (await fetch(address, { headers: headers(0) })).text();
  return {
    ...page,
    portalMs: (after.portal - before.portal) / load.answered,
    databaseMs: (after.database - before.database) / load.answered,
    perSecond: load.answered / load.seconds,
    bytes: new TextEncoder().encode(html).length,
  };
}

/** The costs as a table, beside what drawing and statements cost alone. */
export function costTable(costs: readonly PageCost[], alone: readonly AlonePage[]): string {
  const head = [
    ...[
      "page",
      "portal ms",
      "aim",
      "a second and core",
      "drawing alone",
      "statements alone",
      "times their sum",
      "floor",
      "times the floor",
    ],
    ...["statements", "rounds", "HTML KB", "database ms", "measured/s"],
  ];
  const rows = costs.map((cost) => {
    const { drawingMs, statementsMs, floor, statements } = alone.find(({ name }) => name === cost.name)!;
    return [
      ...[cost.name, cost.portalMs.toFixed(1), String(cost.aimMs), (1000 / cost.portalMs).toFixed(0)],
      ...[drawingMs.toFixed(2), statementsMs.toFixed(2)],
      (cost.portalMs / (drawingMs + statementsMs)).toFixed(1),
      ...[floorText(floor, drawingMs + statementsMs), (cost.portalMs / floor.wholeMs).toFixed(1)],
      ...[String(statements.flat().length), String(statements.length)],
      ...[(cost.bytes / 1024).toFixed(1), cost.databaseMs.toFixed(1), cost.perSecond.toFixed(0)],
    ];
  });
  return markdownTable(head, rows);
}

/** An application that does nothing else, how many times the sum of the two it costs, and what of it is neither. */
function floorText({ wholeMs, emptyMs }: Floor, sumMs: number): string {
  return `${wholeMs.toFixed(2)} (${(wholeMs / sumMs).toFixed(1)} x; empty ${emptyMs.toFixed(2)})`;
}

/** The statements of the pages by round, each by its beginning. */
export function statementList(alone: readonly AlonePage[]): string {
  return alone.map(({ name, statements }) => {
    const rounds = statements.map((round, place) =>
      round.map((text) => `  ${place + 1}: ${text.replaceAll(/\s+/g, " ").trim().slice(0, 130)}`).join("\n")
    );
    return [`\n${name}`, ...rounds].join("\n");
  }).join("\n");
}
