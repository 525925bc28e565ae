/** Where a worksheet stands. `done` and `cancelled` end it. */
export const WORKSHEET_STATES = ["open", "in_repair", "done", "cancelled"] as const;
export type WorksheetState = typeof WORKSHEET_STATES[number];

/** What people do with a worksheet. */
export const WORKSHEET_ACTIONS = ["begin", "finish", "cancel"] as const;
export type WorksheetAction = typeof WORKSHEET_ACTIONS[number];

/** What a move is answered with: the state after it, or the refusal. */
type Move = { to: WorksheetState } | {
  refused: "worksheet-begun" | "worksheet-not-begun" | "worksheet-ended";
};

const ENDED: Readonly<Record<WorksheetAction, Move>> = {
  begin: { refused: "worksheet-ended" },
  finish: { refused: "worksheet-ended" },
  cancel: { refused: "worksheet-ended" },
};

/** open -> in repair -> done | cancelled. */
const MOVES: Readonly<Record<WorksheetState, Readonly<Record<WorksheetAction, Move>>>> = {
  open: {
    begin: { to: "in_repair" },
    finish: { refused: "worksheet-not-begun" },
    cancel: { to: "cancelled" },
  },
  in_repair: {
    begin: { refused: "worksheet-begun" },
    finish: { to: "done" },
    cancel: { to: "cancelled" },
  },
  done: ENDED,
  cancelled: ENDED,
};

/** What becomes of a worksheet by an action. */
export function moveOf(state: WorksheetState, action: WorksheetAction): Move {
  return MOVES[state][action];
}
