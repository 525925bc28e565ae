import { BYTES } from "@/engines/answers/described.ts";
import { type AnswerRequest, defineAnswer } from "@/engines/answers/define_answer.ts";
import { contentDisposition } from "@/engines/files/content_disposition.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { bringFile } from "./bring_file.ts";
import { csvStream } from "./format/write_csv.ts";
import { kindOf } from "./kinds.ts";
import { allDifferences } from "./read_differences.ts";
import { allFaults } from "./read_faults.ts";
import { readImport } from "./read_import.ts";
import { allRows, languagesOf } from "./read_rows.ts";
import { rowsSheet } from "./rows_sheet.ts";
import { csvTemplate, xlsxTemplate } from "./template.ts";

const CSV = "text/csv; charset=utf-8";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

function file(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": contentDisposition(name, true),
      "cache-control": "private, no-store",
    },
  });
}

const BROUGHT_FILE = {
  type: "object",
  properties: {
    code: { type: "integer", const: 200 },
    data: { type: "object", properties: { id: { type: "string", format: "uuid" } }, required: ["id"] },
    msg: { type: "string" },
  },
  required: ["code", "data", "msg"],
};
const parameter = (name: string) => ({ name, in: "path" as const, schema: { type: "string" as const } });

/** All rows of a kind as the catalogue has them: `/tis/sas/catalogue-data/parts.csv`, `.xlsx`. */
export const readCatalogueData = defineAnswer({
  operationId: "readCatalogueData",
  path: "/tis/sas/catalogue-data/",
  methods: ["GET"],
  need: "CatalogueImport:import",
  counted: "export",
  described: {
    "/tis/sas/catalogue-data/{kind}.csv": {
      get: {
        summary: "All rows of a kind of catalog data, as an import takes them again",
        parameters: [parameter("kind")],
        responses: { 200: { description: "The rows.", content: { "text/csv": BYTES } } },
      },
    },
    "/tis/sas/catalogue-data/{kind}.xlsx": {
      get: {
        operationId: "readCatalogueSheet",
        summary: "The same as XLSX, for kinds of as many rows as an import takes in a sheet",
        parameters: [parameter("kind")],
        responses: {
          200: { description: "The rows, or a refusal by its `code`.", content: { [XLSX]: BYTES } },
        },
      },
    },
  },
  async run({ rest, ctx }) {
    const kind = kindOf(rest.replace(/\.(csv|xlsx)$/, ""));
    if (!kind || !/\.(csv|xlsx)$/.test(rest)) throw refuse("file-gone");
    return rest.endsWith(".csv")
      ? file(rest, CSV, csvStream(allRows(ctx, kind, await languagesOf(ctx, kind))))
      : file(rest, XLSX, await rowsSheet(ctx, kind));
  },
});

/** The file to fill in for a kind: `/tis/sas/catalogue-templates/parts.csv`, `.xlsx`. */
export const readCatalogueTemplate = defineAnswer({
  operationId: "readCatalogueTemplate",
  path: "/tis/sas/catalogue-templates/",
  methods: ["GET"],
  need: "CatalogueImport:view",
  described: {
    "/tis/sas/catalogue-templates/{file}": {
      get: {
        summary: "The file to fill in for a kind of catalog data: parts.csv, parts.xlsx",
        parameters: [parameter("file")],
        responses: { 200: { description: "The file.", content: { "text/csv": BYTES, [XLSX]: BYTES } } },
      },
    },
  },
  async run({ rest, ctx }) {
    const kind = kindOf(rest.replace(/\.(csv|xlsx)$/, ""));
    if (!kind || !/\.(csv|xlsx)$/.test(rest)) throw refuse("file-gone");
    return rest.endsWith(".csv")
      ? file(rest, CSV, csvTemplate(kind))
      : file(rest, XLSX, await xlsxTemplate(ctx, kind) as Uint8Array<ArrayBuffer>);
  },
});

/** Every bad row and every difference of an import: `/tis/sas/catalogue-import-files/12/faults.csv`, `differences.csv`. */
export const readImportFile = defineAnswer({
  operationId: "readCatalogueImportFile",
  path: "/tis/sas/catalogue-import-files/",
  methods: ["GET"],
  need: "CatalogueImport:view",
  counted: "export",
  described: {
    "/tis/sas/catalogue-import-files/{id}/{file}": {
      get: {
        summary: "Every bad row of an import (faults.csv), or every difference (differences.csv)",
        parameters: [parameter("id"), parameter("file")],
        responses: { 200: { description: "The rows.", content: { "text/csv": BYTES } } },
      },
    },
  },
  async run({ rest, ctx }: AnswerRequest) {
    const [, id, what] = /^(\d{1,12})\/(faults|differences)\.csv$/.exec(rest) ?? [];
    if (id === undefined) throw refuse("file-gone");
    await readImport(ctx, Number(id));
    const rows = what === "faults" ? allFaults(ctx, Number(id)) : allDifferences(ctx, Number(id));
    return file(`import-${id}-${what}.csv`, CSV, csvStream(rows));
  },
});

/** One file of a set, its bytes as the body: `PUT /tis/sas/catalogue-files/lines.csv`; the way in for machines. */
export const bringCatalogueFile = defineAnswer({
  operationId: "bringCatalogueFile",
  path: "/tis/sas/catalogue-files/",
  methods: ["PUT"],
  need: "CatalogueImport:import",
  described: {
    "/tis/sas/catalogue-files/{name}": {
      put: {
        summary: "Bring one file of a set, up to 4 GB; what a machine brings is kept for it for a day",
        parameters: [{
          ...parameter("name"),
          description: "begins with its kind: lines.csv, prices-eu.xlsx; drawings.zip",
        }],
        body: {
          "text/csv": BYTES,
          [XLSX]: BYTES,
          "application/zip": BYTES,
          "application/octet-stream": BYTES,
        },
        responses: {
          200: {
            description: "Its id, for `files` of a new import, or a refusal by its `code`.",
            content: { "application/json": BROUGHT_FILE },
          },
        },
        refusals: [413, 422],
      },
    },
  },
  async run({ req, rest, ctx }) {
    const length = req.headers.get("content-length");
    const body = req.body ?? new Blob([]).stream();
    const id = await bringFile(ctx, { name: rest, body, size: length === null ? undefined : Number(length) });
    return Response.json({ code: 200, data: { id }, msg: "" }, {
      headers: { "cache-control": "private, no-store" },
    });
  },
});
