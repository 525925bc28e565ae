import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { crc32 } from "node:zlib";
import { programEcu } from "@/services/diagnosis/agent/program_ecu.ts";
import { DoipConnection } from "@/services/diagnosis/doip/connection.ts";
import { programHead } from "@/services/diagnosis/ecus/program_head.ts";
import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { DEMO_SECRET } from "@/services/diagnosis/vehicle/vehicle.ts";
import { stopOnExit } from "./flash/stop_on_exit.ts";

const BMS = 0x1040;

/** Rate of programming an ECU over DoIP on loopback against the same bytes over bare TCP, each into a process of its own. */
export async function benchFlash(flags: string[]): Promise<void> {
  const { values } = parseArgs({
    args: flags,
    options: {
      megabytes: { type: "string", default: "32" },
      rounds: { type: "string", default: "7" },
      block: { type: "string", default: String(2 * 1024 * 1024) },
    },
  });
  const size = Number(values.megabytes) * 1024 * 1024;
  const image = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(image.subarray(at, at + 65_536));
  image.set(programHead({ code: "BMS", version: "1.5.0" }));
  const checksum = crc32(image);
  // The service and the counter of a request are counted into its block.
  const step = Number(values.block) - 2;
  const sink = await startProgram("bench/flash/bare_sink.ts", [String(size)]);
  const turnSink = await startProgram("bench/flash/bare_sink.ts", [String(step)]);
  const car = await startProgram("vehicle.ts", [
    "--vehicle",
    "VTE@0",
    "--erase-ms",
    "1",
    "--max-block",
    values.block,
  ]);
  const rates: { bare: number; turns: number; flash: number }[] = [];
  // The first round warms all up.
  for (let round = 0; round <= Number(values.rounds); round++) {
    const bare = size / await bareSeconds(sink, image, size) / 1e6;
    const turns = size / await bareSeconds(turnSink, image, step) / 1e6;
    const flash = size / await flashSeconds(car, image, checksum) / 1e6;
    if (round > 0) rates.push({ bare, turns, flash });
  }
  const median = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)]!;
  const bare = median(rates.map((rate) => rate.bare));
  const turns = median(rates.map((rate) => rate.turns));
  const flash = median(rates.map((rate) => rate.flash));
  console.log(
    `${values.megabytes} MB, blocks of ${values.block}, ${rates.length} rounds, load ${
      loadavg()[0]!.toFixed(1)
    }:`,
  );
  const share = (of: number) => `${(flash / of * 100).toFixed(0)} %`;
  console.log(
    `DoIP ${flash.toFixed(0)} MB/s; bare TCP ${bare.toFixed(0)} MB/s: ${share(bare)}; ` +
      `bare TCP with an answer to each block ${turns.toFixed(0)} MB/s: ${share(turns)}`,
  );
  Deno.exit(0);
}

/** Seconds until each piece of so many bytes is answered; an answer is waited for before the next piece goes, as UDS has it. */
async function bareSeconds(port: number, image: Uint8Array, step: number): Promise<number> {
  using conn = await Deno.connect({ hostname: "127.0.0.1", port });
  conn.setNoDelay(true);
  const started = performance.now();
  for (let from = 0; from < image.length; from += step) {
    const piece = image.subarray(from, from + step);
    for (let at = 0; at < piece.length;) at += await conn.write(piece.subarray(at));
    // The last piece is shorter, and not answered when it is.
    if (piece.length === step) await conn.read(new Uint8Array(1));
  }
  return (performance.now() - started) / 1000;
}

/** Seconds from the first block to the last: erasing and checking are not the way's. */
async function flashSeconds(port: number, image: Uint8Array, checksum: number): Promise<number> {
  const connection = await DoipConnection.open({ hostname: "127.0.0.1", port });
  const tester = new UdsTester(connection);
  let started = 0;
  let ended = 0;
  await programEcu(tester, BMS, (seed, level) => securityKey(DEMO_SECRET, seed, level), {
    size: image.length,
    checksum,
    from: (offset) => {
      started = performance.now();
      return [image.subarray(offset)];
    },
    onBlock: () => ended = performance.now(),
  });
  tester.close();
  connection.close();
  return (ended - started) / 1000;
}

/** Starts a program that prints the port on which it listens. */
async function startProgram(path: string, args: string[]): Promise<number> {
  const root = new URL("../", import.meta.url).pathname;
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `--lock=${join(root, "deno.lock")}`, join(root, path), ...args],
    stdout: "piped",
  }).spawn();
  stopOnExit(child);
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (true) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`${path} ended: ${text}`);
    text += value;
    const port = text.match(/ at 127\.0\.0\.1:(\d+)|^at 127\.0\.0\.1:(\d+)/);
    if (port) return Number(port[1] ?? port[2]);
  }
}
