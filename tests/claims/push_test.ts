import assert from "node:assert/strict";
import { NO_CALL_BACK } from "@/demo/pushes/call_back.ts";
import { startDms } from "@/demo/pushes/server.ts";
import { answersTo } from "@/engines/documents/answers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { drainPushes } from "@/engines/pushes/drain_pushes.ts";
import { httpReceiver } from "@/platform/push/http_receiver.ts";
import type { UserType } from "@/kernel/access/user.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { type ClaimPushState, pushRefusal } from "@/services/claims/push/claim_push.ts";
import { pushClaim } from "@/services/claims/push/push_claim.ts";
import { readClaimPush } from "@/services/claims/push/read_push.ts";
import { readPush } from "@/services/pushes/read_pushes.ts";
import { retryPush } from "@/services/pushes/retry_push.ts";
import { assertRefused } from "../refusal_of.ts";
import { openClaims, otherStore } from "./people.ts";

const TOKEN = "token-of-the-test-stand";

Deno.test("who may hand over which claim", () => {
  const USERS: readonly (readonly [UserType | null, boolean])[] = [
    ["store", true],
    ["store", false],
    ["factory", true],
    ["dealer_group", true],
    [null, true],
  ];
  const PUSHES: readonly (ClaimPushState | null)[] = [null, "waiting", "taken", "refused", "failed"];
  // By who asks and whether it has passed: never handed over, waiting, taken, refused, failed.
  const TABLE = `
store right passed        ok ok push-not-failed claim-push-refused ok
store right open          claim-not-passed claim-not-passed push-not-failed claim-push-refused claim-not-passed
store none passed         no-right no-right no-right no-right no-right
store none open           no-right no-right no-right no-right no-right
factory right passed      push-stores-only push-stores-only push-stores-only push-stores-only push-stores-only
factory right open        push-stores-only push-stores-only push-stores-only push-stores-only push-stores-only
dealer_group right passed push-stores-only push-stores-only push-stores-only push-stores-only push-stores-only
dealer_group right open   push-stores-only push-stores-only push-stores-only push-stores-only push-stores-only
nobody right passed       push-stores-only push-stores-only push-stores-only push-stores-only push-stores-only
nobody right open         push-stores-only push-stores-only push-stores-only push-stores-only push-stores-only`;
  const told = USERS.flatMap(([userType, mayPush]) =>
    [true, false].map((isPassed) => {
      const answers = PUSHES.map((push) => pushRefusal({ userType, mayPush, isPassed, push }) ?? "ok");
      return [userType ?? "nobody", mayPush ? "right" : "none", isPassed ? "passed" : "open", ...answers]
        .join(" ");
    })
  );
  assert.deepEqual(told, TABLE.trim().split("\n").map((line) => line.replaceAll(/ +/g, " ")));
});

