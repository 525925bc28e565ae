import { titleColumn } from "@/engines/documents/list_parts.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { saidOf, termsOf } from "@/services/cases/terms_of.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import type { Found } from "./found.ts";

/** How much a DTC, and all of the words that are typed, say: the factory's own word on a DTC more than a case. A bulletin on other series says less. */
const DTC = 7, WORDS = 9, OTHER_SERIES = 0.5;
/** So many are looked at of those with a word, and so many taken. */
const LOOKED_AT = 200, TAKEN = 12;
/** Share of the words that a title must have where no DTC is the same. */
const LEAST_WORDS = 0.2;

interface Row {
  id: number;
  code: string;
  title: string;
  titles: string[];
  codes: string[];
  dtcCodes: string[];
  failed: string[];
  seriesCodes: string[];
  confirmed: number;
}

/** Published bulletins that name a DTC of the vehicle or say in their title what it does. */
export async function gatherBulletins(
  ctx: Ctx,
  { codes, words, series }: { codes: readonly string[]; words: string; series: string | null },
): Promise<Found[]> {
  if (!may(ctx.actor, readingRight(tsbDocument))) return [];
  const { sql, t } = ctx;
  const typed = [...new Set(termsOf(words).map(({ term }) => term))].slice(0, 24);
  if (typed.length + codes.length === 0) return [];
  const any = typed.map((term) => sql`character_pairs(lower(x.title)) @> character_pairs(${term})`)
    .reduce((before, one) => sql`${before} or ${one}`, sql`false`);
  const rows = await sql<Row[]>`
    with named as (
      select k.revision_id from tsb_details k where k.fault_codes && ${[...codes]}::text[] limit ${LOOKED_AT}
    ), saying as (
      select distinct x.revision_id from document_texts x where ${any} limit ${LOOKED_AT}
    )
    select d.id::int, coalesce(d.code, '') as code, ${
    titleColumn(ctx)
  } as title, k.fault_codes as dtc_codes, r.series_codes,
      (select count(*)::int from vds_feedback b where b.cause_id = d.id and b.state <> 'invalid') as confirmed,
      array(select unnest(k.fault_codes) intersect select unnest(${[...codes]}::text[])) as codes,
      array(select x.title from document_texts x where x.revision_id = r.id) as titles,
      array(
        select lower(p.names ->> 'en_US') from tsb_parts q
        join parts p on p.number = upper(regexp_replace(q.part_code, '[^A-Za-z0-9]', '', 'g'))
        where q.revision_id = r.id
      ) as failed
    from (select revision_id from named union select revision_id from saying) f
    join tsb_details k on k.revision_id = f.revision_id
    join document_revisions r on r.id = f.revision_id and r.publish_state = 1 and r.stop_state = 0
    join documents d on d.id = r.document_id and d.kind = 'tsb'
    where ${readableDocuments(ctx, [tsbDocument])}`;
  const between = betweenNames(ctx.lang);
  return rows.flatMap((row): Found[] => {
    const terms = new Set(row.titles.flatMap((title) => termsOf(title).map(({ term }) => term)));
    const said = typed.filter((term) => terms.has(term));
    const share = typed.length === 0 ? 0 : said.length / typed.length;
    if (row.codes.length === 0 && share < LEAST_WORDS) return [];
    const concerns = series === null || row.seriesCodes.length === 0 || row.seriesCodes.includes(series);
    const sameSeries = series !== null && row.seriesCodes.includes(series);
    const reasons = [
      ...row.codes.length > 0 ? [t("diagnosis.assistant.same_dtc", { what: row.codes.join(between) })] : [],
      ...said.length > 0
        ? [t("diagnosis.assistant.same_words", { what: saidOf(words, new Set(said)).join(between) })]
        : [],
      ...sameSeries ? [t("diagnosis.assistant.same_series")] : [],
    ];
    return [{
      source: "tsb",
      code: row.code,
      title: row.title,
      link: `${tsbDocument.routes.preview}?id=${row.id}`,
      reason: reasons.join(" · "),
      weight: (DTC * row.codes.length + WORDS * share + (sameSeries ? 1 : 0)) * (concerns ? 1 : OTHER_SERIES),
      sameSeries,
      fixed: 0,
      notFixed: 0,
      confirmed: row.confirmed,
      terms,
      parts: new Set(row.failed),
      dtcs: new Set(row.dtcCodes),
      checks: [],
      fixes: [],
    }];
  }).sort((a, b) => b.weight - a.weight).slice(0, TAKEN);
}
