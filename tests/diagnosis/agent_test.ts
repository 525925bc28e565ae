import assert from "node:assert/strict";
import type { z } from "zod";
import { Agent, TokenRevoked } from "@/services/diagnosis/agent/agent.ts";
import { agentOptions, AgentOptionsRefused } from "@/services/diagnosis/agent/agent_options.ts";
import { Journal } from "@/services/diagnosis/agent/journal.ts";
import { Packages } from "@/services/diagnosis/agent/packages.ts";
import { readResult } from "@/services/diagnosis/agent/result.ts";
import { VehicleLink } from "@/services/diagnosis/agent/vehicle_link.ts";
import { type CommandKind, COMMANDS } from "@/services/diagnosis/agent_messages.ts";
import { demoKey, runningVehicle, VIN } from "./running_vehicle.ts";
import { scriptedPortal } from "./scripted_portal.ts";

type Portal = ReturnType<typeof scriptedPortal>;

/** An agent between a portal and a vehicle; its disk is the given folder, or one of its own. */
async function runningAgent(portal: string, port: number, { token = "right", folder = "" } = {}) {
  folder ||= await Deno.makeTempDir();
  const stop = new AbortController();
  const link = new VehicleLink(
    { hostname: "127.0.0.1", port, timers: { connect: 1000 } },
    { p2: 50, network: 400 },
  );
  const lines: string[] = [];
  const agent = new Agent({
    portal,
    token,
    device: "VDS-0001",
    version: "1.0.0",
    journal: await Journal.open(folder, readResult),
    link,
    keyOf: demoKey,
    packages: new Packages({ folder: `${folder}/packages`, portal, token, verifyingKeys: [] }),
    log: (line) => lines.push(line),
    firstWait: 20,
    longestWait: 100,
    welcomeWithin: 1000,
  });
  const ran = agent.run(stop.signal);
  return {
    folder,
    lines,
    ran,
    async [Symbol.asyncDispose]() {
      stop.abort();
      await ran.catch(() => {});
      await link.close();
    },
  };
}

/** Data of a command's result, held to the schema of its kind. */
async function done<Kind extends CommandKind>(
  portal: Portal,
  kind: Kind,
  args: Record<string, unknown>,
): Promise<z.infer<(typeof COMMANDS)[Kind]["data"]>> {
  const id = portal.command(kind, args);
  const { outcome } = await portal.heard("result", (result) => result.id === id);
  portal.say({ type: "ack", id });
  assert.ok(outcome.ok, JSON.stringify(outcome));
  return COMMANDS[kind].data.parse(outcome.data) as z.infer<(typeof COMMANDS)[Kind]["data"]>;
}

async function faultOf(portal: Portal, id: string) {
  const { outcome } = await portal.heard("result", (result) => result.id === id);
  assert.ok(!outcome.ok);
  return outcome.fault;
}

