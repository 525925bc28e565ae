import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, exactly, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { cutText } from "@/kernel/cut_text.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { OUTCOMES, REASONS, VDS_FEEDBACK_STATES, type VdsFeedbackKind } from "./feedback_states.ts";
import { seesVdsFeedback, vdsFeedbackColumns, vdsFeedbackTables } from "./rows.ts";
import { vdsFeedbackRow } from "./types.ts";

type Row = z.infer<typeof vdsFeedbackRow>;

const filters = {
  keyword: keyword("diagnosis.feedback.words", {
    where: ({ sql }, value) => () =>
      sql`(position(upper(${value.trim()}) in t.vin) > 0 or position(lower(${value.trim()}) in lower(t.text || ' ' || t.answer)) > 0)`,
    says: "part of a VIN, of the text or of the answer",
  }),
  state: oneOf(VDS_FEEDBACK_STATES, {
    text: "diagnosis.feedback.state",
    each: (state) => `diagnosis.feedback.state_${state}`,
    on: "t.state",
  }),
  dtc: exactly("diagnosis.dtc.dtcCode", z.string().max(8), {
    mono: true,
    where: ({ sql }, code) => () => sql`t.dtc_codes @> ${[code.trim().toUpperCase()]}::text[]`,
  }),
  ...days("diagnosis.feedback.sentAt", {
    on: "t.sent_at",
    from: "diagnosis.feedback.sent_from",
    to: "diagnosis.feedback.sent_to",
  }),
};

const number = {
  text: "diagnosis.feedback.number",
  kind: "code",
  of: ({ id }: Row) => `#${id}`,
  sort: "t.id",
  href: ({ id }: Row) => `?feedback=${id}`,
} as const;

const vin = {
  text: "diagnosis.vin",
  kind: "code",
  sort: "t.vin",
  title: true,
  href: ({ id }: Row) => `?feedback=${id}`,
} as const;

const others = {
  text: {
    text: "diagnosis.feedback.text",
    kind: "text",
    of: ({ text }: Row) => cutText(text, 100),
    in: "page",
  },
  whole: {
    text: "diagnosis.feedback.text",
    kind: "text",
    of: ({ text }: Row) => text,
    in: "sheet",
    width: 60,
  },
  codes: { text: "diagnosis.dtc.dtcCode", kind: "code", of: ({ dtcCodes }: Row) => dtcCodes.join(" ") },
  state: {
    text: "diagnosis.feedback.state",
    kind: "state",
    of: ({ state }: Row, { t }: Ctx) => t(`diagnosis.feedback.state_${state}`),
    tone: ({ state }: Row) => toneOf(state),
    sort: "t.state",
  },
  series: { text: "diagnosis.series", kind: "text", of: ({ seriesName }: Row) => seriesName, in: "chooser" },
  store: { text: "diagnosis.store", kind: "text", of: ({ storeName }: Row) => storeName },
  author: { text: "diagnosis.feedback.author", kind: "person", sort: "a.full_name" },
  sentAt: { text: "diagnosis.feedback.sentAt", kind: "moment", sort: "t.sent_at" },
  endedAt: { text: "diagnosis.feedback.endedAt", kind: "moment", sort: "t.ended_at", in: "chooser" },
} as const;

const of = (kind: VdsFeedbackKind) => ({
  record: vdsFeedbackRow,
  order: "-sentAt" as const,
  scope: (ctx: Ctx) => () => seesVdsFeedback(ctx, kind),
  query: { key: "t.id", from: vdsFeedbackTables, select: vdsFeedbackColumns },
});

/** What stores say of their diagnoses, the latest first. */
export const vdsFeedbackList = defineList({
  ...of("diagnosis"),
  kind: "vds-feedback",
  page: "VDSFeedback",
  need: "VDSFeedback:view",
  call: {
    operationId: "listVdsFeedback",
    path: "/tis/vds/feedback",
    tag: "Diagnosis",
    summary: "Feedback on diagnoses of the caller's stores, the latest first",
  },
  words: {
    count: "diagnosis.feedback.count",
    none: "diagnosis.feedback.none",
    noneWhy: "diagnosis.feedback.none_why",
  },
  filter: {
    ...filters,
    outcome: oneOf(OUTCOMES, {
      text: "diagnosis.feedback.outcome",
      each: (outcome) => `diagnosis.feedback.outcome_${outcome}`,
      on: "t.outcome",
    }),
    diagnosis: ledTo("diagnosis.feedback.of", z.coerce.number().int().positive(), { on: "t.diagnosis_id" }),
  },
  columns: {
    number,
    vin,
    outcome: {
      text: "diagnosis.feedback.outcome",
      kind: "text",
      of: ({ outcome }, { t }) => outcome && t(`diagnosis.feedback.outcome_${outcome}`),
      sort: "t.outcome",
    },
    ...others,
  },
});

/** What stores say of vehicles that could not be diagnosed, the latest first. */
export const vdsNoDiagnosisList = defineList({
  ...of("none"),
  kind: "vds-no-diagnosis",
  page: "VDSFeedbackNoDiagnose",
  need: "VDSFeedbackNoDiagnose:view",
  call: {
    operationId: "listVdsNoDiagnosis",
    path: "/tis/vds/no-diagnosis",
    tag: "Diagnosis",
    summary: "Feedback of the caller's stores where no diagnosis was possible, the latest first",
  },
  words: {
    count: "diagnosis.feedback.count",
    none: "diagnosis.feedback.none",
    noneWhy: "diagnosis.feedback.none_why_no_diagnosis",
  },
  filter: {
    ...filters,
    reason: oneOf(REASONS, {
      text: "diagnosis.feedback.reason",
      each: (reason) => `diagnosis.feedback.reason_${reason}`,
      on: "t.reason",
    }),
  },
  columns: {
    number,
    vin,
    reason: {
      text: "diagnosis.feedback.reason",
      kind: "text",
      of: ({ reason }, { t }) => reason && t(`diagnosis.feedback.reason_${reason}`),
      sort: "t.reason",
    },
    ...others,
  },
});
