import { titleColumn } from "@/engines/documents/list_parts.ts";
import { documentKind } from "@/engines/documents/document_kinds.ts";
import { readableDocuments } from "@/engines/documents/readable_documents.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { saidOf } from "@/services/cases/terms_of.ts";
import type { Saying } from "./answers_saying.ts";
import type { AskedWords, Weights } from "./asked_words.ts";
import { likeness } from "./likeness.ts";
import type { LookAlike } from "./look_alike.ts";

/** Kinds of documents that answer questions. */
const KINDS = ["case", "tsb"] as const;
/** So many are looked at of those that name the same DTC or part. */
const LOOKED_AT = 60;

/** What is asked, beside its words. */
interface AskedAbout {
  seriesCode: string | null;
  dtcCodes: readonly string[];
  /** Part numbers in the form they are looked up by. */
  parts: readonly string[];
}

interface Row {
  id: number;
  kind: typeof KINDS[number];
  code: string;
  title: string;
  titles: string[];
  seriesCodes: string[];
  codes: string[];
  parts: string[];
}

/** Published cases and bulletins that have words, DTCs or parts in common with what is asked, as far as the reader may read them. */
export async function documentsAlike(
  ctx: Ctx,
  { asked, weights, saying, about }: {
    asked: AskedWords;
    weights: Weights;
    saying: readonly Saying[];
    about: AskedAbout;
  },
): Promise<LookAlike[]> {
  const kinds = KINDS.map(documentKind).filter((kind) => may(ctx.actor, readingRight(kind)));
  const ids = saying.filter(({ source }) => source !== "knowledge").map(({ id }) => id);
  const { dtcCodes, parts, seriesCode } = about;
  if (kinds.length === 0 || ids.length + dtcCodes.length + parts.length === 0) return [];
  const { sql, t } = ctx;
  const codes = [...dtcCodes], numbers = [...parts];
  const rows = await sql<Row[]>`
    with alike as (
      select unnest(${ids}::bigint[]) as id
      union (select document_id from case_search where dtc_codes && ${codes}::text[] limit ${LOOKED_AT})
      union (select document_id from case_search where part_numbers && ${numbers}::text[] limit ${LOOKED_AT})
      union (
        select r.document_id from tsb_details k
        join document_revisions r on r.id = k.revision_id and r.publish_state = 1
        where k.fault_codes && ${codes}::text[] limit ${LOOKED_AT}
      )
    )
    select d.id::int, d.kind, coalesce(d.code, '') as code, ${titleColumn(ctx)} as title, r.series_codes,
      array(select x.title from document_texts x where x.revision_id = r.id) as titles,
      array(
        select unnest(coalesce(c.dtc_codes, b.fault_codes)) intersect select unnest(${codes}::text[])
      ) as codes,
      array(select unnest(c.part_numbers) intersect select unnest(${numbers}::text[])) as parts
    from alike
    join documents d on d.id = alike.id
    join document_revisions r on r.document_id = d.id and r.publish_state = 1 and r.stop_state = 0
    left join case_search c on c.document_id = d.id
    left join tsb_details b on b.revision_id = r.id
    where d.kind = any(${kinds.map(({ kind }) => kind)}) and ${readableDocuments(ctx, kinds)}`;
  const saidBy = new Map(saying.map(({ source, id, said }) => [`${source} ${id}`, said]));
  const between = betweenNames(ctx.lang);
  return rows.flatMap(({ id, kind, code, title, titles, seriesCodes, codes, parts }): LookAlike[] => {
    const said = saidBy.get(`${kind} ${id}`) ?? [];
    const sameSeries = seriesCode === null || seriesCodes.length === 0
      ? null
      : seriesCodes.includes(seriesCode);
    const weight = likeness(asked, weights, { titles, said, codes, parts, sameSeries });
    if (weight === null) return [];
    const words = saidOf(asked.text, new Set(said)).slice(0, 4).join(between);
    const reasons = [
      ...codes.length > 0 ? [t("qa.same_dtc", { code: codes.join(between) })] : [],
      ...parts.length > 0 ? [t("qa.same_part", { what: parts.join(between) })] : [],
      ...words !== "" ? [t("qa.same_words", { words })] : [],
      ...sameSeries ? [t("qa.same_series")] : [],
    ];
    return [{
      source: kind,
      key: String(id),
      code,
      title,
      text: "",
      link: `${documentKind(kind).routes.preview}?id=${id}`,
      reason: reasons.join(" · ") || t("qa.same_meaning"),
      weight,
    }];
  });
}