Deno.test("an agent identifies, scans, reads, clears and watches, in the words of the contract", async () => {
  using car = await runningVehicle({ conditions: ["weak-cell"] });
  const portal = scriptedPortal();
  await using _agent = await runningAgent(portal.address, car.entity.port);
  await portal.heard(
    "hello",
    ({ device, unacknowledged }) => device === "VDS-0001" && unacknowledged.length === 0,
  );
  assert.deepEqual(await done(portal, "identify", {}), { vin: VIN });
  const { ecus } = await done(portal, "scan", { vin: VIN });
  assert.deepEqual(
    ecus.map(({ code, state }) => `${code} ${state}`),
    ["GW", "VCU", "MCU", "ESC", "BMS", "BCM", "SRS"].map((code) => `${code} answers`),
  );
  const bms = { vin: VIN, address: "1040" };
  const identified = await done(portal, "read-identification", bms);
  assert.deepEqual(identified.readings.map(({ value }) => value), [
    VIN,
    "BMSR1900001",
    "1.4.0",
    "1.4.0",
    "BMS-HW02",
  ]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { dtcs } = await done(portal, "read-dtcs", bms);
  assert.deepEqual(dtcs.map(({ dtcCode, statusByte }) => [dtcCode, statusByte]), [["P0A7F-00", 0xaf]]);
  const frozen = Object.fromEntries(
    dtcs[0]!.freezeFrames[0]!.readings.map(({ name, value }) => [name, value]),
  );
  assert.equal(frozen["Number of the lowest cell"], 47);
  assert.equal(frozen.Mileage, 41_870);
  assert.deepEqual(dtcs[0]!.extended[0]!.readings[0]!.value, 1);
  const { readings: [cell] } = await done(portal, "read-data", { ...bms, identifiers: ["0405"] });
  assert.deepEqual(cell, {
    identifier: "0405",
    name: "Number of the lowest cell",
    raw: "2F",
    value: 47,
    unit: null,
  });
  car.vehicle.conditions.delete("weak-cell");
  const cleared = await done(portal, "clear-dtcs", bms);
  assert.deepEqual([cleared.before.length, cleared.after.length], [1, 0]);
  const watch = { ...bms, identifiers: ["0400", "0403"], everyMs: 100, seconds: 60 };
  const id = portal.command("watch-data", watch);
  await portal.heard("progress", (progress) => progress.id === id && progress.done === 3);
  portal.say({ type: "stop", id });
  const { outcome } = await portal.heard("result", (result) => result.id === id);
  assert.ok(outcome.ok && Number(outcome.data.samples) >= 3);
  await portal.heard("heartbeat", ({ vehicle }) => vehicle === VIN);
  await portal.close();
});

Deno.test("a portal that takes the connection and says nothing is away, and asked again", async () => {
  using car = await runningVehicle();
  const silent = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const taken: Deno.Conn[] = [];
  const second = (async () => {
    for await (const visitor of silent) if (taken.push(visitor) === 2) return;
  })();
  {
    await using agent = await runningAgent(`ws://127.0.0.1:${silent.addr.port}`, car.entity.port);
    await second;
    assert.match(agent.lines[0]!, /^portal away \(1006\), again in/);
  }
  for (const visitor of taken) visitor.close();
});

Deno.test("a routine runs to its end or is stopped, an actuator is given back whatever happens", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal();
  await using _agent = await runningAgent(portal.address, car.entity.port);
  await portal.heard("hello");
  const ran = await done(portal, "run-routine", {
    vin: VIN,
    address: "1040",
    identifier: "0305",
    option: "",
  });
  assert.deepEqual(ran, { result: "00", stopped: false });
  const routine = portal.command("run-routine", {
    vin: VIN,
    address: "1030",
    identifier: "0304",
    option: "",
  });
  await portal.heard("begun", ({ id }) => id === routine);
  await new Promise((resolve) => setTimeout(resolve, 300));
  portal.say({ type: "stop", id: routine });
  const stopped = await portal.heard("result", ({ id }) => id === routine);
  assert.deepEqual(stopped.outcome, { ok: true, data: { result: "02", stopped: true } });
  const fan = { vin: VIN, address: "1040", identifier: "0B40", state: "01", seconds: 30 };
  const actuator = portal.command("test-actuator", fan);
  const bms = car.vehicle.ecus[4]!;
  while (!bms.outputs.has(0x0b40)) await new Promise((resolve) => setTimeout(resolve, 10));
  portal.say({ type: "stop", id: actuator });
  const given = await portal.heard("result", ({ id }) => id === actuator);
  assert.deepEqual(given.outcome, { ok: true, data: { stopped: true } });
  assert.deepEqual([bms.outputs.size, bms.session], [0, 1]);
  await portal.close();
});

Deno.test("what fails is told by the contract's codes", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal();
  await using _agent = await runningAgent(portal.address, car.entity.port);
  await portal.heard("hello");
  const at = { vin: VIN, address: "1040" };
  const ask = async (kind: string, args: Record<string, unknown>, options = {}) =>
    await faultOf(portal, portal.command(kind, args, options));
  assert.equal((await ask("read-dtcs", { ...at, vin: VIN.replace("1", "2") })).code, "vehicle-other");
  assert.equal((await ask("read-dtcs", { ...at, address: "1077" })).code, "ecu-silent");
  assert.equal((await ask("identify", {}, { seconds: -1 })).code, "deadline-passed");
  assert.equal((await ask("read-data", at)).code, "unknown-command");
  assert.equal((await ask("sing", {})).code, "unknown-command");
  const { code, negativeCode } = await ask("read-data", { ...at, identifiers: ["7777"] });
  assert.deepEqual([code, negativeCode], ["negative-response", "requestOutOfRange"]);
  car.vehicle.faults.arm({ kind: "disconnect", service: 0x19, times: 1 });
  assert.equal((await ask("read-dtcs", at)).code, "connection-lost");
  assert.deepEqual(await done(portal, "identify", {}), { vin: VIN }, "the next one opens the way again");
  car.entity.losePower(10_000);
  assert.match((await ask("identify", {})).code, /^(vehicle-unreachable|connection-lost)$/);
  await portal.close();
});

Deno.test("a command that comes again is answered by the kept result and not done again", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal();
  await using agent = await runningAgent(portal.address, car.entity.port);
  await portal.heard("hello");
  const args = { vin: VIN, address: "1030" };
  const id = portal.command("clear-dtcs", args);
  portal.command("clear-dtcs", args, { id });
  const first = await portal.heard("result", (result) => result.id === id);
  const heard = portal.said.length;
  portal.command("clear-dtcs", args, { id, seconds: -5 });
  const again = await portal.heard("result", (result) => result.id === id, heard);
  assert.deepEqual(again, first);
  assert.equal(portal.said.filter((message) => message.type === "begun").length, 1);
  portal.say({ type: "ack", id });
  while ([...Deno.readDirSync(agent.folder)].length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await portal.close();
});

