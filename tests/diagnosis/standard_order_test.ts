import assert from "node:assert/strict";
import { writeAll } from "@/services/diagnosis/doip/read_messages.ts";
import { DEMO_SECRET } from "@/services/diagnosis/vehicle/vehicle.ts";
import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { runningVehicle } from "./running_vehicle.ts";

// Found by clients of others (docs/diagnosis.md): bytes are written here as they travel, without the portal's own codecs.

const hex = (text: string) => Uint8Array.fromHex(text.replaceAll(" ", ""));

/** A connection that writes bytes and reads whole messages, in hex. */
async function bareConnection(port: number) {
  const conn = await Deno.connect({ hostname: "127.0.0.1", port });
  const take = async (length: number) => {
    const bytes = new Uint8Array(length);
    for (let at = 0; at < length;) {
      const count = await conn.read(bytes.subarray(at));
      if (count === null) return null;
      at += count;
    }
    return bytes;
  };
  const next = async () => {
    const head = await take(8);
    if (head === null) return "closed";
    const payload = await take(new DataView(head.buffer).getUint32(4));
    return payload === null ? "closed" : `${head.subarray(2, 4).toHex()} ${payload.toHex()}`;
  };
  const write = (text: string) => writeAll(conn, hex(text));
  /** The answer of the battery's control unit, behind the acknowledge. */
  const ask = async (data: string) => {
    const length = (hex(data).length + 4).toString(16).padStart(8, "0");
    await write(`02fd8001 ${length} 0e80 1040 ${data}`);
    assert.match(await next(), /^8002 /);
    return await answer();
  };
  const answer = async () => (await next()).replace("8001 10400e80", "");
  const activate = async () => {
    await write("02fd0005 00000007 0e80 00 00000000");
    assert.equal(await next(), "0006 0e8010001000000000");
  };
  return { write, next, ask, answer, activate, [Symbol.dispose]: () => conn.close() };
}

Deno.test("a message of a type that is not known, or too large, is refused, and the connection goes on behind it", async () => {
  using car = await runningVehicle({ maxBlock: 1000 });
  using bare = await bareConnection(car.entity.port);
  await bare.activate();
  await bare.write(`02fd7777 00000003 010203 02fd8001 00018000 ${"ff".repeat(0x18000)}`);
  assert.equal(await bare.next(), "0000 01");
  assert.equal(await bare.next(), "0000 02");
  assert.equal(await bare.ask("3e00"), "7e00");
});

Deno.test("a header that is wrong, and a payload of a wrong length, end the connection", async () => {
  for (const [bytes, code] of [["02fc0005 00000000", "00"], ["02fd0005 00000002 0e80", "04"]] as const) {
    using car = await runningVehicle();
    using bare = await bareConnection(car.entity.port);
    await bare.write(bytes);
    assert.deepEqual([await bare.next(), await bare.next()], [`0000 ${code}`, "closed"]);
  }
});

Deno.test("a service that is not of the session is refused as such before its length is looked at", async () => {
  using car = await runningVehicle();
  using bare = await bareConnection(car.entity.port);
  await bare.activate();
  for (const sid of ["27", "28", "2e", "2f", "31", "34", "36", "37", "85"]) {
    assert.equal(await bare.ask(sid), `7f${sid}7f`);
  }
  assert.equal(await bare.ask("22"), "7f2213");
  assert.equal(await bare.ask("ba"), "7fba11");
  assert.equal((await bare.ask("1003")).slice(0, 4), "5003");
  assert.equal(await bare.ask("27"), "7f2713");
  assert.equal(await bare.ask("285501"), "7f2812");
  assert.equal(await bare.ask("280301"), "6803");
});

Deno.test("who wants no answer and was told to wait is told the end", async () => {
  using car = await runningVehicle({ eraseMilliseconds: 10 });
  using bare = await bareConnection(car.entity.port);
  await bare.activate();
  await bare.ask("1002");
  const seed = hex((await bare.ask("2711")).slice(4));
  await bare.ask(`2712${(await securityKey(DEMO_SECRET, seed, 0x11)).toHex()}`);
  assert.equal(await bare.ask("3181ff00"), "7f3178");
  assert.equal(await bare.answer(), "7101ff0000");
});
