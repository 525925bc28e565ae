import assert from "node:assert/strict";
import fc from "fast-check";
import { readList } from "@/engines/lists/read_list.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { QUESTION_STAGES } from "@/services/qa/advance_question.ts";
import { partQuestionList, techQuestionList } from "@/services/qa/question_lists.ts";
import { questionScope } from "@/services/qa/question_rights.ts";
import { isOnDuty } from "@/services/departments/approver_duties.ts";
import { openQuestions } from "./open_questions.ts";

const ASKERS = ["store-technician", "technical-supervisor", "section-chief"] as const;
const STAFF = ["factory-engineer", "section-chief", "designated-engineer"] as const;
const READERS = [
  ...ASKERS,
  "factory-engineer",
  "designated-engineer",
  "factory-manager",
] as const;

const made = fc.record({
  kind: fc.constantFrom("part", "technical"),
  stage: fc.constantFrom(...QUESTION_STAGES),
  type: fc.constantFrom("A", "B", "C"),
  store: fc.constantFrom("20417", "20418", "49107"),
  brand: fc.constantFrom("norda", null),
  section: fc.constantFrom("SUP", null),
  asker: fc.constantFrom(...ASKERS),
  taken: fc.option(fc.constantFrom(...STAFF)),
  designated: fc.option(fc.constantFrom(...STAFF)),
  urgent: fc.boolean(),
  waits: fc.boolean(),
  ago: fc.integer({ min: 0, max: 100 }),
});

type Portal = Awaited<ReturnType<typeof openQuestions>>;

/** Whose turn it is, asked of each question by itself. */
function slowTurn(ctx: Ctx) {
  const { sql } = ctx;
  const { id } = personOrNull(ctx)!;
  // Themselves, and whoever's place they take today.
  const lent = sql`(
    select ${id}::bigint union all
    select s.user_id from duty_substitutes s join users u on u.id = s.user_id where s.substitute_id = ${id} and ${
    isOnDuty(ctx)
  }
  )`;
  return sql`(case
    when q.stage in ('draft', 'closed') then false
    when q.state = 'replied' then q.asker_id = ${id}
    when q.asker_id = ${id} then false
    when q.stage = 'unanswered' then coalesce(q.assignee_id in ${lent},
      exists (select from part_qa_type_staff x where q.kind = 'part' and x.type_code = q.type_code and x.user_id in ${lent}))
    when q.stage = 'supervisor' then exists (
      select from user_roles ur join users u on u.id = ur.user_id
      where ur.user_id in ${lent} and ur.role_code = 'technical-supervisor'
        and q.store_code in (select org_and_below(coalesce(ur.org_code, u.org_code)))
    )
    when q.stage = 'section-head' then exists (
      select from department_duties x
      where x.user_id in ${lent} and x.duty = 'section-chief' and x.department_code = q.section_code
        and (x.brand_code is null or x.brand_code = q.brand_code)
    )
    when q.stage = 'engineer' then coalesce(q.designated_id in ${lent}, false)
    else false
  end)`;
}

async function fill(
  { sql, idOf }: Portal,
  rows: (typeof made extends fc.Arbitrary<infer R> ? R : never)[],
): Promise<void> {
  await sql`truncate questions cascade`;
  for (const [place, one] of rows.entries()) {
    const at = new Date(Date.parse("2026-03-09T08:00:00Z") - one.ago * 60_000);
    const draft = one.stage === "draft", closed = one.stage === "closed";
    await sql`
      insert into questions (code, kind, stage, type_code, title, lang, store_code, asker_id, brand_code, series_code, section_code, assignee_id, designated_id,
        urgent, asked_at, waiting_since, closed_at, closed_by, created_at, changed_at)
      values (${
      draft ? null : `Q${place}`
    }, ${one.kind}, ${one.stage}, ${one.type}, 'A question', 'zh_CN', ${one.store}, ${await idOf(one.asker)},
        ${one.brand}, 'N1', ${one.section}, ${one.taken && await idOf(one.taken)}, ${
      one.designated && await idOf(one.designated)
    }, ${one.urgent}, ${draft ? null : at}, ${one.waits ? at : null}, ${closed ? at : null}, ${
      closed ? "note" : null
    }, ${at}, ${at})`;
  }
}

async function pagesOf(ctx: Ctx, list: typeof partQuestionList, asked: { queue?: "turn"; sort?: string }) {
  const found: { id: number; mine: boolean }[] = [];
  for (let pageNo = 1;; pageNo++) {
    const { total, records } = await readList(ctx, list, { ...asked, pageNo, pageSize: 10 });
    found.push(...records);
    if (records.length < 10) return { total, found };
  }
}

Deno.test("each list begins with what waits for its reader, then has what is open and what is closed, as a slow computation says", async () => {
  await using portal = await openQuestions();
  const { sql, idOf } = portal;
  await sql`
    insert into duty_substitutes (user_id, substitute_id, start_date, end_date, created_at)
    values (${await idOf("section-chief")}, ${await idOf(
    "factory-engineer",
  )}, '2000-01-01', '2100-01-01', now())`;
  let turns = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(made, { minLength: 20, maxLength: 40 }), async (rows) => {
      await fill(portal, rows);
      for (const reader of READERS) {
        const ctx = await portal.as(reader);
        for (const list of [partQuestionList, techQuestionList]) {
          const kind = list.kind === "part-questions" ? "part" : "technical";
          const expected = await ctx.sql<{ id: number; mine: boolean }[]>`
            select q.id::int, ${slowTurn(ctx)} as mine from questions q
            where q.kind = ${kind} and ${
            questionScope(ctx, kind === "part" ? "PartQAList:view" : "TechQAList:view")
          }
            order by not ${
            slowTurn(ctx)
          }, q.stage = 'closed', not q.urgent, coalesce(q.waiting_since, q.asked_at, q.changed_at), q.id`;
          const mine = expected.filter((one) => one.mine);
          turns += mine.length;
          const told = ({ id, mine }: { id: number; mine: boolean }) => ({ id, mine });
          const all = await pagesOf(ctx, list, {});
          assert.deepEqual(all.found.map(told), [...expected], `${reader} ${kind}`);
          assert.equal(all.total, expected.length);
          const back = await pagesOf(ctx, list, { sort: "-queue" });
          assert.deepEqual(back.found.map(told), expected.toReversed());
          const turn = await pagesOf(ctx, list, { queue: "turn" });
          assert.deepEqual(turn.found.map(told), mine, `turn of ${reader} ${kind}`);
        }
      }
    }),
    { numRuns: 5 },
  );
  assert.ok(turns > 20, `${turns} turns`);
});