Deno.test("a claim is handed over by its store", async (t) => {
  await using portal = await openClaims();
  const { technician, manager, sql, now, act } = portal;
  const folder = await Deno.makeTempDir();
  const dms = await startDms({
    folder,
    port: 0,
    token: TOKEN,
    discontinued: () => Promise.resolve(new Set<string>()),
    callBack: NO_CALL_BACK,
  });
  const drain = () =>
    drainPushes({
      ctx: portal.ctx,
      pool: sql as never,
      receiver: httpReceiver({ url: dms.url, token: TOKEN, timeoutMs: 5000 }),
    });
  const push = async (id: number, ctx = technician) =>
    await pushClaim(ctx, { id, version: (await now(id)).version });
  const stateOf = async (id: number) => await readClaimPush(technician, await now(id));
  const keyOf = async (id: number) => `claim-${(await now(id)).code}`;

  await t.step("once all three departments have passed it, and never by the factory", async () => {
    const { id } = await portal.draft();
    await assertRefused(push(id), "claim-not-passed");
    const passed = await portal.passed();
    await assertRefused(push(passed, manager), "push-stores-only");
    await assertRefused(push(passed, portal.admin), "push-stores-only");
    const other = await otherStore(portal);
    await assertRefused(push(passed, other), "not-found");
    // Whoever looks after a group as well sees the claim; handing over is for the own store.
    await sql`
      insert into user_roles (user_id, role_code, org_code)
      select id, 'dealer-group-user', ${
      (await now(passed)).org
    } from users where user_code = 'technical-supervisor'`;
    const ofGroup = await portal.as("technical-supervisor");
    await assertRefused(push(passed, ofGroup), "no-right");
    assert.equal((await readClaimPush(ofGroup, await now(passed))).whyNot, "no-right");
    await assertRefused(pushClaim(technician, { id: passed, version: 1 }), "state-changed");
  });

  await t.step("with frozen prices and no word of who wrote it, and then stays as it is", async () => {
    const id = await portal.passed();
    await push(id);
    assert.equal((await stateOf(id)).state, "waiting");
    assert.deepEqual(await drain(), { taken: 1 });
    const { state, dmsNumber } = await stateOf(id);
    assert.deepEqual([state, /^W\d{7}$/.test(dmsNumber!)], ["taken", true]);
    const body = dms.state.kept.get(await keyOf(id))!.body as Record<string, unknown>;
    assert.equal(body.total, "360.68");
    assert.ok(!JSON.stringify(body).includes("store-technician"));
    await assertRefused(push(id), "push-not-failed");
    const document = await now(id);
    await assertRefused(
      saveDraft(technician, claimDocument, {
        id,
        revision: document.revision,
        version: document.version,
        values: { mileage: 1 },
      }),
      "document-handed-over",
    );
    const answers = await answersTo(technician, claimDocument, document);
    assert.deepEqual([answers.edit, answers.abandon, answers.copy], [
      "document-handed-over",
      "document-handed-over",
      null,
    ]);
    await act(manager, id, "release");
  });

  await t.step("again when that fails, tells the store why, and is taken once", async () => {
    const id = await portal.passed();
    dms.state.setFault({ kind: "garbage", left: 1, seconds: 0 });
    await push(id);
    assert.deepEqual(await drain(), { retrying: 1 });
    const failing = await stateOf(id);
    assert.deepEqual([failing.state, failing.tries, failing.whyNot], ["waiting", 1, null]);
    assert.ok(failing.reason && failing.nextTryAt);
    assert.deepEqual(await drain(), {});
    // Asked for again it does not wait for its time.
    await push(id);
    assert.deepEqual(await drain(), { taken: 1 });
    assert.equal((await stateOf(id)).state, "taken");
    assert.equal(dms.state.kept.get(await keyOf(id))!.repeats, 1);
  });

  await t.step("once more after it was given up, which its store is told as something to do", async () => {
    const id = await portal.passed();
    dms.state.setFault({ kind: "status-401", left: null, seconds: 0 });
    await push(id);
    assert.deepEqual(await drain(), { failed: 1 });
    const { state, reason, whyNot } = await stateOf(id);
    assert.deepEqual([state, whyNot], ["failed", null]);
    assert.match(reason!, /401/);
    const [message] = await sql<{ link: string; params: Record<string, unknown> }[]>`
      select m.link, m.params from messages m join users u on u.id = m.user_id
      where m.kind = 'claim-push-failed' and u.user_code = 'store-technician'`;
    assert.equal(message!.link, `ClaimManageDetail?id=${id}`);
    dms.state.setFault(null);
    await push(id);
    assert.deepEqual(await drain(), { taken: 1 });
    assert.equal((await stateOf(id)).state, "taken");
  });

  await t.step("or once more by staff of the push log, to whom it shows as a claim", async () => {
    const id = await portal.passed();
    dms.state.setFault({ kind: "status-401", left: 1, seconds: 0 });
    await push(id);
    await drain();
    const [row] = await sql<{ id: number }[]>`
      select max(id)::int as id from pushes where subject_kind = 'claim'`;
    assert.equal((await readPush(portal.admin, row!.id)).subjectId, (await now(id)).code);
    await retryPush(portal.admin, row!.id);
    assert.deepEqual(await drain(), { taken: 1 });
    await assertRefused(retryPush(portal.admin, row!.id + 1), "push-not-failed");
  });

  await t.step("and refused for good where the system does not want it", async () => {
    const id = await portal.passed();
    dms.state.setFault({ kind: "status-400", left: 1, seconds: 0 });
    await push(id);
    assert.deepEqual(await drain(), { refused: 1 });
    assert.equal((await stateOf(id)).state, "refused");
    await assertRefused(push(id), "claim-push-refused");
  });
  await dms.stop();
  await Deno.remove(folder, { recursive: true });
});
