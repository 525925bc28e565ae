import { negativeCodeName } from "./negative_codes.ts";

/** An ECU said no. */
export class NegativeResponse extends Error {
  override name = "NegativeResponse";
  /** The code by the standard's name. */
  readonly codeName: string;

  constructor(readonly target: number, readonly sid: number, readonly code: number) {
    const name = negativeCodeName(code);
    super(`0x${target.toString(16)} refuses 0x${sid.toString(16)}: ${name}`);
    this.codeName = name;
  }
}

/** Why no answer came: none in time, none after 'response pending', or pending or busy for too long. */
export type UdsFailure = "p2" | "p2-star" | "still-pending" | "still-busy" | "wrong-answer";

/** An ECU gave no answer that can be used. */
export class UdsFailed extends Error {
  override name = "UdsFailed";

  constructor(readonly failure: UdsFailure, readonly target: number, message: string) {
    super(message);
  }
}
