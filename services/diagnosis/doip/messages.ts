import { PAYLOAD_TYPES, type PayloadName } from "./codes.ts";

/** A message of DoIP (ISO 13400-2, clause 7). Addresses are logical ones of 16 bits, EID and GID 12 hexadecimal digits in capitals. */
export type DoipMessage =
  | { type: "headerNack"; code: number }
  | { type: "identificationRequest" }
  | { type: "identificationRequestByEid"; eid: string }
  | { type: "identificationRequestByVin"; vin: string }
  | {
    type: "announcement";
    /** Null: none is written into the vehicle yet. */
    vin: string | null;
    logicalAddress: number;
    eid: string;
    gid: string;
    /** 0x00 none; 0x10 routing activation is needed first to learn more. */
    furtherAction: number;
    /** 0x00 VIN and GID are synchronized, 0x10 not yet; null: not told. */
    syncStatus: number | null;
  }
  | {
    type: "activationRequest";
    sourceAddress: number;
    /** 0x00 default, 0x01 required by regulation, 0xE0 central security. */
    activationType: number;
    /** Four bytes of the maker. */
    oem: Uint8Array | null;
  }
  | {
    type: "activationResponse";
    testerAddress: number;
    entityAddress: number;
    code: number;
    oem: Uint8Array | null;
  }
  | { type: "aliveCheckRequest" }
  | { type: "aliveCheckResponse"; sourceAddress: number }
  | { type: "entityStatusRequest" }
  | {
    type: "entityStatusResponse";
    /** 0 gateway, 1 node. */
    nodeType: number;
    maxSockets: number;
    openSockets: number;
    /** Largest payload in bytes that the entity takes; null: not told. */
    maxDataSize: number | null;
  }
  | { type: "powerModeRequest" }
  | { type: "powerModeResponse"; mode: number }
  | { type: "diagnostic"; sourceAddress: number; targetAddress: number; data: Uint8Array }
  | DiagnosticAnswer<"diagnosticAck">
  | DiagnosticAnswer<"diagnosticNack">;

interface DiagnosticAnswer<Type extends string> {
  type: Type;
  sourceAddress: number;
  targetAddress: number;
  code: number;
  /** The message that it answers, or its beginning. */
  previous: Uint8Array;
}

const NAMES = new Map<number, PayloadName>(
  Object.entries(PAYLOAD_TYPES).map(([name, type]) => [type, name as PayloadName]),
);

/** What a payload type carries; undefined for types that the standard reserves. */
export function payloadNameOf(type: number): PayloadName | undefined {
  return NAMES.get(type);
}
