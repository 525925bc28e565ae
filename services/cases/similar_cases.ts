import { z } from "zod";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { inScope } from "@/engines/documents/read_document.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { helpedOrder } from "./reading_list.ts";
import { caseDocument } from "./case_document.ts";

/** How much it tells when two cases have something in common. A fault code says most, the series alone next to nothing. */
const WEIGHTS = { dtc: 6, part: 4, symptom: 2, series: 1 } as const;
/** So many are offered, and so many looked at of those that have anything in common. */
const OFFERED = 5, LOOKED_AT = 400;

export const similarCase = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  link: z.string(),
  excellent: z.boolean(),
  reasons: z.array(z.object({
    kind: z.enum(["dtc", "part", "symptom", "series"]),
    what: z.string().describe("codes, numbers or words that both have"),
    text: z.string().describe("the reason in the caller's language"),
  })),
});
export type SimilarCase = z.infer<typeof similarCase>;

const several = z.union([
  z.string().max(120).transform((one) => [one]),
  z.array(z.string().max(120)).max(60),
]);

export const caseSoFar = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe(
    "of the case that is being written: it is not offered itself",
  ),
  seriesCode: z.string().max(60).nullish(),
  symptoms: several.optional().describe("words of the vocabulary: `symptom.noise`"),
  dtcCodes: several.optional(),
  parts: several.optional().describe("part numbers in any writing"),
});
/** What a case that is being written has so far. */
export type CaseSoFar = z.infer<typeof caseSoFar>;

interface Row {
  id: number;
  code: string;
  title: string;
  excellent: boolean;
  codes: string[];
  numbers: string[];
  symptoms: string[];
  sameSeries: boolean;
}

/** Published cases that have a fault code, a part or a symptom in common with one that is being written, the likest first, each with the reason. */
export async function similarCases(ctx: Ctx, so: CaseSoFar): Promise<SimilarCase[]> {
  const right = readingRight(caseDocument);
  const codes = (so.dtcCodes ?? []).map((one) => one.trim().toUpperCase()).filter(Boolean);
  const parts = (so.parts ?? []).map(normalPartNumber).filter(Boolean);
  const symptoms = (so.symptoms ?? []).filter(Boolean);
  if (!may(ctx.actor, right) || codes.length + parts.length + symptoms.length === 0) return [];
  const { sql, t } = ctx;
  const common = (column: "dtc_codes" | "part_numbers" | "symptoms", given: readonly string[]) =>
    sql`array(select unnest(f.${sql(column)}) intersect select unnest(${[...given]}::text[]))`;
  const series = so.seriesCode ?? "";
  const rows = await sql<Row[]>`
    with alike as (
      (select document_id from case_search where dtc_codes && ${codes}::text[] limit ${LOOKED_AT})
      union (select document_id from case_search where part_numbers && ${parts}::text[] limit ${LOOKED_AT})
      union (
        select document_id from case_search where symptoms && ${symptoms}::text[]
        order by series_code = ${series} desc, document_id desc limit ${LOOKED_AT}
      )
    ), shared as (
      select f.document_id, f.revision_id, ${common("dtc_codes", codes)} as codes, ${
    common("part_numbers", parts)
  } as numbers, ${
    common("symptoms", symptoms)
  } as symptoms, coalesce(f.series_code = ${series}, false) as same_series
      from case_search f join alike on alike.document_id = f.document_id
      where f.document_id <> ${so.id ?? 0}
    )
    select d.id, d.code, ${titleColumn(ctx)} as title, s.codes, s.numbers, s.same_series,
      exists (select from case_marks m where m.document_id = d.id) as excellent,
      array(
        select name_in(w.names, ${ctx.chain as string[]}) from case_words w
        where w.word = any(s.symptoms) and w.deleted_at is null order by w.sort
      ) as symptoms
    from shared s
    join document_revisions r on r.id = s.revision_id and r.publish_state = 1 and r.stop_state = 0
    join documents d on d.id = s.document_id
    where ${inScope(ctx, right)}
    order by ${WEIGHTS.dtc} * cardinality(s.codes) + ${WEIGHTS.part} * cardinality(s.numbers)
      + ${WEIGHTS.symptom} * cardinality(s.symptoms) + ${WEIGHTS.series} * s.same_series::int desc,
      ${helpedOrder(ctx)} desc, r.published_at desc, d.id
    limit ${OFFERED}`;
  const between = betweenNames(ctx.lang);
  const reason = (kind: SimilarCase["reasons"][number]["kind"], what: readonly string[]) =>
    what.length === 0
      ? []
      : [{ kind, what: what.join(between), text: t(`cases.same_${kind}`, { what: what.join(between) }) }];
  return rows.map(({ id, code, title, excellent, codes, numbers, symptoms, sameSeries }) => ({
    id: Number(id),
    code,
    title,
    link: `${caseDocument.routes.preview}?id=${id}`,
    excellent,
    reasons: [
      ...reason("dtc", codes),
      ...reason("part", numbers),
      ...reason("symptom", symptoms),
      ...sameSeries ? [{ kind: "series" as const, what: series, text: t("cases.same_series") }] : [],
    ],
  }));
}
