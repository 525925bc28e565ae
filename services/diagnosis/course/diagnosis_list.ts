import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { holderOf } from "@/kernel/access/rights.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { today } from "@/kernel/today.ts";
import { isTooLong, rangeOf } from "./diagnosis_range.ts";
import { diagnosisColumns, diagnosisScope, diagnosisTables } from "./rows.ts";
import { DIAGNOSIS_STATES, diagnosisRow } from "./types.ts";

const listed = diagnosisRow.extend({
  feedback: z.int().nullable().describe("id of what the caller said of it; null: nothing yet"),
});

/** The caller's own diagnoses of at most a month, the latest first; those of all their stores where they ask for them. */
export const diagnosisList = defineList({
  kind: "vds-diagnoses",
  page: "DiagnoseSelflist",
  need: "DiagnoseSelflist:view",
  call: {
    operationId: "listVdsDiagnoses",
    path: "/tis/vds/diagnoses",
    tag: "Diagnosis",
    summary: "Diagnoses of the caller, or of their stores, of at most a month, the latest first",
  },
  record: listed,
  words: {
    count: "diagnosis.selflist.count",
    none: "diagnosis.selflist.none",
    noneWhy: "diagnosis.selflist.none_why",
  },
  filter: {
    keyword: keyword("diagnosis.selflist.words", {
      where: ({ sql }, value) => () =>
        sql`(position(upper(${value.trim()}) in g.vin) > 0 or position(upper(${value.trim()}) in d.serial) > 0)`,
      says: "part of a VIN, or of the serial number of a device",
    }),
    whose: oneOf(["stores"], {
      text: "diagnosis.selflist.whose",
      each: () => "diagnosis.selflist.whose_stores",
      all: "diagnosis.selflist.whose_own",
      where: ({ sql }) => () => sql`true`,
    }),
    state: oneOf(DIAGNOSIS_STATES, {
      text: "diagnosis.result",
      each: (state) => `diagnosis.state_${state}`,
      on: "g.state",
    }),
    dtc: ledTo("diagnosis.dtc.dtcCode", z.string().max(8), {
      where: ({ sql }, code) => () =>
        sql`exists (select from vds_dtcs t where t.diagnosis_id = g.id and t.dtc_code = ${code.trim().toUpperCase()})`,
    }),
    vin: ledTo("diagnosis.vin", z.string().max(17), { on: "g.vin" }),
    ...days("diagnosis.started", {
      on: "g.started_at",
      from: "diagnosis.selflist.from",
      to: "diagnosis.selflist.to",
    }),
  },
  columns: {
    vin: {
      text: "diagnosis.vin",
      kind: "code",
      sort: "g.vin",
      title: true,
      href: ({ id, state }) => state === "running" ? `VDSDiagnose?id=${id}` : `DiagnosePreview?id=${id}`,
    },
    state: {
      text: "diagnosis.result",
      kind: "state",
      of: ({ state }, { t }) => t(`diagnosis.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "g.state",
    },
    series: { text: "diagnosis.series", kind: "text", of: ({ seriesName }) => seriesName },
    ecus: { text: "diagnosis.selflist.ecus", kind: "number", of: ({ ecus }) => ecus, in: "chooser" },
    current: { text: "diagnosis.record_current", kind: "number", of: ({ currentFaults }) => currentFaults },
    historical: {
      text: "diagnosis.record_historical",
      kind: "number",
      of: ({ historicalFaults }) => historicalFaults,
      in: "chooser",
    },
    serial: { text: "diagnosis.device_of", kind: "code", sort: "d.serial" },
    worksheet: {
      text: "diagnosis.selflist.worksheet",
      kind: "code",
      of: ({ worksheetId }) => worksheetId === null ? "" : `#${worksheetId}`,
      href: ({ worksheetId }) => worksheetId === null ? null : `VDSWorkSheet?sheet=${worksheetId}`,
    },
    store: { text: "diagnosis.store", kind: "text", of: ({ storeName }) => storeName, in: "chooser" },
    startedBy: { text: "diagnosis.selflist.by", kind: "person", sort: "p.full_name" },
    startedAt: { text: "diagnosis.started", kind: "moment", sort: "g.started_at" },
    endedAt: { text: "diagnosis.selflist.ended", kind: "moment", sort: "g.ended_at", in: "chooser" },
    feedback: {
      text: "diagnosis.feedback.one",
      kind: "text",
      of: ({ state, feedback }, { t }) =>
        state === "running" ? "" : feedback === null ? t("diagnosis.feedback.give") : `#${feedback}`,
      href: ({ id, state, feedback }) =>
        state === "running"
          ? null
          : feedback === null
          ? `VDSFeedback?on=${id}`
          : `VDSFeedback?feedback=${feedback}`,
      in: "page",
    },
  },
  order: "-startedAt",
  scope: (ctx) => () => diagnosisScope(ctx, "DiagnoseSelflist:view"),
  query: {
    key: "g.id",
    from: diagnosisTables,
    select: (ctx) =>
      ctx.sql`${diagnosisColumns(ctx)}, (
        select f.id::int from vds_feedback f where f.diagnosis_id = g.id and f.author_id = ${personId(ctx)}
      ) as feedback`,
    where: (ctx, { from = null, to = null, whose }) => {
      if (isTooLong({ from, to })) {
        throw refuseField("to", "vds-range-too-long", { months: LIMITS.diagnosisRangeMonths });
      }
      const { sql } = ctx;
      const days = rangeOf({ from, to }, today(ctx));
      const { zone } = holderOf(ctx);
      return () =>
        sql`
        g.started_at >= (${days.from}::date)::timestamp at time zone ${zone}
        and g.started_at < (${days.to}::date + 1)::timestamp at time zone ${zone}
        and ${whose === "stores" ? sql`true` : sql`g.started_by = ${personId(ctx)}`}`;
    },
  },
});
