import { ByteReader } from "./byte_reader.ts";
import { DTC_REPORTS, type UdsResponse } from "./messages.ts";
import { UdsBytesRefused } from "./refused.ts";
import { NEGATIVE, POSITIVE, type ServiceName, serviceNameOf } from "./services.ts";

/**
 * Reads an answer of ISO 14229-1 as a tester does. Byte fields are views of what was given.
 *
 * @throws UdsBytesRefused and nothing else, whatever the bytes are
 */
export function decodeResponse(bytes: Uint8Array): UdsResponse {
  const reader = new ByteReader(bytes);
  const first = reader.number(1);
  const name = first === NEGATIVE ? "negative" : serviceNameOf(first - POSITIVE);
  if (name === undefined) throw new UdsBytesRefused("service", `answer 0x${first.toString(16)}`);
  const response = READ[name](reader);
  if (reader.left > 0) throw new UdsBytesRefused("length", `${reader.left} bytes too many`);
  return response;
}

const READ: { [Name in ServiceName | "negative"]: (reader: ByteReader) => UdsResponse } = {
  negative: (reader) => ({ service: "negative", sid: reader.number(1), code: reader.number(1) }),
  diagnosticSessionControl: (reader) => ({
    service: "diagnosticSessionControl",
    session: reader.number(1),
    p2: reader.number(2),
    p2Star: reader.number(2) * 10,
  }),
  ecuReset: (reader) => ({
    service: "ecuReset",
    reset: reader.number(1),
    powerDownSeconds: reader.left === 0 ? null : reader.number(1),
  }),
  clearDiagnosticInformation: () => ({ service: "clearDiagnosticInformation" }),
  readDtcInformation: dtcResponseOf,
  readDataByIdentifier: (reader) => {
    if (reader.left < 2) throw new UdsBytesRefused("length", "an identifier wanted");
    return { service: "readDataByIdentifier", data: reader.rest() };
  },
  securityAccess: (reader) => ({ service: "securityAccess", level: reader.number(1), seed: reader.rest() }),
  communicationControl: (reader) => ({ service: "communicationControl", control: reader.number(1) }),
  writeDataByIdentifier: (reader) => ({ service: "writeDataByIdentifier", identifier: reader.number(2) }),
  inputOutputControlByIdentifier: (reader) => ({
    service: "inputOutputControlByIdentifier",
    identifier: reader.number(2),
    control: reader.number(1),
    state: reader.rest(),
  }),
  routineControl: (reader) => ({
    service: "routineControl",
    control: reader.number(1),
    routine: reader.number(2),
    data: reader.rest(),
  }),
  requestDownload: (reader) => {
    const lengths = reader.number(1);
    const maxBlockBytes = lengths >>> 4;
    if ((lengths & 0x0f) !== 0 || maxBlockBytes < 1 || maxBlockBytes > 6) {
      throw new UdsBytesRefused("value", `length format 0x${lengths.toString(16)}`);
    }
    return { service: "requestDownload", maxBlock: reader.number(maxBlockBytes), maxBlockBytes };
  },
  transferData: (reader) => ({ service: "transferData", counter: reader.number(1), data: reader.rest() }),
  requestTransferExit: (reader) => ({ service: "requestTransferExit", data: reader.rest() }),
  testerPresent: (reader) => {
    const sub = reader.number(1);
    if (sub !== 0) throw new UdsBytesRefused("sub-function", `sub-function ${sub}`);
    return { service: "testerPresent" };
  },
  controlDtcSetting: (reader) => ({ service: "controlDtcSetting", setting: reader.number(1) }),
};

function dtcResponseOf(reader: ByteReader): UdsResponse {
  const sub = reader.number(1);
  const service = "readDtcInformation";
  switch (sub) {
    case DTC_REPORTS.countByStatus:
      return {
        service,
        report: "countByStatus",
        availability: reader.number(1),
        format: reader.number(1),
        count: reader.number(2),
      };
    case DTC_REPORTS.byStatus:
    case DTC_REPORTS.supported: {
      const availability = reader.number(1);
      if (reader.left % 4 !== 0) throw new UdsBytesRefused("length", "trouble codes of four bytes wanted");
      const dtcs = Array.from(
        { length: reader.left / 4 },
        () => ({ dtc: reader.number(3), status: reader.number(1) }),
      );
      return { service, report: sub === DTC_REPORTS.byStatus ? "byStatus" : "supported", availability, dtcs };
    }
    case DTC_REPORTS.freezeFrame:
    case DTC_REPORTS.extendedData:
      return {
        service,
        report: sub === DTC_REPORTS.freezeFrame ? "freezeFrame" : "extendedData",
        dtc: reader.number(3),
        status: reader.number(1),
        records: reader.rest(),
      };
    default:
      throw new UdsBytesRefused("sub-function", `report 0x${sub.toString(16)}`);
  }
}
