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
  title: "events.parked",
  need: "EventMonitor:view",
  call: {
    operationId: "listParkedEvents",
    path: "/tis/parked-events",
    tag: "Events",
    summary: "Parked events; open ones unless a state is named",
  },
  record: parkedEvent,
  words: {
    filter: "events.filter",
    none: "events.noParked",
    noneWhy: "events.noParkedWhy",
    noMatch: "events.noMatch",
    noMatchWhy: "events.noMatchWhy",
  },
  filter: {
    keyword: keyword("events.keyword", {
      says: "id of an aggregate or of an event",
      mono: true,
      where: ({ sql }, value) => () => sql`(p.key = ${value} or p.event_id::text = ${value})`,
    }),
    consumer: chosen("events.consumer", z.string().max(LIMITS.keywordLength), {
      all: "events.allConsumers",
      choices: async (ctx) => (await listConsumers(ctx)).map(({ name }) => ({ value: name, label: name })),
      on: "p.consumer",
    }),
    state: oneOf(PARKED_STATES, {
      text: "events.state",
      each: (state) => `events.state.${state}`,
      all: "events.openStates",
      unset: "events.openStates",
    }),
    topic: ledTo("events.topic", z.string().max(LIMITS.keywordLength), { on: "p.topic" }),
  },
  columns: {
    urgency: {
      text: "events.state",
      kind: "number",
      in: "order",
      sort: ({ sql }) => sql`array_position(array['waiting', 'retrying', 'behind'], p.state)`,
    },
    type: { text: "events.type", kind: "code", sort: "p.type", title: true, width: 28 },
    key: { text: "events.key", kind: "code", sort: "p.key", width: 38 },
    consumer: { text: "events.consumer", kind: "code", sort: "p.consumer", width: 16 },
    state: {
      text: "events.state",
      kind: "state",
      of: ({ state }, { t }) => t(`events.state.${state}`),
      sort: "p.state",
    },
    reason: { text: "events.reason", kind: "text", width: 60 },
    tries: {
      text: "events.tries",
      kind: "number",
      of: ({ attempts }) => attempts,
      sort: "p.attempts",
      width: 8,
    },
    parkedAt: { text: "events.parkedAt", kind: "moment", sort: "p.parked_at", labelled: true },
    nextTryAt: { text: "events.nextTry", kind: "moment", sort: "p.next_try_at", labelled: true },
    followers: { text: "events.followers", kind: "number" },
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
