import { readStoredFile } from "@/engines/files/read_stored_file.ts";
import { knownPlace } from "@/engines/files/places.ts";
import { stampFile } from "@/engines/files/stamp_file.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { BYTES } from "@/engines/answers/described.ts";
import { type AnswerRequest, defineAnswer } from "./define_answer.ts";
import { isShown, serveFile } from "./file_bytes.ts";

/** Where a file's bytes are read: `/tis/file/objects/<id>/<name>`; the name is for people alone. */
const FILES_PATH = "/tis/file/objects/";

/**
 * A file for those who may read it: from the store itself by a link good for a few minutes where there is one, else by this process.
 * `?download` saves it.
 */
export const readFileBytes = defineAnswer({
  operationId: "readFileBytes",
  path: FILES_PATH,
  methods: ["GET", "HEAD"],
  need: "session",
  described: {
    [`${FILES_PATH}{id}/{name}`]: {
      get: {
        summary: "A file, or a part of it",
        parameters: [
          { name: "id", in: "path", schema: { type: "string", format: "uuid" } },
          { name: "name", in: "path", description: "for people alone", schema: { type: "string" } },
          {
            name: "download",
            in: "query",
            description: "saves it, whatever it holds",
            schema: { type: "string" },
          },
          { name: "Range", in: "header", description: "`bytes=0-1023`", schema: { type: "string" } },
          { name: "If-None-Match", in: "header", schema: { type: "string" } },
        ],
        responses: {
          200: {
            description: "The whole file.",
            headers: { ETag: { type: "string" } },
            content: { "*/*": BYTES },
          },
          206: {
            description: "The part that was asked for.",
            headers: { "Content-Range": { type: "string" } },
            content: { "*/*": BYTES },
          },
          302: {
            description: "In the file store, by a link for minutes.",
            headers: { Location: { type: "string" } },
          },
          304: { description: "Known already." },
          416: { description: "A part beyond its end.", headers: { "Content-Range": { type: "string" } } },
        },
      },
    },
  },
  async run({ req, url, rest, portal, incoming: { ctx } }: AnswerRequest): Promise<Response> {
    const file = await readStoredFile(ctx, rest.split("/")[0]!);
    const isSaved = url.searchParams.has("download");
    if (
      isSaved && file.mediaType === "application/pdf" && knownPlace(file.place)?.stamped
    ) {
      return new Response(await stampFile(ctx, file), {
        headers: {
          "content-type": file.mediaType,
          "content-disposition": contentDisposition(file.name, false),
          "cache-control": "no-store",
        },
      });
    }
    // A drawing needs the policy of this answer, which the store does not send.
    const link = file.mediaType === "image/svg+xml" || req.method === "HEAD"
      ? null
      : await portal.files.link(file.key, {
        name: file.name,
        type: file.mediaType,
        inline: !isSaved && isShown(file.mediaType),
        from: ctx.clock(),
        seconds: LIMITS.linkSeconds,
      });
    if (link === null) return await serveFile(portal.files, file, req, isSaved);
    // Kept for less than the link is good for.
    const headers = { location: link, "cache-control": `private, max-age=${LIMITS.linkSeconds / 2}` };
    return new Response(null, { status: 302, headers });
  },
});
