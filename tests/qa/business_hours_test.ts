import assert from "node:assert/strict";
import fc from "fast-check";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import type { GivenValues } from "@/engines/registers/define_register.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { readBoard } from "@/services/qa/boards/read_board.ts";
import { techQuestionList } from "@/services/qa/question_lists.ts";
import { remindOfQuestions } from "@/services/qa/remind_job.ts";
import { businessHoursRegister } from "@/services/qa/business_hours_register.ts";
import { assertRefused } from "../refusal_of.ts";
import { openQuestions } from "./open_questions.ts";

const MARKET = "cn", ZONE = "Asia/Shanghai";

type Given = GivenValues<typeof businessHoursRegister["fields"]>;

const WEEK: Given = { marketCode: MARKET, kind: "shift", weekdays: ["mon", "tue", "wed", "thu", "fri"] };
/** Two shifts of a week, the days of a festival, and a Sunday worked for it. */
const TIMES: Given[] = [
  { ...WEEK, opens: "08:30", closes: "12:00" },
  { ...WEEK, opens: "13:00", closes: "17:30" },
  { marketCode: MARKET, kind: "free", firstDay: "2026-10-01", lastDay: "2026-10-07" },
  {
    marketCode: MARKET,
    kind: "worked",
    firstDay: "2026-09-27",
    lastDay: "2026-09-27",
    opens: "09:00",
    closes: "12:00",
  },
];

const local = (text: string) => new Date(`${text.replace(" ", "T")}:00+08:00`);

Deno.test("half an hour ends within business hours, over nights, breaks, festivals and days worked for them", async () => {
  await using portal = await openQuestions();
  const { sql } = portal;
  const due = async (since: string) => {
    const [row] = await sql<[{ due: Date }]>`select worked_until(${MARKET}, ${ZONE}, ${
      local(since)
    }, 30) as due`;
    return row.due;
  };
  assert.deepEqual(await due("2026-09-26 23:00"), local("2026-09-26 23:30"), "without shifts");
  await fillRegister(portal.ctx, businessHoursRegister, TIMES);
  const table: [asked: string, due: string][] = [
    ["2026-09-23 10:00", "2026-09-23 10:30"],
    ["2026-09-23 11:50", "2026-09-23 13:20"],
    ["2026-09-23 11:30", "2026-09-23 12:00"],
    ["2026-09-23 17:20", "2026-09-24 08:50"],
    ["2026-09-25 20:00", "2026-09-27 09:30"],
    ["2026-09-30 17:25", "2026-10-08 08:55"],
  ];
  for (const [asked, expected] of table) assert.deepEqual(await due(asked), local(expected), asked);
  const [left] = await sql<[{ seconds: number }]>`
    select worked_seconds(${MARKET}, ${ZONE}, ${local("2026-09-30 17:25")}, ${
    local("2026-10-08 08:55")
  })::int as seconds`;
  assert.equal(left.seconds, 30 * 60);
});

Deno.test("what is left until it is due is always what was allowed, whenever it began", async () => {
  await using portal = await openQuestions();
  const { sql } = portal;
  await fillRegister(portal.ctx, businessHoursRegister, [
    ...TIMES,
    // A night shift beside, over the end of the day.
    { marketCode: MARKET, kind: "shift", weekdays: ["fri"], opens: "22:00", closes: "02:00" },
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 30 * 24 * 60 }),
      fc.integer({ min: 1, max: 900 }),
      async (after, minutes) => {
        const since = new Date(local("2026-09-15 00:00").getTime() + after * 60_000);
        const [row] = await sql<[{ seconds: number; later: boolean }]>`
          select worked_seconds(${MARKET}, ${ZONE}, ${since}, d.due)::int as seconds, d.due >= ${since} as later
          from (select worked_until(${MARKET}, ${ZONE}, ${since}, ${minutes}) as due) d`;
        assert.deepEqual({ ...row }, { seconds: minutes * 60, later: true });
      },
    ),
    { numRuns: 60 },
  );
});

Deno.test("list, board and reminder call a consultation late by one clock, which a changed calendar sets anew", async () => {
  await using portal = await openQuestions();
  const { admin, ctx, sql } = portal;
  const [store] = await sql<[{ market: string }]>`
    select o.market_code as market from users u join orgs o on o.code = u.org_code where u.user_code = 'store-technician'`;
  // A day on which nobody works, and hours of the week that make the calendar count.
  const today = portal.now().toISOString().slice(0, 10);
  const times: Given[] = [
    {
      marketCode: store.market,
      kind: "shift",
      weekdays: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      opens: "00:00",
      closes: "00:00",
    },
    { marketCode: store.market, kind: "free", firstDay: today, lastDay: today },
  ];
  const id = await portal.ask("technical", portal.asker);
  const { key } = await addEntry(admin, businessHoursRegister, times[0]!);
  assert.ok(key);
  const free = await addEntry(admin, businessHoursRegister, times[1]!);
  portal.pass(45);
  const manager = await portal.as("factory-manager");
  const late = async () => {
    await remindOfQuestions(ctx);
    const board = await readBoard(manager, "technical", "overtime", {});
    const list = await readList(manager, techQuestionList, { measure: "unanswered", pageNo: 1, pageSize: 5 });
    const [told] = await sql<
      [{ count: number }]
    >`select count(*)::int from question_reminders where question_id = ${id}`;
    return [board.total.counts.unanswered, list.total, told.count];
  };
  assert.deepEqual(await late(), [0, 0, 0]);
  await deleteEntries(admin, businessHoursRegister, [{ key: free.key, version: free.version }]);
  assert.deepEqual(await late(), [1, 1, 1]);
});

Deno.test("business hours say what their kind needs, and a time of day is one", async () => {
  await using portal = await openQuestions();
  const add = (values: Given) =>
    addEntry(portal.admin, businessHoursRegister, { marketCode: MARKET, ...values });
  await assertRefused(add({ kind: "shift", opens: "08:00", closes: "12:00" }), "invalid-input");
  await assertRefused(
    add({ kind: "free", firstDay: "2026-05-02", lastDay: "2026-05-01" }),
    "invalid-input",
  );
  await assertRefused(
    add({ kind: "shift", weekdays: ["mon"], opens: "8", closes: "12:00" }),
    "invalid-input",
  );
  await add({ kind: "free", firstDay: "2026-05-01", lastDay: "2026-05-01" });
});
