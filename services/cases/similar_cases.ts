import { z } from "zod";
import { titleColumn } from "@/engines/documents/list_parts.ts";
import { inScope } from "@/engines/documents/document_scope.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { rareTerms } from "./rare_terms.ts";
import { saidOf } from "./terms_of.ts";
import { caseDocument } from "./case_document.ts";

/** How much it tells when two cases have something in common. A fault code says most, the series alone next to nothing; of the words what part of them is shared. */
const WEIGHTS = { dtc: 6, part: 4, symptom: 2, series: 1, words: 12 } as const;
/** What is less in common by words alone is no likeness. */
const LEAST_WORDS = 0.2;
/** So many are offered, and so many looked at of those that have anything in common. */
const OFFERED = 5, LOOKED_AT = 400;
/** Cases that say a term, of one that many say; and those with most words in common that are looked at more closely. */
const SAYING = 1000, ALIKE_BY_WORDS = 100;

export const similarCase = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  link: z.string(),
  excellent: z.boolean(),
  reasons: z.array(z.object({
    kind: z.enum(["dtc", "part", "symptom", "words", "series"]),
    what: z.string().describe("codes, numbers or words that both have"),
    text: z.string().describe("the reason in the caller's language"),
  })),
});
export type SimilarCase = z.infer<typeof similarCase>;

const several = z.union([
  z.string().max(120).transform((one) => [one]),
  z.array(z.string().max(120)).max(60),
]);

/** So much of what is typed is compared, characters. */
export const LONGEST_WORDS = 600;

export const caseSoFar = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().describe(
    "of the case that is being written: it is not offered itself",
  ),
  seriesCode: z.string().max(60).nullish(),
  symptoms: several.optional().describe("words of the vocabulary: `symptom.noise`"),
  dtcCodes: several.optional(),
  parts: several.optional().describe("part numbers in any writing"),
  words: z.string().max(LONGEST_WORDS).optional().describe("title and description so far, in any language"),
});
/** What a case that is being written has so far. */
export type CaseSoFar = z.infer<typeof caseSoFar>;

/** A published case that has something in common with one that is being written, or with what a vehicle shows. */
export interface AlikeCase {
  id: number;
  revisionId: number;
  code: string;
  title: string;
  excellent: boolean;
  codes: string[];
  numbers: string[];
  symptoms: string[];
  said: string[];
  sameSeries: boolean;
  /** How much it has in common. */
  weight: number;
  /** Of that, what the words of both make out, and how much these words tell at all: little where many cases say them. */
  ofWords: number;
  told: number;
}

/** Published cases that have a fault code, a part, a symptom or rare words in common with what is given, the likest first, as far as the caller may read them. */
export async function casesAlike(ctx: Ctx, so: CaseSoFar, most: number): Promise<AlikeCase[]> {
  const right = readingRight(caseDocument);
  const codes = (so.dtcCodes ?? []).map((one) => one.trim().toUpperCase()).filter(Boolean);
  const parts = (so.parts ?? []).map(normalPartNumber).filter(Boolean);
  const symptoms = (so.symptoms ?? []).filter(Boolean);
  if (!may(ctx.actor, right)) return [];
  const typed = (so.words ?? "").slice(0, LONGEST_WORDS);
  const rare = await rareTerms(ctx, typed);
  if (codes.length + parts.length + symptoms.length + rare.length === 0) return [];
  const { sql } = ctx;
  const whole = rare.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const common = (column: "dtc_codes" | "part_numbers" | "symptoms", given: readonly string[]) =>
    sql`array(select unnest(f.${sql(column)}) intersect select unnest(${[...given]}::text[]))`;
  const series = so.seriesCode ?? "";
  const rows = await sql<AlikeCase[]>`
    with asked as (
      select * from unnest(${rare.map(({ term }) => term)}::text[], ${
    rare.map(({ weight }) => String(weight / whole))
  }::text[]::float8[]) a (term, weight)
    ), saying as (
      select h.document_id, sum(a.weight) as words, array_agg(a.term) as said
      from asked a cross join lateral (
        select f.document_id from case_search f where f.terms @> array[a.term] limit ${SAYING}
      ) h
      group by h.document_id having sum(a.weight) >= ${LEAST_WORDS}
      order by words desc, h.document_id desc limit ${ALIKE_BY_WORDS}
    ), alike as (
      (select document_id from case_search where dtc_codes && ${codes}::text[] limit ${LOOKED_AT})
      union (select document_id from case_search where part_numbers && ${parts}::text[] limit ${LOOKED_AT})
      union (
        select document_id from case_search where symptoms && ${symptoms}::text[]
        order by series_code = ${series} desc, document_id desc limit ${LOOKED_AT}
      )
      union (select document_id from saying)
    ), shared as (
      select f.document_id, f.revision_id, ${common("dtc_codes", codes)} as codes, ${
    common("part_numbers", parts)
  } as numbers, ${
    common("symptoms", symptoms)
  } as symptoms, coalesce(f.series_code = ${series}, false) as same_series, coalesce(y.words, 0) as words, coalesce(y.said, '{}') as said
      from case_search f
      join alike on alike.document_id = f.document_id
      left join saying y on y.document_id = f.document_id
      where f.document_id <> ${so.id ?? 0}
    )
    select d.id, r.id as revision_id, d.code, ${
    titleColumn(ctx)
  } as title, ${WEIGHTS.dtc} * cardinality(s.codes) + ${WEIGHTS.part} * cardinality(s.numbers)
      + ${WEIGHTS.symptom} * cardinality(s.symptoms) + ${WEIGHTS.series} * s.same_series::int
      + ${WEIGHTS.words} * s.words as weight, ${WEIGHTS.words} * s.words as of_words, s.codes, s.numbers, s.said, s.same_series,
      exists (select from case_marks m where m.document_id = d.id) as excellent,
      array(
        select name_in(w.names, ${ctx.chain as string[]}) from case_words w
        where w.word = any(s.symptoms) and w.deleted_at is null order by w.sort
      ) as symptoms
    from shared s
    join document_revisions r on r.id = s.revision_id and r.publish_state = 1 and r.stop_state = 0
    join documents d on d.id = s.document_id
    join case_details k on k.revision_id = r.id
    where ${inScope(ctx, right)}
    order by weight desc, k.helped desc, r.published_at desc, d.id
    limit ${most}`;
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    revisionId: Number(row.revisionId),
    told: row.ofWords / WEIGHTS.words * whole,
  }));
}

/** Published cases like one that is being written, the likest first, each with the reason. */
export async function similarCases(ctx: Ctx, so: CaseSoFar): Promise<SimilarCase[]> {
  const rows = await casesAlike(ctx, so, OFFERED);
  const { t } = ctx;
  const series = so.seriesCode ?? "";
  const typed = (so.words ?? "").slice(0, LONGEST_WORDS);
  const between = betweenNames(ctx.lang);
  const reason = (kind: SimilarCase["reasons"][number]["kind"], what: readonly string[]) =>
    what.length === 0
      ? []
      : [{ kind, what: what.join(between), text: t(`cases.same_${kind}`, { what: what.join(between) }) }];
  return rows.map(({ id, code, title, excellent, codes, numbers, symptoms, said, sameSeries }) => ({
    id,
    code,
    title,
    link: `${caseDocument.routes.preview}?id=${id}`,
    excellent,
    reasons: [
      ...reason("dtc", codes),
      ...reason("part", numbers),
      ...reason("symptom", symptoms),
      ...reason("words", saidOf(typed, new Set(said))),
      ...sameSeries ? [{ kind: "series" as const, what: series, text: t("cases.same_series") }] : [],
    ],
  }));
}
