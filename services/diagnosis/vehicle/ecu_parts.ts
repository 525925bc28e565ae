import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import type { DtcMemory } from "./dtc_memory.ts";
import type { Values } from "./measure.ts";
import type { ProgramMemory } from "./program_memory.ts";
import type { Security } from "./security.ts";

/** What an ECU knows of the vehicle around it. */
export interface Surroundings {
  vin: string;
  serial: string;
  secret: string;
  /** Milliseconds without a request after which a session ends (S3 of the server). */
  s3: number;
  /** Milliseconds that security access pauses after three wrong keys. */
  securityPause: number;
  /** Bytes of the largest transfer request. */
  maxBlock: number;
  eraseMilliseconds: number;
  measure: () => Values;
}

/** The parts of an ECU that its answers read and change. */
export interface EcuParts {
  readonly design: EcuDesign;
  readonly around: Surroundings;
  readonly dtcs: DtcMemory;
  readonly program: ProgramMemory;
  readonly security: Security;
  /** Values of codings and states of outputs by their identifiers, ends of routines in milliseconds of the process. */
  readonly codings: Map<number, number>;
  readonly outputs: Map<number, Uint8Array>;
  readonly routines: Map<number, number>;
  readonly session: number;
}
