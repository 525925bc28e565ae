import type { Fragment } from "postgres";
import { z } from "zod";
import { foundByWords } from "@/engines/documents/found_by_words.ts";
import type { Column } from "@/engines/lists/define_list.ts";
import { exactly, type Filter } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { hoursOf } from "./time/labor_time.ts";

/** Released labor items that say each of these words somewhere: code, name, parts, fault codes, DTCs, series. Over alias `r`. */
export function laborFoundBy(ctx: Pick<Ctx, "sql">, typed: string): Fragment {
  return foundByWords(ctx, "labor_search", typed);
}

/** Labor items that list something, over alias `r`: found by an index once. */
function listing(
  { sql }: Pick<Ctx, "sql">,
  column: "part_numbers" | "fault_codes" | "dtc_codes",
  key: string,
) {
  return sql`(r.id in (select f.revision_id from labor_search f where f.${sql(column)} @> ${[key]}) is true)`;
}

/** Labor items for a vehicle, by its series and models, over alias `r`; a VIN may be its last 8 characters. */
export function laborForVehicle({ sql }: Pick<Ctx, "sql">, typed: string): Fragment {
  const vin = cleanVin(typed);
  const meant = vin.length === 8 ? sql`right(v.vin, 8) = ${vin}` : sql`v.vin = ${vin}`;
  return sql`(r.id in (
    select f.revision_id
    from vehicles v
    join labor_search f on f.series_codes @> array[v.series_code]
    where ${meant} and (f.model_codes = '{}' or f.model_codes && v.model_codes)
  ) is true)`;
}

/** What the list of labor items is narrowed to beside words, type, brand and series. */
export const laborFilters: Readonly<Record<string, Filter>> = {
  vin: exactly("labor.item.vin", z.string().max(40), {
    mono: true,
    where: (ctx, vin) => () => laborForVehicle(ctx, vin),
  }),
  part: exactly("labor.item.part", z.string().max(40), {
    mono: true,
    where: (ctx, part) => () => listing(ctx, "part_numbers", normalPartNumber(part)),
  }),
  fault: exactly("labor.item.laborTimeFaultCode", z.string().max(12), {
    mono: true,
    where: (ctx, fault) => () => listing(ctx, "fault_codes", fault.trim().toUpperCase()),
  }),
  dtc: exactly("labor.item.dtc", z.string().max(8), {
    mono: true,
    where: (ctx, dtc) => () => listing(ctx, "dtc_codes", dtc.trim().toUpperCase()),
  }),
};

const more = z.object({
  laborSeconds: z.int(),
  coefficient: z.string(),
  faults: z.array(z.string()),
  part: z.string().nullable(),
});

/** What a row shows of a labor item beside what every document has. */
function moreOf({ more: told }: { more: unknown }): z.infer<typeof more> {
  return more.parse(told);
}

/** Columns of the list of labor items. */
// deno-lint-ignore no-explicit-any -- of the engine's own record
export const laborColumns: Readonly<Record<string, Column<any>>> = {
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
    in: "chooser",
  },
  faults: { text: "labor.item.laborTimeFaultCode", kind: "code", of: (row) => moreOf(row).faults.join(" ") },
  part: { text: "labor.item.partCode", kind: "code", of: (row) => moreOf(row).part ?? "", in: "chooser" },
};

/** What the columns show, over alias `r` and `k`. */
export function laborMore({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`jsonb_build_object(
    'laborSeconds', k.labor_seconds,
    'coefficient', coalesce(k.coefficient, 1)::text,
    'faults', k.labor_time_fault_code,
    'part', (select p.shown from parts p where p.number = k.part_code)
  )`;
}
