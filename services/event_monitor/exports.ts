import { z } from "zod";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { allParked } from "./read_parked.ts";
import { PARKED_STATES } from "@/engines/events/types.ts";

const text = z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined);

/** Parked events as a spreadsheet; what an event holds is not in it. */
export const parkedExport = defineExport({
  kind: "parked-events",
  title: "events.parked",
  need: "EventMonitor:view",
  page: "EventMonitor",
  filter: z.object({
    consumer: text,
    state: z.enum(PARKED_STATES).optional().catch(undefined),
    keyword: text,
  }),
  columns: [
    { key: "type", text: "events.type", kind: "text", width: 28 },
    { key: "key", text: "events.key", kind: "text", width: 38 },
    { key: "consumer", text: "events.consumer", kind: "text", width: 16 },
    { key: "state", text: "events.state", kind: "text", width: 16 },
    { key: "reason", text: "events.reason", kind: "text", width: 60 },
    { key: "tries", text: "events.tries", kind: "number", width: 8 },
    { key: "parkedAt", text: "events.parkedAt", kind: "moment", width: 20 },
    { key: "nextTryAt", text: "events.nextTry", kind: "moment", width: 20 },
    { key: "followers", text: "events.followers", kind: "number", width: 10 },
  ],
  limit: MOST_ROWS,
  open: allParked,
  cells: ({ t }, event) => ({
    type: event.type,
    key: event.key,
    consumer: event.consumer,
    state: t(`events.state.${event.state}`),
    reason: event.reason,
    tries: event.attempts,
    parkedAt: event.parkedAt,
    nextTryAt: event.nextTryAt,
    followers: event.followers,
  }),
  say: ({ t }, { consumer, state, keyword }) =>
    words(
      [t("events.keyword"), keyword],
      [t("events.consumer"), consumer],
      [t("events.state"), state ? t(`events.state.${state}`) : t("events.openStates")],
    ),
});
