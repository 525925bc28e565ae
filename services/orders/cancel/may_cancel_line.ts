import { type Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import type { OrderState } from "../types.ts";

/** What of a line and its order decides whether the line can be cancelled. */
export interface CancellableLine {
  lineNo: number;
  state: OrderState;
  /** What the receiver told of the order; null: nothing. */
  cancellable: boolean | null;
  /** The whole order is asked to be cancelled, and the answer is awaited. */
  isOrderAsked: boolean;
  quantity: number;
  refused: number;
  /** Pieces that the receiver does not have yet. */
  backOrdered: number;
  /** Pieces that have been shipped or invoiced. */
  gone: number;
  askedAt: Date | string | null;
  /** Why it was not cancelled, a code. */
  cancelRefused: string | null;
  /** The question never arrived, so that it can be asked again. */
  cancelFailed: boolean;
  cancelledAt: Date | string | null;
}

/** Why a line cannot be cancelled, or null: the one place that decides, for the button and for the verb. */
export function lineCancelRefusal(line: CancellableLine): Refusal | null {
  const { lineNo } = line;
  if (line.state === "rejected" || line.state === "cancelled") return refuse("order-ended");
  if (line.state !== "accepted" && line.state !== "partly_accepted") return refuse("order-line-undecided");
  if (line.isOrderAsked) return refuse("order-cancel-asked");
  if (line.cancelledAt !== null || line.refused >= line.quantity) {
    return refuse("order-line-ended", { line: lineNo });
  }
  if (line.gone > 0) return refuse("order-line-shipped", { line: lineNo });
  if (line.cancelRefused !== null && !line.cancelFailed) {
    return refuse("order-line-kept", { line: lineNo });
  }
  if (line.askedAt !== null && line.cancelRefused === null) {
    return refuse("order-line-asked", { line: lineNo });
  }
  // What it tells of the order as a whole says nothing of pieces that it waits for itself.
  return line.cancellable === false && line.backOrdered === 0 ? refuse("order-not-cancellable") : null;
}
