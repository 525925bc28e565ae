import { defineDomain } from "@/engines/define_domain.ts";
import { viewing } from "@/kernel/access/grants.ts";
import { page } from "@/kernel/access/pages.ts";
import { machineId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { bringCatalogueFile, readCatalogueData, readCatalogueTemplate, readImportFile } from "./answers.ts";
import { BROUGHT } from "./bring_file.ts";
import { CATALOGUE_PLACE } from "./begin_import.ts";
import { CATALOGUE_DATA_CALLS } from "./calls.ts";
import { changeList } from "./change_list.ts";
import { forgetImportsJob } from "./forget_imports_job.ts";
import { importList } from "./import_list.ts";
import { importWork } from "./importing/import_work.ts";

/** Catalogue data in and out: nobody but administrators brings any in until the right is given. */
export const catalogueData = defineDomain({
  name: "catalogue_data",
  pages: [
    page("CatalogueImport", { module: "catalogue", icon: "file-up", nav: "below" }),
    page("FigureLines", {
      module: "catalogue",
      icon: "table-2",
      need: "EPC2DImage:edit",
      under: "EPC2DImage",
    }),
    page("CatalogueChanges", { module: "parts", icon: "scroll-text", nav: "below" }),
  ],
  calls: CATALOGUE_DATA_CALLS,
  answers: [bringCatalogueFile, readCatalogueData, readCatalogueTemplate, readImportFile],
  lists: [importList, changeList],
  work: [importWork],
  jobs: [forgetImportsJob],
  grants: [
    {
      roles: [
        "factory-manager",
        "factory-engineer",
        "designated-engineer",
        "section-chief",
        "technical-supervisor",
        "store-technician",
        "store-manager",
        "dealer-group-user",
        "overseas-store",
        "integration-partner",
      ],
      rights: [...viewing("CatalogueChanges")],
    },
  ],
  places: {
    [CATALOGUE_PLACE]: {
      types: ["csv", "xlsx", "zip"],
      limit: LIMITS.catalogueFileBytes,
      upload: "CatalogueImport:import",
      byMachines: true,
    },
  },
  demo: [{
    name: "catalogue_data",
    told: "imports",
    after: "part_search",
    needsFiles: true,
    load: async () => (await import("@/demo/catalogue_data.ts")).fillImports,
  }],
  readers: {
    [CATALOGUE_PLACE]: ({ actor }) => may(actor, "CatalogueImport:view"),
    [BROUGHT]: (ctx, id) => machineId(ctx) === Number(id),
  },
});
