import type { Fragment } from "postgres";
import { z } from "zod";
import { exactly, type Filter, oneOf } from "@/engines/lists/filters.ts";
import type { Column } from "@/engines/lists/define_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";

/** What the list of cases is narrowed to beside words, brand, series and symptom. */
export const caseFilters: Readonly<Record<string, Filter>> = {
  dtc: exactly("cases.dtc", z.string().max(8), {
    mono: true,
    where: ({ sql }, code) => () =>
      sql`exists (
        select from case_search f where f.revision_id = r.id and f.dtc_codes @> ${[code.trim().toUpperCase()]}
      )`,
  }),
  part: exactly("cases.part", z.string().max(40), {
    mono: true,
    where: ({ sql }, number) => () =>
      sql`exists (
        select from case_search f where f.revision_id = r.id and f.part_numbers @> ${[
        normalPartNumber(number),
      ]}
      )`,
  }),
  excellent: oneOf(["yes"], {
    text: "cases.excellent",
    each: () => "cases.excellent_only",
    where: ({ sql }) => () => sql`exists (select from case_marks m where m.document_id = d.id)`,
  }),
};

const more = z.object({
  excellent: z.boolean(),
  fixed: z.int(),
  notFixed: z.int(),
  codes: z.array(z.string()),
});

/** What a row shows of a case beside what every document has. */
function moreOf({ more: told }: { more: unknown }): z.infer<typeof more> {
  return more.parse(told);
}

/** Marks a case that the factory holds up to others. */
export function caseMark(row: { more: unknown }, t: Translate): string | null {
  return moreOf(row).excellent ? t("cases.excellent") : null;
}

/** Columns of the list of cases. */
// deno-lint-ignore no-explicit-any -- of the engine's own record
export const caseColumns: Readonly<Record<string, Column<any>>> = {
  excellent: {
    text: "cases.excellent",
    kind: "state",
    of: (row, { t }) => moreOf(row).excellent ? t("cases.excellent") : "",
    tone: () => "ok",
    // The page says it among the marks.
    in: "chooser",
  },
  codes: { text: "cases.dtcCodes", kind: "code", of: (row) => moreOf(row).codes.join(" ") },
  helped: {
    text: "cases.helped",
    kind: "text",
    of: (row, { t }) => {
      const { fixed, notFixed } = moreOf(row);
      return fixed + notFixed === 0 ? "" : t("cases.helped_count", { fixed, all: fixed + notFixed });
    },
    // Those that helped most stores first; what did not help counts against it, and the mark for two.
    sort: ({ sql }) => sql`k.helped`,
  },
};

/** What the columns show, over alias `d` and `r`. */
export function caseMore({ sql }: Ctx): Fragment {
  return sql`jsonb_build_object(
    'excellent', exists (select from case_marks m where m.document_id = d.id),
    'fixed', (select count(*) from case_verdicts v where v.document_id = d.id and v.fixed),
    'notFixed', (select count(*) from case_verdicts v where v.document_id = d.id and not v.fixed),
    'codes', coalesce((select to_jsonb(f.dtc_codes) from case_search f where f.revision_id = r.id), '[]')
  )`;
}
