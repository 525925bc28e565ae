import type { FaultDesign } from "@/services/diagnosis/ecus/design.ts";
import { dtcNumber, statusBits, statusByte } from "@/services/diagnosis/uds/dtc.ts";
import type { Values } from "./measure.ts";

/** What an ECU keeps of a trouble code. */
export interface DtcEntry {
  dtc: number;
  status: number;
  occurrences: number;
  /** Operation cycles since the fault was there last. */
  healedCycles: number;
  firstMileage: number;
  lastMileage: number;
  /** Values at the moment of the first failure. */
  frame: Values | null;
}

const UNTESTED = statusByte(["testNotCompletedSinceLastClear", "testNotCompletedThisOperationCycle"]);
const TESTED = ~UNTESTED & 0xff;
const FAILED = statusByte([
  "testFailed",
  "testFailedThisOperationCycle",
  "pendingDtc",
  "confirmedDtc",
  "testFailedSinceLastClear",
]);

/** The fault memory of an ECU, with the eight status bits as ISO 14229-1 annex D.2 moves them. */
export class DtcMemory {
  readonly #entries: (DtcEntry & { design: FaultDesign })[];

  constructor(designs: readonly FaultDesign[]) {
    this.#entries = designs.map((design) => ({ design, ...blank(dtcNumber(design.code)!) }));
  }

  get entries(): readonly DtcEntry[] {
    return this.#entries;
  }

  find(dtc: number): DtcEntry | undefined {
    return this.#entries.find((entry) => entry.dtc === dtc);
  }

  /** A test of each code has run. */
  observe(isFailed: (code: string) => boolean, values: Values): void {
    for (const entry of this.#entries) {
      const failed = isFailed(entry.design.code);
      if (failed && !(entry.status & 0x01)) this.#occurs(entry, values);
      entry.status &= TESTED;
      if (failed) entry.status |= FAILED | (entry.design.lamp ? 0x80 : 0);
      else entry.status &= ~0x01;
    }
  }

  /** Ignition off and on: what did not fail in the whole cycle is no longer pending. */
  nextCycle(): void {
    for (const entry of this.#entries) {
      const bits = new Set(statusBits(entry.status));
      if (!bits.has("testFailedThisOperationCycle") && !bits.has("testNotCompletedThisOperationCycle")) {
        bits.delete("pendingDtc");
        if (bits.has("confirmedDtc")) entry.healedCycles++;
      }
      bits.delete("testFailedThisOperationCycle");
      bits.add("testNotCompletedThisOperationCycle");
      entry.status = statusByte(bits);
    }
  }

  /** @returns false where there is no such code */
  clear(group: number): boolean {
    const found = this.#entries.filter(({ dtc }) => group === 0xffffff || dtc === group);
    for (const entry of found) Object.assign(entry, blank(entry.dtc));
    return found.length > 0 || group === 0xffffff;
  }

  /** A fault of earlier days that is not there now. */
  remember(code: string, mileage: number, values: Values): void {
    const entry = this.find(dtcNumber(code)!);
    if (entry === undefined) return;
    this.#occurs(entry, { ...values, mileage });
    entry.status = statusByte(["confirmedDtc", "testFailedSinceLastClear"]);
    entry.healedCycles = 9;
  }

  #occurs(entry: DtcEntry, values: Values): void {
    if (entry.frame === null) entry.firstMileage = values.mileage;
    entry.frame ??= values;
    entry.lastMileage = values.mileage;
    entry.occurrences = Math.min(255, entry.occurrences + 1);
    entry.healedCycles = 0;
  }
}

function blank(dtc: number): DtcEntry {
  return {
    dtc,
    status: UNTESTED,
    occurrences: 0,
    healedCycles: 0,
    firstMileage: 0,
    lastMileage: 0,
    frame: null,
  };
}
