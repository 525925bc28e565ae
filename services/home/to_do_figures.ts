import type { Ctx } from "@/kernel/ctx.ts";
import { lastDays } from "@/kernel/last_days.ts";
import { approvalTrend } from "@/services/approvals/approval_trend.ts";
import { messageTrend } from "@/services/inbox/message_trend.ts";
import { workTrend } from "@/services/tsb/work_orders/work_trend.ts";

/** Days of a trend, today among them. */
const DAYS = 7;

/** How much of something is to be done. */
export interface ToDoFigure {
  /** Text that names it. */
  text: string;
  /** How much it was on each of the last days at this hour, now last. */
  values: number[];
  /** Its days have passed: more than none is bad. */
  late: boolean;
  /** Page below the base path that lists it. */
  link: string;
}

/** What waits for the reader in figures, with how they went over the last days; what they may not see is left out. */
export async function toDoFigures(ctx: Ctx): Promise<ToDoFigure[]> {
  const moments = lastDays(ctx, DAYS);
  const [approvals, work, messages] = await Promise.all([
    approvalTrend(ctx, moments),
    workTrend(ctx, moments),
    messageTrend(ctx, moments),
  ]);
  const figure = (text: string, values: number[] | undefined | null, link: string, late = false) =>
    values ? [{ text: `home.to_do.${text}`, values, link, late }] : [];
  return [
    ...figure("approvals", approvals, "MyVerify"),
    ...figure("work", work?.waiting, "TsbWorkOrder?state=waiting"),
    ...figure("overdue", work?.overdue, "TsbWorkOrder?due=overdue", true),
    ...figure("open", messages.open, "MyMessage?state=open"),
    ...figure("unread", messages.unread, "MyMessage?state=unread"),
  ];
}
