import type { State } from "@/edge/state.ts";
import type { Factors } from "@/services/second_factor/read_factors.ts";

/** What each part of the second factor is drawn from. */
export interface FactorPartProps {
  state: State;
  factors: Factors;
  /** Path of the page that the parts stand on: what is done there leads back to it. */
  back: string;
}
