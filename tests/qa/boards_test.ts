import assert from "node:assert/strict";
import fc from "fast-check";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import {
  type Board,
  BOARDS,
  EVERY_BOARD,
  type Grouping,
  measuresOf,
} from "@/services/qa/boards/board_declarations.ts";
import type { Measure } from "@/services/qa/boards/measures.ts";
import { periodBefore, readBoard } from "@/services/qa/boards/read_board.ts";
import { partQuestionList, techQuestionList } from "@/services/qa/question_lists.ts";
import { openQuestions } from "./open_questions.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What the portal's clock says: 16:00 of 10 March in Shanghai, where all readers of these tests are. */
const NOW = Date.parse("2026-03-10T08:00:00Z");
const ZONE_MS = 8 * 60 * MINUTE;

interface Made {
  id: number;
  kind: QuestionKind;
  type: string;
  series: string;
  store: string;
  staff: string | null;
  parts: string[];
  asked: number;
  replied: number | null;
  closed: number | null;
  by: "adoption" | "note" | null;
  waiting: number | null;
}

type Portal = Awaited<ReturnType<typeof openQuestions>>;

const made = fc.record({
  kind: fc.constantFrom<QuestionKind>("part", "technical"),
  type: fc.constantFrom("A", "B"),
  series: fc.constantFrom("N1", "N2"),
  store: fc.constantFrom("20417", "20418", "49107"),
  hasStaff: fc.boolean(),
  parts: fc.subarray(["P1", "P2", "P3"]),
  askedAgo: fc.integer({ min: 0, max: 65 * 24 * 60 }),
  // Bounds of buckets among them.
  reply: fc.option(fc.oneof(fc.constantFrom(0, 14, 15, 29, 30, 60, 61), fc.integer({ min: 0, max: 4000 }))),
  close: fc.option(
    fc.oneof(fc.constantFrom(7 * 24 * 60, 7 * 24 * 60 + 1), fc.integer({ min: 0, max: 20_000 })),
  ),
  adopted: fc.boolean(),
});

async function fill(
  { sql, idOf }: Portal,
  rows: (typeof made extends fc.Arbitrary<infer R> ? R : never)[],
): Promise<Made[]> {
  await sql`truncate questions cascade`;
  const staffId = await idOf("factory-engineer");
  const askerId = await idOf("social-user");
  const filled: Made[] = [];
  for (const [place, one] of rows.entries()) {
    const asked = NOW - one.askedAgo * MINUTE;
    const replied = one.reply !== null && one.reply <= one.askedAgo ? asked + one.reply * MINUTE : null;
    const closed = one.close !== null && one.close <= one.askedAgo ? asked + one.close * MINUTE : null;
    const by = closed === null ? null : one.adopted ? "adoption" as const : "note" as const;
    const open = one.kind === "part" ? "unanswered" : "supervisor";
    const stage = closed !== null
      ? "closed"
      : replied === null
      ? open
      : one.kind === "part"
      ? "replied"
      : "supervisor-replied";
    const waiting = stage === open ? asked : null;
    const staff = one.hasStaff ? staffId : null;
    const at = (moment: number | null) => moment === null ? null : new Date(moment);
    const [row] = await sql<[{ id: number }]>`
      insert into questions (code, kind, stage, type_code, title, lang, store_code, asker_id, brand_code, series_code, part_numbers, assignee_id,
        asked_at, waiting_since, answer_due_at, first_reply_at, closed_at, closed_by, created_at, changed_at)
      values (${`Q${place}`}, ${one.kind}, ${stage}, ${one.type}, 'A question', 'zh_CN', ${one.store}, ${askerId}, 'norda', ${one.series},
        ${one.parts}, ${staff}, ${at(asked)}, ${at(waiting)}, ${
      at(waiting === null || one.kind === "part" ? null : waiting + 30 * MINUTE)
    }, ${at(replied)}, ${at(closed)}, ${by}, ${at(asked)}, ${at(asked)})
      returning id::int`;
    filled.push({
      id: row.id,
      kind: one.kind,
      type: one.type,
      series: one.series,
      store: one.store,
      staff: staff === null ? null : String(staff),
      parts: one.parts,
      asked,
      replied,
      closed,
      by,
      waiting,
    });
  }
  return filled;
}

/** What each measure means, said again without the portal. */
const MEANS: Record<Measure, (one: Made) => boolean> = {
  asked: () => true,
  waiting: ({ waiting }) => waiting !== null,
  replied: ({ waiting, closed }) => waiting === null && closed === null,
  closed: ({ closed }) => closed !== null,
  quick: (one) => bucketOf(one) === 0,
  middle: (one) => bucketOf(one) === 1,
  slow: (one) => bucketOf(one) === 2,
  unreplied: ({ replied }) => replied === null,
  adopted: ({ by }) => by === "adoption",
  noted: ({ by }) => by === "note",
  open: ({ closed }) => closed === null,
  "in-time": ({ asked, closed }) => (closed ?? NOW) - asked <= 7 * DAY,
  late: ({ asked, closed }) => closed !== null && closed - asked > 7 * DAY,
  overdue: ({ asked, closed }) => closed === null && NOW - asked > 7 * DAY,
  unanswered: ({ kind, waiting }) => kind === "technical" && waiting !== null && NOW - waiting > 30 * MINUTE,
};

function bucketOf({ kind, asked, replied }: Made): number | null {
  if (replied === null) return null;
  const minutes = (replied - asked) / MINUTE;
  if (kind === "part") return minutes < 15 ? 0 : minutes <= 60 ? 1 : 2;
  return minutes < 30 ? 0 : minutes <= 60 ? 1 : 2;
}

