import assert from "node:assert/strict";
import { crc32 } from "node:zlib";
import { joinCrc32, shiftOf } from "@/edge/join_crc32.ts";

const bytes = new TextEncoder().encode("123456789".repeat(1000));

Deno.test("the checksum of two stretches follows from that of each", () => {
  assert.equal(joinCrc32(crc32("1234"), crc32("56789"), shiftOf(5)), 0xcbf43926);
  for (const length of [0, 1, 2, 8, 31, 256, 8999, 9000]) {
    const [first, second] = [bytes.subarray(0, 9000 - length), bytes.subarray(9000 - length)];
    assert.equal(joinCrc32(crc32(first), crc32(second), shiftOf(length)), crc32(bytes), `${length} bytes`);
  }
});
