import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import {
  CLOSED,
  type CommandKind,
  type FromAgent,
  type ToAgent,
} from "@/services/diagnosis/agent_messages.ts";
import { leaveCommand } from "@/services/diagnosis/course/ask_device.ts";
import { rangeOf } from "@/services/diagnosis/course/diagnosis_range.ts";
import { holdRunning } from "@/services/diagnosis/course/hold_diagnosis.ts";
import { readDiagnosis } from "@/services/diagnosis/course/read_diagnosis.ts";
import { endDiagnosis } from "@/services/diagnosis/course/end_diagnosis.ts";
import { startDiagnosis } from "@/services/diagnosis/course/start_diagnosis.ts";
import { stopCommand } from "@/services/diagnosis/course/stop_command.ts";
import { AgentHub } from "@/services/diagnosis/devices/agent_hub.ts";
import { registerDevice, revokeDevice } from "@/services/diagnosis/devices/register_device.ts";
import { deviceOfToken } from "@/services/diagnosis/devices/take_messages.ts";
import { updatesOf } from "@/services/diagnosis/updates/read_updates.ts";
import { demoDatabase } from "../demo_portal.ts";
import { assertRefused } from "../refusal_of.ts";

const ADDRESS = "1001";
/** Of a program: more than an `int` of the database holds. */
const BYTES = 3_000_000_000;

