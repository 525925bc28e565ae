import { BYTES } from "@/engines/answers/described.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { TEMPLATES } from "@/engines/files/templates.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { defineAnswer } from "./define_answer.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Template download below the file store's template folder (specification section 7). */
export const readTemplate = defineAnswer({
  operationId: "readTemplate",
  path: "/tis/file/template/",
  methods: ["GET"],
  need: "session",
  described: {
    "/tis/file/template/{name}": {
      get: {
        summary: "A sheet to fill in for an import",
        parameters: [{ name: "name", in: "path", schema: { type: "string" } }],
        responses: { 200: { description: "The sheet.", content: { [XLSX]: BYTES } } },
      },
    },
  },
  async run({ rest, incoming: { ctx } }) {
    const template = TEMPLATES.all.find(({ name }) => name === rest);
    if (!template) throw refuse("file-gone");
    requireRight(ctx, template.need);
    return new Response(await template.make(ctx) as Uint8Array<ArrayBuffer>, {
      headers: {
        "content-type": XLSX,
        "content-disposition": contentDisposition(rest, false),
        "cache-control": "private, no-store",
      },
    });
  },
});
