import { z } from "zod";
import { paperBase } from "@/engines/files/paper/paper_base.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { laborAmount } from "../labor/labor_amount.ts";
import { keepHourlyRate } from "../labor/job_labor.ts";
import { percentOf, raisedBy, sumOf, times } from "../review/exact_money.ts";
import { nextQuoteNumber } from "./quote_number.ts";
import { requireQuotable } from "./quote_rules.ts";
import { type QuoteLine, quoteSource } from "./quote_source.ts";

/** An amount as people type it: '1 208.40' or '1208,4'; at most two decimals. */
const price = z.string().trim().regex(/^\d{1,9}([.,]\d{1,2})?$/).transform((text) => text.replace(",", "."));

export const quoteWish = z.object({
  /** Number of the order that it is made of; left out: the reader's cart. */
  order: z.string().max(100).optional(),
  customer: z.string().trim().min(1).max(LIMITS.quoteTextLength),
  lang: z.enum(LANGS as [Lang, ...Lang[]]),
  basis: z.enum(["list", "net"]).default("list"),
  /** A markup, or with a minus a discount. */
  marginPercent: z.string().trim().regex(/^[-−]?\d{1,3}([.,]\d{1,2})?$/)
    .transform((text) => text.replace(",", ".").replace("−", "-"))
    .default("0"),
  /** What an hour of work costs; asked for where the job has labor items. */
  hourlyRate: price.optional(),
  vat: z.boolean().default(false),
  validUntil: z.iso.date().optional(),
  note: z.string().trim().max(LIMITS.quoteTextLength).optional(),
  /** Own prices by line, as the source tells lines. */
  prices: z.record(z.string().max(20), price).default({}),
});
/** A quote as it is asked for. */
export type QuoteWish = z.output<typeof quoteWish>;

/** The price of one piece for the customer: typed, else the list or net price with the margin. */
function quotedPrice(
  line: QuoteLine,
  wish: Pick<QuoteWish, "basis" | "marginPercent" | "prices">,
): string {
  const own = wish.prices[line.key];
  if (own !== undefined) return sumOf([own]);
  const base = wish.basis === "list" ? line.list ?? line.net : line.net;
  return raisedBy(base, wish.marginPercent);
}

/**
 * A quote for a customer as PDF in their language: what they pay for each part, core deposits where there are any, VAT where it is wished for.
 * Net prices, discount groups and notes of the store do not stand on it. It has a number of its store. Refuses `cart-empty`, `order-unknown` and
 * what `requireQuotable` refuses.
 */
export async function quotePaper(
  ctx: Ctx,
  wish: QuoteWish,
): Promise<{ number: string; bytes: Uint8Array }> {
  requireQuotable(ctx, wish);
  const their = ctx.as({ actor: ctx.actor, edition: ctx.edition, lang: wish.lang });
  const { t } = their;
  const format = formatOf(their);
  const source = await quoteSource(their, wish.order ?? null);
  if (source.lines.length === 0 && source.labor.length === 0) throw refuse("cart-empty");
  if (source.labor.length > 0 && wish.hourlyRate === undefined) {
    throw refuseField("hourlyRate", "quote-rate-missing");
  }
  const { currency, vatPercent } = source;
  const money = (amount: string) => `${format.money(amount)} ${currency}`;
  const lines = source.lines.map((line) => ({ ...line, price: quotedPrice(line, wish) }));
  const parts = sumOf(lines.map((line) => times(line.price, line.quantity)));
  const deposits = sumOf(
    lines.flatMap((line) => line.core === null ? [] : [times(line.core, line.quantity)]),
  );
  const rate = sumOf([wish.hourlyRate ?? "0"]);
  const labor = source.labor.map((line) => ({ ...line, amount: laborAmount(line.hours, rate) }));
  const work = sumOf(labor.map(({ amount }) => amount));
  const taxed = sumOf([parts, deposits, work]);
  const vat = wish.vat && vatPercent !== null ? percentOf(taxed, vatPercent) : null;
  const due = vat === null ? taxed : sumOf([taxed, vat]);
  if (labor.length > 0) await keepHourlyRate(ctx, rate);
  const number = await nextQuoteNumber(ctx, {
    order: wish.order ?? null,
    lang: wish.lang,
    due,
    currency,
    validUntil: wish.validUntil ?? null,
  });
  const { drawPaper } = await import("@/engines/files/paper/draw_paper.ts");
  const bytes = await drawPaper({
    ...paperBase(their),
    title: t("orders.quote"),
    sender: source.sender,
    facts: [
      [t("orders.quote.number"), number],
      [t("orders.quote.customer"), wish.customer],
      ...(source.job?.plate ? [[t("orders.job_plate"), source.job.plate] as const] : []),
      ...(source.job?.repairOrder ? [[t("orders.job_repairOrder"), source.job.repairOrder] as const] : []),
      [t("orders.quote.date"), format.moment(their.clock())],
      ...(wish.validUntil ? [[t("orders.quote.validUntil"), format.day(wish.validUntil)] as const] : []),
    ],
    columns: [
      { title: t("orders.line"), share: 6, right: true, whole: true },
      { title: t("orders.part"), share: 16, whole: true },
      { title: t("orders.name"), share: 38 },
      { title: t("orders.quantity"), share: 10, right: true, whole: true },
      { title: t("orders.price"), share: 14, right: true, whole: true },
      { title: t("orders.amount"), share: 16, right: true, whole: true },
    ],
    rows: [
      ...lines.map((line, place) => [
        String(place + 1),
        groupPartNumber(line.shown),
        line.vin === null ? line.name : `${line.name}\n${line.vin}`,
        format.number(line.quantity),
        format.money(line.price),
        format.money(times(line.price, line.quantity)),
      ]),
      ...labor.map((line, place) => [
        String(lines.length + place + 1),
        line.code,
        line.hours === line.wholeHours
          ? line.name
          : `${line.name}\n${t("orders.quote.shared", { hours: line.wholeHours, codes: line.shared })}`,
        t("orders.labor_hours", { hours: line.hours }),
        format.money(rate),
        format.money(line.amount),
      ]),
    ],
    sums: [
      ...(lines.length > 0 || labor.length === 0 ? [[t("orders.quote.parts"), money(parts)] as const] : []),
      ...(labor.length > 0 ? [[t("orders.quote.labor"), money(work)] as const] : []),
      ...(deposits === "0.00" ? [] : [[t("orders.coreTotal"), money(deposits)] as const]),
      ...(vat === null
        ? []
        : [[t("orders.vat", { percent: format.number(Number(vatPercent)) }), money(vat)] as const]),
      [t("orders.due"), money(due), "total"],
    ],
    remarks: [
      ...(wish.note ? [wish.note] : []),
      t(vat === null ? "orders.quote.withoutVat" : "orders.quote.withVat"),
    ],
  });
  return { number, bytes };
}
