// What a page is made of, done alone, in a process of its own: `alone.ts task.json` reads pages over the built portal in this
// process, keeps their nodes and statements, and times each without the rest. Writes its answer into the task's file `result`.
import { options, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { connect } from "@/platform/database/connect.ts";
import { BUILT_SERVER } from "@/platform/build.ts";
import { roundsOf } from "./chain.ts";
import { type Floor, floorOf } from "./floor.ts";
import { keptTexts } from "./kept_texts.ts";
import { processorTime } from "./own_time.ts";
import { replay, type Statement } from "./replay.ts";
import { openWire, type Wire } from "./wire.ts";

export interface AloneTask {
  databaseUrl: string;
  result: string;
  /** Processor time of each measurement, milliseconds. */
  forMs: number;
  /** With headers for each reading in turn. */
  pages: { name: string; path: string; headers: Record<string, string>[] }[];
}

/** Milliseconds of processor time; `statements` by round. */
export interface AlonePage {
  name: string;
  drawingMs: number;
  statementsMs: number;
  floor: Floor;
  statements: string[][];
}

/** A page is read so often before it is noted: connections have prepared its statements then. */
const WARM = 60;
/** Readings of which the one with the fewest statements and rounds counts: the process also does things by itself. */
const NOTED = 12;

const task: AloneTask = JSON.parse(await Deno.readTextFile(Deno.args[0]!));
using wire = openWire(task.databaseUrl);
Deno.env.set("DATABASE_URL", wire.url);
const { stores } = await import("@/platform/open.ts");
const { sql, searching } = await stores;
const { default: built } = await import(BUILT_SERVER.href);
const { finish } = await import("@/main.ts");
const roots: VNode[] = [];
noteRoots(roots);
const given: Statement[] = [];
const debug = (
  _: number,
  text: string,
  parameters: unknown[],
  types: number[],
) => void given.push({ text, parameters: [...parameters], types: [...types] });
for (const pool of [sql, searching]) (pool.options as { debug?: unknown }).debug = debug;
const alone = connect(task.databaseUrl, { pool: 1, name: "tis bench" });
const served = connect(task.databaseUrl, { pool: 15, name: "tis bench" });
const noted = keptTexts();
const pages: AlonePage[] = [];
for (const page of task.pages) {
  const { nodes, rounds, html, kept } = await notePage(page, wire);
  const draw = () => nodes.forEach((node) => void renderToString(node));
  pages.push({
    name: page.name,
    drawingMs: await processorTime(draw, task.forMs),
    statementsMs: await processorTime(() => replay(alone, rounds), task.forMs),
    floor: await floorOf({ html, kept, draw, send: () => replay(served, rounds) }, task.forMs),
    statements: rounds.map((round) => round.map(({ text }) => text)),
  });
}
await Deno.writeTextFile(task.result, JSON.stringify(pages));
await Promise.all([alone.end(), served.end()]);
await finish();
await (await stores).close();
Deno.exit(0);

/** Reads a page until connections are warm, then notes what it draws and sends. */
async function notePage({ path, headers }: AloneTask["pages"][number], wire: Wire) {
  let times = 0;
  const read = async () => {
    const request = new Request(`http://127.0.0.1${path}`, { headers: headers[times++ % headers.length]! });
    const info = { remoteAddr: { transport: "tcp", hostname: "127.0.0.1", port: 1 } };
    const response: Response = await built.fetch(request, info);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return html;
  };
  for (let time = 0; time < WARM; time += 4) await Promise.all([read(), read(), read(), read()]);
  let best: { nodes: VNode[]; rounds: Statement[][]; html: string; kept: string[] } | null = null;
  for (let time = 0; time < NOTED; time++) {
    for (const list of [roots, given, noted]) list.length = 0;
    wire.take();
    const html = await read();
    const now = { html, kept: [...noted], nodes: [...roots], rounds: inRounds([...given], wire) };
    if (best === null || weight(now.rounds) < weight(best.rounds)) best = now;
  }
  return best!;
}

/** Statements first, then rounds: where the process is interrupted, two statements of one round seem to wait for each other. */
function weight(rounds: Statement[][]): number {
  return rounds.flat().length * 1000 + rounds.length;
}

/** What was given to the client, by the round in which it went over the wire. */
function inRounds(given: Statement[], wire: Wire): Statement[][] {
  const exchanges = wire.take();
  const rounds: Statement[][] = [];
  roundsOf(exchanges).forEach((round, place) => {
    for (const text of exchanges[place]!.statements) {
      const at = given.findIndex((one) => one.text.trim() === text.trim());
      if (at >= 0) (rounds[round - 1] ??= []).push(...given.splice(at, 1));
    }
  });
  return rounds.filter((round) => round !== undefined);
}

/** Has every node that is drawn as a whole put into the list. */
function noteRoots(list: VNode[]): void {
  // The renderer calls this option at the end of each whole; mangled, it is Preact's `options._commit`.
  const hooks = options as typeof options & { __c?: (root: VNode, queue: unknown[]) => void };
  const before = hooks.__c;
  hooks.__c = (root, queue) => {
    list.push(root);
    before?.(root, queue);
  };
}
