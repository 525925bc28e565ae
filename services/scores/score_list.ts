import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, ledTo } from "@/engines/lists/filters.ts";
import { personOrNull } from "@/kernel/access/actor.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { CORRECTION, SCORE_RULES, SUBJECTS } from "./rules.ts";
import { CORRECT_RIGHT } from "./score_rights.ts";

const WHAT = [...SCORE_RULES, CORRECTION];

/** Pages of what points are earned by; of feedback there is none yet that names one. */
const PAGES: Readonly<Record<string, string>> = {
  case: "CaseDetail",
  tsb: "TSBPreview",
};

/** The score ledger of a person, by default the reader's own; a machine, which earns nothing, reads that of a person it names. */
export const scoreList = defineList({
  kind: "score-entries",
  page: "MyScore",
  need: "MyScore:view",
  call: {
    operationId: "listScores",
    path: "/tis/scores",
    tag: "Scores",
    summary:
      "What a person has earned, newest first: the caller, or by their account somebody whose score the caller may correct",
  },
  record: z.object({
    id: z.int(),
    rule: z.string(),
    what: z.string().describe("what it was earned by, or why it was corrected, in the caller's language"),
    points: z.number(),
    withdrawn: z.boolean().describe("takes back what was earned before"),
    subjectKind: z.enum(SUBJECTS).nullable(),
    subjectId: z.string().nullable(),
    subjectCode: z.string().nullable(),
    actorName: z.string().nullable().describe("who corrected it"),
    happenedAt: z.iso.datetime(),
  }),
  words: { none: "scores.none", noneWhy: "scores.none_why" },
  filter: {
    person: ledTo("scores.person", z.string().max(60)),
    rule: chosen("scores.what", z.string().max(40).refine((code) => WHAT.includes(code)), {
      all: "scores.all_rules",
      choices: ruleChoices,
      on: "e.rule",
    }),
    ...days("scores.at", { on: "e.happened_at", from: "scores.from", to: "scores.to" }),
  },
  columns: {
    at: { text: "scores.at", kind: "moment", of: ({ happenedAt }) => happenedAt, sort: "e.happened_at" },
    what: {
      text: "scores.what",
      kind: "text",
      of: ({ what, withdrawn }, { t }) => withdrawn ? t("scores.withdrawn", { what }) : what,
      sort: "e.rule",
      title: true,
      width: 50,
    },
    subject: {
      text: "scores.subject",
      kind: "code",
      of: ({ subjectCode }) => subjectCode,
      href: ({ subjectKind, subjectId }) => {
        const page = PAGES[subjectKind ?? ""];
        return page ? `${page}?id=${subjectId}` : null;
      },
    },
    points: { text: "scores.points", kind: "number", sort: "e.points", labelled: true },
    actor: { text: "scores.by", kind: "person", of: ({ actorName }) => actorName, in: "chooser" },
  },
  order: "-at",
  scope: (ctx) => () =>
    ctx.sql`(e.user_id = ${personOrNull(ctx)?.id ?? null} or ${
      scopeOf(ctx, CORRECT_RIGHT)({ org: ctx.sql`u.org_code` })
    })`,
  query: {
    key: "e.id",
    from: ({ sql }) =>
      sql`score_entries e join users u on u.id = e.user_id left join score_dictionary d on d.code = e.rule`,
    joins: ({ sql }) => sql`left join users c on c.id = e.actor_id`,
    select: ({ sql, chain }) =>
      sql`
      e.id, e.rule, coalesce(e.reason, name_in(d.names, ${chain as string[]}), e.rule) as what,
      e.points::float8 as points, e.withdrawn, e.subject_kind, e.subject_id, e.subject_code,
      c.full_name as actor_name, e.happened_at`,
    where: (ctx, { person }) => () =>
      person === undefined
        ? ctx.sql`e.user_id = ${personOrNull(ctx)?.id ?? null}`
        : ctx.sql`u.user_code = ${person}`,
  },
});

async function ruleChoices({ sql, chain, t }: Ctx) {
  const rows = await sql<{ value: string; label: string }[]>`
    select code as value, name_in(names, ${chain as string[]}) as label
    from score_dictionary where kind = 'rule' and deleted_at is null order by sort`;
  return [...rows, { value: CORRECTION, label: t("scores.correction") }];
}
