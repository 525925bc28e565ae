import { z } from "zod";
import { defineExport, words } from "@/engines/exports/define_export.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readFigure } from "./figure.ts";
import type { FigureLine } from "./figure_types.ts";
import type { Fit } from "./fit/fit_types.ts";

const text = z.string().trim().max(120).optional().catch(undefined);

interface Exported {
  line: FigureLine;
  figure: string;
  vin: string | null;
}

/** Lines of more than one figure are a search's export. */
const MOST_LINES = 5000;

/** What a line says of itself: the items that it goes with, and its note. */
export function lineNote(ctx: Ctx, { withCallouts, note }: FigureLine): string {
  const items = { count: withCallouts.length, items: withCallouts };
  return formatOf(ctx).sayings([
    ...withCallouts.length > 0 ? [ctx.t("epc.withItems", items)] : [],
    ...note ? [note] : [],
  ]);
}

/** The lines of a figure for a vehicle, model or series as a spreadsheet; those that do not fit where they are shown. */
export const figureExport = defineExport({
  kind: "figure-lines",
  title: "epc.sheet.title",
  need: "EPC2D:view",
  page: "EPC2D",
  filter: z.object({
    figure: z.string().max(120).catch(""),
    vin: text,
    seriesCode: text,
    model: text,
    group: text,
    not: z.literal("1").optional().catch(undefined),
  }),
  columns: [
    { key: "figure", text: "epc.sheet.figure", kind: "text", width: 14 },
    { key: "callout", text: "epc.no", kind: "text", width: 8 },
    { key: "part", text: "part.partNumber", kind: "text", width: 18 },
    { key: "name", text: "part.name", kind: "text", width: 44 },
    { key: "quantity", text: "epc.qty", kind: "number", width: 8 },
    { key: "unit", text: "part.unit", kind: "text", width: 8 },
    { key: "price", text: "part.price", kind: "money", width: 12 },
    { key: "currency", text: "part.currency", kind: "text", width: 10 },
    { key: "fit", text: "epc.sheet.fit", kind: "text", width: 14 },
    { key: "reason", text: "epc.sheet.reason", kind: "text", width: 36 },
    { key: "note", text: "epc.sheet.note", kind: "text", width: 36 },
    { key: "vin", text: "epc.vin", kind: "text", width: 20 },
  ],
  limit: MOST_LINES,
  async open(ctx, { figure, group, not, ...choice }) {
    const answer = await readFigure(ctx, choice, figure, group);
    const lines = answer.lines.filter((line) => not === "1" || line.fit !== "not");
    async function* all(): AsyncGenerator<Exported> {
      yield* lines.map((line) => ({ line, figure: answer.number, vin: answer.subject.vin }));
    }
    return { total: lines.length, records: all() };
  },
  cells: (ctx, { line, figure, vin }) => ({
    figure,
    callout: line.callout,
    part: line.shown,
    name: `${"  ".repeat(line.indent)}${line.name}`,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price && line.price.amount,
    currency: line.price && line.price.currency,
    fit: ctx.t(`epc.fit.${line.fit satisfies Fit}`),
    reason: line.reason,
    note: lineNote(ctx, line),
    vin,
  }),
  say: ({ t }, { figure, vin, seriesCode, model }) =>
    words([t("epc.sheet.figure"), figure], [t("epc.vin"), vin], [t("part.series"), seriesCode], [
      t("epc.modelCode"),
      model,
    ]),
});
