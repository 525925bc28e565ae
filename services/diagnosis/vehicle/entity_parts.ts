import type { DoipMessage } from "@/services/diagnosis/doip/messages.ts";
import type { Vehicle } from "./vehicle.ts";

/** A tester's connection as the entity and the other connections see it. */
export interface TesterSocket {
  /** Logical address of the tester; null before activation. */
  readonly tester: number | null;
  isAlive(): Promise<boolean>;
  close(): void;
}

export interface EntityLimits {
  /** Testers at once. */
  maxSockets: number;
  /** Milliseconds without activation, and without any message, after which a socket is closed (table 38: 2 s, 5 min). */
  initialInactivity: number;
  generalInactivity: number;
}

/** The entity as its connections see it. */
export interface EntityParts {
  readonly vehicle: Vehicle;
  readonly options: EntityLimits;
  readonly logicalAddress: number;
  readonly sockets: Set<TesterSocket>;
  answerAnywhere(message: DoipMessage): DoipMessage | null;
  losePower(milliseconds: number): void;
}
