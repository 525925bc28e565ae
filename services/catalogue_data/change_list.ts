import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, exactly, keyword, oneOf } from "@/engines/lists/filters.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { seenSeries } from "@/services/epc/seen_series.ts";
import { concernsVehicle } from "./concerns_vehicle.ts";
import { vehicleOf } from "./vehicle_of.ts";

const SUBJECTS = ["figure", "part", "vehicle"] as const;
/** What may have happened to one of them. */
export const LOGGED_CHANGES = [
  "drawing",
  "callouts",
  "lines",
  "titles",
  "applicability",
  "superseded",
  "vehicle",
  "gone",
] as const;

/** What of the catalog changed, one record a figure, part or vehicle and change; narrowed by a vehicle, what concerns it. */
export const changeList = defineList({
  kind: "catalogue-changes",
  page: "CatalogueChanges",
  need: "CatalogueChanges:view",
  call: {
    operationId: "listCatalogueChanges",
    path: "/tis/sas/catalogue-changes",
    tag: "Catalog data",
    summary: "What of the catalog changed, newest first; with vin what concerns that vehicle",
  },
  record: z.object({
    id: z.int(),
    at: z.iso.datetime(),
    subject: z.enum(SUBJECTS),
    code: z.string().describe("figure, part number or VIN"),
    name: z.string().nullable(),
    series: z.array(z.string()),
    changes: z.array(z.enum(LOGGED_CHANGES)),
    added: z.int().describe("lines of a figure"),
    changed: z.int(),
    gone: z.int(),
    parts: z.array(z.string()).describe("numbers that a part is replaced by"),
  }),
  words: {
    none: "catalogue_data.no_changes",
    noneWhy: "catalogue_data.no_changes_why",
    noMatch: "catalogue_data.no_changes",
    noMatchWhy: "catalogue_data.no_match_why",
  },
  filter: {
    keyword: keyword("catalogue_data.change_code", { on: "c.code", mono: true }),
    vin: exactly("catalogue_data.vin", z.string().max(17), {
      mono: true,
      async where(ctx, vin) {
        const vehicle = await vehicleOf(ctx, vin);
        const { sql } = ctx;
        if (!vehicle) return () => sql`false`;
        return () =>
          concernsVehicle(sql, {
            vin: sql`${vehicle.vin}`,
            series: sql`${vehicle.seriesCode}`,
            models: sql`${vehicle.modelCodes}`,
          });
      },
    }),
    subject: oneOf(SUBJECTS, {
      text: "catalogue_data.subject",
      each: (subject) => `catalogue_data.subject_${subject}`,
      on: "c.subject",
    }),
    ...days("catalogue_data.changed_at", {
      on: "c.at",
      from: "catalogue_data.changed_from",
      to: "catalogue_data.changed_to",
    }),
  },
  columns: {
    at: { text: "catalogue_data.changed_at", kind: "moment", sort: "c.id" },
    subject: {
      text: "catalogue_data.subject",
      kind: "text",
      of: ({ subject }, { t }) => t(`catalogue_data.subject_${subject}`),
      short: true,
    },
    code: {
      text: "catalogue_data.change_code",
      kind: "code",
      href: ({ subject, code, series }) =>
        subject === "figure" && series.length > 0
          ? `EPC2D?seriesCode=${encodeURIComponent(series[0]!)}&figure=${encodeURIComponent(code)}`
          : subject === "part"
          ? `AccurateSearchPage?q=${encodeURIComponent(code)}`
          : subject === "vehicle"
          ? `EPCIndex?vin=${encodeURIComponent(code)}`
          : null,
      sort: "c.code",
      title: true,
    },
    name: { text: "catalogue_data.name", kind: "text", width: 40 },
    changes: {
      text: "catalogue_data.what",
      kind: "text",
      of: ({ changes }, ctx) =>
        formatOf(ctx).names(changes.map((change) => ctx.t(`catalogue_data.change_${change}`))),
      width: 30,
    },
    added: { text: "catalogue_data.lines_added", kind: "number", of: ({ added }) => added || null },
    changed: { text: "catalogue_data.lines_changed", kind: "number", of: ({ changed }) => changed || null },
    gone: { text: "catalogue_data.lines_gone", kind: "number", of: ({ gone }) => gone || null },
    parts: {
      text: "catalogue_data.replaced_by",
      kind: "text",
      of: ({ parts }, ctx) => formatOf(ctx).names(parts),
    },
    series: {
      text: "catalogue_data.series",
      kind: "text",
      of: ({ series }, ctx) => formatOf(ctx).names(series),
      in: "chooser",
    },
  },
  order: "-at",
  scope: (ctx) => {
    const { sql } = ctx;
    return () =>
      sql`(
        c.series = '{}' and c.subject = 'part'
        or c.series && (select coalesce(array_agg(s.code), '{}') from series s where ${
        seenSeries(ctx, sql`s.code`)
      })
      )`;
  },
  query: {
    key: "c.id",
    from: ({ sql }) => sql`catalogue_log c`,
    select: ({ sql, chain }) =>
      sql`
      c.id, c.at, c.subject, c.code, c.series, c.changes, c.added, c.changed, c.gone, c.parts,
      case c.subject
        when 'figure' then (select name_in(f.names, ${chain as string[]}) from figures f where f.code = c.code)
        when 'part' then (select name_in(p.names, ${chain as string[]}) from parts p where p.number = c.code)
      end as name`,
  },
});
