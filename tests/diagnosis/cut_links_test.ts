import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openSecrets } from "@/platform/card_key.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { askClearing, askReading, askScan } from "@/services/diagnosis/course/ask_device.ts";
import { askRoutine } from "@/services/diagnosis/course/ask_ecu.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { stopCommand } from "@/services/diagnosis/course/stop_command.ts";
import { registerDevice } from "@/services/diagnosis/devices/register_device.ts";
import { watchData } from "@/services/diagnosis/runs/watch.ts";
import { resumeUpdate, startUpdate } from "@/services/diagnosis/updates/ask_update.ts";
import { readEcuUpdates } from "@/services/diagnosis/updates/read_updates.ts";
import { beginRepair, openWorksheet } from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { serveDemo } from "../demo_portal.ts";
import { CuttableGate } from "./cuttable_gate.ts";
import { releasedProgram } from "./released_program.ts";
import { runningVehicle } from "./running_vehicle.ts";

const BMS = "1040";
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Each step: the command that it leaves, the service that the car is slow at meanwhile, and how it is asked for. */
const STEPS = {
  scan: { kind: "scan", service: 0x22, ask: (ctx, { id }) => askScan(ctx, { id }) },
  read: { kind: "read-dtcs", service: 0x19, ask: (ctx, { id }) => askReading(ctx, { id, address: BMS }) },
  plot: {
    kind: "watch-data",
    service: 0x22,
    ask: (ctx, { id }) =>
      watchData(ctx, { id, address: BMS, identifiers: ["0400"], everyMs: 250, seconds: 60 }),
  },
  clear: { kind: "clear-dtcs", service: 0x19, ask: (ctx, { id }) => askClearing(ctx, { id, address: BMS }) },
  routine: {
    kind: "run-routine",
    service: 0x31,
    ask: (ctx, { id }) => askRoutine(ctx, { id, address: BMS, identifier: "0305" }),
  },
  update: {
    kind: "update-program",
    service: 0x36,
    ask: (ctx, { id, softwareId }) => startUpdate(ctx, { id, address: BMS, softwareId, confirmed: true }),
  },
} satisfies Record<string, {
  kind: string;
  service: number;
  ask: (ctx: Ctx, of: { id: number; softwareId: number }) => Promise<unknown>;
}>;
type Step = keyof typeof STEPS;

/** What each step comes to when a link is cut in the middle of it: `done` in the end, or the fault's code; after a fault it is asked again. */
const CUTS: Record<string, Partial<Record<Step, string>> & { all: string }> = {
  /** Nothing holds on to the page: who asked has gone. */
  browser: { all: "done" },
  web: { all: "done" },
  database: { all: "done" },
  vehicle: { all: "connection-lost", update: "done" },
  agent: { all: "agent-failed" },
};

