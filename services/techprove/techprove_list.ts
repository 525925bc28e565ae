import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { reachesTechprove, techproveColumns, techproveTables } from "./rows.ts";
import { TECHPROVE_STATES } from "./techprove_states.ts";
import { techproveRow } from "./types.ts";

/** Technical improvements within the reader's scope: one's own that is not submitted, then what is to be approved, then the others. */
export const techproveList = defineList({
  kind: "improvements",
  page: "TechProve",
  need: "TechProve:view",
  call: {
    operationId: "listImprovements",
    path: "/tis/improvements",
    tag: "Technical improvements",
    summary: "Technical improvements within the caller's scope",
  },
  record: techproveRow,
  words: { count: "techprove.count", none: "techprove.none", noneWhy: "techprove.none_why" },
  filter: {
    keyword: keyword("techprove.words", {
      where: ({ sql }, value) => () =>
        sql`position(lower(${value.trim()}) in lower(concat_ws(' ', t.code, t.title, t.before_text, t.after_text, array_to_string(t.part_numbers, ' ')))) > 0`,
      says: "part of code or part number, or words of title and description",
    }),
    state: oneOf(TECHPROVE_STATES, {
      text: "techprove.state",
      each: (state) => `techprove.state_${state}`,
      on: "t.state",
    }),
    whose: oneOf(["own", "asked"], {
      text: "techprove.whose",
      each: (whose) => `techprove.whose_${whose}`,
      where: (ctx, whose) => () =>
        whose === "own" ? ctx.sql`t.author_id = ${personId(ctx)}` : ctx.sql`exists (
          select from technical_improvement_approvals v
          where v.improvement_id = t.id and v.user_id = ${
          personId(ctx)
        } and v.voided_at is null and v.result is null
        )`,
    }),
    department: chosen("techprove.department", z.string().max(40), {
      choices: async (ctx) => [
        ...await ctx.sql<{ value: string; label: string }[]>`
          select d.code as value, name_in(d.names, ${ctx.chain as string[]}) as label
          from departments d
          where exists (select from technical_improvements t where t.department_code = d.code and ${
          reachesTechprove(ctx)
        })
          order by d.sort, d.code`,
      ],
      on: "t.department_code",
    }),
    ...days("techprove.submittedAt", {
      on: "t.submitted_at",
      from: "techprove.submitted_from",
      to: "techprove.submitted_to",
    }),
  },
  columns: {
    code: {
      text: "techprove.code",
      kind: "code",
      sort: "t.code",
      href: ({ id }) => `TechProvePreview?id=${id}`,
    },
    title: {
      text: "techprove.title",
      kind: "text",
      of: ({ title }, { t }) => title ?? t("techprove.untitled"),
      sort: "t.title",
      title: true,
      href: ({ id }) => `TechProvePreview?id=${id}`,
      width: 40,
    },
    state: {
      text: "techprove.state",
      kind: "state",
      of: ({ state }, { t }) => t(`techprove.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "t.state",
    },
    approvals: {
      text: "techprove.approvals",
      kind: "text",
      of: ({ approvals, approved }) => approvals === 0 ? null : `${approved} / ${approvals}`,
      short: true,
    },
    department: { text: "techprove.department", kind: "text", of: ({ departmentName }) => departmentName },
    series: { text: "techprove.seriesCode", kind: "text", of: ({ seriesName }) => seriesName, in: "chooser" },
    org: {
      text: "techprove.org",
      kind: "text",
      of: ({ orgName }) => orgName,
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
    },
    author: { text: "techprove.author", kind: "person", sort: "a.full_name" },
    submittedAt: { text: "techprove.submittedAt", kind: "moment", sort: "t.submitted_at" },
    closedAt: { text: "techprove.closedAt", kind: "moment", sort: "t.closed_at", in: "chooser" },
    rank: {
      text: "techprove.state",
      kind: "number",
      sort: ({ sql }) =>
        sql`case t.state when 'not_submitted' then 0 when 'in_approval' then extract(epoch from t.submitted_at)
          when 'approved' then 1e11 else 1e12 - extract(epoch from t.closed_at) end`,
      in: "order",
    },
  },
  order: "rank",
  scope: (ctx) => () => reachesTechprove(ctx),
  query: { key: "t.id", from: techproveTables, select: techproveColumns },
});
