import { ByteReader } from "./byte_reader.ts";
import { DTC_REPORTS, type UdsRequest } from "./messages.ts";
import { UdsBytesRefused } from "./refused.ts";
import { serviceNameOf, SUPPRESS } from "./services.ts";

type Request<Service> = Extract<UdsRequest, { service: Service }>;

/**
 * Reads a request of ISO 14229-1 as an ECU does. Byte fields are views of what was given.
 *
 * @throws UdsBytesRefused and nothing else, whatever the bytes are; it knows the negative response code
 */
export function decodeRequest(bytes: Uint8Array): UdsRequest {
  const reader = new ByteReader(bytes);
  const sid = reader.number(1);
  const name = serviceNameOf(sid);
  if (name === undefined) throw new UdsBytesRefused("service", `service 0x${sid.toString(16)}`);
  const request = READ[name](reader);
  if (reader.left > 0) throw new UdsBytesRefused("length", `${reader.left} bytes too many`);
  return request;
}

/** The sub-function, and whether a positive answer is not wanted. */
function subFunction(reader: ByteReader): { sub: number; quiet: boolean } {
  const byte = reader.number(1);
  return { sub: byte & ~SUPPRESS, quiet: (byte & SUPPRESS) !== 0 };
}

const READ: { [Name in UdsRequest["service"]]: (reader: ByteReader) => Request<Name> } = {
  diagnosticSessionControl: (reader) => {
    const { sub, quiet } = subFunction(reader);
    return { service: "diagnosticSessionControl", session: sub, quiet };
  },
  ecuReset: (reader) => {
    const { sub, quiet } = subFunction(reader);
    return { service: "ecuReset", reset: sub, quiet };
  },
  clearDiagnosticInformation: (reader) => ({
    service: "clearDiagnosticInformation",
    group: reader.number(3),
  }),
  readDtcInformation: dtcRequestOf,
  readDataByIdentifier: (reader) => {
    if (reader.left === 0 || reader.left % 2 !== 0) {
      throw new UdsBytesRefused("length", "identifiers of two bytes wanted");
    }
    const identifiers = Array.from({ length: reader.left / 2 }, () => reader.number(2));
    return { service: "readDataByIdentifier", identifiers };
  },
  securityAccess: (reader) => {
    const { sub, quiet } = subFunction(reader);
    if (sub === 0 || sub === 0x7f) throw new UdsBytesRefused("sub-function", `level ${sub} is reserved`);
    if (sub % 2 === 0 && reader.left === 0) throw new UdsBytesRefused("length", "a key wanted");
    return { service: "securityAccess", level: sub, data: reader.rest(), quiet };
  },
  communicationControl: (reader) => {
    const { sub, quiet } = subFunction(reader);
    const communication = reader.number(1);
    const node = sub === 4 || sub === 5 ? reader.number(2) : null;
    return { service: "communicationControl", control: sub, communication, node, quiet };
  },
  writeDataByIdentifier: (reader) => {
    const identifier = reader.number(2);
    if (reader.left === 0) throw new UdsBytesRefused("length", "data wanted");
    return { service: "writeDataByIdentifier", identifier, data: reader.rest() };
  },
  inputOutputControlByIdentifier: (reader) => ({
    service: "inputOutputControlByIdentifier",
    identifier: reader.number(2),
    control: reader.number(1),
    state: reader.rest(),
  }),
  routineControl: (reader) => {
    const { sub, quiet } = subFunction(reader);
    const routine = reader.number(2);
    return { service: "routineControl", control: sub, routine, data: reader.rest(), quiet };
  },
  requestDownload: (reader) => {
    const format = reader.number(1);
    const lengths = reader.number(1);
    const sizeBytes = lengths >>> 4;
    const addressBytes = lengths & 0x0f;
    // Six bytes are more than any ECU has, and as many as a number holds exactly.
    if (![sizeBytes, addressBytes].every((bytes) => bytes >= 1 && bytes <= 6)) {
      throw new UdsBytesRefused("value", `address of ${addressBytes} bytes, size of ${sizeBytes}`);
    }
    const address = reader.number(addressBytes);
    return {
      service: "requestDownload",
      format,
      address,
      size: reader.number(sizeBytes),
      addressBytes,
      sizeBytes,
    };
  },
  transferData: (reader) => ({ service: "transferData", counter: reader.number(1), data: reader.rest() }),
  requestTransferExit: (reader) => ({ service: "requestTransferExit", data: reader.rest() }),
  testerPresent: (reader) => {
    const { sub, quiet } = subFunction(reader);
    if (sub !== 0) throw new UdsBytesRefused("sub-function", `sub-function ${sub}`);
    return { service: "testerPresent", quiet };
  },
  controlDtcSetting: (reader) => {
    const { sub, quiet } = subFunction(reader);
    return { service: "controlDtcSetting", setting: sub, data: reader.rest(), quiet };
  },
};

function dtcRequestOf(reader: ByteReader): Request<"readDtcInformation"> {
  const { sub, quiet } = subFunction(reader);
  const service = "readDtcInformation";
  switch (sub) {
    case DTC_REPORTS.countByStatus:
      return { service, report: "countByStatus", mask: reader.number(1), quiet };
    case DTC_REPORTS.byStatus:
      return { service, report: "byStatus", mask: reader.number(1), quiet };
    case DTC_REPORTS.supported:
      return { service, report: "supported", quiet };
    case DTC_REPORTS.freezeFrame:
      return { service, report: "freezeFrame", dtc: reader.number(3), record: reader.number(1), quiet };
    case DTC_REPORTS.extendedData:
      return { service, report: "extendedData", dtc: reader.number(3), record: reader.number(1), quiet };
    default:
      throw new UdsBytesRefused("sub-function", `report 0x${sub.toString(16)}`);
  }
}
