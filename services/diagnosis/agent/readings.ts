import { hexOf } from "@/services/diagnosis/hex_of.ts";
import type { AgentReading } from "@/services/diagnosis/agent_messages.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { SIGNALS, valueOf } from "@/services/diagnosis/ecus/signals.ts";
import type { IdentifiedData } from "@/services/diagnosis/uds/records.ts";
import { IDENTIFIERS } from "@/services/diagnosis/uds/services.ts";

/** Identifiers that every ECU has, what they hold, and their bytes in the vehicles described here. */
export const IDENTIFICATION: readonly { identifier: number; name: string; bytes: number }[] = [
  { identifier: IDENTIFIERS.vin, name: "VIN", bytes: 17 },
  { identifier: IDENTIFIERS.serialNumber, name: "ECU serial number", bytes: 16 },
  { identifier: IDENTIFIERS.softwareVersion, name: "Software version", bytes: 16 },
  { identifier: IDENTIFIERS.supplierSoftwareVersion, name: "Software version of the supplier", bytes: 16 },
  { identifier: IDENTIFIERS.hardwareNumber, name: "Hardware number", bytes: 16 },
];

/** Records of extended data. */
const EXTENDED_NAMES: Readonly<Record<number, [name: string, unit: string | null]>> = {
  0x01: ["Occurrences", null],
  0x02: ["Operation cycles without the fault", null],
  0x10: ["Mileage at the first occurrence", "km"],
  0x11: ["Mileage at the last occurrence", "km"],
};

const signals = Object.values(SIGNALS);

/** Bytes of the data of an identifier of an ECU. */
export function lengthIn(design: EcuDesign | undefined): (identifier: number) => number | undefined {
  return (identifier) =>
    signals.find((signal) => signal.identifier === identifier)?.bytes ??
      IDENTIFICATION.find((known) => known.identifier === identifier)?.bytes ??
      (design?.codings.some((coding) => coding.identifier === identifier) ? 1 : undefined);
}

/** What an ECU answered for an identifier, with its name, value and unit where the identifier is known: measured, identification text, or a setting (one byte). */
export function readingOf({ identifier, data }: IdentifiedData, design: EcuDesign | undefined): AgentReading {
  const read = { identifier: hexOf(identifier, 4), raw: data.toHex().toUpperCase() };
  const signal = signals.find((known) => known.identifier === identifier);
  if (signal) return { ...read, name: signal.name, value: valueOf(signal, data), unit: signal.unit || null };
  const text = IDENTIFICATION.find((known) => known.identifier === identifier);
  if (text) {
    return { ...read, name: text.name, value: textOf(data), unit: null };
  }
  const coding = design?.codings.find((known) => known.identifier === identifier);
  return { ...read, name: coding?.name ?? null, value: coding ? data[0] ?? null : null, unit: null };
}

/** Text of a control unit, without the zeros and blanks that fill it up. */
function textOf(data: Uint8Array): string {
  return new TextDecoder().decode(data).replaceAll("\0", " ").trim();
}

/** A record of extended data: a number. */
export function extendedReading({ record, data }: { record: number; data: Uint8Array }): AgentReading {
  const [name, unit] = EXTENDED_NAMES[record] ?? [null, null];
  const value = data.reduce((sum, byte) => sum * 256 + byte, 0);
  return { identifier: hexOf(record, 4), name, raw: data.toHex().toUpperCase(), value, unit };
}
