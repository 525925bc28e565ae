/** Sub-functions of 19 that ask for trouble codes (ISO 14229-1, table 317). */
export const DTC_REPORTS = {
  countByStatus: 0x01,
  byStatus: 0x02,
  freezeFrame: 0x04,
  extendedData: 0x06,
  supported: 0x0a,
} as const;

/** All trouble codes of an ECU, where a group of them is asked for (annex D.1). */
export const ALL_DTCS = 0xffffff;

/**
 * A request of ISO 14229-1. `quiet` wants no positive answer (suppressPosRspMsgIndicationBit); byte fields are as they travel.
 */
export type UdsRequest =
  | { service: "diagnosticSessionControl"; session: number; quiet: boolean }
  | { service: "ecuReset"; reset: number; quiet: boolean }
  | { service: "clearDiagnosticInformation"; group: number }
  | { service: "readDtcInformation"; report: "countByStatus" | "byStatus"; mask: number; quiet: boolean }
  | { service: "readDtcInformation"; report: "supported"; quiet: boolean }
  | {
    service: "readDtcInformation";
    report: "freezeFrame" | "extendedData";
    dtc: number;
    /** 0xFF asks for all records. */
    record: number;
    quiet: boolean;
  }
  | { service: "readDataByIdentifier"; identifiers: number[] }
  | {
    service: "securityAccess";
    /** Odd asks for a seed, the even one behind it sends the key. */
    level: number;
    data: Uint8Array;
    quiet: boolean;
  }
  | {
    service: "communicationControl";
    control: number;
    communication: number;
    /** Of one node behind a gateway, where control is 4 or 5. */
    node: number | null;
    quiet: boolean;
  }
  | { service: "writeDataByIdentifier"; identifier: number; data: Uint8Array }
  | { service: "inputOutputControlByIdentifier"; identifier: number; control: number; state: Uint8Array }
  | { service: "routineControl"; control: number; routine: number; data: Uint8Array; quiet: boolean }
  | {
    service: "requestDownload";
    /** 0x00: neither compressed nor encrypted. */
    format: number;
    address: number;
    size: number;
    /** Bytes in which the address and the size are written, 1 to 6. */
    addressBytes: number;
    sizeBytes: number;
  }
  | { service: "transferData"; counter: number; data: Uint8Array }
  | { service: "requestTransferExit"; data: Uint8Array }
  | { service: "testerPresent"; quiet: boolean }
  | { service: "controlDtcSetting"; setting: number; data: Uint8Array; quiet: boolean };

/** An answer of ISO 14229-1. */
export type UdsResponse =
  | { service: "negative"; sid: number; code: number }
  | {
    service: "diagnosticSessionControl";
    session: number;
    /** Milliseconds in which the ECU answers, and after a 'response pending'. */
    p2: number;
    p2Star: number;
  }
  | { service: "ecuReset"; reset: number; powerDownSeconds: number | null }
  | { service: "clearDiagnosticInformation" }
  | {
    service: "readDtcInformation";
    report: "countByStatus";
    availability: number;
    format: number;
    count: number;
  }
  | {
    service: "readDtcInformation";
    report: "byStatus" | "supported";
    /** Bits of the status that the ECU keeps at all. */
    availability: number;
    dtcs: { dtc: number; status: number }[];
  }
  | {
    service: "readDtcInformation";
    report: "freezeFrame" | "extendedData";
    dtc: number;
    status: number;
    /** Records one behind the other: their sizes stand in the description of the ECU (records.ts). */
    records: Uint8Array;
  }
  | { service: "readDataByIdentifier"; data: Uint8Array }
  | { service: "securityAccess"; level: number; seed: Uint8Array }
  | { service: "communicationControl"; control: number }
  | { service: "writeDataByIdentifier"; identifier: number }
  | { service: "inputOutputControlByIdentifier"; identifier: number; control: number; state: Uint8Array }
  | { service: "routineControl"; control: number; routine: number; data: Uint8Array }
  | {
    service: "requestDownload";
    /** Largest request of transferData in bytes, its first two among them. */
    maxBlock: number;
    maxBlockBytes: number;
  }
  | { service: "transferData"; counter: number; data: Uint8Array }
  | { service: "requestTransferExit"; data: Uint8Array }
  | { service: "testerPresent" }
  | { service: "controlDtcSetting"; setting: number };
