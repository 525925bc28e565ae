import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { QUALITY_STATES } from "./quality_states.ts";
import { qualityColumns, qualityTables, reachesQuality } from "./rows.ts";
import { qualityRow } from "./types.ts";

const code = z.string().max(60);

/** Reports of quality within the reader's scope: what waits first. */
export const qualityList = defineList({
  kind: "quality-reports",
  page: "QualityFeedback",
  need: "QualityFeedback:view",
  call: {
    operationId: "listQualityReports",
    path: "/tis/quality-reports",
    tag: "Quality feedback",
    summary: "Reports of quality within the caller's scope, what waits first",
  },
  record: qualityRow,
  words: { count: "quality.count", none: "quality.none", noneWhy: "quality.none_why" },
  filter: {
    keyword: keyword("quality.words", {
      where: ({ sql }, value) => () =>
        sql`position(lower(${value.trim()}) in lower(concat_ws(' ', t.code, t.title, t.part_number, t.batch, t.vin, t.description))) > 0`,
      says: "part of code, part number, batch or VIN, or words of title and description",
    }),
    state: oneOf(QUALITY_STATES, {
      text: "quality.state",
      each: (state) => `quality.state_${state}`,
      on: "t.state",
    }),
    whose: oneOf(["own", "mine", "nobody"], {
      text: "quality.whose",
      each: (whose) => `quality.whose_${whose}`,
      where: (ctx, whose) => () =>
        whose === "nobody"
          ? ctx.sql`t.taken_by is null`
          : whose === "own"
          ? ctx.sql`t.author_id = ${personId(ctx)}`
          : ctx.sql`t.taken_by = ${personId(ctx)}`,
    }),
    series: chosen("quality.seriesCode", code, {
      choices: async (ctx) => [
        ...await ctx.sql<{ value: string; label: string }[]>`
          select s.code as value, s.code || ' ' || name_in(s.names, ${ctx.chain as string[]}) as label
          from series s
          where exists (select from quality_reports t where t.series_code = s.code and ${reachesQuality(ctx)})
          order by s.code`,
      ],
      on: "t.series_code",
    }),
    part: ledTo("quality.partNumber", code, { on: "t.part_number" }),
    ...days("quality.submittedAt", {
      on: "t.submitted_at",
      from: "quality.submitted_from",
      to: "quality.submitted_to",
    }),
  },
  columns: {
    code: {
      text: "quality.code",
      kind: "code",
      sort: "t.code",
      href: ({ id }) => `QualityFeedbackPreview?id=${id}`,
    },
    title: {
      text: "quality.title",
      kind: "text",
      of: ({ title }, { t }) => title ?? t("quality.untitled"),
      sort: "t.title",
      title: true,
      href: ({ id }) => `QualityFeedbackPreview?id=${id}`,
      width: 40,
    },
    state: {
      text: "quality.state",
      kind: "state",
      of: ({ state }, { t }) => t(`quality.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "t.state",
    },
    partNumber: { text: "quality.partNumber", kind: "code", sort: "t.part_number" },
    part: { text: "quality.part", kind: "text", of: ({ partName }) => partName },
    quantity: { text: "quality.quantity", kind: "number", sort: "t.quantity" },
    batch: { text: "quality.batch", kind: "code", sort: "t.batch", in: "chooser" },
    series: { text: "quality.seriesCode", kind: "text", of: ({ seriesName }) => seriesName },
    vin: { text: "quality.vin", kind: "code", in: "chooser" },
    org: {
      text: "quality.org",
      kind: "text",
      of: ({ orgName }) => orgName,
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
    },
    author: { text: "quality.author", kind: "person", sort: "a.full_name", in: "chooser" },
    takenBy: { text: "quality.takenBy", kind: "person", sort: "w.full_name" },
    submittedAt: { text: "quality.submittedAt", kind: "moment", sort: "t.submitted_at" },
    endedAt: { text: "quality.endedAt", kind: "moment", sort: "t.ended_at", in: "chooser" },
    rank: {
      text: "quality.submittedAt",
      kind: "number",
      // Drafts, what waits, the oldest first; then what has ended, the latest first.
      sort: ({ sql }) =>
        sql`case when t.state = 'draft' then 0 when t.ended_at is null then extract(epoch from t.submitted_at)
          else 1e11 - extract(epoch from t.ended_at) end`,
      in: "order",
    },
  },
  order: "rank",
  scope: (ctx) => () => reachesQuality(ctx),
  query: { key: "t.id", from: qualityTables, select: qualityColumns },
});
