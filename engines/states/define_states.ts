import type { Right } from "@/kernel/access/rights.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";

/** What an action comes to in a state: the state after it, or the refusal. */
export type Move<S extends string> = { to: S } | { refused: RefusalKey };

/**
 * A machine of a few states beside the documents: feedback, legal standards, programs, quality reports, technical improvements. Its table has the columns id, state, version
 * and changed_at; who may see a row is the domain's to say.
 */
export interface States<S extends string, A extends string> {
  /** Under which its course is kept, such as `feedback`. Never changed once in use. */
  kind: string;
  table: string;
  /** Route of its page, under which the log names it. */
  page: string;
  /** Every action in every state, literally. */
  moves: Readonly<Record<S, Readonly<Record<A, Move<S>>>>>;
  /** The right that an action asks for. */
  rights: Readonly<Record<A, Right>>;
  /** Operation id of the call that does it, under which the log has it. */
  operations: Readonly<Record<A, string>>;
}

/** Declares a machine of states. */
export function defineStates<const S extends string, const A extends string>(
  states: States<S, A>,
): States<S, A> {
  return states;
}
