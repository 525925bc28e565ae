import type { Check, Evidence, Fix } from "./types.ts";

/** A piece of evidence before it is put together with others. */
export interface Found extends Evidence {
  /** How much it has in common with the vehicle. */
  weight: number;
  sameSeries: boolean;
  /** Words that say what was wrong, of every language that it is written in. */
  terms: ReadonlySet<string>;
  /** Names of the parts that had failed. */
  parts: ReadonlySet<string>;
  dtcs: ReadonlySet<string>;
  checks: readonly KnownCheck[];
  fixes: readonly Fix[];
}

/** A check with what makes it the same as another one. */
export interface KnownCheck extends Check {
  same: string;
}
