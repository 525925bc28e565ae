import { makeZip } from "client-zip";
import { type AnswerRequest, defineAnswer } from "@/engines/answers/define_answer.ts";
import { BYTES } from "@/engines/answers/described.ts";
import { ARCHIVES_PATH, documentArchive } from "@/engines/documents/archive.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** A published document with its pictures and attachments as one file, for whoever may read it. */
export const readDocumentArchive = defineAnswer({
  operationId: "readDocumentArchive",
  path: ARCHIVES_PATH,
  methods: ["GET"],
  need: "session",
  counted: "export",
  described: {
    [`${ARCHIVES_PATH}{kind}/{id}.zip`]: {
      get: {
        summary: "A published document with its texts, pictures and attachments",
        parameters: [
          { name: "kind", in: "path", description: "such as tsb", schema: { type: "string" } },
          { name: "id", in: "path", schema: { type: "integer" } },
        ],
        responses: {
          200: { description: "The archive, or a refusal.", content: { "application/zip": BYTES } },
        },
      },
    },
  },
  async run({ rest, ctx }: AnswerRequest): Promise<Response> {
    const [, kind, id] = /^([a-z-]{1,40})\/([1-9]\d{0,14})\.zip$/.exec(rest) ?? [];
    if (!kind) throw refuse("not-found");
    const { name, entries } = await documentArchive(ctx, kind, Number(id));
    return new Response(makeZip(entries), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": contentDisposition(name, false),
        "cache-control": "private, no-store",
      },
    });
  },
});
