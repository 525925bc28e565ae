import fc from "fast-check";
import type { DoipMessage } from "@/services/diagnosis/doip/messages.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";

const u = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 });
const data = (minLength = 0) => fc.uint8Array({ minLength, maxLength: 40 });
const oem = fc.option(fc.uint8Array({ minLength: 4, maxLength: 4 }));
const hex6 = fc.uint8Array({ minLength: 6, maxLength: 6 }).map((bytes) => bytes.toHex().toUpperCase());
const vin = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/);
const is = <const Text extends string>(text: Text) => fc.constant(text);
const answer = { sourceAddress: u(16), targetAddress: u(16), code: u(8), previous: data() };

/** Any message of DoIP. */
export const anyDoip: fc.Arbitrary<DoipMessage> = fc.oneof(
  fc.record({ type: is("headerNack"), code: u(8) }),
  fc.record({ type: is("identificationRequest") }),
  fc.record({ type: is("identificationRequestByEid"), eid: hex6 }),
  fc.record({ type: is("identificationRequestByVin"), vin }),
  fc.record({
    type: is("announcement"),
    vin: fc.option(vin),
    logicalAddress: u(16),
    eid: hex6,
    gid: hex6,
    furtherAction: u(8),
    syncStatus: fc.option(u(8)),
  }),
  fc.record({ type: is("activationRequest"), sourceAddress: u(16), activationType: u(8), oem }),
  fc.record({
    type: is("activationResponse"),
    testerAddress: u(16),
    entityAddress: u(16),
    code: u(8),
    oem,
  }),
  fc.record({ type: is("aliveCheckRequest") }),
  fc.record({ type: is("aliveCheckResponse"), sourceAddress: u(16) }),
  fc.record({ type: is("entityStatusRequest") }),
  fc.record({
    type: is("entityStatusResponse"),
    nodeType: u(8),
    maxSockets: u(8),
    openSockets: u(8),
    maxDataSize: fc.option(u(32)),
  }),
  fc.record({ type: is("powerModeRequest") }),
  fc.record({ type: is("powerModeResponse"), mode: u(8) }),
  fc.record({ type: is("diagnostic"), sourceAddress: u(16), targetAddress: u(16), data: data(1) }),
  fc.record({ type: is("diagnosticAck"), ...answer }),
  fc.record({ type: is("diagnosticNack"), ...answer }),
).map((message) => ({ ...message }));

const quiet = fc.boolean();
const dtcRequest = is("readDtcInformation");

/** Any request of UDS. */
export const anyRequest: fc.Arbitrary<UdsRequest> = fc.oneof(
  fc.record({ service: is("diagnosticSessionControl"), session: u(7), quiet }),
  fc.record({ service: is("ecuReset"), reset: u(7), quiet }),
  fc.record({ service: is("clearDiagnosticInformation"), group: u(24) }),
  fc.record({ service: dtcRequest, report: fc.constantFrom("countByStatus", "byStatus"), mask: u(8), quiet }),
  fc.record({ service: dtcRequest, report: is("supported"), quiet }),
  fc.record({
    service: dtcRequest,
    report: fc.constantFrom("freezeFrame", "extendedData"),
    dtc: u(24),
    record: u(8),
    quiet,
  }),
  fc.record({
    service: is("readDataByIdentifier"),
    identifiers: fc.array(u(16), { minLength: 1, maxLength: 8 }),
  }),
  fc.record({
    service: is("securityAccess"),
    level: fc.integer({ min: 1, max: 0x7e }),
    data: data(1),
    quiet,
  }),
  fc.record({
    service: is("communicationControl"),
    control: fc.integer({ min: 0, max: 3 }),
    communication: u(8),
    node: fc.constant(null),
    quiet,
  }),
  fc.record({
    service: is("communicationControl"),
    control: fc.integer({ min: 4, max: 5 }),
    communication: u(8),
    node: u(16),
    quiet,
  }),
  fc.record({ service: is("writeDataByIdentifier"), identifier: u(16), data: data(1) }),
  fc.record({
    service: is("inputOutputControlByIdentifier"),
    identifier: u(16),
    control: u(8),
    state: data(),
  }),
  fc.record({ service: is("routineControl"), control: u(7), routine: u(16), data: data(), quiet }),
  fc.record({
    service: is("requestDownload"),
    format: u(8),
    address: u(32),
    size: u(32),
    addressBytes: fc.integer({ min: 4, max: 6 }),
    sizeBytes: fc.integer({ min: 4, max: 6 }),
  }),
  fc.record({ service: is("transferData"), counter: u(8), data: data() }),
  fc.record({ service: is("requestTransferExit"), data: data() }),
  fc.record({ service: is("testerPresent"), quiet }),
  fc.record({ service: is("controlDtcSetting"), setting: u(7), data: data(), quiet }),
).map((request) => ({ ...request }));

/** Any answer of UDS. */
export const anyResponse: fc.Arbitrary<UdsResponse> = fc.oneof(
  fc.record({ service: is("negative"), sid: u(8), code: u(8) }),
  fc.record({
    service: is("diagnosticSessionControl"),
    session: u(8),
    p2: u(16),
    p2Star: u(16).map((tens) => tens * 10),
  }),
  fc.record({ service: is("ecuReset"), reset: u(8), powerDownSeconds: fc.option(u(8)) }),
  fc.record({ service: is("clearDiagnosticInformation") }),
  fc.record({
    service: dtcRequest,
    report: is("countByStatus"),
    availability: u(8),
    format: u(8),
    count: u(16),
  }),
  fc.record({
    service: dtcRequest,
    report: fc.constantFrom("byStatus", "supported"),
    availability: u(8),
    dtcs: fc.array(fc.record({ dtc: u(24), status: u(8) }, { noNullPrototype: true })),
  }),
  fc.record({
    service: dtcRequest,
    report: fc.constantFrom("freezeFrame", "extendedData"),
    dtc: u(24),
    status: u(8),
    records: data(),
  }),
  fc.record({ service: is("readDataByIdentifier"), data: data(2) }),
  fc.record({ service: is("securityAccess"), level: u(8), seed: data() }),
  fc.record({ service: is("communicationControl"), control: u(8) }),
  fc.record({ service: is("writeDataByIdentifier"), identifier: u(16) }),
  fc.record({
    service: is("inputOutputControlByIdentifier"),
    identifier: u(16),
    control: u(8),
    state: data(),
  }),
  fc.record({ service: is("routineControl"), control: u(8), routine: u(16), data: data() }),
  fc.record({
    service: is("requestDownload"),
    maxBlock: u(32),
    maxBlockBytes: fc.integer({ min: 4, max: 6 }),
  }),
  fc.record({ service: is("transferData"), counter: u(8), data: data() }),
  fc.record({ service: is("requestTransferExit"), data: data() }),
  fc.record({ service: is("testerPresent") }),
  fc.record({ service: is("controlDtcSetting"), setting: u(8) }),
).map((response) => ({ ...response }));
