import type { Fragment } from "postgres";
import { z } from "zod";
import { exactly, type Filter, oneOf } from "@/engines/lists/filters.ts";
import type { Column } from "@/engines/lists/define_list.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { CLAIM_PUSH_STATES } from "./push/claim_push.ts";

/** What the working list of claims is narrowed to beside what each list of its kind has. */
export const claimWorkFilters: Readonly<Record<string, Filter>> = {
  vin: exactly("claims.vin", z.string().max(20), {
    mono: true,
    where: ({ sql }, typed) => () => {
      const vin = cleanVin(typed);
      return sql`(k.vin = ${vin} or right(k.vin, 8) = ${vin})`;
    },
  }),
  push: oneOf([...CLAIM_PUSH_STATES, "open"], {
    text: "claims.push",
    each: (state) => `claims.push_${state}`,
    where: ({ sql }, state) => () =>
      state === "open"
        ? sql`(r.verify_result = 1 and r.discard = 1 and not exists (
          select from claim_pushes h where h.document_id = d.id
        ))`
        : sql`exists (select from claim_pushes h where h.document_id = d.id and h.state = ${state})`,
  }),
};

const more = z.object({
  vin: z.string().nullable(),
  store: z.string().nullable(),
  turn: z.string().nullable(),
  total: z.string().nullable(),
  currency: z.string().nullable(),
  push: z.enum(CLAIM_PUSH_STATES).nullable(),
});

function moreOf({ more: told }: { more: unknown }): z.infer<typeof more> {
  return more.parse(told);
}

/** Columns of the working list. */
// deno-lint-ignore no-explicit-any -- of the engine's own record
export const claimWorkColumns: Readonly<Record<string, Column<any>>> = {
  vin: { text: "claims.vin", kind: "code", of: (row) => moreOf(row).vin, in: "chooser" },
  turn: { text: "claims.turn", kind: "text", of: (row) => moreOf(row).turn },
  store: { text: "claims.store", kind: "text", of: (row) => moreOf(row).store, in: "chooser" },
  total: {
    text: "claims.totalAmount",
    kind: "money",
    of: (row) => moreOf(row).total,
    currency: (row) => moreOf(row).currency,
    sort: "k.total_amount",
  },
  currency: { text: "claims.currency", kind: "text", of: (row) => moreOf(row).currency, in: "sheet" },
  push: {
    text: "claims.push_head",
    kind: "state",
    of: (row, { t }) => {
      const { push } = moreOf(row);
      return push === null ? "" : t(`claims.push_${push}`);
    },
    tone: (row) => toneOf(moreOf(row).push ?? "waiting"),
  },
};

/** What the columns show, over aliases `d`, `r` and `k`. */
export function claimWorkMore({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  return sql`jsonb_build_object(
    'vin', k.vin,
    'store', (select name_in(o.names, ${chain as string[]}) from orgs o where o.code = r.org_code),
    'turn', (select name_in(e.names, ${chain as string[]}) from departments e where e.code = r.department_code),
    'total', k.total_amount::text,
    'currency', k.currency,
    'push', (select h.state from claim_pushes h where h.document_id = d.id)
  )`;
}
