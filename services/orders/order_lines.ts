import type { Ctx } from "@/kernel/ctx.ts";
import { describeReason } from "@/engines/pushes/describe_reason.ts";
import { consentColumns, consentOf, type ConsentRow } from "./consent.ts";
import { progressOf } from "./dms/read_news.ts";
import type { LineAnswer, OrderLine, OrderNews } from "./types.ts";

type Derived = "price" | "core" | "listPrice" | "amount" | "answer" | "consent" | "progress";
type LineRow = Omit<OrderLine, Derived> & ConsentRow & {
  net: string;
  core: string | null;
  list: string | null;
  amount: string;
} & { [Name in keyof LineAnswer]: LineAnswer[Name] | null };

/** The lines of an order as they were sent, with what was decided on each and how far it has come. */
export async function linesOfOrder(
  ctx: Ctx,
  number: string,
  currency: string,
  news: readonly OrderNews[],
): Promise<OrderLine[]> {
  const { sql } = ctx;
  const rows = await sql<LineRow[]>`
    select
      l.line_no, l.part_number, l.shown, name_in(l.names, ${ctx
    .chain as string[]}) as name, l.quantity, l.unit,
      l.net, l.core, l.list, l.discount_group, l.amount, l.vin, l.series_code, l.figure_code, l.callout, l.note,
      l.accepted, l.back_ordered, l.refused, l.answer_reason as reason,
      to_char(l.expected_on, 'YYYY-MM-DD') as expected_on, ${consentColumns(ctx, sql`l`)}
    from order_lines l
    left join users cu on cu.id = l.consent_by
    where l.order_number = ${number}
    order by l.line_no`;
  const money = (amount: string) => ({ amount, currency });
  return rows.map((row) => {
    const { net, core, list, amount, consentCode, consentName, consentAt, consentReason, ...rest } = row;
    const { accepted, backOrdered, refused, reason, expectedOn, ...line } = rest;
    const answer = accepted === null ? null : {
      accepted,
      backOrdered: backOrdered!,
      refused: refused!,
      reason: reason === null ? null : describeReason(ctx.t, reason),
      expectedOn,
    };
    return {
      ...line,
      consent: consentOf({ consentCode, consentName, consentAt, consentReason }),
      answer,
      progress: answer && progressOf(line.lineNo, line.quantity, answer, news),
      price: money(net),
      listPrice: list === null ? null : money(list),
      core: core === null ? null : money(core),
      amount: money(amount),
    };
  });
}
