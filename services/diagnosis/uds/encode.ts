import { numberBytes } from "./byte_reader.ts";
import { DTC_REPORTS, type UdsRequest, type UdsResponse } from "./messages.ts";
import { NEGATIVE, POSITIVE, SERVICES, SUPPRESS } from "./services.ts";

/** Bytes of a request (ISO 14229-1, clauses 9 to 15). */
export function encodeRequest(request: UdsRequest): Uint8Array {
  const quiet = "quiet" in request && request.quiet ? SUPPRESS : 0;
  const sub = (value: number) => value | quiet;
  return joined(SERVICES[request.service], ...requestFields(request, sub));
}

/** Bytes of a request in pieces: a block of a program, which can be large, is the second one as it is and not copied. */
export function encodeRequestPieces(request: UdsRequest): Uint8Array[] {
  if (request.service !== "transferData") return [encodeRequest(request)];
  return [new Uint8Array([SERVICES.transferData, request.counter]), request.data];
}

/** Bytes of an answer. */
export function encodeResponse(response: UdsResponse): Uint8Array {
  if (response.service === "negative") return joined(NEGATIVE, [response.sid, response.code]);
  return joined(SERVICES[response.service] + POSITIVE, ...responseFields(response));
}

type Fields = [fixed: ArrayLike<number>, tail?: Uint8Array];

function joined(first: number, fixed: ArrayLike<number>, tail: Uint8Array = new Uint8Array()): Uint8Array {
  const bytes = new Uint8Array(1 + fixed.length + tail.length);
  bytes[0] = first;
  bytes.set(fixed, 1);
  bytes.set(tail, 1 + fixed.length);
  return bytes;
}

function requestFields(request: UdsRequest, sub: (value: number) => number): Fields {
  switch (request.service) {
    case "diagnosticSessionControl":
      return [[sub(request.session)]];
    case "ecuReset":
      return [[sub(request.reset)]];
    case "clearDiagnosticInformation":
      return [numberBytes(request.group, 3)];
    case "readDtcInformation":
      return [[sub(DTC_REPORTS[request.report]), ...dtcFields(request)]];
    case "readDataByIdentifier":
      return [request.identifiers.flatMap((identifier) => numberBytes(identifier, 2))];
    case "securityAccess":
      return [[sub(request.level)], request.data];
    case "communicationControl":
      return [[
        sub(request.control),
        request.communication,
        ...(request.node === null ? [] : numberBytes(request.node, 2)),
      ]];
    case "writeDataByIdentifier":
      return [numberBytes(request.identifier, 2), request.data];
    case "inputOutputControlByIdentifier":
      return [[...numberBytes(request.identifier, 2), request.control], request.state];
    case "routineControl":
      return [[sub(request.control), ...numberBytes(request.routine, 2)], request.data];
    case "requestDownload":
      return [[
        request.format,
        request.sizeBytes << 4 | request.addressBytes,
        ...numberBytes(request.address, request.addressBytes),
        ...numberBytes(request.size, request.sizeBytes),
      ]];
    case "transferData":
      return [[request.counter], request.data];
    case "requestTransferExit":
      return [[], request.data];
    case "testerPresent":
      return [[sub(0)]];
    case "controlDtcSetting":
      return [[sub(request.setting)], request.data];
  }
}

function dtcFields(request: Extract<UdsRequest, { service: "readDtcInformation" }>): number[] {
  switch (request.report) {
    case "supported":
      return [];
    case "countByStatus":
    case "byStatus":
      return [request.mask];
    case "freezeFrame":
    case "extendedData":
      return [...numberBytes(request.dtc, 3), request.record];
  }
}

function responseFields(response: Exclude<UdsResponse, { service: "negative" }>): Fields {
  switch (response.service) {
    case "diagnosticSessionControl":
      return [[response.session, ...numberBytes(response.p2, 2), ...numberBytes(response.p2Star / 10, 2)]];
    case "ecuReset":
      return [[response.reset, ...(response.powerDownSeconds === null ? [] : [response.powerDownSeconds])]];
    case "clearDiagnosticInformation":
      return [[]];
    case "readDtcInformation":
      return dtcResponseFields(response);
    case "readDataByIdentifier":
      return [[], response.data];
    case "securityAccess":
      return [[response.level], response.seed];
    case "communicationControl":
      return [[response.control]];
    case "writeDataByIdentifier":
      return [numberBytes(response.identifier, 2)];
    case "inputOutputControlByIdentifier":
      return [[...numberBytes(response.identifier, 2), response.control], response.state];
    case "routineControl":
      return [[response.control, ...numberBytes(response.routine, 2)], response.data];
    case "requestDownload":
      return [[response.maxBlockBytes << 4, ...numberBytes(response.maxBlock, response.maxBlockBytes)]];
    case "transferData":
      return [[response.counter], response.data];
    case "requestTransferExit":
      return [[], response.data];
    case "testerPresent":
      return [[0]];
    case "controlDtcSetting":
      return [[response.setting]];
  }
}

function dtcResponseFields(response: Extract<UdsResponse, { service: "readDtcInformation" }>): Fields {
  const report = DTC_REPORTS[response.report];
  switch (response.report) {
    case "countByStatus":
      return [[report, response.availability, response.format, ...numberBytes(response.count, 2)]];
    case "byStatus":
    case "supported":
      return [[
        report,
        response.availability,
        ...response.dtcs.flatMap(({ dtc, status }) => [...numberBytes(dtc, 3), status]),
      ]];
    case "freezeFrame":
    case "extendedData":
      return [[report, ...numberBytes(response.dtc, 3), response.status], response.records];
  }
}
