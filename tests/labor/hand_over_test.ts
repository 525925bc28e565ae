import assert from "node:assert/strict";
import { NO_CALL_BACK } from "@/demo/pushes/call_back.ts";
import { startDms } from "@/demo/pushes/server.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { drainPushes } from "@/engines/pushes/drain_pushes.ts";
import { SYSTEM } from "@/kernel/access/actor.ts";
import { httpReceiver } from "@/platform/push/http_receiver.ts";
import { laborPushLog } from "@/services/labor/hand_over/push_log.ts";
import { handOverItem } from "@/services/labor/hand_over/hand_over_item.ts";
import { notifyLaborPushFailed } from "@/services/labor/hand_over/notify_push_failed.ts";
import { retryLaborPush } from "@/services/labor/hand_over/retry_hand_over.ts";
import { sendingOf } from "@/services/labor/hand_over/sending_of.ts";
import { assertRefused } from "../refusal_of.ts";
import { openLabor, releasedItem } from "./people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const TOKEN = "token-of-the-labor-test";
/** Tries until a hand-over is given up, with the waits between them. */
const ROUNDS = 12;

Deno.test("a released labor item is handed over", async (t) => {
  await using portal = await openLabor();
  const { sql, manager, author, act, now } = portal;
  const folder = await Deno.makeTempDir();
  const dms = await startDms({
    folder,
    port: 0,
    token: TOKEN,
    discontinued: () => Promise.resolve(new Set<string>()),
    callBack: NO_CALL_BACK,
  });
  let passed = 0;
  const clock = () => new Date(portal.ctx.clock().getTime() + passed * 1000);
  const system = portal.ctxWith({ actor: SYSTEM, clock });
  const drain = () =>
    drainPushes({
      ctx: system,
      pool: sql,
      receiver: httpReceiver({ url: dms.url, token: TOKEN, timeoutMs: 5000 }),
    });
  const handOver = (id: number, revision = 1) => system.tx((tx) => handOverItem(tx, { id, revision }));
  const sending = async (id: number) => (await sendingOf(manager, (await now(id)).revisionId))!;
  const types = async (id: number) =>
    (await sql<{ type: string }[]>`
      select type from outbox where topic = 'tis.labor.v1' and key = ${String(id)} order by id`).map((
      { type },
    ) => type);

  await t.step("once, as codes and times that its receiver can reckon again", async () => {
    const id = await releasedItem(portal, {
      coefficient: "1.15",
      steps: [{ stepId: "S1" }, { stepId: "S2", workerNum: 3 }],
    }, "34-1001");
    await handOver(id);
    await handOver(id);
    assert.equal((await sending(id)).sentResult, "waiting");
    assert.deepEqual(await drain(), { taken: 1 });
    const { sentResult, sentTime, attempts } = await sending(id);
    assert.deepEqual([sentResult, attempts, sentTime !== null], ["taken", 1, true]);
    const kept = dms.state.kept.get("labor-34-1001.1")!;
    const body = kept.body as Record<string, unknown>;
    assert.deepEqual([body.laborSeconds, body.laborHours, body.coefficient, body.seriesCodes], [
      Math.floor((300 + 1800) * 1.15 + 0.5),
      "0.67",
      "1.15",
      ["N1"],
    ]);
    assert.deepEqual((await types(id)).at(-1), "labor.pushed");
    await handOver(id);
    assert.deepEqual(await drain(), {});
  });

  await t.step(
    "again until it is given up while its receiver fails; then whoever may is told, retries, and it is taken",
    async () => {
      const id = await releasedItem(portal, {}, "34-1002");
      await handOver(id);
      dms.state.setFault({ kind: "status-503", left: null, seconds: 0 });
      for (let round = 0; round < ROUNDS && (await sending(id)).sentResult === "waiting"; round++) {
        await drain();
        passed += 400;
      }
      const failed = await sending(id);
      assert.deepEqual([failed.sentResult, failed.sentTime], ["failed", null]);
      assert.equal((await types(id)).at(-1), "labor.push-failed");
      const [event] = await sql<{ id: string; data: { laborTimeCode: string } }[]>`
      select event_id as id, data from outbox where type = 'labor.push-failed' order by outbox.id desc limit 1`;
      await system.tx((tx) =>
        notifyLaborPushFailed.notify(tx, { id: event!.id, data: event!.data } as never)
      );
      const told = await sql<{ code: string }[]>`
      select u.user_code as code from messages m join users u on u.id = m.user_id where m.kind = 'labor-push-failed'`;
      assert.ok(told.some(({ code }) => code === "factory-manager"));
      dms.state.setFault(null);
      const { records } = await readList(manager, laborPushLog, { ...PAGE, keyword: "34-1002" } as never);
      assert.deepEqual(records.map(({ state, mayRetry, round }) => [state, mayRetry, round]), [[
        "failed",
        true,
        1,
      ]]);
      // The right is one of its own: who writes labor items does not have it.
      await assertRefused(retryLaborPush(author, records[0]!.id), "no-right");
      await retryLaborPush(manager, records[0]!.id);
      assert.equal((await sending(id)).sentResult, "waiting");
      assert.deepEqual(await drain(), { taken: 1 });
      assert.equal((await sending(id)).sentResult, "taken");
      const after = await readList(manager, laborPushLog, { ...PAGE, keyword: "34-1002" } as never);
      assert.deepEqual(after.records.map(({ state, mayRetry, round }) => [state, mayRetry, round]), [
        ["taken", false, 2],
        ["failed", false, 1],
      ]);
      await assertRefused(retryLaborPush(manager, records[0]!.id), "push-not-failed");
    },
  );

  await t.step("with each revision under a key of its own, and not once it is revoked", async () => {
    const id = await releasedItem(portal, {}, "34-1003");
    await handOver(id);
    await drain();
    await act(author, id, "revise");
    await act(author, id, "submit");
    await act(portal.approver, id, "pass");
    await act(manager, id, "release");
    await handOver(id, 2);
    assert.deepEqual(await drain(), { taken: 1 });
    assert.deepEqual([...dms.state.kept.keys()].filter((key) => key.includes("34-1003")), [
      "labor-34-1003.1",
      "labor-34-1003.2",
    ]);
    const revoked = await releasedItem(portal, {}, "34-1004");
    await act(manager, revoked, "revoke");
    await handOver(revoked);
    assert.deepEqual(await drain(), {});
  });

  await t.step("and refused by its receiver where the times do not add up, for good", async () => {
    const id = await releasedItem(portal, {}, "34-1005");
    await sql`
      update labor_details set labor_seconds = 99
      where revision_id = ${(await now(id)).revisionId}`;
    await handOver(id);
    assert.deepEqual(await drain(), { refused: 1 });
    const { sentResult, reason } = await sending(id);
    assert.deepEqual([sentResult, reason], ["refused", "labor-time-differs"]);
  });

  await dms.stop();
  await Deno.remove(folder, { recursive: true });
});
