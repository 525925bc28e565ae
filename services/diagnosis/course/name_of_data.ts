import type { Translate } from "@/kernel/texts/texts.ts";
import { DESIGNS } from "../ecus/ecus.ts";
import { SIGNALS } from "../ecus/signals.ts";
import { hexOf } from "../hex_of.ts";

const inEcus = DESIGNS.flatMap(({ outputs, codings }) => [...outputs, ...codings]);
/** Identification and records of extended data, which all control units have (agent/readings.ts). */
const IN_ALL = ["F190", "F18C", "F189", "F195", "F191", "0001", "0002", "0010", "0011"];

/** Identifiers of values, actuators and settings that have a text. */
export const NAMED_DATA: readonly string[] = [
  ...new Set([
    ...IN_ALL,
    ...[...Object.values(SIGNALS), ...inEcus].map(({ identifier }) => hexOf(identifier, 4)),
  ]),
].sort();

/** Identifiers of routines, which are numbered apart. */
export const NAMED_ROUTINES: readonly string[] = [
  ...new Set(DESIGNS.flatMap(({ routines }) => routines.map(({ identifier }) => hexOf(identifier, 4)))),
].sort();

/** Codes of control units, and networks, that have a text. */
export const NAMED_ECUS: readonly string[] = DESIGNS.map(({ code }) => code).sort();
export const NAMED_BUSES: readonly string[] = [...new Set(DESIGNS.map(({ bus }) => bus))].sort();

const named = new Set(NAMED_DATA);

/** Name of a value, an actuator or a setting in the reader's language; what has no text is called as the device calls it. */
export function nameOfData({ t }: { t: Translate }, identifier: string, told: string | null): string {
  return named.has(identifier) ? t(`diagnosis.did_${identifier}`) : told ?? identifier;
}

/** Name of a routine in the reader's language. */
export function nameOfRoutine({ t }: { t: Translate }, identifier: string): string {
  return NAMED_ROUTINES.includes(identifier) ? t(`diagnosis.routine_${identifier}`) : identifier;
}

/** Name of a control unit in the reader's language, by its code. */
export function nameOfEcu({ t }: { t: Translate }, code: string, told: string | null): string | null {
  return NAMED_ECUS.includes(code) ? t(`diagnosis.ecu_name_${code}`) : told;
}

/** Name of a network in the reader's language. */
export function nameOfBus({ t }: { t: Translate }, bus: string): string {
  return NAMED_BUSES.includes(bus) ? t(`diagnosis.bus_${bus}`) : bus;
}
