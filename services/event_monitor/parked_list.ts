import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { parkedEvent } from "./answer_schemas.ts";
import { listConsumers } from "./list_consumers.ts";
import { parkedColumns, parkedJoins } from "./read_parked.ts";
import { PARKED_STATES } from "@/engines/events/types.ts";

/** Parked events, those that staff must decide on first; what an event holds is not in the list. */
export const parkedList = defineList({
  kind: "parked-events",
  page: "EventMonitor",
  title: "event_monitor.parked",
  need: "EventMonitor:view",
  call: {
    operationId: "listParkedEvents",
    path: "/tis/parked-events",
    tag: "Events",
    summary: "Parked events; open ones unless a state is named",
  },
  record: parkedEvent,
  words: {
    filter: "event_monitor.filter",
    none: "event_monitor.noParked",
    noneWhy: "event_monitor.noParkedWhy",
    noMatch: "event_monitor.noMatch",
    noMatchWhy: "event_monitor.noMatchWhy",
  },
  filter: {
    keyword: keyword("event_monitor.keyword", {
      says: "id of an aggregate or of an event",
      mono: true,
      where: ({ sql }, value) => () => sql`(p.key = ${value} or p.event_id::text = ${value})`,
    }),
    consumer: chosen("event_monitor.consumer", z.string().max(LIMITS.keywordLength), {
      all: "event_monitor.allConsumers",
      choices: async (ctx) => (await listConsumers(ctx)).map(({ name }) => ({ value: name, label: name })),
      on: "p.consumer",
    }),
    state: oneOf(PARKED_STATES, {
      text: "event_monitor.state",
      each: (state) => `event_monitor.state.${state}`,
      all: "event_monitor.openStates",
    }),
    topic: ledTo("events.topic", z.string().max(LIMITS.keywordLength), { on: "p.topic" }),
  },
  columns: {
    urgency: {
      text: "event_monitor.state",
      kind: "number",
      in: "order",
      sort: ({ sql }) => sql`array_position(array['waiting', 'retrying', 'behind'], p.state)`,
    },
    type: { text: "event_monitor.type", kind: "code", sort: "p.type", title: true, width: 28 },
    key: { text: "events.key", kind: "code", sort: "p.key", width: 38 },
    consumer: { text: "event_monitor.consumer", kind: "code", sort: "p.consumer", width: 16 },
    state: {
      text: "event_monitor.state",
      kind: "state",
      of: ({ state }, { t }) => t(`event_monitor.state.${state}`),
      sort: "p.state",
    },
    reason: { text: "event_monitor.reason", kind: "text", width: 60 },
    tries: {
      text: "event_monitor.tries",
      kind: "number",
      of: ({ attempts }) => attempts,
      sort: "p.attempts",
      width: 8,
    },
    parkedAt: { text: "event_monitor.parkedAt", kind: "moment", sort: "p.parked_at", labelled: true },
    nextTryAt: { text: "event_monitor.nextTry", kind: "moment", sort: "p.next_try_at", labelled: true },
    followers: { text: "event_monitor.followers", kind: "number" },
  },
  order: "urgency",
  query: {
    key: "p.id",
    from: ({ sql }) => sql`parked_events p`,
    joins: parkedJoins,
    select: parkedColumns,
    where: ({ sql }, { state }) => () => state ? sql`p.state = ${state}` : sql`p.ended_at is null`,
  },
});
