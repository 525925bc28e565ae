import "@/domains.ts";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import { seedDemo } from "@/demo/seed.ts";
import { startSession } from "@/services/entry/start_session.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { LIVE_CHANNEL } from "@/engines/live/live_hint.ts";
import { type Ctx, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { connect } from "@/platform/database/connect.ts";
import { openSignals } from "@/platform/signals.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { registerDevice } from "@/services/diagnosis/devices/register_device.ts";
import { SERIES_CODES } from "@/services/diagnosis/ecus/ecus.ts";
import { BareTester } from "./diagnosis/bare_tester.ts";
import { startWorkshops } from "./diagnosis/start_workshops.ts";
import type { Workshop } from "./diagnosis/workshop.ts";
import { percentile } from "./measure/percentile.ts";
import { markdownTable } from "./measure/table.ts";
import { startBenchPortal } from "./portal.ts";
import { benchFolder, startBenchServer } from "./server.ts";

/** The brakes' control unit: every series has one, and a fault of earlier days in it. */
const ADDRESS = "1030";
/** A reading leaves two commands: identification and DTCs. */
const COMMANDS = 2;
/** Milliseconds that a command may take longer than a bare client, at the 95th percentile. */
const AIM = 30;

/**
 * `deno task bench diagnosis`: a hundred agents at two web processes, asked at the respective other one; from the request to the commit of
 * the last answer, against a client that speaks with the same vehicles itself.
 */
export async function benchDiagnosis(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-diagnosis" },
      agents: { type: "string", default: "100" },
      rate: { type: "string", default: "1000" },
      seconds: { type: "string", default: "60" },
    },
  });
  const folder = benchFolder(values.data);
  await using server = await startBenchServer(folder, { loading: false });
  const dictionaries = await shippedTexts();
  await seedDemo({ databaseUrl: server.url, dictionaries }, (text) => console.log(text));
  const sql = connect(server.url, { pool: 5, name: "tis bench" });
  await sql`truncate vds_devices, vds_diagnoses cascade`;
  await using one = await startBenchPortal(server.url);
  await using two = await startBenchPortal(server.url);
  const webs = [one.origin, two.origin] as const;
  const signals = openSignals(server.url, sql);
  const parts = { pool: sql, dictionaries, lang: "en_US" as const, signal: signals.signal };
  const as = async (account: string) =>
    makeCtx({ ...parts, actor: (await loadUser(makeCtx(parts, uuid), account))! }, uuid);
  const technician = await as("store-technician");
  const workshops = await register(await as("store-manager"), Number(values.agents), webs);
  await using running = await startWorkshops(join(folder, "workshops"), workshops);
  const diagnoses = await diagnose(technician, workshops);
  const bare = await BareTester.open(running.ports);
  const authorization = await tokenOf(technician);

  const waiting = new Map<number, () => void>();
  signals.on(LIVE_CHANNEL, (payload) => {
    if (payload !== null) waiting.get(Number(JSON.parse(payload).id))?.();
  });
  await signals.listening();
  const readings: Reading[] = [];
  /** Milliseconds from the request until all that it left is answered. */
  const read = async (at: number): Promise<number> => {
    const id = diagnoses[at]!;
    const begin = performance.now();
    const begunAt = Date.now();
    const answered = Promise.withResolvers<void>();
    waiting.set(id, async () => {
      const [left] = await sql`
        select from vds_commands where diagnosis_id = ${id} and answered_at is null limit 1`;
      if (!left) answered.resolve();
    });
    const response = await fetch(`${webs[(at + 1) % 2]}/tis/vds/diagnoses/${id}/readings`, {
      method: "POST",
      headers: {
        authorization,
        "content-type": "application/json",
        "x-forwarded-for": `10.20.0.${at % 250}`,
      },
      body: JSON.stringify({ address: ADDRESS }),
    });
    const { code } = await response.json();
    if (code !== 200) throw new Error(`asking answered ${code}`);
    await Promise.race([
      answered.promise,
      new Promise((_, late) => setTimeout(() => late(new Error(`diagnosis ${id} stays unanswered`)), 60_000)),
    ]);
    waiting.delete(id);
    readings.push({ id, begunAt, endedAt: Date.now() });
    return performance.now() - begin;
  };
  /** Milliseconds of a commit alone that the disk is waited for. */
  const commit = async (): Promise<number> => {
    const begin = performance.now();
    await sql`insert into bench_commits values (now())`;
    return performance.now() - begin;
  };

  const everyMs = 60_000 * COMMANDS / Number(values.rate);
  const count = Math.round(Number(values.seconds) * 1000 / everyMs);
  const pace = async (what: (at: number) => Promise<number>, times: number): Promise<number[]> => {
    const begin = performance.now();
    const work: Promise<number>[] = [];
    for (let turn = 0; turn < times; turn++) {
      await new Promise((go) => setTimeout(go, Math.max(0, begin + turn * everyMs - performance.now())));
      work.push(what(turn % diagnoses.length));
    }
    return await Promise.all(work);
  };
  // The first hundred warm all up.
  await pace(read, diagnoses.length);
  readings.length = 0;
  await sql`create table if not exists bench_commits (at timestamptz)`;
  // In the same time, each at vehicles that the other has just left.
  const [portal, commits, client] = await Promise.all([
    pace(read, count),
    pace(commit, count),
    pace((at) => bare.read((at + (diagnoses.length >> 1)) % diagnoses.length, ADDRESS), count),
  ]);
  const [told] = await sql<[{ failed: number }]>`
    select count(fault)::int as failed from vds_commands where kind <> 'scan'`;
  const row = (name: string, times: number[]) => [
    ...[name, String(times.length)],
    ...[0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1)),
  ];
  console.log(
    `${diagnoses.length} agents, ${values.rate} commands a minute, two web processes, load ${
      loadavg()[0]!.toFixed(1)
    }, ${told.failed} failed:`,
  );
  console.log(
    markdownTable(["way", "readings", "p50 ms", "p95 ms", "p99 ms"], [
      row("portal", portal),
      row("bare client", client),
    ]),
  );
  const hops = await hopsOf(sql, readings);
  console.log(
    markdownTable(
      ["where a reading's time goes", "p50 ms", "p95 ms"],
      Object.entries({ ...hops, "one commit alone, in the same time": commits }).map(([name, times]) => [
        name,
        ...[0.5, 0.95].map((part) => percentile(times, part).toFixed(1)),
      ]),
    ),
  );
  console.log("two or three commits of a reading are waited for, one after the other");
  const more = percentile(portal, 0.95) - percentile(client, 0.95);
  console.log(`p95 ${more.toFixed(1)} ms more, at most ${AIM}: ${more <= AIM ? "met" : "not met"}`);
  bare.close();
  await signals.stop();
  await sql.end();
}

