import assert from "node:assert/strict";
import fc from "fast-check";
import {
  ACTIVATION_CODES,
  DIAGNOSTIC_NACKS,
  nameOfCode,
  PAYLOAD_TYPES,
  POWER_MODES,
} from "@/services/diagnosis/doip/codes.ts";
import { decodeDoip, decodeHeader } from "@/services/diagnosis/doip/decode.ts";
import { encodeDiagnosticHead, encodeDoip } from "@/services/diagnosis/doip/encode.ts";
import { FrameReader } from "@/services/diagnosis/doip/frame_reader.ts";
import type { DoipMessage } from "@/services/diagnosis/doip/messages.ts";
import { DoipBytesRefused } from "@/services/diagnosis/doip/refused.ts";
import { anyDoip } from "./any_message.ts";

const bytes = (hex: string) => Uint8Array.fromHex(hex.replaceAll(" ", ""));

/** Written out by hand along the tables of ISO 13400-2. */
const VECTORS: [hex: string, message: DoipMessage][] = [
  ["02FD 0000 00000001 04", { type: "headerNack", code: 4 }],
  ["FF00 0001 00000000", { type: "identificationRequest" }],
  ["02FD 0002 00000006 00E04C680A11", { type: "identificationRequestByEid", eid: "00E04C680A11" }],
  ["02FD 0003 00000011 57304C3030303034334D42353431333236", {
    type: "identificationRequestByVin",
    vin: "W0L000043MB541326",
  }],
  ["02FD 0004 00000021 57304C3030303034334D42353431333236 1000 00E04C680A11 00E04C680A12 00 10", {
    type: "announcement",
    vin: "W0L000043MB541326",
    logicalAddress: 0x1000,
    eid: "00E04C680A11",
    gid: "00E04C680A12",
    furtherAction: 0,
    syncStatus: 0x10,
  }],
  ["02FD 0005 00000007 0E00 00 00000000", {
    type: "activationRequest",
    sourceAddress: 0x0e00,
    activationType: 0,
    oem: null,
  }],
  ["02FD 0006 00000009 0E00 1000 10 00000000", {
    type: "activationResponse",
    testerAddress: 0x0e00,
    entityAddress: 0x1000,
    code: 0x10,
    oem: null,
  }],
  ["02FD 0007 00000000", { type: "aliveCheckRequest" }],
  ["02FD 0008 00000002 0E00", { type: "aliveCheckResponse", sourceAddress: 0x0e00 }],
  ["02FD 4001 00000000", { type: "entityStatusRequest" }],
  ["02FD 4002 00000007 00 03 01 00001000", {
    type: "entityStatusResponse",
    nodeType: 0,
    maxSockets: 3,
    openSockets: 1,
    maxDataSize: 4096,
  }],
  ["02FD 4003 00000000", { type: "powerModeRequest" }],
  ["02FD 4004 00000001 01", { type: "powerModeResponse", mode: 1 }],
  ["02FD 8001 00000007 0E00 1010 22F190", {
    type: "diagnostic",
    sourceAddress: 0x0e00,
    targetAddress: 0x1010,
    data: bytes("22F190"),
  }],
  ["02FD 8002 00000005 1010 0E00 00", {
    type: "diagnosticAck",
    sourceAddress: 0x1010,
    targetAddress: 0x0e00,
    code: 0,
    previous: new Uint8Array(),
  }],
  ["02FD 8003 00000006 1010 0E00 03 22", {
    type: "diagnosticNack",
    sourceAddress: 0x1010,
    targetAddress: 0x0e00,
    code: 3,
    previous: bytes("22"),
  }],
];

Deno.test("every message of DoIP is written and read as the standard lays it out", () => {
  assert.deepEqual(
    new Set(VECTORS.map(([, { type }]) => type)),
    new Set(Object.keys(PAYLOAD_TYPES)),
  );
  for (const [hex, message] of VECTORS) {
    assert.deepEqual(decodeDoip(bytes(hex)), message);
    const version = hex.startsWith("FF") ? 0xff : 0x02;
    assert.deepEqual(encodeDoip(message, version).toHex(), bytes(hex).toHex());
  }
});

