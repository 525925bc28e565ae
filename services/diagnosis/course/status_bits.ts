/** The eight status bits of a DTC in their order, bit 0 first (ISO 14229-1, D.2). */
export const STATUS_BITS = [
  "testFailed",
  "testFailedThisOperationCycle",
  "pendingDTC",
  "confirmedDTC",
  "testNotCompletedSinceLastClear",
  "testFailedSinceLastClear",
  "testNotCompletedThisOperationCycle",
  "warningIndicatorRequested",
] as const;
type StatusBit = typeof STATUS_BITS[number];

/** Those that are set. */
export function statusBitsOf(statusByte: number): StatusBit[] {
  return STATUS_BITS.filter((_, bit) => (statusByte >> bit & 1) === 1);
}

/** Bit 0 is a current fault; bit 3 without it a historical one. */
export function recordStateOf(statusByte: number): "current" | "historical" | "neither" {
  if (statusByte & 1) return "current";
  return statusByte & 8 ? "historical" : "neither";
}
