import { z } from "zod";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, keyword, ledTo, oneOf } from "@/engines/lists/filters.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { sayOrg } from "@/services/orgs/say_org.ts";
import { WAITING_STATES, WORK_ORDER_STATES } from "./moves.ts";
import { isOverdue, workOrderColumns, workOrderScope, workOrderTables } from "./rows.ts";
import { workOrderRow } from "./types.ts";

const code = z.string().max(60);

/** Bulletins that have asked for work, those of the reader's own orders. */
async function campaignChoices(ctx: Ctx) {
  const { sql } = ctx;
  const rows = await sql<{ value: string; label: string }[]>`
    select b.code as value, b.code || ' ' || ${titleColumn(ctx)} as label
    from tsb_campaigns c
    join tsb_asking b on b.id = c.document_id
    join document_revisions r on r.id = b.revision_id
    where exists (select from tsb_work_orders w where w.document_id = c.document_id and ${
    workOrderScope(ctx)
  })
    order by c.started_at desc
    limit 300`;
  return [...rows];
}

/** Work that bulletins ask for, what is due first; what has ended stands behind. */
export const workOrderList = defineList({
  kind: "tsb-work-orders",
  page: "TsbWorkOrder",
  need: "TsbWorkOrder:view",
  call: {
    operationId: "listTsbWorkOrders",
    path: "/tis/tsb-work-orders",
    tag: "Technical service bulletins",
    summary: "Work orders of bulletins within the caller's scope, what is due first",
  },
  record: workOrderRow,
  words: {
    count: "tsb.order.count",
    none: "tsb.order.none",
    noneWhy: "tsb.order.none_why",
  },
  filter: {
    keyword: keyword("tsb.order.words", {
      where: ({ sql }, value) => () =>
        sql`(position(upper(${value.trim()}) in w.vin) > 0 or position(upper(${value.trim()}) in b.code) > 0)`,
      says: "part of a VIN or of a bulletin's code",
      mono: true,
    }),
    state: oneOf([...WORK_ORDER_STATES, "waiting"], {
      text: "tsb.order.state",
      each: (state) => `tsb.order.state_${state}`,
      where: ({ sql }, state) => () =>
        state === "waiting" ? sql`w.state = any(${[...WAITING_STATES]})` : sql`w.state = ${state}`,
    }),
    due: oneOf(["overdue", "month"], {
      text: "tsb.order.due",
      each: (due) => `tsb.order.due_${due}`,
      where: (ctx, due) => () =>
        due === "overdue"
          ? isOverdue(ctx)
          : ctx.sql`w.state in ('open', 'in_work') and w.due_on < ${today(ctx)}::date + 31`,
    }),
    tsb: chosen("tsb.order.bulletin", code, { choices: campaignChoices, on: "b.code" }),
    region: chosen("tsb.order.region", code, {
      choices: async ({ sql, chain }) => [
        ...await sql<{ value: string; label: string }[]>`
          select code as value, name_in(names, ${chain as string[]}) as label
          from sales_regions where deleted_at is null order by label, code`,
      ],
      on: "o.region_code",
    }),
    store: ledTo("tsb.order.store", code, {
      on: "w.store_code",
      say: sayOrg("TsbWorkOrder:view"),
    }),
    vin: ledTo("tsb.order.vin", z.string().max(17), { on: "w.vin" }),
    ...days("tsb.order.endedAt", {
      on: "w.ended_at",
      from: "tsb.order.ended_from",
      to: "tsb.order.ended_to",
    }),
  },
  columns: {
    vin: {
      text: "tsb.order.vin",
      kind: "code",
      sort: "w.vin",
      title: true,
      href: ({ id }) => `?order=${id}`,
    },
    state: {
      text: "tsb.order.state",
      kind: "state",
      of: ({ state }, { t }) => t(`tsb.order.state_${state}`),
      tone: ({ state, overdue }) => overdue ? "err" : toneOf(state),
      sort: "w.state",
    },
    dueOn: { text: "tsb.order.dueOn", kind: "day", sort: "w.due_on" },
    overdue: {
      text: "tsb.order.overdue",
      kind: "text",
      of: ({ overdue }, { t }) => overdue ? t("tsb.order.due_overdue") : null,
      in: "sheet",
    },
    tsbCode: {
      text: "tsb.order.bulletin",
      kind: "code",
      sort: "b.code",
      href: ({ tsbId }) => `TSBPreview?id=${tsbId}`,
    },
    title: { text: "tsb.order.title", kind: "text", width: 40 },
    series: { text: "tsb.order.series", kind: "text", of: ({ seriesName }) => seriesName },
    store: {
      text: "tsb.order.store",
      kind: "text",
      of: ({ storeName }) => storeName,
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
    },
    region: { text: "tsb.order.region", kind: "text", of: ({ regionName }) => regionName, in: "chooser" },
    raisedAt: { text: "tsb.order.raisedAt", kind: "moment", sort: "w.raised_at", in: "chooser" },
    takenUpBy: { text: "tsb.order.takenUpBy", kind: "person", sort: "u.full_name" },
    takenUpAt: { text: "tsb.order.takenUpAt", kind: "moment", sort: "w.taken_up_at", in: "chooser" },
    workedOn: { text: "tsb.order.workedOn", kind: "day", sort: "w.worked_on", in: "chooser" },
    mileage: { text: "tsb.order.mileage", kind: "number", sort: "w.mileage", in: "chooser" },
    endedAt: { text: "tsb.order.endedAt", kind: "moment", sort: "w.ended_at", in: "chooser" },
    reason: { text: "tsb.order.reason", kind: "text", in: "chooser", width: 40 },
    urgency: {
      text: "tsb.order.dueOn",
      kind: "day",
      of: ({ dueOn }) => dueOn,
      sort: ({ sql }) =>
        sql`case when w.state in ('open', 'in_work') then coalesce(w.due_on, '9999-12-31') else 'infinity' end`,
      in: "order",
    },
  },
  order: "urgency",
  scope: (ctx) => () => workOrderScope(ctx),
  query: { key: "w.id", from: workOrderTables, select: workOrderColumns },
});
