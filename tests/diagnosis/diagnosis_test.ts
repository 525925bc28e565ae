import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { CLOSED } from "@/services/diagnosis/agent_messages.ts";
import { askClearing, askReading, askScan } from "@/services/diagnosis/course/ask_device.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { endDiagnosis } from "@/services/diagnosis/course/end_diagnosis.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { registerDevice, revokeDevice } from "@/services/diagnosis/devices/register_device.ts";
import {
  beginRepair,
  endWorksheet,
  openWorksheet,
} from "@/services/diagnosis/worksheets/change_worksheet.ts";
import { serveDemo } from "../demo_portal.ts";
import { assertRefused } from "../refusal_of.ts";
import { type Script, scriptedAgent } from "./scripted_agent.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };

const fault = (dtcCode: string, statusByte: number) => ({
  dtcCode,
  statusByte,
  freezeFrames: [],
  extended: [],
});

/** A vehicle with two control units, of which one is silent; a clearing takes all away but what is there again at once. */
const vehicle = (vin: string): Script => ({ kind }) => {
  switch (kind) {
    case "scan": {
      const ecu = { name: null, bus: "CAN 1", negativeCode: null };
      return {
        vin,
        ecus: [
          { ...ecu, address: "1001", code: "BMS", state: "answers" },
          { ...ecu, address: "1002", code: "ESC", state: "silent" },
        ],
      };
    }
    case "read-identification":
      return { readings: [{ identifier: "F190", name: "VIN", raw: "", value: vin, unit: null }] };
    case "read-dtcs":
      return { dtcs: [fault("P0A80", 0x09), fault("P0562-16", 0x08)] };
    case "clear-dtcs":
      return { before: [fault("P0A80", 0x09), fault("P0562-16", 0x08)], after: [fault("P0A80", 0x01)] };
    default:
      return "unknown-command";
  }
};

