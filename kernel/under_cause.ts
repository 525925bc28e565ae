import { type Cause, causeOf } from "./cause.ts";
import type { TxCtx } from "./ctx.ts";

/** A transaction's context under another cause: what is written by it belongs to the run of that one. */
export function underCause(tx: TxCtx, cause: Cause): TxCtx {
  const under: TxCtx = { ...tx, ...causeOf(cause), tx: (work) => work(under) };
  return under;
}
