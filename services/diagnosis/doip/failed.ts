import { ACTIVATION_CODES, DIAGNOSTIC_NACKS, HEADER_NACKS, nameOfCode } from "./codes.ts";

/** What went wrong between tester and vehicle, as opposed to what an ECU answered. */
export type DoipFailure =
  | "not-reached"
  | "activation-refused"
  | "message-refused"
  | "header-refused"
  | "timeout"
  | "closed";

/** The way to the vehicle failed. */
export class DoipFailed extends Error {
  override name = "DoipFailed";

  /** @param code of the standard's table for this failure, or null */
  constructor(readonly failure: DoipFailure, message: string, readonly code: number | null = null) {
    super(message);
  }
}

/** The vehicle refused the activation. */
export function activationRefused(code: number): DoipFailed {
  return new DoipFailed(
    "activation-refused",
    `routing activation: ${nameOfCode(ACTIVATION_CODES, code)}`,
    code,
  );
}

/** A diagnostic message was not passed on. */
export function messageRefused(code: number): DoipFailed {
  return new DoipFailed("message-refused", `message: ${nameOfCode(DIAGNOSTIC_NACKS, code)}`, code);
}

/** The vehicle could not read a message at all. */
export function headerRefused(code: number): DoipFailed {
  return new DoipFailed("header-refused", `header: ${nameOfCode(HEADER_NACKS, code)}`, code);
}