Deno.test("a diagnosis whose agent and tester are at two web processes", quiet, async (t) => {
  await using web = await serveDemo();
  await using other = await web.another();
  const { sql } = web;
  // The demo has told of diagnoses of its own.
  const [{ told }] = await sql<[{ told: number }]>`select coalesce(max(id), 0) as told from outbox`;
  const dictionaries = await shippedTexts();
  let late = 0;
  const system = makeCtx({
    pool: sql,
    dictionaries,
    lang: "en_US",
    clock: () => new Date(Date.now() + late),
    signal: other.portal.signals.signal,
  }, uuid);
  const as = async (userCode: string) =>
    makeCtx({
      pool: sql,
      dictionaries,
      lang: "en_US",
      clock: system.clock,
      signal: other.portal.signals.signal,
      actor: (await loadUser(system, userCode))!,
    }, uuid);
  const technician = await as("store-technician");
  const manager = await as("store-manager");
  const [{ vin }, { vin: second }] = await sql<{ vin: string }[]>`
    select v.vin from vehicles v
    where not exists (select from epc_disabled_vins x where x.vin = v.vin)
    order by v.vin limit 2`.catch(() =>
    sql<{ vin: string }[]>`select vin from vehicles order by vin limit 2`
  ) as never as [
    { vin: string },
    { vin: string },
  ];
  const { orgCode } = (await loadUser(system, "store-manager"))!;
  const { token, serial } = await registerDevice(manager, { serial: "vds-test-01", storeCode: orgCode! });
  const [{ deviceId }] = await sql<[{ deviceId: number }]>`
    select id::int as device_id from vds_devices where serial = ${serial}`;
  /** Looks until a diagnosis is as it should be: results come by another process. */
  const until = async (id: number, is: (found: Awaited<ReturnType<typeof readDiagnosis>>) => boolean) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = await readDiagnosis(technician, id);
      if (is(found)) return found;
      await new Promise((go) => setTimeout(go, 25));
    }
    assert.fail(JSON.stringify(await readDiagnosis(technician, id)));
  };

  await t.step("keeps of a device's token its hash alone, and opens no socket to another one", async () => {
    const rows = await sql<{ row: string }[]>`select d::text as row from vds_devices d`;
    assert.ok(!rows.some(({ row }) => row.includes(token)));
    const foreign = (token.startsWith("A") ? "B" : "A") + token.slice(1);
    await assert.rejects(scriptedAgent({ origin: web.origin, token: foreign, serial, script: () => null }));
  });
  await t.step("is refused while the device is offline", async () => {
    await assertRefused(startDiagnosis(technician, { deviceId, vin }), "vds-device-offline");
  });

  const sheet = await openWorksheet(technician, { vin, complaint: "Battery lamp lit", mileage: 12_000 });
  await assertRefused(
    openWorksheet(manager, { vin, complaint: "Again", mileage: 1 }),
    "worksheet-vehicle-here",
  );
  await assertRefused(beginRepair(technician, { id: sheet.id, version: 9 }), "state-changed");
  const begun = await beginRepair(technician, sheet);

  await using agent = await scriptedAgent({ origin: web.origin, token, serial, script: vehicle(vin) });
  await agent.until((heard) => heard.find(({ type }) => type === "welcome"));
  const { id } = await startDiagnosis(technician, { deviceId, vin });

  await t.step("finds the control units, and stands in the worksheet of the visit", async () => {
    const found = await until(id, ({ found }) => found.length === 2);
    assert.equal(found.worksheetId, sheet.id);
    assert.deepEqual(found.found.map(({ code, state }) => [code, state]), [["BMS", "answers"], [
      "ESC",
      "silent",
    ]]);
  });
  await t.step("refuses a second tester with who holds the vehicle", async () => {
    const refusal = await assertRefused(startDiagnosis(manager, { deviceId, vin }), "vds-vehicle-busy");
    const text = JSON.stringify(refusal);
    assert.ok(text.includes((await readDiagnosis(technician, id)).startedBy), text);
    await assertRefused(startDiagnosis(manager, { deviceId, vin: second }), "vds-device-busy");
  });
  await t.step("reads DTCs with all status bits, and names them by dictionary and failure type", async () => {
    await askReading(technician, { id });
    const { found, currentFaults, historicalFaults } = await until(
      id,
      (one) => one.commands.every(({ state }) => state === "done"),
    );
    assert.deepEqual([currentFaults, historicalFaults], [1, 1]);
    const [bms, esc] = found;
    assert.deepEqual(
      bms!.dtcs.map((dtc) => [dtc.dtcCode, dtc.name, dtc.failureType, dtc.statusByte, dtc.recordState]),
      [
        ["P0A80", "Replace hybrid/EV battery pack", null, 9, "current"],
        ["P0562-16", "System voltage low", "Circuit voltage below threshold", 8, "historical"],
      ],
    );
    assert.deepEqual(esc!.dtcs, []);
  });
  await t.step("shows after a clearing what is gone and what came again", async () => {
    await askClearing(technician, { id, address: "1001" });
    const { found } = await until(id, ({ found }) => found[0]!.dtcsClearedAt !== null);
    assert.deepEqual(found[0]!.dtcs.map(({ dtcCode, clearedAt }) => [dtcCode, clearedAt === null]), [
      ["P0A80", true],
      ["P0562-16", false],
    ]);
  });
  await t.step("takes an answer once, and none that this device was not asked for", async () => {
    const command = agent.heard.find((one) => one.type === "command" && one.kind === "read-dtcs")!;
    // What was asked for last is told to its end first.
    const before = await until(id, ({ commands }) => commands.every(({ answeredAt }) => answeredAt !== null));
    const forged = uuid();
    for (const one of [(command as { id: string }).id, forged]) {
      const acks = agent.heard.filter(({ type }) => type === "ack").length;
      agent.answer({ id: one }, { dtcs: [fault("U0100-87", 0x09)] });
      await agent.until((heard) =>
        heard.filter(({ type }) => type === "ack").length > acks ? true : undefined
      );
    }
    assert.deepEqual(await readDiagnosis(technician, id), before);
  });
  await t.step("tells each step as an event", async () => {
    const rows = await sql<{ type: string }[]>`
      select type from outbox
      where id > ${told} and (type like 'diagnosis.%' or type like 'dtc.%')
      order by id`;
    assert.deepEqual(rows.map(({ type }) => type), ["diagnosis.started", "dtc.read", "dtc.cleared"]);
  });
  await t.step("says truly that a command timed out when nobody answers, and goes on", async () => {
    await using mute = await scriptedAgent({ origin: other.origin, token, serial, script: () => null });
    assert.equal(await agent.closed(), CLOSED.replaced);
    await askScan(technician, { id });
    await mute.until((heard) => heard.find((one) => one.type === "command"));
    late = 61_000;
    assert.equal((await readDiagnosis(technician, id)).commands[0]!.state, "timed-out");
    late = 0;
  });
  await t.step("is called lost when it is ended without its device, and lets the vehicle go", async () => {
    for (let tries = 0; tries < 200; tries++) {
      const [row] = await sql`select from vds_devices where connection_id is null`;
      if (row) break;
      await new Promise((go) => setTimeout(go, 25));
    }
    await assertRefused(endWorksheet(technician, { ...begun, result: "x" }, "finish"), "worksheet-diagnosed");
    await endDiagnosis(technician, { id });
    assert.equal((await readDiagnosis(technician, id)).state, "connection-lost");
    await assertRefused(askScan(technician, { id }), "vds-diagnosis-ended");
    const done = await endWorksheet(technician, {
      id: begun.id,
      version: begun.version,
      result: "Battery replaced",
    }, "finish");
    assert.equal(done.state, "done");
  });
  await t.step("refuses another vehicle than the one that answers", async () => {
    await using wrong = await scriptedAgent({ origin: web.origin, token, serial, script: vehicle(second) });
    await wrong.until((heard) => heard.find(({ type }) => type === "welcome"));
    const { id: next } = await startDiagnosis(technician, { deviceId, vin });
    const { commands } = await until(next, ({ commands }) => commands[0]?.state === "failed");
    assert.equal(commands[0]!.fault, "vehicle-other");
    await endDiagnosis(technician, { id: next });
    assert.equal((await readDiagnosis(technician, next)).state, "cancelled");
  });
  await t.step("closes the socket of a device whose token is revoked", async () => {
    await using gone = await scriptedAgent({ origin: web.origin, token, serial, script: () => null });
    await gone.until((heard) => heard.find(({ type }) => type === "welcome"));
    const [{ version }] = await sql<
      [{ version: number }]
    >`select version from vds_devices where id = ${deviceId}`;
    await revokeDevice(manager, { id: deviceId, version });
    assert.equal(await gone.closed(), CLOSED.replaced);
    await assert.rejects(scriptedAgent({ origin: web.origin, token, serial, script: () => null }));
  });
});
