import assert from "node:assert/strict";
import fc from "fast-check";
import type { Fragment } from "postgres";
import { documentLists } from "@/engines/documents/document_lists.ts";
import { kindFilters } from "@/engines/documents/list_parts.ts";
import type { Condition } from "@/engines/lists/filters.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { rowOrder } from "@/engines/lists/row_order.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { judgeCase } from "@/services/cases/judge_case.ts";
import { markExcellent } from "@/services/cases/mark_excellent.ts";
import { indexPlanOf } from "../index_plan_of.ts";
import { openCases, otherStore, publishedCase } from "./people.ts";

Deno.test("what orders cases by whether they helped is kept as it would be counted", async (t) => {
  await using portal = await openCases();
  const { sql, manager } = portal;
  const kept = async () =>
    (await sql<{ id: number; helped: number }[]>`
      select r.id, k.helped from case_details k join document_revisions r on r.id = k.revision_id order by r.id`)
      .map(({ id, helped }) => [id, helped]);
  const counted = async () =>
    (await sql<{ id: number; helped: number }[]>`
      select r.id, (
        coalesce((select sum(case when v.fixed then 1 else -1 end) from case_verdicts v where v.document_id = r.document_id), 0)
        + 2 * (select count(*) from case_marks m where m.document_id = r.document_id)
      )::int as helped
      from case_details k join document_revisions r on r.id = k.revision_id order by r.id`)
      .map(({ id, helped }) => [id, helped]);
  const first = await publishedCase(portal), second = await publishedCase(portal);
  const stores =
    (await sql<{ code: string }[]>`select code from orgs where code <> '20417' order by code limit 6`)
      .map(({ code }) => code);
  const userId = await portal.idOf("factory-manager");

  await t.step("after any row of verdicts, marks, and what is taken back", async () => {
    const what = fc.oneof(
      fc.record({
        does: fc.constant("says" as const),
        of: fc.constantFrom(first, second),
        store: fc.constantFrom(...stores),
        fixed: fc.boolean(),
      }),
      fc.record({
        does: fc.constant("forgets" as const),
        of: fc.constantFrom(first, second),
        store: fc.constantFrom(...stores),
      }),
      fc.record({ does: fc.constant("marks" as const), of: fc.constantFrom(first, second) }),
      fc.record({ does: fc.constant("unmarks" as const), of: fc.constantFrom(first, second) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(what, { maxLength: 12 }), async (rows) => {
        for (const one of rows) {
          if (one.does === "says") {
            await sql`
              insert into case_verdicts (document_id, org_code, user_id, fixed, said_at)
              values (${one.of}, ${one.store}, ${userId}, ${one.fixed}, now())
              on conflict (document_id, org_code) do update set fixed = excluded.fixed`;
          } else if (one.does === "forgets") {
            await sql`delete from case_verdicts where document_id = ${one.of} and org_code = ${one.store}`;
          } else if (one.does === "marks") {
            await sql`
              insert into case_marks (document_id, marked_by, marked_at) values (${one.of}, ${userId}, now())
              on conflict do nothing`;
          } else await sql`delete from case_marks where document_id = ${one.of}`;
        }
        assert.deepEqual(await kept(), await counted());
      }),
      { numRuns: 25 },
    );
  });

  await t.step("by stores that say so at the same moment", async () => {
    await sql`delete from case_verdicts`;
    await Promise.all(stores.map((store) =>
      sql`
        insert into case_verdicts (document_id, org_code, user_id, fixed, said_at)
        values (${first}, ${store}, ${userId}, true, now())`
    ));
    assert.deepEqual(await kept(), await counted());
  });

  await t.step("by the verbs of the portal, and by a revision that begins later", async () => {
    await sql`delete from case_verdicts`;
    await sql`delete from case_marks`;
    await judgeCase(await otherStore(portal), { id: second, fixed: true });
    await markExcellent(manager, second);
    await portal.act(manager, second, "revise");
    const all = await kept();
    assert.deepEqual(all, await counted());
    assert.deepEqual(
      all.filter(([, helped]) => helped === 3).length,
      2,
      "the published one, and its successor",
    );
    const { records } = await readList(manager, documentLists(caseDocument).reading, {
      pageNo: 1,
      pageSize: 20,
      sort: "-helped",
    });
    assert.deepEqual(records.map(({ id }) => id), [second, first]);
  });

  await t.step("and the list in that order, by a symptom and of one store comes out of indexes", async () => {
    const { reading, working } = documentLists(caseDocument);
    const { technician } = portal;
    const planOf = (statement: () => Fragment) => indexPlanOf(sql, statement);
    const helped = { column: "helped", descending: true };
    const base = await reading.query.where!(technician, {});
    assert.match(
      await planOf(() =>
        sql`
        select r.id from ${reading.query.from(technician)} where ${base()} and ${reading.query.always!(
          technician,
          helped,
        )!}
        order by ${rowOrder(technician, reading, helped)} limit 20`
      ),
      /case_details_helped/,
    );
    const bySymptom = kindFilters(caseDocument, "reading").symptoms!.where!(
      technician,
      "symptom.noise" as never,
    );
    assert.match(
      await planOf(() => sql`select from case_details k where ${(bySymptom as Condition)()}`),
      /case_details_symptoms/,
    );
    const own = await working.query.where!(technician, {});
    const scope = await working.scope!(technician);
    assert.match(
      await planOf(() =>
        sql`select count(*) from ${working.query.from(technician)} where ${own()} and ${scope()}`
      ),
      /document_revisions_org|document_revisions_working/,
    );
  });
});
