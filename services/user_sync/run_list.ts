import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen } from "@/engines/lists/filters.ts";
import { runColumns, runOf, SYNC_STATES, syncRun } from "./read_runs.ts";

/** What of the runs is shown; without a choice: those that did something. */
const SHOWN = ["all", ...SYNC_STATES] as const;

/** Runs of the user synchronisation. Its call has members of its own (services/user_sync/calls.ts). */
export const syncRunList = defineList({
  kind: "user-sync-runs",
  page: "UserSync",
  need: "UserSync:view",
  record: syncRun,
  words: {
    submit: "user_sync.filter",
    none: "user_sync.none",
    noneWhy: "user_sync.none_why",
    noMatch: "user_sync.none",
    noMatchWhy: "user_sync.none_why",
  },
  filter: {
    show: chosen("user_sync.state", z.enum(SHOWN), {
      all: "user_sync.show_busy",
      choices: ({ t }) =>
        SHOWN.map((value) => ({
          value,
          label: value === "all" ? t("user_sync.show_all") : t(`user_sync.state.${value}`),
        })),
    }),
    /** Of the call alone: the state and besides only those that did something. */
    quiet: { schema: z.boolean(), text: "user_sync.show_busy", drawn: { as: "none" } },
  },
  columns: {
    state: {
      text: "user_sync.state",
      kind: "state",
      of: ({ state }, { t }) => t(`user_sync.state.${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "r.state",
    },
    kind: {
      text: "user_sync.kind",
      kind: "text",
      of: ({ kind }, { t }) => t(`user_sync.kind.${kind}`),
      sort: "r.kind",
      short: true,
    },
    // Ids are given in the order of time.
    begunAt: { text: "user_sync.begun", kind: "moment", sort: "r.id" },
    took: {
      text: "user_sync.took",
      kind: "number",
      of: ({ begunAt, endedAt }) =>
        endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(begunAt)) / 100) / 10,
      sort: ({ sql }) => sql`r.ended_at - r.begun_at`,
    },
    seen: { text: "user_sync.count.seen", kind: "number", sort: "r.seen" },
    created: { text: "user_sync.count.created", kind: "number", sort: "r.created" },
    changed: { text: "user_sync.count.changed", kind: "number", sort: "r.changed" },
    frozen: { text: "user_sync.count.frozen", kind: "number", sort: "r.frozen" },
    thawed: { text: "user_sync.count.thawed", kind: "number", sort: "r.thawed" },
    refused: { text: "user_sync.refused", kind: "number", sort: "r.refused" },
    note: {
      text: "user_sync.note",
      kind: "text",
      of: ({ reason, releasedBy, releaseNote }) =>
        [reason, releasedBy, releaseNote].filter(Boolean).join(" · "),
      width: 50,
    },
  },
  order: "-begunAt",
  query: {
    key: "r.id",
    from: ({ sql }) => sql`user_sync_runs r`,
    select: runColumns,
    record: runOf,
    where: ({ sql }, { show, quiet }) => () =>
      sql`
      ${show === undefined || show === "all" ? sql`true` : sql`r.state = ${show}`}
      ${
        quiet || show === undefined
          ? sql`and (
            r.kind = 'full' or r.state <> 'done' or r.created + r.changed + r.frozen + r.thawed + r.refused > 0
          )`
          : sql``
      }`,
  },
});