Deno.test("what a device says, and what it does when it is to stop", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async (t) => {
  await using db = await demoDatabase();
  const { sql } = db;
  let wake = (_payload: string | null): void => {};
  const listening = Promise.withResolvers<void>();
  const parts = {
    pool: sql,
    dictionaries: await shippedTexts(),
    lang: "en_US" as const,
    signal: (_channel: string, payload: string) => Promise.resolve(wake(payload)),
  };
  const system = makeCtx(parts, uuid);
  const as = async (account: string) =>
    makeCtx({ ...parts, actor: (await loadUser(system, account))! }, uuid);
  const technician = await as("store-technician"), manager = await as("store-manager");
  const { orgCode } = (await loadUser(system, "store-manager"))!;
  const { token } = await registerDevice(manager, { serial: "VDS-HUB-1", storeCode: orgCode! });
  const device = (await deviceOfToken(system, token))!;
  const [{ vin }] = await sql<[{ vin: string }]>`
    select vin from vehicles where series_code = 'VTE' order by vin limit 1`;
  const hub = new AgentHub({
    ctx: () => system,
    signals: {
      on: (_channel, listener) => {
        wake = listener;
        return () => wake = () => {};
      },
      listening: () => listening.promise,
    },
  });
  const heard: ToAgent[] = [];
  const closed: number[] = [];
  const reader = hub.open(device, {
    send: (text) => void heard.push(JSON.parse(text)),
    close: (code) => void closed.push(code),
  });
  const say = (message: FromAgent) => reader.message(JSON.stringify(message));
  const until = async (is: () => boolean | Promise<boolean>) => {
    for (let tries = 0; tries < 200; tries++) {
      if (await is()) return;
      await new Promise((go) => setTimeout(go, 10));
    }
    assert.fail(JSON.stringify({ heard, closed }));
  };
  const answer = (id: string, data: Record<string, unknown>) =>
    say({ type: "result", id, at: new Date().toISOString(), outcome: { ok: true, data } });
  const isKept = (id: string) => () => heard.some((one) => one.type === "ack" && one.id === id);
  const sent = (kind: CommandKind) =>
    heard.findLast((one) => one.type === "command" && one.kind === kind) as { id: string } | undefined;
  /** Leaves a command; once it was sent, where the device is to know it. */
  const leave = async <K extends Parameters<typeof leaveCommand>[2]>(id: number, kind: K, args: unknown) =>
    await technician.tx(async (tx) =>
      await leaveCommand(
        tx,
        await holdRunning(tx, id),
        kind,
        { vin, address: ADDRESS, ...args as object } as never,
      )
    );
  /** An update of the diagnosis, as the database has it while its device writes; a null moment: while the device was not told yet. */
  const writing = async (id: number, sentAt: Date | null) => {
    const command = uuid();
    await sql`
      insert into vds_commands (id, diagnosis_id, device_id, kind, args, asked_by, asked_at, sent_at, deadline)
      select ${command}, ${id}, ${device.id}, 'update-program', ${
      sql.json({ vin, address: ADDRESS })
    }, u.id, now(),
        ${sentAt}, now() + interval '1 hour'
      from users u where u.user_code = 'store-technician'`;
    await sql`
      with program as (
        insert into software_versions (code, version_text, type_code, names)
        select ${`T-${command}`}, '2.0', code, '{"en_US": "Test"}' from software_types limit 1
        returning id
      )
      insert into vds_updates (diagnosis_id, address, ecu_code, software_id, software_code, from_version, to_version,
        command_id, size, started_by, started_at)
      select ${id}, ${ADDRESS}, 'BMS', t.id, 'T-HUB', '1.0', '2.0', ${command}, ${BYTES}, u.id, now()
      from program t cross join users u where u.user_code = 'store-technician'`;
    return command;
  };
  let last = 0;
  const begin = async () => {
    const { id } = await startDiagnosis(technician, { deviceId: device.id, vin });
    await until(() => sent("scan") !== undefined && !isKept(sent("scan")!.id)());
    const ecu = { name: null, bus: null, negativeCode: null, state: "answers" as const };
    answer(sent("scan")!.id, { vin, ecus: [{ ...ecu, address: ADDRESS, code: "BMS" }] });
    await until(isKept(sent("scan")!.id));
    return id;
  };
  try {
    say({ type: "hello", device: device.serial, version: "1.1.0", unacknowledged: [] });
    await until(() => heard.some(({ type }) => type === "welcome"));
    await t.step("what was asked before the process heard signals is told once it does", async () => {
      const hears = wake;
      wake = () => {};
      const { id } = await startDiagnosis(technician, { deviceId: device.id, vin });
      assert.equal(sent("scan"), undefined);
      wake = hears;
      listening.resolve();
      await until(() => sent("scan") !== undefined);
      answer(sent("scan")!.id, { vin, ecus: [] });
      await until(isKept(sent("scan")!.id));
      await endDiagnosis(technician, { id });
    });
    const id = await begin();

    await t.step("texts that are filled up with zeros are kept, and the socket stays", async () => {
      const command = await leave(id, "read-identification", {});
      const read = { identifier: "F18C", name: "ECU serial number", raw: "", unit: null };
      answer(command, { readings: [{ ...read, value: "S-77\0\0" }] });
      await until(isKept(command));
      const [ecu] = (await readDiagnosis(technician, id)).found;
      assert.equal(ecu!.identification![0]!.value, "S-77\ufffd\ufffd");
      assert.deepEqual(closed, []);
    });
    await t.step("of an answer what its kind has is kept, and nothing else", async () => {
      const command = await leave(id, "run-routine", { identifier: "0203", option: "" });
      answer(command, { result: "00", stopped: false, more: "x".repeat(1000) });
      await until(isKept(command));
      const { commands } = await readDiagnosis(technician, id);
      assert.deepEqual(commands.find((one) => one.id === command)!.outcome, { result: "00", stopped: false });
    });
    await t.step("an update that is stopped before the device took it is over", async () => {
      const command = await writing(id, null);
      await assertRefused(endDiagnosis(technician, { id }), "vds-update-running");
      say({
        type: "progress",
        id: command,
        at: new Date().toISOString(),
        done: 2_500_000_000,
        of: BYTES,
        note: "fetching",
        samples: [],
      });
      await until(async () =>
        (await readDiagnosis(technician, id)).commands.some(({ note }) => note === "fetching")
      );
      await stopCommand(technician, { command });
      const [update] = await updatesOf(technician, id);
      assert.deepEqual([update!.state, update!.errorCode, update!.recoverable], [
        "not-upgraded",
        "stopped",
        false,
      ]);
      const told = await sql<{ type: string }[]>`select type from outbox where type = 'update.failed'`;
      assert.equal(told.length, 1);
    });
    await t.step("what moves something is stopped when its diagnosis ends", async () => {
      const command = await leave(id, "run-routine", { identifier: "0203", option: "" });
      await until(() => sent("run-routine")?.id === command);
      await endDiagnosis(technician, { id });
      await until(() => heard.some((one) => one.type === "stop" && one.id === command));
    });
    await t.step("nothing is taken of a socket that was given up", async () => {
      const next = await begin();
      const command = await leave(next, "read-identification", {});
      await writing(next, new Date());
      last = next;
      const [{ version }] = await sql<
        [{ version: number }]
      >`select version from vds_devices where id = ${device.id}`;
      await revokeDevice(manager, { id: device.id, version });
      await until(() => closed.length > 0);
      answer(command, { readings: [] });
      await hub.stop();
      await new Promise((go) => setTimeout(go, 100));
      const [ecu] = (await readDiagnosis(technician, next)).found;
      assert.equal(ecu!.identification, null);
    });
    await t.step(
      "whose device was revoked has ended, with what that wrote, and its vehicle is free",
      async () => {
        const ended = await readDiagnosis(technician, last);
        assert.equal(ended.state, "connection-lost");
        assert.deepEqual(ended.commands.map(({ state }) => state).filter((state) => state !== "done"), [
          "timed-out",
          "timed-out",
        ]);
        const [update] = await updatesOf(technician, last);
        assert.deepEqual([update!.state, update!.errorCode, update!.recoverable], [
          "failure",
          "connection-lost",
          true,
        ]);
        const told = await sql<{ ended: string }[]>`
        select data ->> 'ended' as ended from outbox where type = 'diagnosis.finished' order by id desc limit 1`;
        assert.deepEqual(told.map(({ ended }) => ended), ["connection-lost"]);
      },
    );
    await t.step("what says more than is taken loses its socket", async () => {
      const gone = closed.length;
      const next = new AgentHub({
        ctx: () => system,
        signals: { on: () => () => {}, listening: () => Promise.resolve() },
      });
      const other = next.open(device, { send: () => {}, close: (code) => void closed.push(code) });
      for (let said = 0; said < 5000; said++) {
        other.message(JSON.stringify({ type: "heartbeat", at: new Date().toISOString(), vehicle: null }));
      }
      assert.deepEqual(closed.slice(gone), [CLOSED.restarting]);
      await new Promise((go) => setTimeout(go, 100));
    });
  } finally {
    await hub.stop();
  }
});

Deno.test("a range of diagnoses that begins on the last day of the calendar ends on it", () => {
  const last = "9999-12-31";
  assert.deepEqual(rangeOf({ from: last, to: null }, "2026-11-26"), { from: last, to: last });
});
