import { defineAnswer } from "@/engines/answers/define_answer.ts";
import { noteReading } from "@/engines/states/note_reading.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readSoftware } from "./read_software.ts";
import { DOWNLOAD } from "./rows.ts";

/** Where the file of a version is downloaded, which is counted. */
const DOWNLOADS = "/tis/software/downloads/";

export const SOFTWARE_ANSWERS = [
  defineAnswer({
    operationId: "downloadSoftware",
    path: DOWNLOADS,
    methods: ["GET"],
    need: "SoftwareList:view",
    described: {
      "/tis/software/downloads/{id}": {
        get: {
          summary: "The file of a released version; each download is counted",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          responses: {
            302: { description: "Leads to the file.", headers: { location: { type: "string" } } },
          },
          refusals: [404],
        },
      },
    },
    async run({ ctx, rest }) {
      if (!/^[1-9]\d{0,14}$/.test(rest)) throw refuse("not-found");
      const { id, state, fileId, fileName } = await readSoftware(ctx, Number(rest));
      if (state !== "released" || fileId === null) {
        throw refuse(state === "withdrawn" ? "software-withdrawn" : "not-found");
      }
      noteReading(ctx, DOWNLOAD, id);
      return new Response(null, {
        status: 302,
        headers: {
          location: `/tis/file/objects/${fileId}/${encodeURIComponent(fileName ?? "file")}?download`,
          "cache-control": "private, no-store",
        },
      });
    },
  }),
];
