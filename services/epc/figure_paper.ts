import { z } from "zod";
import { paperBase } from "@/engines/files/paper/paper_base.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readFigure } from "./figure.ts";
import { lineNote } from "./figure_export.ts";
import type { FigureLine } from "./figure_types.ts";

const text = z.string().trim().max(120).optional().catch(undefined);

/** For what a list is made: as the page of the figure has it. */
export const figurePaperWish = z.object({
  vin: text,
  seriesCode: text,
  model: text,
  group: text,
  not: z.literal("1").optional().catch(undefined),
});

/**
 * The list of a figure as PDF, as it is shown for a vehicle, model or series: what fits, and with `not` the rest with its reasons. Refuses what `readFigure`
 * refuses.
 */
export async function figurePaper(
  ctx: Ctx,
  figureCode: string,
  { group, not, ...choice }: z.output<typeof figurePaperWish>,
): Promise<Uint8Array> {
  const { t } = ctx;
  const format = formatOf(ctx);
  const figure = await readFigure(ctx, choice, figureCode, group);
  const { subject } = figure;
  const lines = figure.lines.filter((line) => not === "1" || line.fit !== "not");
  const { drawPaper } = await import("@/engines/files/paper/draw_paper.ts");
  return await drawPaper({
    ...paperBase(ctx),
    title: `${figure.number} ${figure.name}`,
    sender: [],
    facts: [
      [t("part.series"), subject.seriesName],
      ...(subject.vin === null ? [] : [[t("epc.vin"), subject.vin] as const]),
      ...(subject.vin === null && choice.model ? [[t("epc.modelCode"), choice.model] as const] : []),
      [t("epc.sheet.figure"), `${figure.code} · ${figure.trail.map(({ name }) => name).join(" / ")}`],
      [t("epc.sheet.madeAt"), format.moment(ctx.clock())],
      ...(figure.note === null ? [] : [[t("epc.sheet.note"), figure.note] as const]),
    ],
    columns: [
      { title: t("epc.no"), share: 6, right: true, whole: true },
      { title: t("part.partNumber"), share: 16, whole: true },
      { title: t("part.name"), share: 40 },
      { title: t("epc.qty"), share: 8, right: true, whole: true },
      { title: figure.currency ?? t("part.price"), share: 12, right: true, whole: true },
    ],
    rows: lines.map((line) => rowOf(ctx, line)),
    sums: [],
    remarks: figure.footnotes.map(({ mark, text }) => `${mark}) ${text}`),
  });
}

function rowOf(ctx: Ctx, line: FigureLine): string[] {
  const format = formatOf(ctx);
  // With their bracket: a bare 1 behind '348 × 30' would be read as one more measure.
  const marks = line.footnotes.map((mark) => ` ${mark})`).join("");
  const fit = line.fit === "fits"
    ? null
    : [ctx.t(`epc.fit.${line.fit}`), line.reason].filter(Boolean).join(": ");
  return [
    line.callout,
    line.shown,
    [`${"· ".repeat(line.indent)}${line.name}${marks}`, lineNote(ctx, line), fit].filter(Boolean).join("\n"),
    line.quantity === null ? ctx.t("epc.asRequired") : format.number(line.quantity),
    line.price ? format.money(line.price.amount) : "",
  ];
}
