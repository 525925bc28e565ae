import type { Fragment } from "postgres";
import { z } from "zod";
import { exactly, type Filter } from "@/engines/lists/filters.ts";
import type { Column } from "@/engines/lists/define_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

/** What the list of claims is narrowed to beside words, brand, series and fault code. */
export const claimFilters: Readonly<Record<string, Filter>> = {
  dtc: listedIn("claims.dtc", "dtc_codes", (typed) => typed.trim().toUpperCase()),
  part: listedIn("claims.part", "part_numbers", normalPartNumber),
  laborTimeCode: listedIn("claims.laborCode", "labor_codes", (typed) => typed.trim().toUpperCase()),
};

function listedIn(
  text: string,
  column: "dtc_codes" | "part_numbers" | "labor_codes",
  written: (typed: string) => string,
): Filter {
  return exactly(text, z.string().max(40), {
    mono: true,
    where: ({ sql }, typed) => () =>
      sql`exists (
        select from claim_search f where f.revision_id = r.id and f.${sql(column)} @> ${[written(typed)]}
      )`,
  });
}

const more = z.object({
  causalPart: z.string().nullable(),
  workingMinutes: z.int().nullable(),
  mileage: z.int().nullable(),
});

function moreOf({ more: told }: { more: unknown }): z.infer<typeof more> {
  return more.parse(told);
}

/** Columns of the list of claims. */
// deno-lint-ignore no-explicit-any -- of the engine's own record
export const claimColumns: Readonly<Record<string, Column<any>>> = {
  causalPart: { text: "claims.causalPart", kind: "code", of: (row) => moreOf(row).causalPart },
  mileage: {
    text: "claims.mileage_km",
    kind: "number",
    of: (row) => moreOf(row).mileage,
    sort: "k.mileage",
  },
  workingMinutes: {
    text: "claims.working_minutes",
    kind: "number",
    of: (row) => moreOf(row).workingMinutes,
    sort: "k.working_minutes",
  },
};

/** What the columns show, over aliases `r` and `k`. */
export function claimMore({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`jsonb_build_object(
    'causalPart', (select p.part_code from claim_parts p where p.revision_id = r.id and p.causal order by p.sort limit 1),
    'workingMinutes', k.working_minutes,
    'mileage', k.mileage
  )`;
}
