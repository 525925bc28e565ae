import assert from "node:assert/strict";
import fc from "fast-check";
import { decodeRequest } from "@/services/diagnosis/uds/decode_request.ts";
import { decodeResponse } from "@/services/diagnosis/uds/decode_response.ts";
import { dtcNumber, dtcText, recordState, statusBits, statusByte } from "@/services/diagnosis/uds/dtc.ts";
import { encodeRequest, encodeResponse } from "@/services/diagnosis/uds/encode.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";
import { negativeCodeName } from "@/services/diagnosis/uds/negative_codes.ts";
import { extendedRecords, freezeFrames, identifiedData } from "@/services/diagnosis/uds/records.ts";
import { UdsBytesRefused } from "@/services/diagnosis/uds/refused.ts";
import { anyRequest, anyResponse } from "./any_message.ts";

const bytes = (hex: string) => Uint8Array.fromHex(hex.replaceAll(" ", ""));
const none = new Uint8Array();
const quiet = false;

/** The exchanges that ISO 14229-1 prints as examples of its services. */
const EXCHANGES: [asked: string, UdsRequest, answered: string, UdsResponse][] = [
  ["10 02", { service: "diagnosticSessionControl", session: 2, quiet }, "50 02 00 32 01 F4", {
    service: "diagnosticSessionControl",
    session: 2,
    p2: 50,
    p2Star: 5000,
  }],
  ["11 01", { service: "ecuReset", reset: 1, quiet }, "51 01", {
    service: "ecuReset",
    reset: 1,
    powerDownSeconds: null,
  }],
  ["14 FF FF 33", { service: "clearDiagnosticInformation", group: 0xffff33 }, "54", {
    service: "clearDiagnosticInformation",
  }],
  [
    "19 01 08",
    { service: "readDtcInformation", report: "countByStatus", mask: 8, quiet },
    "59 01 2F 01 00 01",
    { service: "readDtcInformation", report: "countByStatus", availability: 0x2f, format: 1, count: 1 },
  ],
  [
    "19 02 84",
    { service: "readDtcInformation", report: "byStatus", mask: 0x84, quiet },
    "59 02 7F 0A 9B 17 24 08 05 11 2F",
    {
      service: "readDtcInformation",
      report: "byStatus",
      availability: 0x7f,
      dtcs: [{ dtc: 0x0a9b17, status: 0x24 }, { dtc: 0x080511, status: 0x2f }],
    },
  ],
  [
    "19 04 12 34 56 02",
    { service: "readDtcInformation", report: "freezeFrame", dtc: 0x123456, record: 2, quiet },
    "59 04 12 34 56 24 02 01 47 11 A6 66 07 50 20",
    {
      service: "readDtcInformation",
      report: "freezeFrame",
      dtc: 0x123456,
      status: 0x24,
      records: bytes("02 01 47 11 A6 66 07 50 20"),
    },
  ],
  [
    "19 06 12 34 56 05",
    { service: "readDtcInformation", report: "extendedData", dtc: 0x123456, record: 5, quiet },
    "59 06 12 34 56 24 05 17 79",
    {
      service: "readDtcInformation",
      report: "extendedData",
      dtc: 0x123456,
      status: 0x24,
      records: bytes("05 17 79"),
    },
  ],
  [
    "22 F1 90",
    { service: "readDataByIdentifier", identifiers: [0xf190] },
    "62 F1 90 57 30 4C 30 30 30 30 34 33 4D 42 35 34 31 33 32 36",
    { service: "readDataByIdentifier", data: bytes("F190 57304C3030303034334D42353431333236") },
  ],
  ["27 01", { service: "securityAccess", level: 1, data: none, quiet }, "67 01 36 57", {
    service: "securityAccess",
    level: 1,
    seed: bytes("3657"),
  }],
  ["27 02 C9 A9", { service: "securityAccess", level: 2, data: bytes("C9A9"), quiet }, "67 02", {
    service: "securityAccess",
    level: 2,
    seed: none,
  }],
  [
    "28 01 02",
    { service: "communicationControl", control: 1, communication: 2, node: null, quiet },
    "68 01",
    { service: "communicationControl", control: 1 },
  ],
  [
    "2E F1 90 57 30 4C 30 30 30 30 34 33 4D 42 35 34 31 33 32 36",
    {
      service: "writeDataByIdentifier",
      identifier: 0xf190,
      data: bytes("57304C3030303034334D42353431333236"),
    },
    "6E F1 90",
    { service: "writeDataByIdentifier", identifier: 0xf190 },
  ],
  [
    "2F 9B 00 03 3C",
    { service: "inputOutputControlByIdentifier", identifier: 0x9b00, control: 3, state: bytes("3C") },
    "6F 9B 00 03 0C",
    { service: "inputOutputControlByIdentifier", identifier: 0x9b00, control: 3, state: bytes("0C") },
  ],
  [
    "31 01 02 01",
    { service: "routineControl", control: 1, routine: 0x0201, data: none, quiet },
    "71 01 02 01 32 33 8F",
    { service: "routineControl", control: 1, routine: 0x0201, data: bytes("32338F") },
  ],
  [
    "34 11 33 60 20 00 00 FF FF",
    {
      service: "requestDownload",
      format: 0x11,
      address: 0x602000,
      size: 0x00ffff,
      addressBytes: 3,
      sizeBytes: 3,
    },
    "74 20 00 81",
    { service: "requestDownload", maxBlock: 0x81, maxBlockBytes: 2 },
  ],
  ["36 01 0A", { service: "transferData", counter: 1, data: bytes("0A") }, "76 01", {
    service: "transferData",
    counter: 1,
    data: none,
  }],
  ["37", { service: "requestTransferExit", data: none }, "77", {
    service: "requestTransferExit",
    data: none,
  }],
  ["3E 80", { service: "testerPresent", quiet: true }, "7E 00", { service: "testerPresent" }],
  ["85 02", { service: "controlDtcSetting", setting: 2, data: none, quiet }, "C5 02", {
    service: "controlDtcSetting",
    setting: 2,
  }],
];

