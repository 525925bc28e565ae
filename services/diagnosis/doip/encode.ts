import { HEADER_BYTES, PAYLOAD_TYPES, VERSIONS } from "./codes.ts";
import type { DoipMessage } from "./messages.ts";

const NONE = new Uint8Array();

/** Bytes of a message of DoIP (ISO 13400-2, clause 7). Requests for identification may carry the version 0xFF. */
export function encodeDoip(message: DoipMessage, version: number = VERSIONS.iso2012): Uint8Array {
  const [fixed, tail] = payloadOf(message);
  const bytes = new Uint8Array(HEADER_BYTES + fixed.length + tail.length);
  writeHeader(bytes, version, PAYLOAD_TYPES[message.type], fixed.length + tail.length);
  bytes.set(fixed, HEADER_BYTES);
  bytes.set(tail, HEADER_BYTES + fixed.length);
  return bytes;
}

/**
 * What goes before the data of a diagnostic message: large blocks of a program are sent behind it as they are, without being
 * copied once more.
 */
export function encodeDiagnosticHead(
  sourceAddress: number,
  targetAddress: number,
  dataBytes: number,
  version: number = VERSIONS.iso2012,
): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + 4);
  writeHeader(bytes, version, PAYLOAD_TYPES.diagnostic, 4 + dataBytes);
  bytes.set([...u16(sourceAddress), ...u16(targetAddress)], HEADER_BYTES);
  return bytes;
}

function writeHeader(bytes: Uint8Array, version: number, type: number, length: number): void {
  bytes.set([version, version ^ 0xff, ...u16(type), ...u32(length)]);
}

const u16 = (value: number) => [value >> 8 & 0xff, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value)];
const vin = (text: string) => new TextEncoder().encode(text);

/** Four bytes that the standard reserves. */
const RESERVED = [0, 0, 0, 0];

/** The fields of a payload, and what stands behind them as it is. */
function payloadOf(message: DoipMessage): [fixed: ArrayLike<number>, tail: Uint8Array] {
  switch (message.type) {
    case "headerNack":
      return [[message.code], NONE];
    case "identificationRequest":
    case "aliveCheckRequest":
    case "entityStatusRequest":
    case "powerModeRequest":
      return [[], NONE];
    case "identificationRequestByEid":
      return [Uint8Array.fromHex(message.eid), NONE];
    case "identificationRequestByVin":
      return [vin(message.vin), NONE];
    case "announcement":
      return [[
        ...(message.vin === null ? new Uint8Array(17).fill(0xff) : vin(message.vin)),
        ...u16(message.logicalAddress),
        ...Uint8Array.fromHex(message.eid + message.gid),
        message.furtherAction,
        ...(message.syncStatus === null ? [] : [message.syncStatus]),
      ], NONE];
    case "activationRequest":
      return [
        [...u16(message.sourceAddress), message.activationType, ...RESERVED],
        message.oem ?? NONE,
      ];
    case "activationResponse":
      return [
        [...u16(message.testerAddress), ...u16(message.entityAddress), message.code, ...RESERVED],
        message.oem ?? NONE,
      ];
    case "aliveCheckResponse":
      return [u16(message.sourceAddress), NONE];
    case "entityStatusResponse":
      return [[
        message.nodeType,
        message.maxSockets,
        message.openSockets,
        ...(message.maxDataSize === null ? [] : u32(message.maxDataSize)),
      ], NONE];
    case "powerModeResponse":
      return [[message.mode], NONE];
    case "diagnostic":
      return [[...u16(message.sourceAddress), ...u16(message.targetAddress)], message.data];
    case "diagnosticAck":
    case "diagnosticNack":
      return [
        [...u16(message.sourceAddress), ...u16(message.targetAddress), message.code],
        message.previous,
      ];
  }
}
