import { readList } from "@/engines/lists/read_list.ts";
import { documentKind } from "@/engines/documents/document_kinds.ts";
import type { IconName } from "@/kernel/access/icon_name.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { kindOf } from "@/engines/messages/kinds.ts";
import { waitingQuestions } from "@/services/qa/waiting_questions.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { messageList } from "@/services/inbox/message_list.ts";
import { waitingWork } from "@/services/tsb/work_orders/waiting_work.ts";

/** Something that the reader is to do. */
export interface Waiting {
  title: string;
  /** What it is, or what is to be known of it: 'Technical service bulletin', '2 of 4 lines on backorder.' */
  detail: string;
  icon: IconName;
  /** ISO 8601. */
  since: string;
  /** Day that comes next by which some of it must be done, 'yyyy-MM-dd'; null: none is set. */
  due: string | null;
  /** Page below the base path. */
  link: string;
}

/**
 * What waits for the reader over all domains: work that bulletins ask the reader's stores for, in one line, questions whose turn it is, decisions on documents, the longest waiting
 * first, then messages with something to do, the latest first.
 */
export async function waitingForMe(ctx: Ctx, limit: number): Promise<{ total: number; shown: Waiting[] }> {
  const page = { pageNo: 1, pageSize: limit };
  const [work, questions, documents, messages] = await Promise.all([
    waitingWork(ctx),
    waitingQuestions(ctx),
    may(ctx.actor, "MyVerify:view") ? readList(ctx, waitingList, page) : null,
    readList(ctx, messageList, { ...page, state: "open" }),
  ]);
  const shown: Waiting[] = [
    ...(work
      ? [{
        title: ctx.t("home.waiting.work", { count: work.count }),
        detail: ctx.t("home.waiting.work_overdue", { count: work.overdue }),
        icon: "clipboard-list" as const,
        since: work.since,
        due: work.nextDue,
        link: "TsbWorkOrder?state=waiting",
      }]
      : []),
    ...questions.map(({ kind, count, since, link }) => ({
      title: ctx.t(`home.waiting.questions_${kind}`, { count }),
      detail: ctx.t("home.waiting.questions_detail"),
      icon: "messages-square" as const,
      since,
      due: null,
      link,
    })),
    ...(documents?.records ?? []).map(({ id, kind, revision, code, title, submittedAt }) => ({
      title: `${code} ${title}`,
      detail: ctx.t(`${documentKind(kind).texts}.one`),
      icon: "clipboard-check" as const,
      since: submittedAt,
      due: null,
      link: `MyVerify?document=${kind}.${id}.${revision}`,
    })),
    ...messages.records.map(({ id, kind, title, text, at, link }) => ({
      title,
      detail: text,
      icon: kindOf(kind).icon,
      since: at,
      due: null,
      link: link ?? `MyMessage?open=${id}`,
    })),
  ];
  return {
    total: (work ? 1 : 0) + questions.length + (documents?.total ?? 0) + messages.total,
    shown: shown.slice(0, limit),
  };
}