Deno.test("a result outlives a cut connection, and the end of the agent", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal();
  const folder = await Deno.makeTempDir();
  const id = crypto.randomUUID();
  {
    await using _agent = await runningAgent(portal.address, car.entity.port, { folder });
    await portal.heard("hello");
    portal.command("identify", {}, { id });
    await portal.heard("result");
    const heard = portal.said.length;
    portal.cut();
    await portal.heard("hello", ({ unacknowledged }) => unacknowledged.includes(id), heard);
    await portal.heard("result", (result) => result.id === id, heard);
  }
  const heard = portal.said.length;
  await using _agent = await runningAgent(portal.address, car.entity.port, { folder });
  await portal.heard("hello", ({ unacknowledged }) => unacknowledged.includes(id), heard);
  await portal.heard("result", (result) => result.id === id, heard);
  await portal.close();
});

Deno.test("a command that the agent's end broke off is told as failed and not begun again", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal();
  const folder = await Deno.makeTempDir();
  const id = crypto.randomUUID();
  await (await Journal.open(folder, readResult)).begin(id, true);
  await Deno.writeTextFile(`${folder}/torn.json`, '{"id":');
  await using _agent = await runningAgent(portal.address, car.entity.port, { folder });
  assert.equal((await faultOf(portal, id)).code, "agent-failed");
  const heard = portal.said.length;
  portal.command("identify", {}, { id });
  await portal.heard("result", (result) => result.id === id && !result.outcome.ok, heard);
  assert.ok(!portal.said.some(({ type }) => type === "begun"));
  assert.ok([...Deno.readDirSync(folder)].some(({ name }) => name === "torn.json.unreadable"));
  await portal.close();
});

Deno.test("deadlines are of the portal's clock, and a newer agent is announced", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal({ clockAhead: -3_600_000, latestVersion: "1.2.0" });
  await using agent = await runningAgent(portal.address, car.entity.port);
  await portal.heard("heartbeat");
  // By the machine's own clock its deadline is an hour over.
  assert.deepEqual(await done(portal, "identify", {}), { vin: VIN });
  assert.ok(agent.lines.some((line) => line.includes("1.2.0")));
  await portal.close();
});

Deno.test("a revoked token ends the agent, a portal that is away does not", async () => {
  const portal = scriptedPortal();
  await using refused = await runningAgent(portal.address, 1, { token: "wrong" });
  await assert.rejects(refused.ran, TokenRevoked);
  await portal.close();
  await using away = await runningAgent("ws://127.0.0.1:1", 1);
  while (away.lines.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  assert.match(away.lines[2]!, /portal away/);
});

Deno.test("options that cannot be used are refused by name", () => {
  const good = ["--portal", "wss://tis.example.com", "--token", "t", "--vehicle", "192.0.2.7"];
  const read = (args: string[]) => agentOptions(args, () => undefined);
  assert.deepEqual(read(["--", ...good])?.vehicle, { hostname: "192.0.2.7", port: 13400 });
  assert.deepEqual(read([...good, "--tls", "ca.pem"])?.vehicle, { hostname: "192.0.2.7", port: 3496 });
  assert.equal(read(["--help"]), null);
  for (
    const [wrong, name] of [[good.slice(2), /--portal/], [good.slice(0, 4), /--vehicle/], [
      [...good, "--x"],
      /--x/,
    ]] as const
  ) {
    assert.throws(
      () => read([...wrong]),
      (error) => error instanceof AgentOptionsRefused && name.test(error.message),
    );
  }
  const env = (name: string) => name === "VDS_TOKEN" ? "of-environment" : undefined;
  assert.equal(agentOptions(good.toSpliced(2, 2), env)?.token, "of-environment");
  assert.throws(() => read([...good, "--key", "AAAA"]), /--key/);
});

Deno.test("what is sampled while the portal is away is told once it is back, and nothing of it is missing", async () => {
  using car = await runningVehicle();
  const portal = scriptedPortal();
  await using _agent = await runningAgent(portal.address, car.entity.port);
  await portal.heard("hello");
  const watched = { vin: VIN, address: "1040", identifiers: ["0400"], everyMs: 100, seconds: 2 };
  const id = portal.command("watch-data", watched);
  await portal.heard("progress", (one) => one.id === id && one.done >= 3);
  const before = portal.said.length;
  portal.cut();
  await portal.heard("hello", () => true, before);
  const { outcome } = await portal.heard("result", (one) => one.id === id);
  assert.ok(outcome.ok, JSON.stringify(outcome));
  // As the portal keeps them: by their place, however often they are told.
  const places = portal.said.flatMap((one) =>
    one.type === "progress" && one.id === id
      ? one.samples.map((_, index) => one.done - one.samples.length + index + 1)
      : []
  );
  const { samples } = COMMANDS["watch-data"].data.parse(outcome.data);
  assert.deepEqual(
    [...new Set(places)].sort((a, b) => a - b),
    Array.from({ length: samples }, (_, at) => at + 1),
  );
  assert.ok(places.filter((place) => place === 1).length === 2, "told again");
  portal.say({ type: "ack", id });
  const told = portal.said.length;
  portal.cut();
  await portal.heard("hello", () => true, told);
  await portal.heard("heartbeat", () => true, told);
  assert.ok(!portal.said.slice(told).some((one) => one.type === "progress"), "not once it is acknowledged");
  await portal.close();
});
