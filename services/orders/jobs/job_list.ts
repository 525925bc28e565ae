import { defineList } from "@/engines/lists/define_list.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { chosen, days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { z } from "zod";
import { jobColumns, jobOf, jobScope, jobState, jobTables } from "./job_rows.ts";
import { JOB_STATES, jobHead } from "./types.ts";
import { jobWorkers } from "./read_jobs.ts";

/** Jobs of the reader's store. */
export const jobList = defineList({
  kind: "jobs",
  page: "EPCCart",
  fixed: { view: "jobs" },
  title: "orders.jobs",
  need: "EPCCart:view",
  call: {
    operationId: "listJobs",
    path: "/tis/jobs",
    tag: "Cart and orders",
    summary: "Jobs of the caller's store, those changed last first",
  },
  record: jobHead,
  words: {
    count: "orders.job_count",
    filter: "orders.job_filter",
    submit: "table.search",
    none: "orders.job_none",
    noneWhy: "orders.job_none_why",
    noMatch: "orders.job_no_match",
    noMatchWhy: "orders.job_no_match_why",
  },
  filter: {
    keyword: keyword("orders.job_keyword", {
      says: "part of name, customer, plate, repair order or VIN",
      where: ({ sql }, words) => () =>
        sql`position(lower(${words.trim()}) in lower(concat_ws(chr(10), j.name, j.customer, j.plate, j.repair_order, j.vin))) > 0`,
    }),
    worker: chosen("orders.job_worker", z.string().max(LIMITS.jobTextLength), {
      all: "orders.job_all_workers",
      choices: jobWorkers,
      on: "w.user_code",
    }),
    state: oneOf(JOB_STATES, {
      text: "orders.state",
      each: (state) => `orders.job_state.${state}`,
      all: "orders.job_all_states",
      where: ({ sql }, state) => () => sql`${jobState({ sql })} = ${state}`,
    }),
    ...days("orders.job_updated", { on: "j.updated_at", from: "orders.job_from", to: "orders.job_to" }),
  },
  columns: {
    title: {
      text: "orders.job",
      kind: "text",
      title: true,
      sort: ({ sql }) =>
        sql`coalesce(nullif(j.name, ''), nullif(j.repair_order, ''), nullif(j.plate, ''), nullif(j.customer, ''))`,
    },
    state: {
      text: "orders.state",
      kind: "state",
      of: ({ stateName }) => stateName,
      tone: ({ state }) => toneOf(state),
      sort: ({ sql }) => jobState({ sql }),
    },
    customer: { text: "orders.job_customer", kind: "text", sort: "j.customer" },
    plate: { text: "orders.job_plate", kind: "code", sort: "j.plate" },
    repairOrder: { text: "orders.job_repairOrder", kind: "code", sort: "j.repair_order" },
    vin: { text: "orders.vin", kind: "code", sort: "j.vin" },
    worker: {
      text: "orders.job_worker",
      kind: "person",
      of: ({ workerName }) => workerName,
      sort: "w.full_name",
    },
    lineCount: { text: "orders.lines", kind: "number" },
    pieceCount: { text: "orders.pieces", kind: "number", in: "chooser" },
    noteCount: { text: "orders.job_notes", kind: "number", in: "chooser" },
    openedAt: { text: "orders.job_opened", kind: "moment", in: "chooser", sort: "j.opened_at" },
    updatedAt: { text: "orders.job_updated", kind: "moment", sort: "j.updated_at" },
  },
  order: "-updatedAt",
  scope: (ctx) => () => jobScope(ctx),
  query: { key: "j.id", from: jobTables, select: jobColumns, record: jobOf },
});
