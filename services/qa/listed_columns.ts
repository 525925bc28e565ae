import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "./advance_question.ts";
import { timeLeftText, timeLeftTone } from "./duration_text.ts";
import { QUESTION_ROUTES } from "./question_rights.ts";
import { questionRow } from "./question_types.ts";
import { queueParts } from "./queue_parts.ts";
import { isFactory } from "./rows.ts";
import type { Column } from "@/engines/lists/define_list.ts";

/**
 * What lists of questions of a kind show of each, and what they are sorted by: by what stands in the row itself, as an index has it. By a name of another
 * table all questions would be read and sorted for each page (docs/decisions/0233).
 */
export function listedColumns(kind: QuestionKind) {
  const { add, view, parents } = QUESTION_ROUTES[kind];
  return {
    code: {
      text: "qa.code",
      kind: "code",
      sort: "q.code",
      of: ({ code }, { t }) => code ?? t("qa.draft"),
      href: ({ id, stage }) => stage === "draft" ? `${add}?id=${id}` : `${view}?id=${id}`,
    },
    title: {
      text: "qa.title",
      kind: "text",
      title: true,
      width: 50,
      of: ({ title }, { t }) => title || t("qa.untitled"),
      href: ({ id, stage }) => stage === "draft" ? `${add}?id=${id}` : `${view}?id=${id}`,
    },
    urgent: {
      text: "qa.urgent",
      kind: "state",
      of: ({ urgent }, { t }) => urgent ? t("qa.urgent") : null,
      tone: () => "err",
      sort: "q.urgent",
      // The page says it beside the state.
      in: "chooser",
    },
    state: {
      text: "qa.overall",
      kind: "state",
      of: ({ overall }, { t }) => t(overall === null ? "qa.draft" : `qa.overall_${overall}`),
      tone: ({ overall }) => overall === "closed" ? "mute" : overall === "replied" ? "ok" : toneOf("waiting"),
      sort: "q.stage",
    },
    stage: {
      text: "qa.stage",
      kind: "text",
      of: ({ stage }, { t }) => t(`qa.stage_${stage}`),
      sort: ({ sql }) => sql`q.stage`,
      in: kind === "part" ? "chooser" : "list",
    },
    timeLeft: {
      text: "qa.timeLeft",
      kind: "state",
      of: ({ minutesLeft }, ctx) =>
        minutesLeft === null ? null : timeLeftText(ctx.t, formatOf(ctx), minutesLeft),
      tone: ({ minutesLeft }) => timeLeftTone(minutesLeft ?? 0),
      sort: "q.answer_due_at",
      for: () => kind === "technical",
    },
    category: {
      text: "qa.category",
      kind: "text",
      of: ({ typeParent }, { t }) => typeParent === null ? null : t(`${parents}_${typeParent}`),
      in: "chooser",
    },
    type: { text: "qa.typeCode", kind: "text", of: ({ typeName }) => typeName },
    series: {
      text: "qa.series",
      kind: "text",
      of: ({ seriesName }) => seriesName,
      sort: ({ sql }) => sql`q.series_code`,
    },
    vin: { text: "qa.vin", kind: "code", sort: "q.vin", in: kind === "part" ? "list" : "chooser" },
    dealer: {
      text: "qa.dealer",
      kind: "code",
      of: ({ storeCode }) => storeCode,
      sort: "q.store_code",
      in: "chooser",
    },
    store: {
      text: "qa.store",
      kind: "text",
      of: ({ storeName }) => storeName,
      in: "chooser",
    },
    area: { text: "qa.area", kind: "text", of: ({ areaName }) => areaName, for: isFactory },
    asker: {
      text: "qa.asker",
      kind: "person",
      of: ({ askerName }) => askerName,
      in: "chooser",
    },
    assignee: {
      text: "qa.assignee",
      kind: "person",
      of: ({ assigneeName }) => assigneeName,
      in: "chooser",
    },
    replies: { text: "qa.replies", kind: "number", in: "chooser" },
    askedAt: { text: "qa.askedAt", kind: "moment", sort: "q.asked_at", in: "chooser" },
    waitingSince: {
      text: "qa.waitingSince",
      kind: "moment",
      sort: "q.waiting_since",
      in: kind === "part" ? "list" : "chooser",
    },
    closedAt: { text: "qa.closedAt", kind: "moment", sort: "q.closed_at", in: "chooser" },
    score: { text: "qa.score", kind: "number", sort: "q.score", in: "chooser" },
    queue: {
      text: "qa.waitingSince",
      kind: "moment",
      of: ({ waitingSince }) => waitingSince,
      parts: queueParts,
      sort: (
        { sql },
      ) => [sql`not q.urgent`, sql`coalesce(q.waiting_since, q.asked_at, q.changed_at)`],
      in: "order",
    },
  } satisfies Record<string, Column<z.output<typeof questionRow>>>;
}
