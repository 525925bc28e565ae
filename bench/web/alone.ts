// What a page is made of, done alone, in a process of its own: `alone.ts task.json` reads pages over the built portal in this
// process, keeps their nodes and statements, and times each without the rest. Writes its answer into the task's file `result`.
import { cpuUsage } from "node:process";
import { options, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { connect } from "@/platform/database/connect.ts";
import { BUILT_SERVER } from "@/platform/build.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { roundsOf } from "./chain.ts";
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
  statements: string[][];
}

/** A statement as the client is given it. */
interface Statement {
  text: string;
  parameters: unknown[];
  types: number[];
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
const pages: AlonePage[] = [];
for (const page of task.pages) {
  const { nodes, rounds } = await notePage(page, wire);
  pages.push({
    name: page.name,
    drawingMs: await processorTime(() => nodes.forEach((node) => void renderToString(node))),
    statementsMs: await processorTime(() => replay(alone, rounds)),
    statements: rounds.map((round) => round.map(({ text }) => text)),
  });
}
await Deno.writeTextFile(task.result, JSON.stringify(pages));
await alone.end();
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
    await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  };
  for (let time = 0; time < WARM; time += 4) await Promise.all([read(), read(), read(), read()]);
  let best: { nodes: VNode[]; rounds: Statement[][] } | null = null;
  for (let time = 0; time < NOTED; time++) {
    for (const list of [roots, given]) list.length = 0;
    wire.take();
    await read();
    const noted = { nodes: [...roots], rounds: inRounds([...given], wire) };
    if (best === null || weight(noted.rounds) < weight(best.rounds)) best = noted;
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

/** Sends the statements of each round together, as the page does. */
async function replay(pool: Pool, rounds: readonly Statement[][]): Promise<void> {
  for (const round of rounds) {
    await Promise.all(round.map(({ text, parameters, types }) => {
      // A row can be put in only once under its id.
      const values = /\binsert into\b/.test(text) ? parameters.map(otherId) : parameters;
      const typed = values.map((value, place) => pool.typed(value as never, types[place]!));
      return pool.unsafe(text, typed as never[], { prepare: parameters.length > 0 });
    }));
  }
}

function otherId(value: unknown): unknown {
  return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
    ? crypto.randomUUID()
    : value;
}

/** Processor time of doing something once, milliseconds: done over and over for as long as the task says. */
async function processorTime(work: () => unknown): Promise<number> {
  const used = () => {
    const { user, system } = cpuUsage();
    return (user + system) / 1000;
  };
  const timeFor = async (ms: number) => {
    const begun = used();
    let times = 0;
    for (; used() - begun < ms; times++) await work();
    return (used() - begun) / times;
  };
  await timeFor(task.forMs / 3);
  return await timeFor(task.forMs);
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
