import type { Ctx } from "@/kernel/ctx.ts";
import { describeReason } from "@/engines/pushes/describe_reason.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { type CancellableLine, lineCancelRefusal } from "./cancel/may_cancel_line.ts";
import { consentColumns, consentOf, type ConsentRow } from "./consent.ts";
import { progressOf } from "./dms/read_news.ts";
import type { LineAnswer, OrderLine, OrderNews } from "./types.ts";

type Derived = "price" | "core" | "listPrice" | "amount" | "answer" | "consent" | "progress" | "cancellation";
type LineRow = Omit<OrderLine, Derived> & ConsentRow & {
  net: string;
  core: string | null;
  list: string | null;
  amount: string;
  askedAt: Date | null;
  cancelRefused: string | null;
  cancelFailed: boolean;
  cancelledAt: Date | null;
} & { [Name in keyof LineAnswer]: LineAnswer[Name] | null };

/** The lines of an order as they were sent, with what was decided on each and how far it has come. */
export async function linesOfOrder(
  ctx: Ctx,
  number: string,
  of: Pick<CancellableLine, "state" | "cancellable" | "isOrderAsked"> & { currency: string },
  news: readonly OrderNews[],
): Promise<OrderLine[]> {
  const { sql } = ctx;
  const rows = await sql<LineRow[]>`
    select
      l.line_no, l.part_number, l.shown, name_in(l.names, ${ctx
    .chain as string[]}) as name, l.quantity, l.unit,
      l.net, l.core, l.list, l.discount_group, l.amount, l.vin, l.series_code, l.figure_code, l.callout, l.note,
      l.accepted, l.back_ordered, l.refused, l.answer_reason as reason,
      to_char(l.expected_on, 'YYYY-MM-DD') as expected_on, l.cancel_asked_at as asked_at, l.cancel_refused,
      l.cancel_failed, l.cancelled_at, ${consentColumns(ctx, sql`l`)}
    from order_lines l
    left join users cu on cu.id = l.consent_by
    where l.order_number = ${number}
    order by l.line_no`;
  const money = (amount: string) => ({ amount, currency: of.currency });
  return rows.map((row) => {
    const {
      net,
      core,
      list,
      amount,
      consentCode,
      consentName,
      consentAt,
      consentReason,
      askedAt,
      cancelRefused,
      cancelFailed,
      cancelledAt,
      ...rest
    } = row;
    const { accepted, backOrdered, refused, reason, expectedOn, ...line } = rest;
    const answer = accepted === null ? null : {
      accepted,
      backOrdered: backOrdered!,
      refused: refused!,
      reason: reason === null ? null : describeReason(ctx.t, reason),
      expectedOn,
    };
    const progress = answer &&
      progressOf(
        { lineNo: line.lineNo, hasEnded: cancelledAt !== null || of.state === "cancelled" },
        answer,
        news,
      );
    const whyNot = lineCancelRefusal({
      ...of,
      lineNo: line.lineNo,
      quantity: line.quantity,
      refused: refused ?? 0,
      backOrdered: backOrdered ?? 0,
      askedAt,
      cancelRefused,
      cancelFailed,
      cancelledAt,
      gone: (progress?.shipped ?? 0) + (progress?.invoiced ?? 0),
    });
    return {
      ...line,
      consent: consentOf({ consentCode, consentName, consentAt, consentReason }),
      answer,
      progress,
      cancellation: {
        whyNot: whyNot && sentenceOf(ctx, whyNot),
        askedAt: askedAt?.toISOString() ?? null,
        refused: cancelRefused === null ? null : describeReason(ctx.t, cancelRefused),
        cancelledAt: cancelledAt?.toISOString() ?? null,
      },
      price: money(net),
      listPrice: list === null ? null : money(list),
      core: core === null ? null : money(core),
      amount: money(amount),
    };
  });
}
