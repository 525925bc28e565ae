import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { readDrawing } from "@/engines/files/convert/drawings.ts";

/** Kind of use of a figure's images (engines/files/readers.ts). */
export const FIGURE_IMAGE = "figure-image";

/** Keeps the SVG made of a drawing as an image of a figure: from then on it cannot vanish. */
export async function keepFigureImage(ctx: Ctx, fileId: string, figureCode: string): Promise<void> {
  await readDrawing(ctx, fileId);
  await ctx.tx(async (tx) => {
    const [figure] = await tx.sql<{ code: string }[]>`
      select code from figures where code = ${figureCode} and deleted_at is null`;
    if (!figure) throw refuseField("figure", "figure-not-there", { figure: figureCode });
    const [made] = await tx.sql<{ resultId: string }[]>`
      select result_id
      from file_conversions
      where file_id = ${fileId} and kind = 'svg' and state = 'done'
      for share`;
    if (!made) throw refuse("conversion-not-done");
    await useFile(tx, made.resultId, { kind: FIGURE_IMAGE, id: figure.code });
    await recordChange(tx, {
      operation: "figureImage.keep",
      funLink: "Gif2Svg",
      subjectKind: "figure",
      subjectId: figure.code,
      after: { fileId: made.resultId, madeFrom: fileId },
    });
  });
}

/** Figures that a file is kept for. */
export async function figuresOf(ctx: Ctx, fileId: string): Promise<string[]> {
  const rows = await ctx.sql<{ id: string }[]>`
    select id from file_uses where file_id = ${fileId} and kind = ${FIGURE_IMAGE} order by since, id`;
  return rows.map(({ id }) => id);
}
