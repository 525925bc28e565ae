import assert from "node:assert/strict";
import { moveOf, WORKSHEET_ACTIONS, WORKSHEET_STATES } from "@/services/diagnosis/worksheets/moves.ts";

Deno.test("a worksheet goes from open by repair to done, or is cancelled, and never back", () => {
  const said = Object.fromEntries(WORKSHEET_STATES.map((state) => [
    state,
    Object.fromEntries(WORKSHEET_ACTIONS.map((action) => {
      const move = moveOf(state, action);
      return [action, "to" in move ? move.to : `! ${move.refused}`];
    })),
  ]));
  const ended = { begin: "! worksheet-ended", finish: "! worksheet-ended", cancel: "! worksheet-ended" };
  assert.deepEqual(said, {
    open: { begin: "in_repair", finish: "! worksheet-not-begun", cancel: "cancelled" },
    in_repair: { begin: "! worksheet-begun", finish: "done", cancel: "cancelled" },
    done: ended,
    cancelled: ended,
  });
});
