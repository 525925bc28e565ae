import { defineAnswer } from "@/engines/answers/define_answer.ts";
import { BYTES } from "@/engines/answers/described.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { readRun } from "./runs/read_run.ts";
import { runCsv } from "./runs/run_csv.ts";

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.csv$/;

export const DIAGNOSIS_ANSWERS = [
  defineAnswer({
    operationId: "readVdsRunCsv",
    path: "/tis/vds/run-files/",
    methods: ["GET"],
    need: "VDSDiagnose:view",
    counted: "export",
    described: {
      "/tis/vds/run-files/{run}.csv": {
        get: {
          summary: "A run of live data as CSV, a line a sample",
          parameters: [{
            name: "run",
            in: "path",
            required: true,
            schema: { type: "string", format: "uuid" },
          }],
          responses: { 200: { description: "The samples.", content: { "text/csv": BYTES } } },
          refusals: [404],
        },
      },
    },
    async run({ rest, ctx }) {
      const [, id] = NAME.exec(rest) ?? [];
      if (id === undefined) throw refuse("not-found");
      const run = await readRun(ctx, { run: id });
      const words = { seconds: ctx.t("diagnosis.run_seconds"), note: ctx.t("diagnosis.run_note") };
      const name = `${run.vin}-${run.ecuCode}-${run.startedAt.slice(0, 16).replace(/[:T]/g, "-")}.csv`;
      return new Response(runCsv(run, words), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": contentDisposition(name, true),
          "cache-control": "private, no-store",
        },
      });
    },
  }),
];
