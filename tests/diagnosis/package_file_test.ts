import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { downloadZip } from "client-zip";
import { crc32 } from "node:zlib";
import {
  PackageUnreadable,
  PROGRAM_ENTRY,
  readFrom,
  unpackProgram,
} from "@/services/diagnosis/agent/package_file.ts";

const image = Uint8Array.from({ length: 3_000_000 }, (_, at) => at * 7 % 253);

async function unpacked(bytes: Uint8Array) {
  const folder = await Deno.makeTempDir();
  await Deno.writeFile(`${folder}/package`, bytes);
  return await unpackProgram(`${folder}/package`, `${folder}/program`);
}
const zip = async (name = PROGRAM_ENTRY) =>
  new Uint8Array(
    await downloadZip([{ name: "readme.txt", input: "hello" }, { name, input: image }]).arrayBuffer(),
  );

Deno.test("the program of a package is unpacked whole, and read from any byte on", async () => {
  const { path, size, checksum } = await unpacked(await zip());
  assert.deepEqual([size, checksum], [image.length, crc32(image)]);
  const rest = await Array.fromAsync(readFrom(path, 2_999_000));
  assert.deepEqual(Buffer.concat(rest), Buffer.from(image.subarray(2_999_000)));
});

Deno.test("what is no package of a program is refused, whatever its bytes", async () => {
  const good = await zip();
  const changed = (at: number, value: number) => good.with(at, value) as Uint8Array;
  const entryAt = good.lastIndexOf(0x50, good.length - 23);
  for (
    const bytes of [
      new Uint8Array(),
      new Uint8Array(1000),
      await zip("other.bin"),
      good.subarray(0, good.length - 5),
      changed(1_000_000, good[1_000_000]! ^ 1),
      changed(entryAt + 10, 99),
      good.subarray(1000),
    ]
  ) await assert.rejects(unpacked(bytes), PackageUnreadable);
});
