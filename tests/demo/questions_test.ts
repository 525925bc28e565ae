import assert from "node:assert/strict";
import { readBoard } from "@/services/qa/boards/read_board.ts";
import { EVERY_BOARD } from "@/services/qa/boards/board_declarations.ts";
import { openFreshDemo } from "./fresh_demo.ts";

Deno.test("the demo has questions of both kinds in every state, so that each board has a shape", async () => {
  await using demo = await openFreshDemo();
  const rows = await demo.sql<{ kind: string; stage: string; count: number }[]>`
    select kind, stage, count(*)::int from questions where stage <> 'draft' group by 1, 2 order by 1, 2`;
  const stages = new Set(rows.map(({ kind, stage }) => `${kind} ${stage}`));
  for (
    const stage of [
      "part unanswered",
      "part replied",
      "part closed",
      "technical supervisor",
      "technical supervisor-replied",
      "technical closed",
    ]
  ) {
    assert.ok(stages.has(stage), stage);
  }
  assert.equal(rows.reduce((sum, { count }) => sum + count, 0), 400);
  const manager = await demo.as("factory-manager");
  for (const { kind, board } of EVERY_BOARD) {
    const { total, groups } = await readBoard(manager, kind, board, {});
    assert.ok(total.counts.asked! > 10 && groups.every(({ rows }) => rows.length > 0), `${kind} ${board}`);
  }
});
