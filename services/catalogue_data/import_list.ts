import { betweenNames } from "@/kernel/texts/between_names.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { z } from "zod";
import { IMPORT_STATES } from "./import_types.ts";

/** The history of imports: which sets came, by whom, what became of them. */
export const importList = defineList({
  kind: "catalogue-imports",
  page: "CatalogueImport",
  need: "CatalogueImport:view",
  call: {
    operationId: "listCatalogueImports",
    path: "/tis/sas/catalogue-imports",
    tag: "Catalog data",
    summary: "Sets of catalog data that were brought in, newest first",
  },
  record: z.object({
    id: z.int(),
    state: z.enum(IMPORT_STATES),
    note: z.string().nullable(),
    files: z.string().describe("names of its files"),
    createdAt: z.iso.datetime(),
    createdAs: z.string(),
    appliedAt: z.iso.datetime().nullable(),
    appliedAs: z.string().nullable(),
    rolledBackAt: z.iso.datetime().nullable(),
    rolledBackAs: z.string().nullable(),
    added: z.int(),
    changed: z.int(),
    gone: z.int(),
    faults: z.int(),
  }),
  words: {
    none: "catalogue_data.none",
    noneWhy: "catalogue_data.none_why",
    noMatch: "catalogue_data.none",
    noMatchWhy: "catalogue_data.no_match_why",
  },
  filter: {
    keyword: keyword("catalogue_data.who", { on: "i.created_as", mono: true }),
    state: oneOf(IMPORT_STATES, {
      text: "catalogue_data.state",
      each: (state) => `catalogue_data.state_${state}`,
      on: "i.state",
    }),
    ...days("catalogue_data.begun", {
      on: "i.created_at",
      from: "catalogue_data.begun_from",
      to: "catalogue_data.begun_to",
    }),
  },
  columns: {
    set: {
      text: "catalogue_data.set",
      kind: "text",
      of: ({ id, note, files }) => `${id} · ${note ?? files}`,
      href: ({ id }) => `CatalogueImport?import=${id}`,
      sort: "i.id",
      title: true,
      width: 44,
    },
    state: {
      text: "catalogue_data.state",
      kind: "state",
      of: ({ state }, { t }) => t(`catalogue_data.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "i.state",
    },
    added: { text: "catalogue_data.added", kind: "number" },
    changed: { text: "catalogue_data.changed", kind: "number" },
    gone: { text: "catalogue_data.gone", kind: "number" },
    faults: { text: "catalogue_data.faults", kind: "number", sort: "i.faults" },
    createdAs: { text: "catalogue_data.who", kind: "text", sort: "i.created_as" },
    createdAt: { text: "catalogue_data.begun", kind: "moment", sort: "i.created_at" },
    appliedAt: { text: "catalogue_data.applied_at", kind: "moment", sort: "i.applied_at" },
    appliedAs: { text: "catalogue_data.applied_as", kind: "text", in: "chooser" },
    rolledBackAt: { text: "catalogue_data.rolled_back_at", kind: "moment", in: "chooser" },
    rolledBackAs: { text: "catalogue_data.rolled_back_as", kind: "text", in: "chooser" },
  },
  order: "-set",
  query: {
    key: "i.id",
    from: ({ sql }) => sql`catalogue_imports i`,
    select: ({ sql, lang }) =>
      sql`
      i.id, i.state, i.note, i.created_at, i.created_as, i.applied_at, i.applied_as, i.rolled_back_at, i.rolled_back_as,
      i.faults,
      (select coalesce(string_agg(f.name, ${
        betweenNames(lang)
      } order by f.kind), '') from catalogue_import_files f where f.import_id = i.id) as files,
      (select coalesce(sum(f.added), 0)::int from catalogue_import_files f where f.import_id = i.id) as added,
      (select coalesce(sum(f.changed), 0)::int from catalogue_import_files f where f.import_id = i.id) as changed,
      (select coalesce(sum(f.gone), 0)::int from catalogue_import_files f where f.import_id = i.id) as gone`,
  },
});
