import type { Ctx } from "@/kernel/ctx.ts";
import { placeOf } from "@/engines/files/places.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { type RefusalKey, REFUSALS } from "@/kernel/refusals/catalogue.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import { defineAnswer } from "./define_answer.ts";
import { json, refused, success } from "./envelope.ts";
import { explainFault } from "./explain_fault.ts";
import { IMPROVE_IMAGE, STORE_FILE } from "./file_uploads_described.ts";
import { type MultipartFile, readMultipartFile } from "./read_multipart_file.ts";

/** Place of pictures sent without naming one: those of the rich-text editors. */
const EDITOR = "editor-image";

/**
 * Uploads by plain multipart: small files to any place, and pictures as the specification's section 7 has them, answered by the upload
 * response of its section 3.
 */
export const FILE_UPLOADS = [
  defineAnswer({
    operationId: "storeFile",
    path: "/tis/file/files",
    methods: ["POST"],
    need: "session",
    described: STORE_FILE,
    async run({ req, incoming: { ctx } }) {
      try {
        const stored = await readMultipartFile(
          req,
          LIMITS.plainUploadBytes,
          (file) => store(ctx, file, null),
        );
        return json(success(stored), 200);
      } catch (error) {
        // Specification section 8: -1 says that the upload failed. What the user can mend is told as in any call.
        if (error instanceof Refusal) throw error;
        return json({ code: -1, data: null, msg: sentenceOf(ctx, failureOf(ctx, "storeFile", error)) }, 200);
      }
    },
  }),
  defineAnswer({
    operationId: "improveImage",
    path: "/tis/fileconverter/improve-image",
    methods: ["POST"],
    need: "session",
    described: IMPROVE_IMAGE,
    async run({ req, incoming: { ctx } }) {
      try {
        const { id, name } = await readMultipartFile(req, LIMITS.pictureBytes, (file) => {
          const place = placeOf(file.fields.get("place") ?? EDITOR);
          const isOfPictures = place.extensions.every((extension) => PICTURES.includes(extension));
          if (!isOfPictures) throw refuseField("place", "value-not-allowed", { what: place.name });
          return store(ctx, file, EDITOR);
        });
        return Response.json({ code: 200, data: `${id}/${encodeURIComponent(name)}`, mesg: "" });
      } catch (error) {
        return pictureRefused(ctx, error);
      }
    },
  }),
] as const;

/** What an upload that failed by no fault of the user's is told as: that it failed, or that there is no room. */
function failureOf(ctx: Ctx, where: string, error: unknown, failed: RefusalKey = "upload-failed"): Refusal {
  const refusal = explainFault(ctx, where, error);
  return refusal.key === "storage-full" ? refusal : refuse(failed);
}

const PICTURES = ["jpg", "jpeg", "png", "apng", "gif", "bmp", "ico", "svg"];

async function store(
  ctx: Ctx,
  { name, body, fields }: MultipartFile,
  defaultPlace: string | null,
): Promise<{ id: string; name: string }> {
  const place = fields.get("place") ?? defaultPlace;
  if (place === null) throw refuseField("place", "field-required");
  const id = await storeFile(ctx, { place, name, body });
  const [file] = await ctx.sql<{ name: string }[]>`select name from files where id = ${id}`;
  return { id, name: file!.name };
}

/** Specification section 8, upload: '000001' shows the message; -1 and empty data say that the upload failed. */
function pictureRefused(ctx: Ctx, error: unknown): Response {
  const isFault = !(error instanceof Refusal) || REFUSALS[error.key].http >= 500;
  const refusal = isFault ? failureOf(ctx, "improveImage", error, "picture-upload-failed") : error;
  const { envelope: { code }, http } = refused(ctx, refusal);
  return Response.json({ code: isFault ? -1 : code, data: "", mesg: sentenceOf(ctx, refusal) }, {
    status: isFault ? 200 : http,
    headers: { "cache-control": "no-store" },
  });
}
