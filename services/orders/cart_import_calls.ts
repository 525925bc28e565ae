import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { TAG } from "./cart_calls.ts";
import { expectedJob } from "./cart_input.ts";
import { importCart } from "./import_cart.ts";
import { type ImportResult, importResult } from "./import_types.ts";
import { readPastedRows, readXlsxRows } from "./read_rows.ts";

const consent = z.array(z.int().positive()).max(LIMITS.cartLines).default([])
  .describe("rows that are wanted although they do not fit their vehicle");
const successor = z.array(z.int().positive()).max(LIMITS.cartLines).default([])
  .describe("rows in place of whose part is taken what can be ordered");
const vinOfRows = z.string().max(100).optional()
  .describe(
    "vehicle of the rows that name none, where the job has none: 17 characters, or the last 8; a dash: they are for stock",
  );
const goodRowsOnly = z.boolean().default(false).describe("import the good rows, leave the others");

/** What both ways of bringing rows ask for beside them. */
const wishes = { goodRowsOnly, consent, successor, jobId: expectedJob, vin: vinOfRows };

const imported = {
  to: () => "EPCCart",
  message: (result: ImportResult) => ({
    key: "orders.cart-imported",
    params: { imported: result.imported, left: result.left.length },
  }),
};

/** Calls that put rows into the cart which were written elsewhere. */
export const CART_IMPORT_CALLS = [
  defineCall({
    operationId: "importPastedRows",
    method: "post",
    path: "/tis/carts/current/pasted-rows",
    need: "EPCCart:edit",
    tag: TAG,
    summary: "Put pasted rows into the cart",
    input: z.object({
      rows: z.string().min(1).describe(
        "a part a line: number, quantity, note, VIN (a dash: for stock); parted by tabs, ; or ,",
      ),
      ...wishes,
    }),
    output: importResult,
    form: imported,
    run: (ctx, { rows, ...wish }) => importCart(ctx, readPastedRows(rows), wish),
  }),
  defineCall({
    operationId: "importXlsxRows",
    method: "post",
    path: "/tis/carts/current/xlsx-rows",
    need: "EPCCart:edit",
    tag: TAG,
    summary:
      "Put the rows of an XLSX file (multipart, at most 1 MB) into the cart: number, quantity, note, VIN",
    input: z.object({
      file: z.file().meta({ type: "string", format: "binary", description: "XLSX, as the template has it" }),
      ...wishes,
    }),
    output: importResult,
    form: imported,
    run: async (ctx, { file, ...wish }) => importCart(ctx, await readXlsxRows(ctx, file), wish),
  }),
];