const CODES: Record<Exclude<Grouping, "area">, (one: Made) => string[]> = {
  type: ({ type }) => [type],
  series: ({ series }) => [series],
  store: ({ store }) => [store],
  staff: ({ staff }) => [staff ?? "-"],
  part: ({ parts }) => parts,
};

const dayOf = (moment: number) => new Date(moment + ZONE_MS).toISOString().slice(0, 10);

function countOf(kind: QuestionKind, board: Board, rows: readonly Made[]) {
  return Object.fromEntries(measuresOf(kind, board).map((one) => [one, rows.filter(MEANS[one]).length]));
}

/** The smallest value that a share of all does not exceed. */
function percentilesOf(board: Board, rows: readonly Made[]) {
  const { duration } = BOARDS[board];
  if (duration === null) return null;
  const minutes = rows
    .map(({ asked, replied, closed }) => [duration === "reply" ? replied : closed, asked] as const)
    .filter(([end]) => end !== null)
    .map(([end, asked]) => Math.floor((end! - asked) / MINUTE))
    .sort((one, other) => one - other);
  if (minutes.length === 0) return null;
  return [0.5, 0.9, 0.95].map((share) => minutes[Math.ceil(share * minutes.length - 1e-9) - 1]!);
}

Deno.test("every board agrees with a slow count, and each number with the list that it leads to", async () => {
  await using portal = await openQuestions();
  const manager = await portal.as("factory-manager");
  await fc.assert(
    fc.asyncProperty(fc.array(made, { minLength: 5, maxLength: 40 }), async (rows) => {
      const all = await fill(portal, rows);
      for (const { kind, board } of EVERY_BOARD) {
        const figures = await readBoard(manager, kind, board, {});
        const { from, to } = figures.period;
        const within = (one: Made, { from, to }: { from: string; to: string }) =>
          one.kind === kind && dayOf(one.asked) >= from && dayOf(one.asked) <= to;
        const mine = all.filter((one) => within(one, { from, to }));
        const earlier = all.filter((one) => within(one, periodBefore({ from, to })));
        assert.deepEqual(figures.total.counts, countOf(kind, board, mine), `${kind} ${board}`);
        assert.deepEqual(figures.before.counts, countOf(kind, board, earlier));
        assert.deepEqual(figures.total.percentiles, percentilesOf(board, mine));
        for (const { day, counts } of figures.days) {
          assert.deepEqual(counts, countOf(kind, board, mine.filter(({ asked }) => dayOf(asked) === day)));
        }
        for (const { by, rows: groups } of figures.groups) {
          if (by === "area") continue;
          const codes = new Set(mine.flatMap(CODES[by]));
          assert.deepEqual(new Set(groups.map(({ code }) => code)), codes);
          for (const { code, counts, percentiles, before } of groups) {
            const ofGroup: Made[] = mine.filter((one) => CODES[by](one).includes(code));
            assert.deepEqual(counts, countOf(kind, board, ofGroup), `${kind} ${board} ${by} ${code}`);
            assert.deepEqual(percentiles, percentilesOf(board, ofGroup));
            assert.equal(before, earlier.filter((one) => CODES[by](one).includes(code)).length);
          }
        }
        await assertDrillDown(manager, kind, board, figures);
      }
    }),
    { numRuns: 4 },
  );
});

async function assertDrillDown(
  ctx: Ctx,
  kind: QuestionKind,
  board: Board,
  { period, total, groups }: Awaited<ReturnType<typeof readBoard>>,
): Promise<void> {
  const list = kind === "part" ? partQuestionList : techQuestionList;
  const listed = async (asked: Record<string, string>) =>
    (await readList(ctx, list, { ...period, ...asked, pageNo: 1, pageSize: 5 })).total;
  for (const measure of measuresOf(kind, board)) {
    assert.equal(await listed({ measure }), total.counts[measure], `${board} ${measure}`);
  }
  for (const { by, rows } of groups) {
    for (const { code, counts } of rows.slice(0, 3)) {
      for (const measure of measuresOf(kind, board).slice(0, 3)) {
        assert.equal(
          await listed({ measure, [by]: code }),
          counts[measure],
          `${board} ${by} ${code} ${measure}`,
        );
      }
    }
  }
}

Deno.test("a store counts its own questions and is told of no areas, whatever it asks for", async () => {
  await using portal = await openQuestions();
  const base = {
    kind: "part",
    type: "A",
    series: "N1",
    hasStaff: false,
    parts: [],
    askedAgo: 60,
    reply: null,
    close: null,
    adopted: false,
  } as const;
  await fill(portal, (["20417", "20417", "20418"] as const).map((store) => ({ ...base, store, parts: [] })));
  const store = await portal.as("store-manager");
  const own = await readBoard(store, "part", "all", { area: "nowhere" });
  assert.equal(own.total.counts.asked, 2);
  assert.deepEqual(own.groups.map(({ by }) => by), ["type", "series", "staff"]);
  assert.equal((await readBoard(store, "part", "all", { store: "20418" })).total.counts.asked, 0);
  const manager = await portal.as("factory-manager");
  assert.equal((await readBoard(manager, "part", "all", {})).total.counts.asked, 3);
  assert.equal((await readBoard(manager, "part", "all", { store: "20418" })).total.counts.asked, 1);
  assert.equal(
    (await readBoard(await portal.as("store-technician"), "part", "all", {})).total.counts.asked,
    0,
  );
});
