import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { pageOf, paging } from "@/kernel/paging.ts";
import { releaseSyncRun } from "./release_run.ts";
import { sortInput } from "@/engines/lists/calls.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { SYNC_STATES, syncRefusal, syncRefusals, syncRun } from "./read_runs.ts";
import { syncRunList } from "./run_list.ts";
import { askForSync } from "./sync_work.ts";

const TAG = "User synchronization";
/** Watching over the people who come from the dealer management system. */
export const USER_SYNC_CALLS = [
  defineCall({
    operationId: "listUserSyncRuns",
    method: "get",
    path: "/tis/user-sync-runs",
    need: "UserSync:view",
    tag: TAG,
    summary: "Runs of the user synchronization, newest first",
    input: z.object({
      state: z.enum(SYNC_STATES).optional(),
      quiet: z.boolean().default(false).describe("without short runs that found nothing to do"),
      ...sortInput(syncRunList),
      ...paging,
    }),
    output: pageOf(syncRun),
    run: (ctx, { state, ...asked }) => readList(ctx, syncRunList, { ...asked, show: state ?? "all" }),
  }),
  defineCall({
    operationId: "listUserSyncRefusals",
    method: "get",
    path: "/tis/user-sync-runs/{id}/refusals",
    need: "UserSync:view",
    tag: TAG,
    summary: "Entries that a run passed over, with the rule they break",
    input: z.object({ id: z.int() }),
    output: z.object({
      records: z.array(syncRefusal),
    }),
    run: async (ctx, { id }) => ({ records: await syncRefusals(ctx, id) }),
  }),
  defineCall({
    operationId: "startUserSync",
    method: "post",
    path: "/tis/user-sync-runs",
    need: "UserSync:run",
    tag: TAG,
    summary: "Let a full run begin now",
    input: z.object({}),
    output: nothing,
    form: { message: "user_sync.asked" },
    async run(ctx) {
      await askForSync(ctx);
      return null;
    },
  }),
  defineCall({
    operationId: "releaseUserSyncRun",
    method: "post",
    path: "/tis/user-sync-runs/{id}/release",
    need: "UserSync:run",
    tag: TAG,
    summary: "Let the next run freeze as many people as a stopped one wanted to",
    input: z.object({
      id: z.int(),
      note: z.string().trim().min(5).max(500).describe("why it is right"),
    }),
    output: nothing,
    form: { message: "user_sync.released" },
    async run(ctx, { id, note }) {
      await releaseSyncRun(ctx, { runId: id, note });
      return null;
    },
  }),
];