/** Bytes, why they are none, and the code of the nack that answers them. */
const REFUSED: [hex: string, reason: string, nack: number | null][] = [
  ["", "length", 4],
  ["02FD 8001 0000", "length", 4],
  ["02FC 0001 00000000", "pattern", 0],
  ["04FB 0001 00000000", "pattern", 0],
  ["FF00 0005 00000007 0E00 00 00000000", "pattern", 0],
  ["02FD 0009 00000000", "unknown-type", 1],
  ["02FD 0007 00000001 00", "length", 4],
  ["02FD 0007 00000001", "length", 4],
  ["02FD 8001 00000004 0E00 1010", "length", 4],
  ["02FD 0005 00000009 0E00 00 00000000 0000", "length", 4],
  ["02FD 0003 00000011 57304C3030303034334D423534313332C3", "value", null],
  ["02FD 0003 00000011 0000000000000000000000000000000000", "value", null],
];

Deno.test("what is no message is refused, with the code that answers it", () => {
  for (const [hex, reason, nack] of REFUSED) {
    assert.throws(() => decodeDoip(bytes(hex)), (error) => {
      assert.ok(error instanceof DoipBytesRefused, hex);
      assert.deepEqual([error.reason, error.nackCode], [reason, nack], hex);
      return true;
    });
  }
  assert.throws(() => decodeHeader(bytes("02FD 8001 00010000"), 4096), { reason: "too-large", nackCode: 2 });
});

Deno.test("a vehicle without a VIN announces itself by 00 or FF", () => {
  for (const none of ["00", "FF"]) {
    const message = decodeDoip(bytes(`02FD 0004 00000020 ${none.repeat(17)} 1000 ${"00".repeat(12)} 00`));
    assert.equal(message.type === "announcement" && message.vin, null);
  }
});

Deno.test("codes have the names of the standard, reserved ones their number", () => {
  assert.equal(nameOfCode(ACTIVATION_CODES, 0x10), "activated");
  assert.equal(nameOfCode(DIAGNOSTIC_NACKS, 0x06), "targetUnreachable");
  assert.equal(nameOfCode(POWER_MODES, 0x7f), "reserved 0x7F");
});

Deno.test("what was written is read as it was", () => {
  fc.assert(fc.property(anyDoip, (message) => {
    assert.deepEqual(decodeDoip(encodeDoip(message)), message);
  }));
});

Deno.test("a stream is cut into the same messages, however it comes", () => {
  fc.assert(fc.property(
    fc.array(anyDoip, { maxLength: 6 }),
    fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
    (messages, sizes) => {
      const all = Uint8Array.from(messages.flatMap((message) => [...encodeDoip(message)]));
      const reader = new FrameReader(1000, () => {});
      const found: DoipMessage[] = [];
      for (let at = 0, turn = 0; at < all.length; turn++) {
        const piece = all.subarray(at, at + sizes[turn % sizes.length]!).subarray(0, reader.space().length);
        reader.space().set(piece);
        found.push(...reader.filled(piece.length));
        at += piece.length;
      }
      assert.deepEqual(found, messages);
    },
  ));
});

Deno.test("the head of a block and its data are the message", () => {
  const data = new Uint8Array(5000).fill(7);
  const whole = encodeDoip({ type: "diagnostic", sourceAddress: 0xe00, targetAddress: 0x1040, data });
  assert.deepEqual(new Uint8Array([...encodeDiagnosticHead(0xe00, 0x1040, data.length), ...data]), whole);
});

Deno.test("a large message is read where it stays, and its place is used again once given back", () => {
  const reader = new FrameReader(1_000_000, () => {});
  const send = (byte: number) => {
    const data = new Uint8Array(200_000).fill(byte);
    const all = encodeDoip({ type: "diagnostic", sourceAddress: 1, targetAddress: 2, data });
    const found: DoipMessage[] = [];
    for (let at = 0; at < all.length;) {
      const piece = all.subarray(at, at + Math.min(70_000, reader.space().length));
      reader.space().set(piece);
      found.push(...reader.filled(piece.length));
      at += piece.length;
    }
    const [message] = found;
    assert.ok(found.length === 1 && message?.type === "diagnostic");
    assert.deepEqual(message.data, data);
    return message.data;
  };
  const first = send(1);
  const second = send(2);
  assert.notEqual(second.buffer, first.buffer);
  assert.equal(first[0], 1, "not given back, it stays as it is");
  reader.giveBack(second);
  assert.equal(send(3).buffer, second.buffer);
});
