import { z } from "zod";
import { dayText } from "@/kernel/day_text.ts";
import { defineExport, MOST_ROWS, words } from "@/engines/exports/define_export.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { allPushes } from "./read_pushes.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { PUSH_SUBJECTS } from "./types.ts";

const day = dayText().optional().catch(undefined);

/** The push log as a spreadsheet. */
export const pushesExport = defineExport({
  kind: "pushes",
  title: "page.PushLog",
  need: "PushLog:view",
  page: "PushLog",
  filter: z.object({
    state: z.enum(PUSH_STATES).optional().catch(undefined),
    subjectKind: z.enum(PUSH_SUBJECTS).optional().catch(undefined),
    keyword: z.string().trim().min(1).max(LIMITS.keywordLength).optional().catch(undefined),
    from: day,
    to: day,
  }),
  columns: [
    { key: "subject", text: "pushes.subject", kind: "text", width: 12 },
    { key: "number", text: "pushes.number", kind: "text", width: 18 },
    { key: "state", text: "pushes.result", kind: "text", width: 16 },
    { key: "receiver", text: "pushes.receiver", kind: "text", width: 28 },
    { key: "store", text: "pushes.store", kind: "text", width: 28 },
    { key: "requestedAt", text: "pushes.requestedAt", kind: "moment", width: 20 },
    { key: "tries", text: "pushes.tries", kind: "number", width: 8 },
    { key: "lastTryAt", text: "pushes.lastTryAt", kind: "moment", width: 20 },
    { key: "nextTryAt", text: "pushes.nextTryAt", kind: "moment", width: 20 },
    { key: "reason", text: "pushes.reasonHead", kind: "text", width: 50 },
  ],
  limit: MOST_ROWS,
  open: allPushes,
  cells: ({ t }, push) => ({
    subject: t(`pushes.kind.${push.subjectKind}`),
    number: push.subjectId,
    state: push.stateName,
    receiver: t(`pushes.to.${push.receiver}`),
    store: push.storeName ?? push.storeCode,
    requestedAt: push.requestedAt,
    tries: push.tries,
    lastTryAt: push.lastTryAt,
    nextTryAt: push.nextTryAt,
    reason: push.reason,
  }),
  say: ({ t }, { state, subjectKind, keyword, from, to }) =>
    words(
      [t("pushes.number"), keyword],
      [t("pushes.result"), state && t(`pushes.state.${state}`)],
      [t("pushes.subject"), subjectKind && t(`pushes.kind.${subjectKind}`)],
      [t("pushes.from"), from],
      [t("pushes.to"), to],
    ),
});
