/** Where a work order stands. `done` and `not_applicable` end it. */
export const WORK_ORDER_STATES = ["open", "in_work", "done", "not_applicable"] as const;
export type WorkOrderState = typeof WORK_ORDER_STATES[number];

/** States of which somebody still has to do something. */
export const WAITING_STATES = ["open", "in_work"] as const satisfies readonly WorkOrderState[];

/** What people do with a work order. */
export const WORK_ORDER_ACTIONS = ["take-up", "finish", "rule-out", "reopen", "move"] as const;
export type WorkOrderAction = typeof WORK_ORDER_ACTIONS[number];

/** All that happens to one: what people do, and what becomes of its bulletin. */
export const WORK_ORDER_STEPS = [
  ...WORK_ORDER_ACTIONS,
  "raise",
  "close",
  "resume",
  "hand-on",
  "follow",
] as const;

/** What ended an order: the store, or what became of the bulletin. */
export const ENDED_BY = ["store", "revoked", "stopped", "superseded"] as const;
export type EndedBy = typeof ENDED_BY[number];

/** What a move is answered with: the state after it, or the refusal. */
export type Move = { to: WorkOrderState } | {
  refused:
    | "work-order-taken-up"
    | "work-order-not-taken-up"
    | "work-order-ended"
    | "work-order-not-ended"
    | "work-order-bulletin-gone";
};

/** open -> in work -> done | not applicable; the factory has an ended one opened again, and what has not ended can go to another store, where it is open. */
const MOVES: Readonly<Record<WorkOrderState, Readonly<Record<WorkOrderAction, Move>>>> = {
  open: {
    "take-up": { to: "in_work" },
    finish: { refused: "work-order-not-taken-up" },
    "rule-out": { refused: "work-order-not-taken-up" },
    reopen: { refused: "work-order-not-ended" },
    move: { to: "open" },
  },
  in_work: {
    "take-up": { refused: "work-order-taken-up" },
    finish: { to: "done" },
    "rule-out": { to: "not_applicable" },
    reopen: { refused: "work-order-not-ended" },
    move: { to: "open" },
  },
  done: {
    "take-up": { refused: "work-order-ended" },
    finish: { refused: "work-order-ended" },
    "rule-out": { refused: "work-order-ended" },
    reopen: { to: "open" },
    move: { refused: "work-order-ended" },
  },
  not_applicable: {
    "take-up": { refused: "work-order-ended" },
    finish: { refused: "work-order-ended" },
    "rule-out": { refused: "work-order-ended" },
    reopen: { to: "open" },
    move: { refused: "work-order-ended" },
  },
};

/**
 * What becomes of an order by an action.
 *
 * @param inForce its bulletin is published and neither stopped nor replaced: what is not begins no work, but work that has begun is ended
 */
export function moveOf(state: WorkOrderState, action: WorkOrderAction, inForce: boolean): Move {
  const move = MOVES[state][action];
  const begins = "to" in move && (action === "take-up" || action === "reopen" || action === "move");
  return begins && !inForce ? { refused: "work-order-bulletin-gone" } : move;
}