Deno.test("a link that is cut in the middle of a step leaves a true state and a way on", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async (t) => {
  await using web = await serveDemo();
  await using other = await web.another();
  const { sql, config } = web;
  const secrets = openSecrets(config);
  const { signals } = other.portal;
  const parts = {
    pool: sql,
    dictionaries: await shippedTexts(),
    lang: "en_US" as const,
    files: await openFileStore(config),
    secrets,
  };
  const system = makeCtx({ ...parts, signal: signals.signal }, uuid);
  const as = async (account: string) =>
    makeCtx({ ...parts, signal: signals.signal, actor: (await loadUser(system, account))! }, uuid);
  const [technician, keeper, engineer, manager] = await Promise.all(
    ["store-technician", "store-manager", "factory-engineer", "factory-manager"].map(as),
  ) as [Ctx, Ctx, Ctx, Ctx];
  const { orgCode } = (await loadUser(system, "store-manager"))!;
  const key = (await secrets.verifyingKeys())[0].toBase64();
  const tools = { parts, signals, origin: web.origin };
  let gate = new CuttableGate(tools);
  const { port } = gate;
  const vins = await sql<{ vin: string }[]>`
    select v.vin from vehicles v
    where v.series_code = 'VTE' and not exists (select from vds_worksheets w where w.vin = v.vin)
    order by v.vin limit ${Object.keys(STEPS).length}`;

  /** A vehicle with an agent in a process of its own, and a diagnosis that has read the battery's control unit. */
  async function openRow(step: Step, vin: string) {
    const car = await runningVehicle({
      vin,
      conditions: ["weak-cell"],
      maxBlock: 50_002,
      securityPause: 0,
      eraseMilliseconds: 10,
    });
    const { token, serial } = await registerDevice(keeper, {
      serial: `VDS-CUT-${step}`,
      storeCode: orgCode!,
    });
    const folder = await Deno.makeTempDir();
    const spawn = () =>
      new Deno.Command(Deno.execPath(), {
        args: [
          ...["run", "-A", "--no-check", "--lock=deno.lock", "vds.ts", "--portal", `ws://127.0.0.1:${port}`],
          ...[
            "--vehicle",
            `127.0.0.1:${car.entity.port}`,
            "--device",
            serial,
            "--folder",
            folder,
            "--key",
            key,
          ],
        ],
        env: { VDS_TOKEN: token },
        stdout: "null",
        stderr: "null",
      }).spawn();
    const row = { step, car, folder, spawn, agent: spawn(), id: 0, softwareId: 0 };
    const [{ deviceId }] = await sql<[{ deviceId: number }]>`
      select id::int as device_id from vds_devices where serial = ${serial}`;
    const sheet = await openWorksheet(technician, { vin, complaint: "Cut", mileage: 10 });
    await beginRepair(technician, sheet);
    await until(
      `${step} online`,
      async () =>
        (await sql`select from vds_devices where id = ${deviceId} and connection_id is not null`).length > 0,
    );
    row.id = (await startDiagnosis(technician, { deviceId, vin })).id;
    await until(`${step} scanned`, async () => (await readDiagnosis(technician, row.id)).found.length === 7);
    await askReading(technician, { id: row.id, address: BMS });
    await until(
      `${step} read`,
      async () => (await readDiagnosis(technician, row.id)).commands.every(({ state }) => state === "done"),
    );
    return row;
  }
  type Row = Awaited<ReturnType<typeof openRow>>;

  async function until(what: string, is: () => Promise<boolean>) {
    const end = Date.now() + 40_000;
    while (!await is()) {
      assert.ok(Date.now() < end, what);
      await sleep(20);
    }
  }
  /** The latest command of a row's step. */
  const command = async ({ id, step }: Row) => {
    const [found] = await sql<[{ id: string; begun: boolean; done: number | null; outcome: string | null }]>`
      select id, begun_at is not null as begun, done,
        case when answered_at is not null then coalesce(fault ->> 'code', 'done') end as outcome
      from vds_commands where diagnosis_id = ${id} and kind = ${STEPS[step].kind}
      order by asked_at desc, id desc limit 1`;
    return found;
  };
  /** A run goes on until somebody stops it. */
  const ended = async (row: Row): Promise<string> => {
    if (row.step === "plot" && (await command(row)).outcome === null) {
      await until(
        "plot goes on",
        async () => (await command(row)).outcome !== null || (await command(row)).begun,
      );
      await stopCommand(technician, { command: (await command(row)).id }).catch(() => {});
    }
    await until(`${row.step} ends`, async () => (await command(row)).outcome !== null);
    return (await command(row)).outcome!;
  };

  const rows = await Promise.all(
    (Object.keys(STEPS) as Step[]).map((step, at) => openRow(step, vins[at]!.vin)),
  );
  // Before anything waits for its vehicle: packing, and the first answer of the portal's, keep this process from answering in time.
  await (await fetch(`${web.origin}/tis/vds/programs/${uuid()}`)).body?.cancel();
  const programs: number[] = [];
  for (const [at] of Object.keys(CUTS).entries()) {
    const version = `${90 + at}.0`;
    programs.push(await releasedProgram(engineer, manager, { code: `T-CUT-${at}`, ecu: "BMS", version }));
  }
  try {
    /** Cuts of what all share, once each step is under way. */
    const cutForAll: Record<string, () => Promise<void>> = {
      web: async () => {
        await gate.kill();
        await sleep(300);
        gate = new CuttableGate(tools, port);
      },
      database: async () => {
        gate.databaseIsGone = true;
        await sleep(700);
        gate.databaseIsGone = false;
      },
    };
    /** Cuts of what each has of its own, as soon as its step is under way. */
    const cutForOne: Record<string, (row: Row) => Promise<void>> = {
      vehicle: async ({ car }) => {
        car.entity.losePower(500);
        await sleep(800);
      },
      agent: async (row) => {
        row.agent.kill("SIGKILL");
        await row.agent.status;
        row.agent = row.spawn();
      },
    };
    for (const [at, [name, { all, ...expected }]] of Object.entries(CUTS).entries()) {
      await t.step(name, async () => {
        const wanted = Object.fromEntries(rows.map(({ step }) => [step, expected[step] ?? all]));
        await Promise.all(rows.map(async (row) => {
          row.softwareId = programs[at]!;
          await beginAndCut(row, wanted[row.step]!, cutForOne[name]);
        }));
        await cutForAll[name]?.();
        const outcomes: Record<string, string> = {};
        await Promise.all(rows.map(async (row) => outcomes[row.step] = await ended(row)));
        assert.deepEqual(outcomes, wanted);
        await Promise.all(rows.map((row) => goOn(row, outcomes[row.step]!, `${90 + at}.0`)));
      });
    }
  } finally {
    for (const { car, agent, folder } of rows) {
      agent.kill("SIGKILL");
      await agent.status;
      car[Symbol.dispose]();
      await Deno.remove(folder, { recursive: true });
    }
    await gate.kill();
  }

  /** Has a step begun, and cut in the middle of it. One that was over before the cut came, on a busy machine, is begun again. */
  async function beginAndCut(row: Row, wanted: string, cut?: (row: Row) => Promise<void>) {
    const { service, ask } = STEPS[row.step];
    for (let tries = 0; tries < 5; tries++) {
      row.car.vehicle.faults.clear();
      row.car.vehicle.faults.arm({ kind: "delay", ecu: "BMS", service, milliseconds: 300, times: 4 });
      await ask(technician, row);
      await until(`${row.step} begins`, async () => {
        const { begun, done, outcome } = await command(row);
        return outcome !== null || begun && (row.step !== "update" || (done ?? 0) > 0);
      });
      await cut?.(row);
      if (wanted === "done" || await ended(row) === wanted) return;
    }
  }

  /** What failed is asked for once more and done; of an update the page says what is in the vehicle. */
  async function goOn(row: Row, outcome: string, version: string) {
    const { step, car, id } = row;
    car.vehicle.faults.clear();
    const updates = async () => (await readEcuUpdates(technician, { id, address: BMS })).updates[0]!;
    assert.equal((await readDiagnosis(technician, id)).state, "running");
    if (outcome !== "done") {
      if (step === "update") {
        const broken = await updates();
        assert.deepEqual([broken.state, broken.recoverable], ["failure", true]);
        await resumeUpdate(technician, { ...broken, confirmed: true });
      } else await STEPS[step].ask(technician, row);
      assert.equal(await ended(row), "done");
    }
    if (step !== "update") return;
    assert.equal((await updates()).state, "success");
    assert.equal(car.vehicle.ecus[4]!.program.version, version);
  }
});
