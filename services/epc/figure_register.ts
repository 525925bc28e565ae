import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import {
  code,
  defineRegister,
  type EntryChange,
  links,
  names,
  shown,
  text,
} from "@/engines/registers/declare.ts";
import { publishFigureChanged } from "./drawings/figure_event.ts";
import { seenSeries } from "./seen_series.ts";

/** Where a figure hangs decides which model codes have it. */
async function refreshFitsOfFigure(tx: TxCtx, { key, changed, action }: EntryChange): Promise<void> {
  if (action === "changed" && !changed.includes("groups")) return;
  await tx.sql`
    select refresh_figure_fits(series_code) from (
      select g.series_code from figure_places p join epc_groups g on g.id = p.group_id where p.figure_id = ${key}
      union
      select m.series_code from figure_fits ff join model_codes m on m.code = ff.model_code where ff.figure_id = ${key}
    ) as touched`;
}

/** Figures of the parts catalogue. Their drawings and hotspots are kept beside (services/epc/drawings), their lines by the import. */
export const figureRegister = defineRegister({
  route: "EPC2DImage",
  path: "/tis/figures",
  noun: ["FigureEntry", "FigureEntries"],
  texts: "epc.register.figure",
  table: "figures",
  key: "id",
  title: "figureName",
  order: "figureCode",
  unique: [["figureCode"]],
  usedBy: [{ table: "figure_lines", column: "figure_id" }],
  after: refreshFitsOfFigure,
  event: (tx, { key }) => publishFigureChanged(tx, Number(key), ["titles"]),
  fields: {
    figureCode: code({ column: "code", max: 60, pattern: /^[A-Za-z0-9][A-Za-z0-9._-]*$/, hint: true }),
    figureName: names({ column: "names" }),
    figureNumber: text({ column: "number", max: 40, search: true, in: "chooser" }),
    variant: text({ max: 10, optional: true, in: "chooser" }),
    groups: links({
      table: "epc_group_places",
      key: "id",
      lead: "place",
      many: true,
      scope: (ctx) =>
        ctx.sql`r.id in (select g.id from epc_groups g where ${seenSeries(ctx, ctx.sql`g.series_code`)})`,
    }, {
      table: "figure_places",
      own: "figure_id",
      other: "group_id",
    }, { in: "chooser", hint: true }),
    series: shown("text", ({ sql, lang }) =>
      sql`(
      select string_agg(distinct g.series_code, ${betweenNames(lang)})
      from figure_places p join epc_groups g on g.id = p.group_id where p.figure_id = e.id
    )`, { unsorted: true }),
    drawings: shown("whole", ({ sql }) =>
      sql`(
      select count(*)::int from figure_versions v where v.figure_id = e.id
    )`, { unsorted: true }),
    callouts: shown("whole", ({ sql }) =>
      sql`(
      select count(distinct l.callout)::int from figure_lines l where l.figure_id = e.id
    )`, { unsorted: true }),
    missing: shown("whole", ({ sql }) =>
      sql`(
      select count(distinct l.callout)::int
      from figure_lines l
      where l.figure_id = e.id and not exists (
        select from (
          select hotspots from figure_versions v where v.figure_id = e.id order by v.version desc limit 1
        ) as newest, jsonb_array_elements(newest.hotspots) as spot
        where spot ->> 'callout' = l.callout
      )
    )`, { unsorted: true }),
    note: names({ optional: true, max: 500, in: "entry" }),
  },
});
