import { z } from "zod";
import { type AnswerRequest, defineAnswer } from "@/engines/answers/define_answer.ts";
import { type DescribedParameter, fileBody, type Schema } from "@/engines/answers/described.ts";
import { readDrawing } from "@/engines/files/convert/drawings.ts";
import { FIGURE_PLACE } from "@/engines/files/convert/kinds.ts";
import { settingsOf, TRACE_NAMES, TraceSettings } from "@/engines/files/convert/trace_settings.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { previewDrawing } from "./preview_drawing.ts";

const PATH = "/tis/fileconverter/gif2svg";

const TRACE_SCHEMAS = z.toJSONSchema(TraceSettings, { io: "input" }).properties as Record<string, Schema>;

/** How a drawing becomes SVG (page `Gif2Svg`): it comes as a plain form, and its preview goes out as a picture. */
export const DRAWING_ANSWERS = [
  defineAnswer({
    operationId: "uploadDrawing",
    path: PATH,
    methods: ["POST"],
    need: "Gif2Svg:edit",
    described: {
      [PATH]: {
        post: {
          summary: "Stores a drawing of 8 MB at most, to become SVG",
          body: fileBody(),
          responses: {
            303: {
              description: "To the page that compares them.",
              headers: { Location: { type: "string" } },
            },
          },
          refusals: [413, 422],
        },
      },
    },
    run: uploadDrawing,
  }),
  defineAnswer({
    operationId: "previewDrawing",
    path: `${PATH}/`,
    methods: ["GET", "HEAD"],
    need: "Gif2Svg:view",
    described: {
      [`${PATH}/{id}`]: {
        get: {
          summary: "A drawing as SVG, by settings that are tried",
          parameters: [
            { name: "id", in: "path", schema: { type: "string" } },
            ...TRACE_NAMES.map((name): DescribedParameter => ({
              name,
              in: "query",
              schema: TRACE_SCHEMAS[name]!,
            })),
          ],
          responses: {
            200: { description: "The drawing.", content: { "image/svg+xml": { type: "string" } } },
          },
        },
      },
    },
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
