import type { Fragment } from "postgres";
import { z } from "zod";
import type { Column } from "@/engines/lists/define_list.ts";
import { exactly, type Filter, oneOf } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { laborMore } from "./reading_list.ts";
import { SENT_RESULTS, sentTone } from "./hand_over/sent_result.ts";
import { hoursOf } from "./time/labor_time.ts";

/** What those who write labor items narrow their list to beside what every kind has. */
export const laborWorkFilters: Readonly<Record<string, Filter>> = {
  sentResult: oneOf(SENT_RESULTS, {
    text: "labor.item.sentResult",
    each: (result) => `labor.sent_${result}`,
    where: ({ sql }, result) => () =>
      sql`exists (select from labor_sendings n where n.revision_id = r.id and n.sent_result = ${result})`,
  }),
  step: exactly("labor.step.one", z.string().max(20), {
    mono: true,
    where: ({ sql }, step) => () =>
      sql`exists (
        select from labor_steps l where l.revision_id = r.id and l.step_id = ${step.trim().toUpperCase()}
      )`,
  }),
  action: exactly("labor.action.one", z.string().max(80), {
    mono: true,
    where: ({ sql }, action) => () =>
      sql`exists (
        select from labor_steps l
        left join labor_base_steps s on s.code = l.step_id
        where l.revision_id = r.id and coalesce(l.action_name, s.action_code) = ${action.trim()}
      )`,
  }),
  fault: exactly("labor.item.laborTimeFaultCode", z.string().max(12), {
    mono: true,
    where: ({ sql }, fault) => () => sql`k.labor_time_fault_code @> ${[fault.trim().toUpperCase()]}`,
  }),
};

const more = z.object({
  laborSeconds: z.int(),
  coefficient: z.string(),
  faults: z.array(z.string()),
  part: z.string().nullable(),
  steps: z.int(),
  sentResult: z.enum(SENT_RESULTS).nullable(),
  sentTime: z.iso.datetime({ offset: true }).nullable(),
});

function moreOf({ more: told }: { more: unknown }): z.infer<typeof more> {
  return more.parse(told);
}

/** Columns of the list of labor items in development (specification section 3, labor item). */
// deno-lint-ignore no-explicit-any -- of the engine's own record
export const laborWorkColumns: Readonly<Record<string, Column<any>>> = {
  laborTime: {
    text: "labor.item.laborHours",
    kind: "number",
    places: 2,
    of: (row) => Number(hoursOf(moreOf(row).laborSeconds)),
    sort: "k.labor_seconds",
  },
  coefficient: {
    text: "labor.item.coefficient",
    kind: "number",
    places: 2,
    of: (row) => Number(moreOf(row).coefficient),
    sort: "k.coefficient",
    in: "chooser",
  },
  steps: { text: "labor.item.steps", kind: "number", of: (row) => moreOf(row).steps, in: "chooser" },
  faults: {
    text: "labor.item.laborTimeFaultCode",
    kind: "code",
    of: (row) => moreOf(row).faults.join(" "),
    in: "chooser",
  },
  part: { text: "labor.item.partCode", kind: "code", of: (row) => moreOf(row).part ?? "", in: "chooser" },
  sentResult: {
    text: "labor.item.sentResult",
    kind: "state",
    of: (row, { t }) => {
      const { sentResult } = moreOf(row);
      return sentResult === null ? "" : t(`labor.sent_${sentResult}`);
    },
    tone: (row) => sentTone(moreOf(row).sentResult),
  },
  sentTime: { text: "labor.item.sentTime", kind: "moment", of: (row) => moreOf(row).sentTime, in: "chooser" },
};

/** What the columns show, over alias `r` and `k`. */
export function laborWorkMore(ctx: Ctx): Fragment {
  const { sql } = ctx;
  return sql`(${laborMore(ctx)} || jsonb_build_object(
    'steps', (select count(*) from labor_steps l where l.revision_id = r.id),
    'sentResult', (select n.sent_result from labor_sendings n where n.revision_id = r.id),
    'sentTime', (select n.sent_time from labor_sendings n where n.revision_id = r.id)
  ))`;
}
