import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { decodeRequest } from "@/services/diagnosis/uds/decode_request.ts";
import { encodeResponse } from "@/services/diagnosis/uds/encode.ts";
import type { UdsRequest, UdsResponse } from "@/services/diagnosis/uds/messages.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import { UdsBytesRefused } from "@/services/diagnosis/uds/refused.ts";
import { serviceNameOf, SESSIONS } from "@/services/diagnosis/uds/services.ts";
import { answerDtcs } from "./answer_dtcs.ts";
import { answerData } from "./answer_data.ts";
import { answerProgramming } from "./answer_programming.ts";
import { answerRoutine } from "./answer_routine.ts";
import { DtcMemory } from "./dtc_memory.ts";
import type { EcuParts, Surroundings } from "./ecu_parts.ts";
import { MONITORS } from "./monitors.ts";
import { ProgramMemory } from "./program_memory.ts";
import { Refuse } from "./refuse.ts";
import { Security } from "./security.ts";

const { default: DEFAULT, programming: PROGRAMMING, extended: EXTENDED } = SESSIONS;

/** Milliseconds after the clearing or the start of a cycle in which tests complete. */
const TEST_MILLISECONDS = 600;

/** The last of the controls of communication that the standard knows. */
const ENHANCED_RX_AND_TX = 0x05;

/** What works in the default session, and what in the programming session. The extended session knows all but transfers. */
const IN_DEFAULT = [
  "diagnosticSessionControl",
  "ecuReset",
  "clearDiagnosticInformation",
  "readDtcInformation",
  "readDataByIdentifier",
  "testerPresent",
];
const ONLY_PROGRAMMING = ["requestDownload", "transferData", "requestTransferExit"];
const IN_PROGRAMMING = [
  ...ONLY_PROGRAMMING,
  "diagnosticSessionControl",
  "ecuReset",
  "readDataByIdentifier",
  "securityAccess",
  "routineControl",
  "testerPresent",
];

/** A control unit: its session, security, fault memory, outputs, codings and program. */
export class Ecu implements EcuParts {
  readonly dtcs: DtcMemory;
  readonly program: ProgramMemory;
  readonly security: Security;
  readonly codings = new Map<number, number>();
  readonly outputs = new Map<number, Uint8Array>();
  readonly routines = new Map<number, number>();
  session: number = DEFAULT;
  #heard = 0;
  #testsFrom = 0;
  #dtcSetting = true;

  constructor(readonly design: EcuDesign, readonly around: Surroundings) {
    this.dtcs = new DtcMemory(design.faults);
    this.program = new ProgramMemory(design.code, design.software);
    this.security = new Security(around.secret, around.securityPause);
    for (const { identifier, start } of design.codings) this.codings.set(identifier, start);
  }

