/**
 * Diagnostic trouble codes as ECUs send them: three bytes, of which the first two are the code of SAE J2012 (two bits for the system, two
 * for the first digit, then three hexadecimal digits) and the third is the failure type of SAE J2012-DA.
 */

const SYSTEMS = "PCBU";

const WRITTEN = /^([PCBU])([0-3])([0-9A-F]{3})(?:-([0-9A-F]{2}))?$/;

/** 0x96A123 as `B16A1-23`. The failure type is written always, also 00 (no failure type). */
export function dtcText(dtc: number): string {
  const system = SYSTEMS[dtc >>> 22 & 3]!;
  const digits = hex(dtc >>> 8 & 0x0fff, 3);
  return `${system}${dtc >>> 20 & 3}${digits}-${hex(dtc & 0xff, 2)}`;
}

/** `B16A1-23` or `B16A1` (failure type 00) as a number of three bytes; null for what is no trouble code. */
export function dtcNumber(text: string): number | null {
  const [, system, first, digits, failure = "00"] = text.match(WRITTEN) ?? [];
  if (system === undefined) return null;
  return SYSTEMS.indexOf(system) * 2 ** 22 + Number(first) * 2 ** 20 +
    parseInt(digits!, 16) * 256 + parseInt(failure, 16);
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, "0");

/** Bits of the status byte by the names that ISO 14229-1 annex D.2 gives them, the lowest first. */
const STATUS_BITS = [
  "testFailed",
  "testFailedThisOperationCycle",
  "pendingDtc",
  "confirmedDtc",
  "testNotCompletedSinceLastClear",
  "testFailedSinceLastClear",
  "testNotCompletedThisOperationCycle",
  "warningIndicatorRequested",
] as const;

export type StatusBit = (typeof STATUS_BITS)[number];

/** The bits that are set in a status byte. */
export function statusBits(status: number): StatusBit[] {
  return STATUS_BITS.filter((_, bit) => (status >>> bit & 1) === 1);
}

/** Status byte of bits. */
export function statusByte(bits: Iterable<StatusBit>): number {
  let status = 0;
  for (const bit of bits) status |= 1 << STATUS_BITS.indexOf(bit);
  return status;
}

/** A fault that is there now (bit 0), one that was confirmed and is not there now (bit 3 without 0), or neither. */
export function recordState(status: number): "current" | "historical" | null {
  if (status & 0x01) return "current";
  return status & 0x08 ? "historical" : null;
}
