import assert from "node:assert/strict";
import { entriesOf } from "@/engines/registers/read_entries.ts";
import { changeEntry } from "@/engines/registers/write_entry.ts";
import { SYSTEM } from "@/kernel/access/actor.ts";
import { laborBaseStepRegister } from "@/services/labor/base_step_register.ts";
import { affectedItems } from "@/services/labor/recompute/affected_items.ts";
import { beginRecompute } from "@/services/labor/recompute/begin_recompute.ts";
import { lastRecompute } from "@/services/labor/recompute/read_recompute.ts";
import { recomputeLaborWork } from "@/services/labor/recompute/recompute_work.ts";
import { readSteps } from "@/services/labor/steps/read_steps.ts";
import { assertRefused } from "../refusal_of.ts";
import { openLabor, releasedItem } from "./people.ts";

Deno.test("a base step that changes", async (t) => {
  await using portal = await openLabor();
  const { sql, author, approver, manager, act, draft, now, seconds } = portal;
  const change = async (stepTime: string) => {
    const [entry] = await entriesOf(author, laborBaseStepRegister, ["S2"]);
    await changeEntry(author, laborBaseStepRegister, "S2", entry!.version, { stepTime });
  };
  const released = await releasedItem(portal, {}, "34-2001");
  const own = await releasedItem(portal, { steps: [{ stepId: "S2", stepTime: "00:20:00" }] }, "34-2002");
  const waiting = await draft({}, { code: "34-2003" });
  await act(author, waiting.id, "submit");
  const written = await draft({}, { code: "34-2004" });
  const followed = await releasedItem(portal, {}, "34-2005");
  await act(author, followed, "revise");

  await t.step("is followed by drafts at once, and by nothing that was submitted", async () => {
    await change("00:12:00");
    assert.deepEqual(
      await Promise.all([released, own, waiting.id, written.id, followed].map(seconds)),
      [1500, 2400, 1500, 1740, 1740],
    );
    const { steps, time } = await readSteps(author, await now(released), null);
    assert.deepEqual([steps[1]!.stepTime, time.laborSeconds], ["00:10:00", 1500]);
  });

  await t.step("is told to whoever can have successors prepared, with how many items it is", async () => {
    const rows = await sql<{ code: string; params: Record<string, unknown> }[]>`
      select u.user_code as code, m.params
      from messages m join users u on u.id = m.user_id where m.kind = 'labor-base-step-changed'`;
    const told = rows.find(({ code }) => code === "factory-manager");
    assert.deepEqual(told?.params, { step: "S2", items: 3 });
  });

  await t.step(
    "shows before anything is done which items, from what to what, and what can be done",
    async () => {
      assert.deepEqual(
        (await affectedItems(manager, "S2")).map((
          one,
        ) => [one.laborTimeCode, one.fromSeconds, one.toSeconds, one.how]),
        [
          ["34-2001", 1500, 1740, "successor"],
          ["34-2003", 1500, 1740, "waits"],
          ["34-2005", 1500, 1740, "follows"],
        ],
      );
      assert.deepEqual(await affectedItems(manager, "S1"), []);
    },
  );

  await t.step("has successors prepared as long work, once, by who may edit what others wrote", async () => {
    await assertRefused(beginRecompute(author, {}), "no-right");
    const { recomputeId, items } = await beginRecompute(manager, { stepId: "S2" });
    assert.equal(items, 1);
    await assertRefused(beginRecompute(manager, {}), "labor-recompute-runs");
    const shares: number[] = [];
    const system = portal.ctxWith({ actor: SYSTEM });
    const run = () =>
      recomputeLaborWork.run(system, { recomputeId }, {
        attempt: 1,
        signal: new AbortController().signal,
        progress: (share) => (shares.push(share), Promise.resolve()),
      });
    await run();
    await run();
    assert.deepEqual(shares, [0.99]);
    const { state, done, prepared } = (await lastRecompute(manager))!;
    assert.deepEqual({ state, done, prepared }, { state: "done", done: 1, prepared: 1 });
    const item = await now(released);
    assert.deepEqual([item.revision, item.state.submitState, await seconds(released)], [2, 0, 1740]);
    // The released one is read as it was until its successor is released.
    const [search] = await sql<{ laborSeconds: number }[]>`
      select labor_seconds from labor_search where labor_time_code = '34-2001'`;
    assert.equal(search!.laborSeconds, 1500);
    const rows = await sql<{ kind: string; code: string }[]>`
      select m.kind, u.user_code as code from messages m join users u on u.id = m.user_id
      where m.kind in ('labor-recomputed', 'labor-successors-prepared') order by m.kind`;
    assert.deepEqual(rows.map(({ kind, code }) => [kind, code]), [
      ["labor-recomputed", "factory-manager"],
      ["labor-successors-prepared", "factory-engineer"],
    ]);
    await assertRefused(beginRecompute(manager, {}), "labor-recompute-none");
  });

  await t.step("counts in an item that was rejected and is submitted again", async () => {
    await act(approver, waiting.id, "reject", "基础工步已变更");
    await act(author, waiting.id, "submit");
    assert.equal(await seconds(waiting.id), 1740);
    assert.deepEqual(
      (await affectedItems(manager, null)).map(({ laborTimeCode, how }) => [laborTimeCode, how]),
      [["34-2001", "follows"], ["34-2005", "follows"]],
    );
  });
});
