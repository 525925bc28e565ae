import { ByteReader } from "./byte_reader.ts";
import { HEADER_BYTES, type PayloadName, VERSIONS } from "./codes.ts";
import { type DoipMessage, payloadNameOf } from "./messages.ts";
import { DoipBytesRefused } from "./refused.ts";

interface DoipHeader {
  version: number;
  type: number;
  /** Bytes of the payload. */
  length: number;
}

/**
 * Reads the eight bytes before a payload (ISO 13400-2, clause 7.2, table 16).
 *
 * @param largest bytes that a payload may have
 * @throws DoipBytesRefused, in the order in which the standard wants them checked: pattern, type, size
 */
export function decodeHeader(bytes: Uint8Array, largest = 0xffffffff): DoipHeader {
  const reader = new ByteReader(bytes.subarray(0, HEADER_BYTES));
  const version = reader.u8();
  if ((version ^ reader.u8()) !== 0xff) {
    throw new DoipBytesRefused("pattern", "inverted version does not match");
  }
  const type = reader.u16();
  const name = payloadNameOf(type);
  const isKnown = version === VERSIONS.iso2012 || version === VERSIONS.iso2019 ||
    (version === VERSIONS.anyIdentification && (name?.startsWith("identification") ?? false));
  if (!isKnown) throw new DoipBytesRefused("pattern", `protocol version ${version}`);
  const length = reader.u32();
  if (name === undefined) {
    throw new DoipBytesRefused("unknown-type", `payload type 0x${type.toString(16)}`, length);
  }
  if (length > largest) {
    throw new DoipBytesRefused("too-large", `payload of ${length} bytes, ${largest} allowed`, length);
  }
  return { version, type, length };
}

/**
 * Reads one whole message. Byte fields are views of what was given, no copies.
 *
 * @throws DoipBytesRefused and nothing else, whatever the bytes are
 */
export function decodeDoip(bytes: Uint8Array): DoipMessage {
  const { type, length } = decodeHeader(bytes);
  if (bytes.length !== HEADER_BYTES + length) {
    throw new DoipBytesRefused("length", `${length} bytes announced, ${bytes.length - HEADER_BYTES} there`);
  }
  return decodePayload(type, bytes.subarray(HEADER_BYTES));
}

/** Reads the payload of a message whose header is read. @throws DoipBytesRefused */
export function decodePayload(type: number, payload: Uint8Array): DoipMessage {
  const name = payloadNameOf(type);
  if (name === undefined) throw new DoipBytesRefused("unknown-type", `payload type 0x${type.toString(16)}`);
  const reader = new ByteReader(payload);
  const message = READ[name](reader);
  if (reader.left > 0) throw new DoipBytesRefused("length", `${reader.left} bytes too many`);
  return message;
}

/** The last four bytes, which the maker may use or leave away. */
const oemOf = (reader: ByteReader) => reader.left === 0 ? null : reader.take(4);

const READ: { [Name in PayloadName]: (reader: ByteReader) => DoipMessage } = {
  headerNack: (reader) => ({ type: "headerNack", code: reader.u8() }),
  identificationRequest: () => ({ type: "identificationRequest" }),
  identificationRequestByEid: (reader) => ({ type: "identificationRequestByEid", eid: reader.hex(6) }),
  identificationRequestByVin: (reader) => {
    const vin = reader.vin();
    if (vin === null) throw new DoipBytesRefused("value", "no VIN to ask for");
    return { type: "identificationRequestByVin", vin };
  },
  announcement: (reader) => ({
    type: "announcement",
    vin: reader.vin(),
    logicalAddress: reader.u16(),
    eid: reader.hex(6),
    gid: reader.hex(6),
    furtherAction: reader.u8(),
    syncStatus: reader.left === 0 ? null : reader.u8(),
  }),
  activationRequest: (reader) => {
    const sourceAddress = reader.u16();
    const activationType = reader.u8();
    reader.take(4); // Reserved by the standard: whoever receives them looks past them.
    return { type: "activationRequest", sourceAddress, activationType, oem: oemOf(reader) };
  },
  activationResponse: (reader) => {
    const testerAddress = reader.u16();
    const entityAddress = reader.u16();
    const code = reader.u8();
    reader.take(4);
    return { type: "activationResponse", testerAddress, entityAddress, code, oem: oemOf(reader) };
  },
  aliveCheckRequest: () => ({ type: "aliveCheckRequest" }),
  aliveCheckResponse: (reader) => ({ type: "aliveCheckResponse", sourceAddress: reader.u16() }),
  entityStatusRequest: () => ({ type: "entityStatusRequest" }),
  entityStatusResponse: (reader) => ({
    type: "entityStatusResponse",
    nodeType: reader.u8(),
    maxSockets: reader.u8(),
    openSockets: reader.u8(),
    maxDataSize: reader.left === 0 ? null : reader.u32(),
  }),
  powerModeRequest: () => ({ type: "powerModeRequest" }),
  powerModeResponse: (reader) => ({ type: "powerModeResponse", mode: reader.u8() }),
  diagnostic: (reader) => {
    const addresses = { sourceAddress: reader.u16(), targetAddress: reader.u16() };
    if (reader.left === 0) throw new DoipBytesRefused("length", "a diagnostic message without data");
    return { type: "diagnostic", ...addresses, data: reader.rest() };
  },
  diagnosticAck: (reader) => ({ type: "diagnosticAck", ...answerOf(reader) }),
  diagnosticNack: (reader) => ({ type: "diagnosticNack", ...answerOf(reader) }),
};

function answerOf(reader: ByteReader) {
  return {
    sourceAddress: reader.u16(),
    targetAddress: reader.u16(),
    code: reader.u8(),
    previous: reader.rest(),
  };
}
