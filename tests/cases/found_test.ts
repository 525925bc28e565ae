import assert from "node:assert/strict";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { fillCaseWords } from "@/demo/cases/words.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { judgeCase } from "@/services/cases/judge_case.ts";
import { markExcellent } from "@/services/cases/mark_excellent.ts";
import { similarCases } from "@/services/cases/similar_cases.ts";
import { standingOf } from "@/services/cases/standing.ts";
import { assertRefused } from "../refusal_of.ts";
import { openCases, otherStore, publishedCase } from "./people.ts";

const PAGE = { pageNo: 1, pageSize: 50 };
const { reading } = documentLists(caseDocument);

Deno.test("published cases", async (t) => {
  await using portal = await openCases();
  const { technician, engineer, manager, sql } = portal;
  await fillCaseWords(portal);
  const pump = await publishedCase(portal, {
    symptoms: ["symptom.power-loss"],
    faultText: "高速行驶后动力下降。",
    dtcCodes: ["P0A93"],
    parts: [{ partCode: "1711 6888 459" }],
  }, "冷却液泵不转");
  const link = await publishedCase(portal, {
    positions: ["position.front-axle"],
    roadTypes: ["roadType.bumps"],
  });
  const draft = (await portal.draft(technician, { dtcCodes: ["P0A93"] })).id;
  const found = async (filter: Record<string, string>) =>
    (await readList(technician, reading, { ...PAGE, ...filter })).records.map(({ id }) => id);

  await t.step("are found by words of any language, by codes and by parts", async () => {
    assert.deepEqual(await found({ keyword: "异响" }), [link]);
    assert.deepEqual(await found({ keyword: "noise bumps" }), [link]);
    assert.deepEqual(await found({ keyword: "Power" }), [pump]);
    assert.deepEqual(await found({ keyword: "p0a93" }), [pump]);
    assert.deepEqual(await found({ keyword: "17116888459" }), [pump]);
    assert.deepEqual(await found({ dtc: "p0a93" }), [pump]);
    assert.deepEqual(await found({ part: "1711-6888-459" }), [pump]);
    assert.deepEqual(await found({ symptoms: "symptom.noise" }), [link]);
    assert.deepEqual(await found({ keyword: "noise P0A93" }), []);
  });

  await t.step("are offered to who writes one that is like them, with the reason", async () => {
    const offered = await similarCases(engineer, {
      id: draft,
      dtcCodes: ["P0A93"],
      symptoms: ["symptom.noise"],
    });
    assert.deepEqual(
      offered.map(({ id, reasons }) => [id, reasons.map(({ kind, what }) => `${kind} ${what}`)]),
      [
        [pump, ["dtc P0A93"]],
        [link, ["symptom 异响"]],
      ],
    );
    assert.deepEqual((await similarCases(engineer, { parts: ["1711.6888.459"] })).map(({ id }) => id), [
      pump,
    ]);
    // The series alone makes none alike.
    assert.deepEqual(await similarCases(engineer, { seriesCode: "N1" }), []);
  });

  await t.step("are marked as excellent once, and never by their authors", async () => {
    await assertRefused(markExcellent(technician, pump), "no-right");
    await markExcellent(manager, pump);
    await assertRefused(markExcellent(manager, pump), "case-excellent");
    assert.deepEqual(await found({ excellent: "yes" }), [pump]);
    const { id } = await portal.draft(manager);
    await assertRefused(markExcellent(manager, id), "document-own-barred");
    const [event] = await sql`select data from outbox where type = 'case.marked-excellent'`;
    assert.deepEqual([event!.data.caseId, event!.data.authorCode], [pump, "store-technician"]);
  });

  await t.step("are judged by other stores, each by its last word, and ranked by that", async () => {
    const other = await otherStore(portal);
    await assertRefused(judgeCase(technician, { id: pump, fixed: true }), "case-own-store");
    await assertRefused(judgeCase(engineer, { id: pump, fixed: true }), "no-right");
    await judgeCase(other, { id: link, fixed: true });
    await judgeCase(other, { id: link, fixed: true });
    await judgeCase(other, { id: pump, fixed: true });
    await judgeCase(other, { id: pump, fixed: false });
    const { fixed, notFixed, own, mayJudge } = await standingOf(other, pump);
    assert.deepEqual([fixed, notFixed, own, mayJudge], [0, 1, false, true]);
    const tried = await sql`select count(*)::int as count from outbox where type = 'case.tried'`;
    assert.equal(tried[0]!.count, 3);
    await sql`delete from case_marks`;
    const { records } = await readList(technician, reading, {
      ...PAGE,
      sort: "-helped",
    });
    assert.deepEqual(records.map(({ id }) => id), [link, pump]);
  });

  await t.step("are no longer found once they are revoked", async () => {
    await portal.act(manager, link, "revoke");
    assert.deepEqual(await found({ keyword: "异响" }), []);
    assert.deepEqual(await similarCases(engineer, { symptoms: ["symptom.noise"] }), []);
  });
});
