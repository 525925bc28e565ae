import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { WORKSHEET_STATES } from "./moves.ts";
import { worksheetColumns, worksheetScope, worksheetTables } from "./rows.ts";
import { worksheetRow } from "./types.ts";

/** Visits of vehicles, the latest first. */
export const worksheetList = defineList({
  kind: "vds-worksheets",
  page: "VDSWorkSheet",
  need: "VDSWorkSheet:view",
  call: {
    operationId: "listVdsWorksheets",
    path: "/tis/vds/worksheets",
    tag: "Diagnosis",
    summary: "Worksheets of the caller's stores, the latest first",
  },
  record: worksheetRow,
  words: {
    count: "diagnosis.worksheet.count",
    none: "diagnosis.worksheet.none",
    noneWhy: "diagnosis.worksheet.none_why",
  },
  filter: {
    keyword: keyword("diagnosis.worksheet.words", {
      where: ({ sql }, value) => () =>
        sql`(position(upper(${value.trim()}) in w.vin) > 0 or position(lower(${value.trim()}) in lower(w.complaint)) > 0)`,
      says: "part of a VIN or of a complaint",
    }),
    state: oneOf(WORKSHEET_STATES, {
      text: "diagnosis.worksheet.state",
      each: (state) => `diagnosis.worksheet.state_${state}`,
      on: "w.state",
    }),
    vin: ledTo("diagnosis.vin", z.string().max(17), { on: "w.vin" }),
    ...days("diagnosis.worksheet.openedAt", {
      on: "w.opened_at",
      from: "diagnosis.worksheet.opened_from",
      to: "diagnosis.worksheet.opened_to",
    }),
  },
  columns: {
    vin: {
      text: "diagnosis.vin",
      kind: "code",
      sort: "w.vin",
      title: true,
      href: ({ id }) => `?sheet=${id}`,
    },
    state: {
      text: "diagnosis.worksheet.state",
      kind: "state",
      of: ({ state }, { t }) => t(`diagnosis.worksheet.state_${state}`),
      tone: ({ state }) => toneOf(state),
      sort: "w.state",
    },
    complaint: { text: "diagnosis.worksheet.complaint", kind: "text", width: 40 },
    series: { text: "diagnosis.series", kind: "text", of: ({ seriesName }) => seriesName },
    mileage: { text: "diagnosis.worksheet.mileage", kind: "number", sort: "w.mileage" },
    store: { text: "diagnosis.store", kind: "text", of: ({ storeName }) => storeName },
    openedBy: { text: "diagnosis.worksheet.openedBy", kind: "person", sort: "p.full_name" },
    openedAt: { text: "diagnosis.worksheet.openedAt", kind: "moment", sort: "w.opened_at" },
    endedAt: { text: "diagnosis.worksheet.endedAt", kind: "moment", sort: "w.ended_at", in: "chooser" },
    result: { text: "diagnosis.worksheet.result", kind: "text", in: "chooser", width: 40 },
  },
  order: "-openedAt",
  scope: (ctx) => () => worksheetScope(ctx),
  query: { key: "w.id", from: worksheetTables, select: worksheetColumns },
});
