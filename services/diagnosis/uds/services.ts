/** Service identifiers of requests (ISO 14229-1, clause 9 to 15); the positive answer's is 0x40 higher. */
export const SERVICES = {
  diagnosticSessionControl: 0x10,
  ecuReset: 0x11,
  clearDiagnosticInformation: 0x14,
  readDtcInformation: 0x19,
  readDataByIdentifier: 0x22,
  securityAccess: 0x27,
  communicationControl: 0x28,
  writeDataByIdentifier: 0x2e,
  inputOutputControlByIdentifier: 0x2f,
  routineControl: 0x31,
  requestDownload: 0x34,
  transferData: 0x36,
  requestTransferExit: 0x37,
  testerPresent: 0x3e,
  controlDtcSetting: 0x85,
} as const;

export type ServiceName = keyof typeof SERVICES;

/** What is added to the identifier of a service in its positive answer (clause 7.4). */
export const POSITIVE = 0x40;

/** First byte of a negative answer. */
export const NEGATIVE = 0x7f;

/** Bit of a sub-function by which the tester wants no positive answer (clause 8.2.2, suppressPosRspMsgIndicationBit). */
export const SUPPRESS = 0x80;

/** Diagnostic sessions (table 25). */
export const SESSIONS = { default: 0x01, programming: 0x02, extended: 0x03, safetySystem: 0x04 } as const;

/** Kinds of a reset (table 34). */
export const RESETS = { hard: 0x01, keyOffOn: 0x02, soft: 0x03 } as const;

/** What is done with a routine (table 425). */
export const ROUTINE = { start: 0x01, stop: 0x02, results: 0x03 } as const;

/** What is done with an output (annex E.1). */
export const CONTROL = { giveBack: 0x00, toDefault: 0x01, freeze: 0x02, adjust: 0x03 } as const;

/** Identifiers that ISO 14229-1 annex C.1 gives a meaning. */
export const IDENTIFIERS = {
  applicationSoftware: 0xf181,
  sparePartNumber: 0xf187,
  softwareNumber: 0xf188,
  softwareVersion: 0xf189,
  serialNumber: 0xf18c,
  vin: 0xf190,
  hardwareNumber: 0xf191,
  supplierSoftwareVersion: 0xf195,
  activeSession: 0xf186,
} as const;

/** Routines that annex F.1 gives a meaning. */
export const ROUTINES = { eraseMemory: 0xff00, checkDependencies: 0xff01 } as const;

const NAMES = new Map<number, ServiceName>(
  Object.entries(SERVICES).map(([name, sid]) => [sid, name as ServiceName]),
);

/** Name of a service by the first byte of its request; undefined for those not known here. */
export function serviceNameOf(sid: number): ServiceName | undefined {
  return NAMES.get(sid);
}
