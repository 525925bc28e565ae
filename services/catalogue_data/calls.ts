import { z } from "zod";
import { defineCall, nothing } from "@/engines/calls/define_call.ts";
import { beginImport, newImport } from "./begin_import.ts";
import { catalogueImport } from "./import_types.ts";
import { moveImport, stopImport } from "./move_import.ts";
import { savedLines, saveFigureLines } from "./save_figure_lines.ts";
import { difference, sampleDifferences } from "./read_differences.ts";
import { importFault, readFaults } from "./read_faults.ts";
import { readImport } from "./read_import.ts";

const TAG = "Catalog data";
const id = z.coerce.number().int().positive().describe("of the import");

/** Calls that bring catalogue data in and take it back. */
export const CATALOGUE_DATA_CALLS = [
  defineCall({
    operationId: "beginCatalogueImport",
    method: "post",
    path: "/tis/sas/catalogue-imports",
    need: "CatalogueImport:import",
    tag: TAG,
    summary: "Bring in a set of uploaded files; its dry run begins at once, nothing of the catalog changes",
    input: newImport,
    output: z.object({ id: z.int() }),
    form: { to: (output) => `CatalogueImport?import=${output.id}`, message: "catalogue_data.begun_now" },
    run: async (ctx, input) => ({ id: await beginImport(ctx, input) }),
  }),
  defineCall({
    operationId: "readCatalogueImport",
    method: "get",
    path: "/tis/sas/catalogue-imports/{id}",
    need: "CatalogueImport:view",
    loggedAs: "reads",
    tag: TAG,
    summary:
      "How far an import is, its differences in figures and by a few rows of each kind, and its first bad rows",
    input: z.object({ id }),
    output: z.object({
      import: catalogueImport,
      differences: z.array(difference).describe("at most 8 of each kind and action"),
      faults: z.array(importFault).describe("the first 50, of the same rule in the same column 5"),
    }),
    run: async (ctx, input) => ({
      import: await readImport(ctx, input.id),
      differences: await sampleDifferences(ctx, input.id),
      faults: await readFaults(ctx, input.id),
    }),
  }),
  defineCall({
    operationId: "checkCatalogueImport",
    method: "post",
    path: "/tis/sas/catalogue-imports/{id}/dry-run",
    need: "CatalogueImport:import",
    tag: TAG,
    summary: "Make the dry run of an import once more, against the catalog as it is now",
    input: z.object({ id }),
    output: nothing,
    form: { message: "catalogue_data.begun_now" },
    async run(ctx, input) {
      await moveImport(ctx, input.id, "check");
      return null;
    },
  }),
  defineCall({
    operationId: "applyCatalogueImport",
    method: "post",
    path: "/tis/sas/catalogue-imports/{id}/application",
    need: "CatalogueImport:apply",
    tag: TAG,
    summary: "Bring a checked import into the catalog: readers see all of it at once",
    input: z.object({ id }),
    output: nothing,
    form: { message: "catalogue_data.applying_now" },
    async run(ctx, input) {
      await moveImport(ctx, input.id, "apply");
      return null;
    },
  }),
  defineCall({
    operationId: "rollBackCatalogueImport",
    method: "post",
    path: "/tis/sas/catalogue-imports/{id}/rollback",
    need: "CatalogueImport:apply",
    tag: TAG,
    summary: "Take the import back that was applied last: the catalog is as before it",
    input: z.object({ id }),
    output: nothing,
    form: { message: "catalogue_data.rolling_back_now" },
    async run(ctx, input) {
      await moveImport(ctx, input.id, "roll-back");
      return null;
    },
  }),
  defineCall({
    operationId: "stopCatalogueImport",
    method: "post",
    path: "/tis/sas/catalogue-imports/{id}/stop",
    need: "CatalogueImport:import",
    tag: TAG,
    summary: "Ask what runs of an import to end; it leaves nothing",
    input: z.object({ id }),
    output: nothing,
    form: { message: "catalogue_data.stopping_now" },
    async run(ctx, input) {
      await stopImport(ctx, input.id);
      return null;
    },
  }),
  defineCall({
    operationId: "saveFigureLines",
    method: "post",
    path: "/tis/sas/figure-lines",
    need: "EPC2DImage:edit",
    tag: TAG,
    summary: "Save the lines of a figure as a sheet; lines that are not in it go",
    input: savedLines,
    output: z.object({ version: z.int().describe("of the figure"), changed: z.int().describe("lines") }),
    form: { message: "catalogue_data.lines_saved" },
    run: saveFigureLines,
  }),
] as const;
