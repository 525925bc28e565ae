import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { casePublished } from "@/events/cases.ts";
import { scoreCorrected } from "@/events/scores.ts";
import { correctScore } from "@/services/scores/correct_score.ts";
import { scoredPerson } from "@/services/scores/my_score.ts";
import { rankTable } from "@/services/scores/rank_table.ts";
import { scoreList } from "@/services/scores/score_list.ts";
import { happen } from "../messages/told.ts";
import { assertRefused } from "../refusal_of.ts";
import { openScores } from "./score_world.ts";

const PAGE = { pageNo: 1, pageSize: 20 };
const OF = "store-technician";

Deno.test("staff correct a score", async (t) => {
  await using portal = await openScores();
  const { sql, as, happens, ofCase, totalOf } = portal;
  await happens(casePublished, ofCase(1));
  const manager = await as("factory-manager");
  const technician = await as(OF);
  const asked = { userCode: OF, points: -2.5, reason: "重复发布的案例", total: 10 };

  await t.step("by a line of its own with its reason, and the person is told", async () => {
    await correctScore(manager, asked);
    assert.equal(await totalOf(OF), 7.5);
    const { records } = await readList(technician, scoreList, PAGE);
    assert.deepEqual(records.map(({ points, what, actorName }) => [points, what, actorName !== null]), [
      [-2.5, "重复发布的案例", true],
      [10, "维修案例发布", false],
    ]);
    const [event] = await sql`select data from outbox where type = 'score.corrected'`;
    await happen(portal, scoreCorrected, event!.data);
    const [message] = await sql`select params from messages where kind = 'score-corrected'`;
    assert.deepEqual(message!.params, { points: -2.5, reason: "重复发布的案例", total: 7.5 });
  });

  await t.step("that they have read as it is", async () => {
    await assertRefused(correctScore(manager, { ...asked, total: 10 }), "state-changed");
  });

  await t.step("of others, never their own, and not without the right", async () => {
    await assertRefused(
      correctScore(manager, { ...asked, userCode: "factory-manager", total: 0 }),
      "score-own",
    );
    await assertRefused(correctScore(manager, { ...asked, userCode: "nobody" }), "score-person-unknown");
    await assertRefused(
      correctScore(technician, { ...asked, userCode: "store-manager", total: 0 }),
      "no-right",
    );
  });

  await t.step("and see ledgers that others do not see", async () => {
    const query = { ...PAGE, person: OF };
    assert.equal((await readList(manager, scoreList, query)).total, 2);
    assert.equal((await readList(await as("store-manager"), scoreList, query)).total, 0);
    assert.equal((await scoredPerson(await as("store-manager"), OF)).code, "store-manager");
  });

  await t.step("and the rank table follows: of the store, of the area, of the month", async () => {
    await happens(casePublished, ofCase(2, { authorCode: "store-manager" }));
    const person = await scoredPerson(technician, undefined);
    const store = await rankTable(technician, person, { among: "store", period: "month" });
    assert.deepEqual(store.map(({ place, code, points, isSelf }) => [place, code, points, isSelf]), [
      [1, "store-manager", 10, false],
      [2, OF, 7.5, true],
    ]);
    portal.pass(40 * 24 * 60);
    assert.deepEqual(await rankTable(technician, person, { among: "store", period: "month" }), []);
    assert.equal((await rankTable(technician, person, { among: "store", period: "all" })).length, 2);
  });
});