Deno.test("the examples of the standard are written and read as it prints them", () => {
  for (const [asked, request, answered, response] of EXCHANGES) {
    assert.deepEqual(decodeRequest(bytes(asked)), request);
    assert.equal(encodeRequest(request).toHex(), bytes(asked).toHex());
    assert.deepEqual(decodeResponse(bytes(answered)), response);
    assert.equal(encodeResponse(response).toHex(), bytes(answered).toHex());
  }
});

/** Requests that an ECU refuses, with the negative response code. */
const REFUSED: [hex: string, code: number][] = [
  ["", 0x13],
  ["BA 00", 0x11],
  ["10", 0x13],
  ["10 01 00", 0x13],
  ["19 7F 00", 0x12],
  ["19 04 12 34", 0x13],
  ["22", 0x13],
  ["22 F1", 0x13],
  ["27 00", 0x12],
  ["27 02", 0x13],
  ["34 00 00", 0x31],
  ["34 00 88 00", 0x31],
  ["3E 01", 0x12],
];

Deno.test("a request that is none has the code by which ECUs refuse it", () => {
  for (const [hex, code] of REFUSED) {
    assert.throws(
      () => decodeRequest(bytes(hex)),
      (error) => error instanceof UdsBytesRefused && error.code === code,
      hex,
    );
  }
});

Deno.test("what was written is read as it was", () => {
  fc.assert(
    fc.property(anyRequest, (request) => assert.deepEqual(decodeRequest(encodeRequest(request)), request)),
  );
  fc.assert(
    fc.property(
      anyResponse,
      (response) => assert.deepEqual(decodeResponse(encodeResponse(response)), response),
    ),
  );
});

Deno.test("trouble codes are written as SAE J2012 writes them", () => {
  const written: [number, string][] = [
    [0x96a123, "B16A1-23"],
    [0x0a9b17, "P0A9B-17"],
    [0x080511, "P0805-11"],
    [0x403113, "C0031-13"],
    [0xc10087, "U0100-87"],
    [0x3fffff, "P3FFF-FF"],
    [0x000000, "P0000-00"],
  ];
  for (const [dtc, text] of written) {
    assert.equal(dtcText(dtc), text);
    assert.equal(dtcNumber(text), dtc);
  }
  assert.equal(dtcNumber("P0A80"), 0x0a8000);
  for (const wrong of ["", "P4000", "X0A80", "P0A8", "P0A80-1", "p0a80"]) {
    assert.equal(dtcNumber(wrong), null);
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (dtc) => dtcNumber(dtcText(dtc)) === dtc),
  );
});

Deno.test("the eight status bits have their names, and say what is current and what historical", () => {
  assert.deepEqual(statusBits(0xff), [
    "testFailed",
    "testFailedThisOperationCycle",
    "pendingDtc",
    "confirmedDtc",
    "testNotCompletedSinceLastClear",
    "testFailedSinceLastClear",
    "testNotCompletedThisOperationCycle",
    "warningIndicatorRequested",
  ]);
  for (let status = 0; status < 256; status++) assert.equal(statusByte(statusBits(status)), status);
  assert.deepEqual([0x2f, 0x01, 0x28, 0x50, 0x24].map(recordState), [
    "current",
    "current",
    "historical",
    null,
    null,
  ]);
});

Deno.test("negative response codes have the standard's names", () => {
  const names: [number, string][] = [
    [0x10, "generalReject"],
    [0x21, "busyRepeatRequest"],
    [0x31, "requestOutOfRange"],
    [0x33, "securityAccessDenied"],
    [0x78, "requestCorrectlyReceivedResponsePending"],
    [0x7f, "serviceNotSupportedInActiveSession"],
    [0x93, "voltageTooLow"],
    [0x95, "reservedForSpecificConditionsNotCorrect 0x95"],
    [0xf0, "vehicleManufacturerSpecificConditionsNotCorrect 0xF0"],
    [0x01, "isoSaeReserved 0x01"],
  ];
  for (const [code, name] of names) assert.equal(negativeCodeName(code), name);
});

Deno.test("records are taken apart by the lengths that the description gives", () => {
  const lengths: Record<number, number> = { 0x4711: 5, 0xf190: 17, 5: 2 };
  const lengthOf = (identifier: number) => lengths[identifier];
  assert.deepEqual(freezeFrames(bytes("02 01 47 11 A6 66 07 50 20"), lengthOf), [
    { record: 2, values: [{ identifier: 0x4711, data: bytes("A666075020") }] },
  ]);
  assert.deepEqual(extendedRecords(bytes("05 17 79"), lengthOf), [{ record: 5, data: bytes("1779") }]);
  assert.throws(() => identifiedData(bytes("1234 00"), lengthOf), UdsBytesRefused);
  assert.throws(() => identifiedData(bytes("4711 00"), lengthOf), UdsBytesRefused);
});
