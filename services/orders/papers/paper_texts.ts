import type { Paper } from "@/engines/files/paper/draw_paper.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { groupPartNumber } from "@/kernel/group_part_number.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Consent } from "../types.ts";
import type { OrderTotals } from "../review/order_totals.ts";

/** The sums of an order, as its page shows them. */
export function sumsOf(ctx: Ctx, totals: readonly OrderTotals[]): Paper["sums"] {
  const { t } = ctx;
  const format = formatOf(ctx);
  return totals.flatMap(({ list, net, core, vatPercent, vat, due }) => [
    ...(list ? [[t("orders.listTotal"), format.price(list)] as const] : []),
    [t("orders.netTotal"), format.price(net)] as const,
    [t("orders.coreTotal"), format.price(core)] as const,
    ...(vat && vatPercent !== null
      ? [[t("orders.vat", { percent: format.number(Number(vatPercent)) }), format.price(vat)] as const]
      : []),
    [t("orders.due"), format.price(due), "total"] as const,
  ]);
}

/** Columns of the papers that stores keep: all prices of a line. */
export function pricedColumns({ t }: Ctx): Paper["columns"] {
  return [
    { title: t("orders.line"), share: 5, right: true, whole: true },
    { title: t("orders.part"), share: 14, whole: true },
    { title: t("orders.name"), share: 30 },
    { title: t("orders.quantity"), share: 8, right: true, whole: true },
    {
      title: `${t("orders.listPrice")}\n${t("orders.discountGroup")}`,
      share: 14,
      right: true,
      whole: true,
    },
    { title: t("orders.netPrice"), share: 11, right: true, whole: true },
    { title: t("orders.core"), share: 10, right: true, whole: true },
    { title: t("orders.amount"), share: 12, right: true, whole: true },
  ];
}

/** A line of a cart or an order, as such a paper shows it; `standing`: what became of it. */
export function pricedRow(ctx: Ctx, lineNo: number, line: {
  shown: string;
  name: string;
  quantity: number;
  vin: string | null;
  figureCode: string | null;
  callout: string | null;
  note: string;
  consent: Consent | null;
  listPrice: { amount: string } | null;
  discountGroup: string | null;
  price: { amount: string } | null;
  core: { amount: string } | null;
  amount: { amount: string } | null;
}, standing = ""): string[] {
  const format = formatOf(ctx);
  const money = (value: { amount: string } | null) => value ? format.money(value.amount) : "";
  const place = [line.figureCode, line.callout && ctx.t("part.calloutAlone", { callout: line.callout })];
  const wanted = line.consent && misfitInWords(ctx, line.consent);
  return [
    String(lineNo),
    groupPartNumber(line.shown),
    [line.name, line.vin, place.filter(Boolean).join(" · "), wanted, line.note, standing].filter(Boolean)
      .join("\n"),
    format.number(line.quantity),
    [money(line.listPrice), line.discountGroup].filter(Boolean).join("\n"),
    money(line.price),
    money(line.core),
    money(line.amount),
  ];
}

/** That a line does not fit its vehicle and who wants it all the same: the paper lies beside the parts. */
function misfitInWords(ctx: Ctx, { reason, name, at }: Consent): string {
  const { t } = ctx;
  const misfit = t("orders.paper.misfit", { reason });
  return `${misfit}\n${t("orders.consentBy", { name, time: formatOf(ctx).moment(at) })}`;
}
