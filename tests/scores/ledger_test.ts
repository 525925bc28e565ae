import assert from "node:assert/strict";
import fc from "fast-check";
import { caseMarkedExcellent, casePublished, caseRevoked } from "@/events/cases.ts";
import { qaClosed } from "@/events/qa.ts";
import { tsbConfirmed } from "@/events/tsb.ts";
import { openScores } from "./score_world.ts";

const AUTHOR = "store-technician";
const HOUR_MS = 3_600_000;

Deno.test("the score ledger", async (t) => {
  await using portal = await openScores();
  const { sql, happens, ofCase, totalOf, pay } = portal;

  await t.step("pays an event once, however often it comes", async () => {
    const id = await happens(casePublished, ofCase(1));
    await happens(casePublished, ofCase(1), { id });
    assert.equal(await totalOf(AUTHOR), 10);
  });

  await t.step("pays a case once, though a later revision of it is published", async () => {
    await happens(casePublished, ofCase(1, { revision: 2, version: 5 }));
    assert.equal(await totalOf(AUTHOR), 10);
  });

  await t.step(
    "takes back with the publication what the case earned, and pays it again with the next one",
    async () => {
      const start = portal.now().getTime();
      await happens(caseMarkedExcellent, ofCase(1), { at: new Date(start + HOUR_MS) });
      assert.equal(await totalOf(AUTHOR), 30);
      await happens(caseRevoked, ofCase(1), { at: new Date(start + 2 * HOUR_MS) });
      assert.equal(await totalOf(AUTHOR), 0);
      await happens(casePublished, ofCase(1), { at: new Date(start + 3 * HOUR_MS) });
      assert.equal(await totalOf(AUTHOR), 30);
    },
  );

  await t.step("tells of a new rank once", async () => {
    await sql`delete from score_entries`;
    for (let n = 100; n < 110; n++) await happens(casePublished, ofCase(n));
    const told = await sql`select params from messages where kind = 'rank-reached'`;
    assert.deepEqual(told.map(({ params }) => params.total), [100]);
  });

  await t.step(
    "pays what happened before the points were changed by the old ones, however late it is told",
    async () => {
      await sql`delete from score_entries`;
      const before = portal.now();
      portal.pass(1);
      await pay("case-published", "15");
      portal.pass(1);
      await happens(casePublished, ofCase(201), { at: before });
      assert.equal(await totalOf(AUTHOR), 10);
      await happens(casePublished, ofCase(202));
      assert.equal(await totalOf(AUTHOR), 25);
      await pay("case-published", "10");
    },
  );

  await t.step("pays a closed question its score, and a bulletin that was confirmed in time", async () => {
    await sql`delete from score_entries`;
    await happens(qaClosed, {
      questionId: 4,
      questionCode: "Q26-0004",
      version: 3,
      questionKind: "technical",
      storeCode: "20417",
      seriesCode: null,
      by: "adoption",
      score: 8.4,
      repliers: ["factory-engineer"],
      openMinutes: 30,
    });
    assert.equal(await totalOf("factory-engineer"), 8.4);
    await happens(tsbConfirmed, {
      tsbId: 4,
      tsbCode: "2600001-01-A",
      version: 3,
      readerCode: AUTHOR,
      storeCode: "20417",
      publishedAt: "2026-05-01T08:00:00.000Z",
      confirmedAt: "2026-05-02T08:00:00.000Z",
    });
    assert.equal(await totalOf(AUTHOR), 1);
  });

  await t.step("says what the cases are worth after any history with any replays", async () => {
    const kinds = { publish: casePublished, mark: caseMarkedExcellent, revoke: caseRevoked };
    let caseId = 1000;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ turn: fc.nat(2), of: fc.nat(2), again: fc.array(fc.nat(30), { maxLength: 2 }) }),
          {
            maxLength: 12,
          },
        ),
        async (turns) => {
          await sql`delete from score_entries`;
          const states = [0, 1, 2].map(() => ({ id: ++caseId, published: false, marked: false }));
          const sent: (() => Promise<unknown>)[] = [];
          let at = portal.now().getTime();
          for (const { turn, of, again } of turns) {
            const state = states[of]!;
            // What the workflow lets happen next.
            const legal = state.published
              ? state.marked ? ["revoke"] as const : ["revoke", "mark"] as const
              : ["publish"] as const;
            const kind = legal[turn % legal.length]!;
            if (kind === "publish") state.published = true;
            else if (kind === "mark") state.marked = true;
            else state.published = false;
            const told = { id: crypto.randomUUID(), at: new Date(at += HOUR_MS) };
            const send = () => happens(kinds[kind], ofCase(state.id), told);
            await send();
            sent.push(send);
            for (const place of again) await sent[place % sent.length]!();
          }
          const worth = states.map(({ published, marked }) => published ? marked ? 30 : 10 : 0);
          assert.equal(await totalOf(AUTHOR), worth.reduce<number>((sum, one) => sum + one, 0));
        },
      ),
      { numRuns: 40 },
    );
  });
});
