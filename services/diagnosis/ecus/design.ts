/** What a car maker describes of a control unit, so that testers can read what it sends (as ODX of ISO 22901-1 does). */
export interface EcuDesign {
  code: string;
  name: string;
  /** The network behind the gateway on which it hangs. */
  bus: string;
  /** Logical address of ISO 13400. */
  address: number;
  hardware: string;
  software: string;
  signals: readonly Signal[];
  faults: readonly FaultDesign[];
  outputs: readonly Output[];
  routines: readonly Routine[];
  codings: readonly Coding[];
}

/** Version of the hardware out of its number: `BMS-HW02` is 2; a number that ends without one has none. */
export function hardwareVersionOf(hardware: string): string {
  return String(Number(/(\d{1,6})$/.exec(hardware)?.[1] ?? 0));
}

/** A value that is read by its identifier: raw value times `scale` plus `offset`, in `unit`. */
export interface Signal {
  identifier: number;
  name: string;
  unit: string;
  bytes: 1 | 2 | 4;
  scale: number;
  offset: number;
}

/** A trouble code that the ECU can keep. */
export interface FaultDesign {
  /** `P0A7F-00`. */
  code: string;
  /** The warning lamp is asked for. */
  lamp: boolean;
}

/** An actuator that is tested by inputOutputControlByIdentifier. */
export interface Output {
  identifier: number;
  name: string;
  /** Something moves, turns or gets hot: the tester asks first. */
  moves: boolean;
}

export interface Routine {
  identifier: number;
  name: string;
  moves: boolean;
  /** Milliseconds that it takes; until then its results say that it runs. */
  milliseconds: number;
}

/** A setting of a byte that is written behind security access. */
export interface Coding {
  identifier: number;
  name: string;
  min: number;
  max: number;
  start: number;
}

/** Extended data of a trouble code, by the number of the record: bytes that it has. */
export const EXTENDED_BYTES: Readonly<Record<number, number>> = {
  /** Times that the fault occurred. */
  0x01: 1,
  /** Operation cycles since it was there last. */
  0x02: 1,
  /** Kilometers when it occurred first. */
  0x10: 4,
  /** Kilometers when it occurred last. */
  0x11: 4,
};

/** State of the program memory: a byte (PROGRAM_STATES) and the number of bytes written. */
export const PROGRAM_STATE = 0xfd10;

/** What the first byte of PROGRAM_STATE says. */
export const PROGRAM_STATES = { valid: 0, erased: 1, partly: 2, unchecked: 3 } as const;

/** Routines of the maker in the programming session: compare the checksum, go back to the program before. */
export const CHECK_MEMORY = 0x0202;
export const RESTORE_FORMER = 0x0204;

/** Level of security access for codings, and for programs. */
export const CODING_LEVEL = 0x01;
export const PROGRAMMING_LEVEL = 0x11;

/** First address of the program memory. */
export const PROGRAM_ADDRESS = 0x0001_0000;
