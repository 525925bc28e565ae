import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import { isCurrent, seesSoftware, softwareColumns, softwareTables } from "./rows.ts";
import { SOFTWARE_STATES } from "./software_states.ts";
import { softwareRow } from "./types.ts";
import { SOFTWARE_PLATFORMS } from "./type_register.ts";

const code = z.string().max(60);

/** Programs: of each package the current version first. */
export const softwareList = defineList({
  kind: "software",
  page: "SoftwareList",
  need: "SoftwareList:view",
  call: {
    operationId: "listSoftware",
    path: "/tis/software",
    tag: "Software",
    summary: "Versions of programs, the latest released first",
  },
  record: softwareRow,
  words: { count: "software.count", none: "software.none", noneWhy: "software.none_why" },
  filter: {
    keyword: keyword("software.words", {
      where: ({ sql }, value) => () =>
        sql`position(lower(${value.trim()}) in lower(
          t.code || ' ' || t.version_text || ' ' || coalesce(t.ecu, '') || ' ' || names_text(t.names) || ' ' || names_text(t.notes)
        )) > 0`,
      says: "part of the code or version, the ECU, or words of name and notes",
    }),
    type: chosen("software.type.one", code, {
      choices: async ({ sql, chain }) => [
        ...await sql<{ value: string; label: string }[]>`
          select code as value, name_in(names, ${chain as string[]}) as label
          from software_types where deleted_at is null order by sort, code`,
      ],
      on: "t.type_code",
    }),
    platform: oneOf(SOFTWARE_PLATFORMS, {
      text: "software.type.platform",
      each: (platform) => `software.type.platform_${platform}`,
      on: "k.platform",
    }),
    which: oneOf(["current"], {
      text: "software.which",
      each: (which) => `software.which_${which}`,
      where: (ctx) => () => isCurrent(ctx),
    }),
    state: oneOf(SOFTWARE_STATES, {
      text: "software.state",
      each: (state) => `software.state_${state}`,
      on: "t.state",
    }),
    series: chosen("software.seriesCodes", code, {
      choices: async (ctx) => [
        ...await ctx.sql<{ value: string; label: string }[]>`
          select s.code as value, s.code || ' ' || name_in(s.names, ${ctx.chain as string[]}) as label
          from series s
          where ${
          visibleSeries(ctx)
        } and exists (select from software_versions v where s.code = any(v.series_codes))
          order by s.code limit 300`,
      ],
      where: ({ sql }, value) => () => sql`(t.series_codes = '{}' or ${value} = any(t.series_codes))`,
    }),
    package: ledTo("software.code", code, { on: "t.code" }),
  },
  columns: {
    code: { text: "software.code", kind: "code", sort: "t.code", href: ({ id }) => `?id=${id}` },
    name: {
      text: "software.names",
      kind: "text",
      sort: ({ sql, chain }) => sql`name_in(t.names, ${chain as string[]})`,
      title: true,
      href: ({ id }) => `?id=${id}`,
      width: 40,
    },
    version: {
      text: "software.versionText",
      kind: "code",
      of: ({ versionText }) => versionText,
      sort: "t.version_order",
    },
    state: {
      text: "software.state",
      kind: "state",
      of: ({ state, isCurrent }, { t }) =>
        t(isCurrent ? "software.which_current" : `software.state_${state}`),
      tone: ({ state, isCurrent }) => state === "released" && !isCurrent ? "mute" : toneOf(state),
      sort: "t.state",
    },
    type: {
      text: "software.type.one",
      kind: "text",
      of: ({ typeName }) => typeName,
      sort: ({ sql, chain }) => sql`name_in(k.names, ${chain as string[]})`,
    },
    platform: {
      text: "software.type.platform",
      kind: "text",
      of: ({ platform }, { t }) => t(`software.type.platform_${platform}`),
      sort: "k.platform",
    },
    ecu: { text: "software.ecu", kind: "code", sort: "t.ecu" },
    releasedAt: { text: "software.releasedAt", kind: "moment", sort: "t.released_at" },
    downloads: { text: "software.downloads", kind: "number" },
    size: { text: "software.size", kind: "number", in: "chooser" },
    rank: {
      text: "software.releasedAt",
      kind: "number",
      // The current ones, the latest first; then the others.
      sort: (ctx) =>
        ctx.sql`case when ${
          isCurrent(ctx)
        } then 0 else 1e11 end - extract(epoch from coalesce(t.released_at, t.changed_at))`,
      in: "order",
    },
  },
  order: "rank",
  scope: (ctx) => () => seesSoftware(ctx),
  query: { key: "t.id", from: softwareTables, select: softwareColumns },
});