/** A reading by its diagnosis, between two moments of this machine's clock. */
interface Reading {
  id: number;
  begunAt: number;
  endedAt: number;
}

/** Milliseconds of each reading by the moments that its commands note, each before its commit. */
async function hopsOf(sql: Pool, readings: readonly Reading[]): Promise<Record<string, number[]>> {
  const commands = await sql<{ id: number; askedAt: Date; sentAt: Date; answeredAt: Date }[]>`
    select diagnosis_id::int as id, asked_at, sent_at, answered_at from vds_commands where kind <> 'scan'`;
  const hops: Record<string, number[]> = {
    "request until it is asked": [],
    "asked until it is sent": [],
    "sent until the first is answered": [],
    "until the second is answered": [],
    "until it is signalled": [],
  };
  for (const { id, begunAt, endedAt } of readings) {
    const own = commands.filter((one) => one.id === id && +one.askedAt >= begunAt && +one.askedAt <= endedAt);
    const moments = [
      begunAt,
      Math.min(...own.map(({ askedAt }) => +askedAt)),
      Math.min(...own.map(({ sentAt }) => +sentAt)),
      Math.min(...own.map(({ answeredAt }) => +answeredAt)),
      Math.max(...own.map(({ answeredAt }) => +answeredAt)),
      endedAt,
    ];
    for (const [at, hop] of Object.values(hops).entries()) hop.push(moments[at + 1]! - moments[at]!);
  }
  return hops;
}

async function register(keeper: Ctx, count: number, webs: readonly [string, string]): Promise<Workshop[]> {
  const vehicles = await keeper.sql<{ vin: string; seriesCode: string }[]>`
    select v.vin, v.series_code from vehicles v
    where v.series_code in ${keeper.sql(SERIES_CODES)}
      and not exists (select from disabled_vins d where d.vin = v.vin)
    order by v.vin limit ${count}`;
  const workshops: Workshop[] = [];
  for (const [at, vehicle] of vehicles.entries()) {
    const asked = { serial: `BENCH-${at}`, storeCode: personOf(keeper).orgCode! };
    workshops.push({ ...vehicle, ...await registerDevice(keeper, asked), portal: webs[at % 2]! });
  }
  return workshops;
}

/** A diagnosis of each vehicle, whose control units are found. @returns their ids in turn */
async function diagnose(technician: Ctx, workshops: Workshop[]): Promise<number[]> {
  const { sql } = technician;
  const until = async (is: () => Promise<boolean>) => {
    while (!await is()) await new Promise((go) => setTimeout(go, 100));
  };
  const count = async (what: ReturnType<typeof sql>) =>
    (await sql<[{ count: number }]>`select count(*)::int as count ${what}`)[0].count;
  await until(async () =>
    await count(sql`from vds_devices where connection_id is not null`) === workshops.length
  );
  const ids: number[] = [];
  for (const { serial, vin } of workshops) {
    const [{ deviceId }] = await sql<[{ deviceId: number }]>`
      select id::int as device_id from vds_devices where serial = ${serial}`;
    ids.push((await startDiagnosis(technician, { deviceId, vin })).id);
  }
  await until(async () => await count(sql`from vds_commands where answered_at is null`) === 0);
  return ids;
}

async function tokenOf(ctx: Ctx): Promise<string> {
  const how = { entry: "login", lang: "zh_CN", theme: "light", agent: "bench" } as const;
  return (await ctx.tx((tx) => startSession(tx, { id: personOf(ctx).id, lang: "zh_CN" }, how))).token;
}
