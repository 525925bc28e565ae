import type { TxCtx } from "@/kernel/ctx.ts";
import { Declared } from "@/kernel/declared.ts";

/** What a kind of subject does with the outcome of its hand-over. Everything runs in one transaction that holds the subject's row. */
export interface PushedSubject<Held = unknown> {
  /** Locks the subject: always before the log and the delivery. */
  hold(tx: TxCtx, id: string): Promise<Held>;
  /** The receiver has it. Throws `UnexpectedAnswer`, before it has changed anything, for an answer that cannot be meant for this subject. */
  taken(tx: TxCtx, held: Held, answer: unknown): Promise<void>;
  /** The receiver does not want it. Returns its reason, or null when the answer names none: then it has failed. */
  refused(tx: TxCtx, held: Held, answer: unknown): Promise<string | null>;
  /** A try has failed and another is planned: for whoever looks at the subject just now. */
  retrying?(tx: TxCtx, held: Held): void;
  /** Given up. */
  failed(tx: TxCtx, held: Held, reason: string): Promise<void>;
  /** Hands it over once more, asked for by `requestedBy`. Refuses `push-not-failed`. */
  again(tx: TxCtx, held: Held, requestedBy: string): Promise<void>;
}

/** What can be handed over, by the name of its kind. */
// deno-lint-ignore no-explicit-any -- subjects of many shapes side by side; each is held to the interface where it is declared
export const PUSHED_SUBJECTS = new Declared<readonly [kind: string, subject: PushedSubject<any>]>(
  "subjects of hand-overs",
);

/** The subject of a kind; one that is not declared is a programming fault. */
// deno-lint-ignore no-explicit-any
export function pushedSubject(kind: string): PushedSubject<any> {
  const found = PUSHED_SUBJECTS.all.find(([name]) => name === kind);
  if (!found) throw new Error(`nothing of the kind ${kind} is handed over`);
  return found[1];
}
