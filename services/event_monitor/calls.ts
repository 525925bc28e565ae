import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { consumerState, parkedEventRead } from "@/engines/events/types.ts";
import { replayParked, skipParked } from "./decide_parked.ts";
import { eventReplay, rangeCount, REPLAY_WAYS } from "@/engines/events/replay_types.ts";
import { countRange } from "./count_range.ts";
import { askedRange, readRange } from "./event_range.ts";
import { listReplays } from "./list_replays.ts";
import { replayRange, stopReplay } from "./replay_range.ts";
import { listConsumers } from "./list_consumers.ts";
import { topicState } from "@/engines/events/topic_types.ts";
import { listTopics } from "./list_topics.ts";
import { readParked } from "./read_parked.ts";
import { findTraces } from "./find_traces.ts";
import { readTrace } from "./read_trace.ts";
import { traceFound, traceRead } from "./trace_types.ts";

const TAG = "Events";

/** Watching the consumers of events, and deciding on what they have parked. */
export const EVENT_CALLS = [
  defineCall({
    operationId: "listEventConsumers",
    method: "get",
    path: "/tis/event-consumers",
    need: "EventMonitor:view",
    tag: TAG,
    summary: "Consumers of events with their lag and what they have parked",
    input: z.object({}),
    output: z.object({ records: z.array(consumerState) }),
    run: async (ctx) => ({ records: await listConsumers(ctx) }),
  }),
  defineCall({
    operationId: "readParkedEvent",
    method: "get",
    path: "/tis/parked-events/{id}",
    need: "EventMonitor:view",
    tag: TAG,
    summary: "A parked event with its envelope and those behind it",
    input: z.object({ id: z.int() }),
    output: parkedEventRead,
    run: (ctx, { id }) => readParked(ctx, id),
  }),
  defineCall({
    operationId: "replayParkedEvent",
    method: "post",
    path: "/tis/parked-events/{id}/replay",
    need: "EventMonitor:replay",
    tag: TAG,
    summary: "Try a parked event again now; those behind it follow in order",
    input: z.object({ id: z.int() }),
    output: nothing,
    form: { message: "event_monitor.replayed" },
    async run(ctx, { id }) {
      await replayParked(ctx, id);
      return null;
    },
  }),
  defineCall({
    operationId: "skipParkedEvent",
    method: "post",
    path: "/tis/parked-events/{id}/skip",
    need: "EventMonitor:skip",
    tag: TAG,
    summary: "Pass over a parked event for good; the next of its aggregate is tried",
    input: z.object({
      id: z.int(),
      note: z.string().trim().min(LIMITS.skipNoteMin).max(LIMITS.noteLength).describe(
        "why it may be left out",
      ),
    }),
    output: nothing,
    form: { message: "event_monitor.skipped" },
    async run(ctx, { id, note }) {
      await skipParked(ctx, id, note);
      return null;
    },
  }),
  defineCall({
    operationId: "countEventRange",
    method: "get",
    path: "/tis/event-ranges/{way}",
    need: "EventMonitor:replay-range",
    loggedAs: "reads",
    tag: TAG,
    summary: "What a range of events holds for a consumer, before it is replayed",
    input: askedRange.extend({ way: z.enum(REPLAY_WAYS) }),
    output: rangeCount,
    async run(ctx, { way, ...asked }) {
      const { firstPlace: _first, lastPlace: _last, ...count } = await countRange(
        ctx,
        await readRange(ctx, way, asked),
      );
      return count;
    },
  }),
  defineCall({
    operationId: "replayEvents",
    method: "post",
    path: "/tis/event-ranges/{way}/replay",
    need: "EventMonitor:replay-range",
    tag: TAG,
    summary: "Bring a range of events to one consumer again; what has taken effect there is passed over",
    input: askedRange.extend({
      way: z.enum(REPLAY_WAYS),
      counted: z.int().positive().describe("as countEventRange told"),
      withSkipped: z.boolean().optional().describe("also those that staff skipped"),
    }),
    output: z.object({ id: z.int() }),
    form: { message: "event_monitor.range.started", to: () => "EventMonitor" },
    async run(ctx, { way, counted, withSkipped = false, ...asked }) {
      return { id: await replayRange(ctx, await readRange(ctx, way, asked), { counted, withSkipped }) };
    },
  }),
  defineCall({
    operationId: "listEventReplays",
    method: "get",
    path: "/tis/event-replays",
    need: "EventMonitor:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "The last replays of ranges with their progress, those that run first",
    input: z.object({}),
    output: z.object({ records: z.array(eventReplay) }),
    run: async (ctx) => ({ records: await listReplays(ctx) }),
  }),
  defineCall({
    operationId: "stopReplay",
    method: "post",
    path: "/tis/event-replays/{id}/stop",
    need: "EventMonitor:replay-range",
    tag: TAG,
    summary: "End a replay where it is; what it has brought about stays",
    input: z.object({ id: z.int() }),
    output: nothing,
    form: { message: "event_monitor.range.stopped" },
    async run(ctx, { id }) {
      await stopReplay(ctx, id);
      return null;
    },
  }),
  defineCall({
    operationId: "listEventTopics",
    method: "get",
    path: "/tis/event-topics",
    need: "EventMonitor:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "Topics on Kafka, and what of their settings is otherwise than the portal makes them",
    input: z.object({}),
    output: z.object({ records: z.array(topicState) }),
    run: async (ctx) => ({ records: await listTopics(ctx) }),
  }),
  defineCall({
    operationId: "findTraces",
    method: "get",
    path: "/tis/traces",
    need: "EventTrace:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "Requests and what they began with, by id of a request or event or by what was changed",
    input: z.object({ keyword: z.string().trim().min(1).max(LIMITS.keywordLength).optional() }),
    output: z.object({ records: z.array(traceFound) }),
    run: async (ctx, { keyword }) => ({ records: await findTraces(ctx, keyword) }),
  }),
  defineCall({
    operationId: "readTrace",
    method: "get",
    path: "/tis/traces/{requestId}",
    need: "EventTrace:view",
    loggedAs: "reads",
    tag: TAG,
    summary: "All that followed from a request: changes, events, effects, mails, hand-overs and long work",
    input: z.object({ requestId: z.string().min(1).max(LIMITS.keywordLength) }),
    output: traceRead,
    run: (ctx, { requestId }) => readTrace(ctx, requestId),
  }),
];
