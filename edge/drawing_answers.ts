import { settingsOf } from "@/components/gif2svg/trace_links.ts";
import { readDrawing } from "@/engines/files/convert/drawings.ts";
import { FIGURE_PLACE } from "@/engines/files/convert/kinds.ts";
import { previewDrawing } from "@/services/gif2svg/preview_drawing.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { redirectWithFlash } from "./answer_form.ts";
import { type AnswerRequest, defineAnswer } from "./define_answer.ts";
import { refused } from "./envelope.ts";
import { readMultipartFile } from "./read_multipart_file.ts";

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
async function uploadDrawing({ req, incoming }: AnswerRequest): Promise<Response> {
  const page = `${incoming.basePath}/Gif2Svg`;
  try {
    const id = await readMultipartFile(
      req,
      LIMITS.plainUploadBytes,
      ({ name, body }) => storeFile(incoming.ctx, { place: FIGURE_PLACE, name, body }),
    );
    return new Response(null, { status: 303, headers: { location: `${page}?file=${id}` } });
  } catch (error) {
    // Only a browser can be led back to its form.
    if (!(error instanceof Refusal) || incoming.session === null) throw error;
    const { envelope } = refused(incoming.ctx, error);
    const { errors } = envelope.data as { errors: { field: string; rule: string; message: string }[] };
    return await redirectWithFlash(incoming, page, {
      kind: "refused",
      message: envelope.msg,
      form: "drawing",
      errors: errors ?? [],
      typed: {},
      data: {},
    });
  }
}

/** The SVG as it would be stored with the settings of the address; why there is none comes as the envelope. */
async function preview({ rest, url, incoming }: AnswerRequest): Promise<Response> {
  const drawing = await readDrawing(incoming.ctx, rest);
  const made = await previewDrawing(incoming.ctx, drawing, settingsOf(url.searchParams));
  if ("reason" in made) {
    throw refuse("drawing-not-traced", { reason: incoming.ctx.t(made.reason.key, made.reason.params) });
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
