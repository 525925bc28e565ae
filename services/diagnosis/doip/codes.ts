/** UDP and TCP port of DoIP (ISO 13400-2, clause 6, table 38). */
export const DOIP_PORT = 13400;
/** TCP port of DoIP over TLS (ISO 13400-2:2019). */
export const DOIP_TLS_PORT = 3496;

/** Bytes before each payload: version, inverted version, payload type, payload length. */
export const HEADER_BYTES = 8;

/** Protocol versions: of the standard of 2012, of 2019, and the one that requests for identification may carry. */
export const VERSIONS = { iso2012: 0x02, iso2019: 0x03, anyIdentification: 0xff } as const;

/** Payload types by what they carry (ISO 13400-2, table 17). */
export const PAYLOAD_TYPES = {
  headerNack: 0x0000,
  identificationRequest: 0x0001,
  identificationRequestByEid: 0x0002,
  identificationRequestByVin: 0x0003,
  announcement: 0x0004,
  activationRequest: 0x0005,
  activationResponse: 0x0006,
  aliveCheckRequest: 0x0007,
  aliveCheckResponse: 0x0008,
  entityStatusRequest: 0x4001,
  entityStatusResponse: 0x4002,
  powerModeRequest: 0x4003,
  powerModeResponse: 0x4004,
  diagnostic: 0x8001,
  diagnosticAck: 0x8002,
  diagnosticNack: 0x8003,
} as const;

export type PayloadName = keyof typeof PAYLOAD_TYPES;

/** Why a header was not accepted (table 19). */
export const HEADER_NACKS = {
  0x00: "incorrectPatternFormat",
  0x01: "unknownPayloadType",
  0x02: "messageTooLarge",
  0x03: "outOfMemory",
  0x04: "invalidPayloadLength",
} as const;

/** Answers to a request for routing activation (table 25). */
export const ACTIVATION_CODES = {
  0x00: "unknownSourceAddress",
  0x01: "noFreeSocket",
  0x02: "sourceAddressDiffersOnSocket",
  0x03: "sourceAddressInUse",
  0x04: "missingAuthentication",
  0x05: "rejectedConfirmation",
  0x06: "unsupportedActivationType",
  0x07: "encryptedConnectionRequired",
  0x10: "activated",
  0x11: "confirmationRequired",
} as const;

/** Why a diagnostic message was not passed on (table 31). */
export const DIAGNOSTIC_NACKS = {
  0x02: "invalidSourceAddress",
  0x03: "unknownTargetAddress",
  0x04: "diagnosticMessageTooLarge",
  0x05: "outOfMemory",
  0x06: "targetUnreachable",
  0x07: "unknownNetwork",
  0x08: "transportProtocolError",
} as const;

/** State of the vehicle's power (table 36). */
export const POWER_MODES = { 0x00: "notReady", 0x01: "ready", 0x02: "notSupported" } as const;

/** Name of a code in one of the tables above; what the standard reserves is told by its number, `reserved 0x7F`. */
export function nameOfCode(table: Readonly<Record<number, string>>, code: number): string {
  return table[code] ?? `reserved 0x${code.toString(16).toUpperCase().padStart(2, "0")}`;
}
