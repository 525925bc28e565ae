import { type AnswerRequest, defineAnswer } from "@/engines/answers/define_answer.ts";
import { readDrawing } from "@/engines/files/convert/drawings.ts";
import { FIGURE_PLACE } from "@/engines/files/convert/kinds.ts";
import { settingsOf } from "@/engines/files/convert/trace_settings.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { previewDrawing } from "./preview_drawing.ts";

/** How a drawing becomes SVG (page `Gif2Svg`): it comes as a plain form, and its preview goes out as a picture. */
export const DRAWING_ANSWERS = [
  defineAnswer({
    operationId: "uploadDrawing",
    path: "/tis/fileconverter/gif2svg",
    methods: ["POST"],
    need: "Gif2Svg:edit",
    run: uploadDrawing,
  }),
  defineAnswer({
    operationId: "previewDrawing",
    path: "/tis/fileconverter/gif2svg/",
    methods: ["GET", "HEAD"],
    need: "Gif2Svg:view",
    run: preview,
  }),
];

/** Stores the drawing (the workers convert it) and leads to the comparison; refused, back to the form. */
async function uploadDrawing({ ctx, basePath, readFile, backToForm }: AnswerRequest): Promise<Response> {
  const page = `${basePath}/Gif2Svg`;
  try {
    const id = await readFile(
      LIMITS.plainUploadBytes,
      ({ name, body }) => storeFile(ctx, { place: FIGURE_PLACE, name, body }),
    );
    return new Response(null, { status: 303, headers: { location: `${page}?file=${id}` } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return await backToForm(page, "drawing", error);
  }
}

/** The SVG as it would be stored with the settings of the address; why there is none comes as the envelope. */
async function preview({ rest, url, ctx }: AnswerRequest): Promise<Response> {
  const drawing = await readDrawing(ctx, rest);
  const made = await previewDrawing(ctx, drawing, settingsOf(url.searchParams));
  if ("reason" in made) {
    throw refuse("drawing-not-traced", { reason: ctx.t(made.reason.key, made.reason.params) });
  }
  return new Response(made.svg, {
    headers: {
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=600",
    },
  });
}