  /**
   * Answers a request; null where none is wanted.
   *
   * @param pending sends 'response pending' while the work goes on
   * @param functional sent to all ECUs: those to which it means nothing keep silent
   */
  async answer(bytes: Uint8Array, pending: () => void, functional = false): Promise<Uint8Array | null> {
    this.#endSession();
    this.#heard = performance.now();
    const sid = bytes[0] ?? 0;
    let isPending = false;
    try {
      // Before the length and the sub-function are looked at (ISO 14229-1, order of negative responses).
      this.#requireSession(sid);
      const request = decodeRequest(bytes);
      const response = await this.#respond(request, () => {
        isPending = true;
        pending();
      });
      // Whoever was told to wait is told the end as well.
      const isQuiet = "quiet" in request && request.quiet && !isPending;
      return isQuiet ? null : encodeResponse(response);
    } catch (error) {
      if (!(error instanceof Refuse || error instanceof UdsBytesRefused)) throw error;
      const silent: number[] = [0x11, 0x12, 0x31, 0x7e, 0x7f];
      if (functional && silent.includes(error.code)) return null;
      return encodeResponse({ service: "negative", sid, code: error.code });
    } finally {
      this.#heard = performance.now();
    }
  }

  /** Runs the tests of the trouble codes on what is measured now. */
  runTests(): void {
    if (!this.#dtcSetting || performance.now() - this.#testsFrom < TEST_MILLISECONDS) return;
    const values = this.around.measure();
    this.dtcs.observe((code) => MONITORS[code]?.(values) ?? false, values);
  }

  clearDtcs(group: number): boolean {
    this.#testsFrom = performance.now();
    return this.dtcs.clear(group);
  }

  /** Without power, or reset: whatever is not kept is gone. */
  restart(): void {
    this.#leaveSession(this.program.isValid ? DEFAULT : PROGRAMMING);
    this.program.powerLost();
    this.dtcs.nextCycle();
    this.#testsFrom = performance.now();
  }

  #leaveSession(to: number): void {
    this.session = to;
    this.security.lock();
    this.outputs.clear();
    this.#dtcSetting = true;
  }

  #endSession(): void {
    const silent = performance.now() - this.#heard > this.around.s3;
    if (silent && this.session !== DEFAULT && this.program.isValid) this.#leaveSession(DEFAULT);
  }

  #requireSession(sid: number): void {
    const service = serviceNameOf(sid);
    if (service === undefined) return;
    const works = this.session === DEFAULT
      ? IN_DEFAULT.includes(service)
      : this.session === PROGRAMMING
      ? IN_PROGRAMMING.includes(service)
      : !ONLY_PROGRAMMING.includes(service);
    if (!works) throw new Refuse(NRC.serviceNotInSession);
  }

  #respond(request: UdsRequest, pending: () => void): UdsResponse | Promise<UdsResponse> {
    switch (request.service) {
      case "diagnosticSessionControl":
        return this.#changeSession(request.session);
      case "ecuReset":
        if (request.reset < 1 || request.reset > 3) throw new Refuse(NRC.subFunctionNotSupported);
        this.restart();
        return { service: "ecuReset", reset: request.reset, powerDownSeconds: null };
      case "clearDiagnosticInformation":
        if (!this.clearDtcs(request.group)) throw new Refuse(NRC.requestOutOfRange);
        return { service: "clearDiagnosticInformation" };
      case "readDtcInformation":
        this.runTests();
        return answerDtcs(this, request);
      case "readDataByIdentifier":
      case "writeDataByIdentifier":
      case "inputOutputControlByIdentifier":
        return answerData(this, request);
      case "securityAccess":
        return this.#security(request.level, request.data);
      case "communicationControl":
        if (request.control > ENHANCED_RX_AND_TX) throw new Refuse(NRC.subFunctionNotSupported);
        return { service: "communicationControl", control: request.control };
      case "routineControl":
        return answerRoutine(this, request, pending);
      case "requestDownload":
      case "transferData":
      case "requestTransferExit":
        return answerProgramming(this, request);
      case "testerPresent":
        return { service: "testerPresent" };
      case "controlDtcSetting":
        if (request.setting !== 1 && request.setting !== 2) throw new Refuse(NRC.subFunctionNotSupported);
        this.#dtcSetting = request.setting === 1;
        return { service: "controlDtcSetting", setting: request.setting };
    }
  }

  #changeSession(session: number): UdsResponse {
    if (![DEFAULT, PROGRAMMING, EXTENDED].some((known) => known === session)) {
      throw new Refuse(NRC.subFunctionNotSupported);
    }
    // Without a program there is only the part of the ECU that programs.
    if (!this.program.isValid && session !== PROGRAMMING) throw new Refuse(NRC.subFunctionNotInSession);
    if (session === PROGRAMMING && this.around.measure().vehicleSpeed > 3) throw new Refuse(NRC.speedTooHigh);
    this.#leaveSession(session);
    return { service: "diagnosticSessionControl", session, p2: 50, p2Star: 5000 };
  }

  async #security(level: number, data: Uint8Array): Promise<UdsResponse> {
    if (level !== 0x01 && level !== 0x02 && level !== 0x11 && level !== 0x12) {
      throw new Refuse(NRC.subFunctionNotSupported);
    }
    if (level % 2 === 1) return { service: "securityAccess", level, seed: this.security.seed(level) };
    await this.security.tryKey(level - 1, data);
    return { service: "securityAccess", level, seed: new Uint8Array() };
  }
}
