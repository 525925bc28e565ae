import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import { programEcu, ProgramRefused, restoreFormerProgram } from "@/services/diagnosis/agent/program_ecu.ts";
import { programHead } from "@/services/diagnosis/ecus/program_head.ts";
import { inBlocks } from "@/services/diagnosis/uds/download.ts";
import { NegativeResponse } from "@/services/diagnosis/uds/failed.ts";
import type { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { BMS, demoKey, runningVehicle } from "./running_vehicle.ts";

function programOf(bytes: number, version = "1.5.0", code = "BMS") {
  const image = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at++) image[at] = at * 31 % 251;
  image.set(programHead({ code, version }));
  return { image, size: bytes, checksum: crc32(image), from: (offset: number) => [image.subarray(offset)] };
}

async function versionOf(tester: UdsTester): Promise<string> {
  const { data } = await tester.request(BMS, { service: "readDataByIdentifier", identifiers: [0xf189] });
  return new TextDecoder().decode(data.subarray(2)).trim();
}

Deno.test("an ECU is programmed block by block, and says its new version", async () => {
  using car = await runningVehicle({ maxBlock: 1002 });
  const { tester } = await car.tester();
  const program = programOf(20_500);
  const written: number[] = [];
  await programEcu(tester, BMS, demoKey, { ...program, onBlock: (bytes) => written.push(bytes) });
  assert.equal(written.length, 21);
  assert.equal(written.at(-1), 20_500);
  assert.equal(await versionOf(tester), "1.5.0");
});

Deno.test("blocks that go out in several writes come through as they were", async () => {
  using car = await runningVehicle();
  const { tester } = await car.tester();
  for (const bytes of [128 * 1024, 128 * 1024 + 1, 5_000_001]) {
    const version = String(bytes);
    // The ECU takes a program whose checksum is right.
    await programEcu(tester, BMS, demoKey, programOf(bytes, version));
    assert.equal(await versionOf(tester), version);
  }
});

Deno.test("after the loss of power in the middle the ECU is recoverable, and the transfer goes on where it broke", async () => {
  using car = await runningVehicle({ maxBlock: 1002 });
  const program = programOf(50_000);
  const first = (await car.tester()).tester;
  car.vehicle.faults.arm({ kind: "power-loss", afterBlocks: 20, milliseconds: 150, times: 1 });
  await assert.rejects(programEcu(first, BMS, demoKey, program));
  assert.equal(car.vehicle.ecus[4]!.program.written, 20_000);
  assert.equal(car.entity.isPowered, false);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { tester } = await car.tester();
  // Without a program there is no other session, and what it measured is gone.
  const extended = tester.request(BMS, { service: "diagnosticSessionControl", session: 3, quiet: false });
  await assert.rejects(extended, (error) => error instanceof NegativeResponse && error.code === 0x7e);
  const offsets: number[] = [];
  await programEcu(tester, BMS, demoKey, {
    ...program,
    from: (offset) => (offsets.push(offset), program.from(offset)),
  });
  assert.deepEqual(offsets, [20_000]);
  assert.equal(await versionOf(tester), "1.5.0");
});

Deno.test("a program that broke twenty times is right in the end", async () => {
  using car = await runningVehicle({ maxBlock: 1002, eraseMilliseconds: 1 });
  const program = programOf(64_000);
  car.vehicle.faults.arm({ kind: "power-loss", afterBlocks: 2, milliseconds: 1, times: 20 });
  for (let done = false; !done;) {
    try {
      const { tester } = await car.tester();
      await programEcu(tester, BMS, demoKey, program);
      done = true;
      assert.equal(await versionOf(tester), "1.5.0");
    } catch (error) {
      if (error instanceof ProgramRefused || error instanceof assert.AssertionError) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  assert.deepEqual(car.vehicle.faults.list, [], "power was lost every time");
});

Deno.test("a program that is broken off is taken back to the one before", async () => {
  using car = await runningVehicle({ maxBlock: 1002 });
  const first = (await car.tester()).tester;
  car.vehicle.faults.arm({ kind: "power-loss", afterBlocks: 5, milliseconds: 50, times: 1 });
  await assert.rejects(programEcu(first, BMS, demoKey, programOf(20_000)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { tester } = await car.tester();
  await restoreFormerProgram(tester, BMS, demoKey);
  assert.equal(await versionOf(tester), "1.4.0");
  assert.ok(await tester.request(BMS, { service: "diagnosticSessionControl", session: 3, quiet: false }));
});

Deno.test("a wrong checksum and a program of another ECU are refused, and the ECU can be programmed after", async () => {
  using car = await runningVehicle();
  const { tester } = await car.tester();
  const refused = (reason: string) => (error: unknown) =>
    error instanceof ProgramRefused && error.reason === reason;
  const good = programOf(5000);
  await assert.rejects(programEcu(tester, BMS, demoKey, { ...good, checksum: 1 }), refused("checksum"));
  await restoreFormerProgram(tester, BMS, demoKey);
  await assert.rejects(
    programEcu(tester, BMS, demoKey, programOf(5000, "9.0", "ESC")),
    refused("not-for-this-ecu"),
  );
  await restoreFormerProgram(tester, BMS, demoKey);
  await programEcu(tester, BMS, demoKey, good);
  assert.equal(await versionOf(tester), "1.5.0");
});

Deno.test("a block whose answer is lost is sent again and written once", async () => {
  using car = await runningVehicle({ maxBlock: 1002 });
  const { tester } = await car.tester({ network: 150 });
  car.vehicle.faults.arm({ kind: "drop", service: 0x36, times: 2 });
  await programEcu(tester, BMS, demoKey, programOf(4000));
  assert.equal(await versionOf(tester), "1.5.0");
});

Deno.test("content is cut into blocks however its pieces come", async () => {
  const cut = async (pieces: number[], size: number) => {
    let next = 0;
    const content = pieces.map((length) => Uint8Array.from({ length }, () => next++));
    const blocks: number[][] = [];
    for await (const block of inBlocks(content, size)) blocks.push([...block]);
    return blocks;
  };
  assert.deepEqual(await cut([1, 1, 5, 0, 2], 3), [[0, 1, 2], [3, 4, 5], [6, 7, 8]]);
  assert.deepEqual(await cut([7], 3), [[0, 1, 2], [3, 4, 5], [6]]);
  assert.deepEqual(await cut([], 3), []);
});
