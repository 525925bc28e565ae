import assert from "node:assert/strict";
import { DoipConnection } from "@/services/diagnosis/doip/connection.ts";
import { discoverVehicles } from "@/services/diagnosis/doip/discover.ts";
import { DoipFailed } from "@/services/diagnosis/doip/failed.ts";
import { SERIES_CODES } from "@/services/diagnosis/ecus/ecus.ts";
import { SIGNALS, valueOf } from "@/services/diagnosis/ecus/signals.ts";
import { dtcText, statusBits } from "@/services/diagnosis/uds/dtc.ts";
import { NegativeResponse, UdsFailed } from "@/services/diagnosis/uds/failed.ts";
import { freezeFrames } from "@/services/diagnosis/uds/records.ts";
import type { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { unlock } from "@/services/diagnosis/uds/unlock.ts";
import { Vehicle } from "@/services/diagnosis/vehicle/vehicle.ts";
import { BMS, demoKey, GATEWAY, runningVehicle, VIN } from "./running_vehicle.ts";

const read = (tester: UdsTester, address: number, identifier: number) =>
  tester.request(address, { service: "readDataByIdentifier", identifiers: [identifier] });

const session = (tester: UdsTester, address: number, to: number) =>
  tester.request(address, { service: "diagnosticSessionControl", session: to, quiet: false });

async function troubles(tester: UdsTester, address: number): Promise<[string, number][]> {
  const answer = await tester.request(address, {
    service: "readDtcInformation",
    report: "byStatus",
    mask: 0xff,
    quiet: false,
  });
  return answer.report === "byStatus" ? answer.dtcs.map(({ dtc, status }) => [dtcText(dtc), status]) : [];
}

const refusedBy = (code: number) => (error: unknown) =>
  error instanceof NegativeResponse && error.code === code;

/** The tests of trouble codes complete within this after a start or a clearing. */
const tested = () => new Promise((resolve) => setTimeout(resolve, 700));

Deno.test("a vehicle is found by UDP, by its VIN and by its EID, and not by others'", async () => {
  using car = await runningVehicle();
  const ask = (only?: { vin: string } | { eid: string }) =>
    discoverVehicles({ hostname: "127.0.0.1", port: car.entity.port, only, milliseconds: 300 });
  const [found] = await ask();
  assert.deepEqual([found?.vin, found?.logicalAddress], [VIN, 0x1000]);
  assert.equal((await ask({ vin: VIN })).length, 1);
  assert.equal((await ask({ eid: found!.eid })).length, 1);
  assert.equal((await ask({ vin: VIN.replace("1", "2") })).length, 0);
});

Deno.test("a weak cell shows in voltage, temperature, trouble code and freeze frame alike", async () => {
  using car = await runningVehicle({ conditions: ["weak-cell"] });
  const { tester } = await car.tester();
  await tested();
  const value = async (name: "cellVoltageMin" | "cellVoltageMax" | "cellTemperatureMax" | "weakestCell") =>
    valueOf(SIGNALS[name], (await read(tester, BMS, SIGNALS[name].identifier)).data.subarray(2));
  assert.ok(await value("cellVoltageMax") - await value("cellVoltageMin") > 0.25);
  assert.ok(await value("cellTemperatureMax") > 33);
  assert.equal(await value("weakestCell"), 47);
  const [[code, status]] = await troubles(tester, BMS) as [[string, number]];
  assert.equal(code, "P0A7F-00");
  assert.deepEqual(statusBits(status), [
    "testFailed",
    "testFailedThisOperationCycle",
    "pendingDtc",
    "confirmedDtc",
    "testFailedSinceLastClear",
    "warningIndicatorRequested",
  ]);
  const answer = await tester.request(BMS, {
    service: "readDtcInformation",
    report: "freezeFrame",
    dtc: 0x0a7f00,
    record: 0xff,
    quiet: false,
  });
  const bytes = Object.fromEntries(Object.values(SIGNALS).map((signal) => [signal.identifier, signal.bytes]));
  const [frame] = freezeFrames("records" in answer ? answer.records : new Uint8Array(), (id) => bytes[id]);
  const frozen = (name: keyof typeof SIGNALS) =>
    valueOf(
      SIGNALS[name],
      frame!.values.find(({ identifier }) => identifier === SIGNALS[name].identifier)!.data,
    );
  assert.ok(frozen("cellVoltageMax") - frozen("cellVoltageMin") > 0.25);
  assert.ok(frozen("cellTemperatureMax") > 33);
});

Deno.test("a cleared code comes back while its fault is there, and stays away when it is mended", async () => {
  using car = await runningVehicle({ conditions: ["weak-cell"] });
  const { tester } = await car.tester();
  await tested();
  const clear = () => tester.request(BMS, { service: "clearDiagnosticInformation", group: 0xffffff });
  const status = async () => (await troubles(tester, BMS)).find(([code]) => code === "P0A7F-00")?.[1];
  assert.equal(await status(), 0xaf);
  await clear();
  assert.equal(await status(), 0x50);
  await tested();
  assert.equal(await status(), 0xaf);
  car.vehicle.conditions.delete("weak-cell");
  assert.equal(await status(), 0xae, "confirmed, not there now");
  await clear();
  await tested();
  assert.equal(await status(), undefined, "tested and well");
});

Deno.test("sets of ECUs differ by what drives the series", () => {
  const codes = (seriesCode: string) =>
    new Vehicle({ vin: VIN, seriesCode }).ecus.map(({ design }) => design.code).join(" ");
  assert.equal(codes("VTE"), "GW VCU MCU ESC BMS BCM SRS");
  assert.equal(codes("VM5"), "GW ECM MCU ESC BMS BCM SRS");
  assert.equal(codes("HPO"), "GW ECM ESC IBS BCM SRS");
  assert.equal(SERIES_CODES.length, 12);
  assert.throws(() => new Vehicle({ vin: VIN, seriesCode: "XXX" }), RangeError);
});

Deno.test("coding wants the extended session and security access, and stays within its values", async () => {
  using car = await runningVehicle({ securityPause: 300 });
  const { tester } = await car.tester();
  const write = (value: number) =>
    tester.request(GATEWAY, {
      service: "writeDataByIdentifier",
      identifier: 0x0a00,
      data: new Uint8Array([value]),
    });
  await assert.rejects(write(1), refusedBy(0x7f));
  await session(tester, GATEWAY, 3);
  await assert.rejects(write(1), refusedBy(0x33));
  const wrong = () => unlock(tester, GATEWAY, 1, () => new Uint8Array(4));
  await assert.rejects(wrong(), refusedBy(0x35));
  await assert.rejects(wrong(), refusedBy(0x35));
  await assert.rejects(wrong(), refusedBy(0x36));
  await assert.rejects(unlock(tester, GATEWAY, 1, demoKey), refusedBy(0x37));
  await new Promise((resolve) => setTimeout(resolve, 350));
  await unlock(tester, GATEWAY, 1, demoKey);
  await assert.rejects(write(2), refusedBy(0x31));
  await write(1);
  assert.deepEqual([...(await read(tester, GATEWAY, 0x0a00)).data], [0x0a, 0x00, 1]);
});

Deno.test("an actuator is not moved while the vehicle moves", async () => {
  using car = await runningVehicle({ conditions: ["moving"] });
  const { tester } = await car.tester();
  await session(tester, BMS, 3);
  const fan = (control: number, state: number[]) =>
    tester.request(BMS, {
      service: "inputOutputControlByIdentifier",
      identifier: 0x0b40,
      control,
      state: new Uint8Array(state),
    });
  await assert.rejects(fan(3, [1]), refusedBy(0x88));
  car.vehicle.conditions.delete("moving");
  assert.deepEqual([...(await fan(3, [1])).state], [1]);
  assert.deepEqual([...(await fan(0, [])).state], [0]);
});

Deno.test("a session is kept by 'tester present', and ends without it", async () => {
  using car = await runningVehicle({ s3: 250 });
  const { tester } = await car.tester({ s3: 80 });
  const active = async () => (await read(tester, BMS, 0xf186)).data[2];
  await session(tester, BMS, 3);
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(await active(), 3);
  tester.close();
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.equal(await active(), 1);
});

Deno.test("a request that is dropped runs into P2, and the next one is answered", async () => {
  using car = await runningVehicle();
  const { tester } = await car.tester({ p2: 50, network: 200 });
  car.vehicle.faults.arm({ kind: "drop", ecu: "BMS", service: 0x22, times: 1 });
  await assert.rejects(
    read(tester, BMS, 0xf190),
    (error) => error instanceof UdsFailed && error.failure === "p2",
  );
  assert.ok(await read(tester, BMS, 0xf190));
});

Deno.test("a late answer is not taken for the answer to the next request", async () => {
  using car = await runningVehicle();
  const { tester } = await car.tester({ p2: 50, network: 150 });
  car.vehicle.faults.arm({ kind: "delay", ecu: "BMS", milliseconds: 350, times: 1 });
  await assert.rejects(read(tester, BMS, 0xf190), UdsFailed);
  const patient = new Promise((resolve) => setTimeout(resolve, 60));
  await patient;
  const { session: reached } = await session(tester, BMS, 3).catch(() => session(tester, BMS, 3));
  assert.equal(reached, 3);
});

Deno.test("'response pending' is counted and waited for, a busy ECU asked again, both within bounds", async () => {
  using car = await runningVehicle({ eraseMilliseconds: 700 });
  const { tester } = await car.tester({ busyWait: 10, maxBusy: 3 });
  await session(tester, BMS, 2);
  await unlock(tester, BMS, 0x11, demoKey);
  await tester.request(BMS, {
    service: "routineControl",
    control: 1,
    routine: 0xff00,
    data: new Uint8Array(),
    quiet: false,
  });
  assert.equal(tester.pendingCount, 4);
  car.vehicle.faults.arm({ kind: "negative", ecu: "GW", code: 0x21, times: 2 });
  assert.ok(await read(tester, GATEWAY, 0xf190));
  assert.equal(tester.busyCount, 2);
  car.vehicle.faults.arm({ kind: "negative", ecu: "GW", code: 0x21, times: 100 });
  await assert.rejects(
    read(tester, GATEWAY, 0xf190),
    (error) => error instanceof UdsFailed && error.failure === "still-busy",
  );
  car.vehicle.faults.clear();
  car.vehicle.faults.arm({ kind: "negative", ecu: "GW", code: 0x78, times: 1 });
  const impatient = (await car.tester({ p2Star: 50, network: 100 }, { sourceAddress: 0x0e01 })).tester;
  await assert.rejects(
    read(impatient, GATEWAY, 0xf190),
    (error) => error instanceof UdsFailed && error.failure === "p2-star",
  );
});

Deno.test("a negative answer on demand is told by the standard's name", async () => {
  using car = await runningVehicle();
  const { tester } = await car.tester();
  car.vehicle.faults.arm({ kind: "negative", ecu: "BMS", service: 0x22, code: 0x22, times: 1 });
  await assert.rejects(
    read(tester, BMS, 0xf190),
    (error) => error instanceof NegativeResponse && error.codeName === "conditionsNotCorrect",
  );
});

Deno.test("a cut connection is told at once to whoever waits", async () => {
  using car = await runningVehicle();
  const { tester, connection } = await car.tester();
  car.vehicle.faults.arm({ kind: "disconnect", times: 1 });
  await assert.rejects(
    read(tester, BMS, 0xf190),
    (error) => error instanceof DoipFailed && error.failure === "closed",
  );
  assert.equal((await connection.closed).failure, "closed");
  await assert.rejects(read(tester, BMS, 0xf190), DoipFailed);
});

Deno.test("low voltage is a trouble code, and no program is erased with it", async () => {
  using car = await runningVehicle({ conditions: ["voltage-low"] });
  const { tester } = await car.tester();
  await tested();
  assert.ok((await troubles(tester, GATEWAY)).some(([code, status]) => code === "P0562-00" && status & 1));
  await session(tester, BMS, 2);
  await unlock(tester, BMS, 0x11, demoKey);
  const erase = tester.request(BMS, {
    service: "routineControl",
    control: 1,
    routine: 0xff00,
    data: new Uint8Array(),
    quiet: false,
  });
  await assert.rejects(erase, refusedBy(0x93));
});

Deno.test("an ECU that is not there is refused by the gateway", async () => {
  using car = await runningVehicle();
  const { tester } = await car.tester();
  await assert.rejects(
    read(tester, 0x1077, 0xf190),
    (error) => error instanceof DoipFailed && error.failure === "message-refused" && error.code === 3,
  );
});

Deno.test("activation is refused to strange addresses, to a second of the same address, and to one too many", async () => {
  using car = await runningVehicle({}, { maxSockets: 2 });
  const open = (sourceAddress: number) =>
    DoipConnection.open({ hostname: "127.0.0.1", port: car.entity.port, sourceAddress });
  const refused = (code: number) => (error: unknown) =>
    error instanceof DoipFailed && error.failure === "activation-refused" && error.code === code;
  await assert.rejects(open(0x0123), refused(0x00));
  await car.tester({}, { sourceAddress: 0x0e00 });
  // The first one answers the check whether it is alive, so its address is taken.
  await assert.rejects(open(0x0e00), refused(0x03));
  await car.tester({}, { sourceAddress: 0x0e01 });
  await assert.rejects(open(0x0e02), refused(0x01));
});

Deno.test("a socket that does not activate is closed, and so is one that speaks no DoIP", async () => {
  using car = await runningVehicle({}, { initialInactivity: 100 });
  using silent = await Deno.connect({ hostname: "127.0.0.1", port: car.entity.port });
  assert.equal(await silent.read(new Uint8Array(9)), null);
  // One that waits: on a busy machine the first closes before anything was said.
  using patient = await runningVehicle();
  using wrong = await Deno.connect({ hostname: "127.0.0.1", port: patient.entity.port });
  await wrong.write(new TextEncoder().encode("GET / HTTP/1.1\r\n\r\n"));
  const answer = new Uint8Array(9);
  await wrong.read(answer);
  assert.equal(answer.toHex(), "02fd00000000000100");
  assert.equal(await wrong.read(answer), null);
});

Deno.test("several vehicles in one process do not know each other", async () => {
  using one = await runningVehicle({ conditions: ["weak-cell"] });
  using other = await runningVehicle({ seriesCode: "OLU", vin: VIN.replace("1", "2") });
  await tested();
  const first = (await one.tester()).tester;
  const second = (await other.tester()).tester;
  assert.ok((await troubles(first, BMS)).some(([, status]) => status & 1));
  assert.ok((await troubles(second, BMS)).every(([, status]) => !(status & 1)));
  const entity = (await one.tester({}, { sourceAddress: 0x0e05 })).connection;
  assert.deepEqual([(await entity.entityStatus()).openSockets, await entity.powerMode()], [2, 1]);
});
