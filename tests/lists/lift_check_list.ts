import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { days, keyword, oneOf } from "@/engines/lists/filters.ts";
import { scopeOf } from "@/kernel/access/scope.ts";

const RESULTS = ["passed", "mended", "failed"] as const;

/** Yearly checks of workshop lifts. */
export const liftCheckList = defineList({
  kind: "lift-checks",
  page: "LiftChecks",
  need: "LiftChecks:view",
  call: {
    operationId: "listLiftChecks",
    path: "/tis/lift-checks",
    tag: "Tools",
    summary: "Checks of lifts, newest first",
  },
  record: z.object({
    id: z.int(),
    liftCode: z.string(),
    storeCode: z.string(),
    storeName: z.string(),
    result: z.enum(RESULTS),
    checkedAt: z.iso.datetime(),
    note: z.string().nullable(),
  }),
  filter: {
    keyword: keyword("tools.lift.code", { on: "c.lift_code", mono: true }),
    result: oneOf(RESULTS, {
      text: "tools.liftCheck.result",
      each: (result) => `tools.liftCheck.result_${result}`,
      on: "c.result",
    }),
    ...days("tools.liftCheck.at", {
      on: "c.checked_at",
      from: "tools.liftCheck.from",
      to: "tools.liftCheck.to",
    }),
  },
  columns: {
    lift: { text: "tools.lift.code", kind: "code", of: (c) => c.liftCode, sort: "c.lift_code", title: true },
    result: {
      text: "tools.liftCheck.result",
      kind: "state",
      of: ({ result }, { t }) => t(`tools.liftCheck.result_${result}`),
      tone: ({ result }) => result === "failed" ? "err" : result === "mended" ? "warn" : "ok",
      sort: "c.result",
    },
    store: {
      text: "tools.lift.storeCode",
      kind: "text",
      of: ({ storeName }) => storeName,
      href: ({ storeCode }) => `agency?entry=${storeCode}`,
    },
    checkedAt: { text: "tools.liftCheck.at", kind: "moment", sort: "c.checked_at" },
    note: { text: "tools.liftCheck.note", kind: "text", in: "chooser", width: 50 },
  },
  order: "-checkedAt",
  scope: (ctx) => () => scopeOf(ctx, "LiftChecks:view")({ org: ctx.sql`c.store_code` }),
  query: {
    key: "c.id",
    from: ({ sql }) => sql`lift_checks c join orgs o on o.code = c.store_code`,
    select: ({ sql, chain }) =>
      sql`
      c.id, c.lift_code, c.store_code, name_in(o.names, ${chain as string[]}) as store_name, c.result,
      c.checked_at, c.note`,
  },
});
