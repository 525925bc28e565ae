import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { type AlikeCase, casesAlike, type CaseSoFar } from "@/services/cases/similar_cases.ts";
import { saidOf, termsOf } from "@/services/cases/terms_of.ts";
import { linkedParts } from "./linked_parts.ts";
import type { Found, KnownCheck } from "./found.ts";

/** So many cases are looked at. */
const LOOKED_AT = 60;
/** How much words must tell to count in full: about as much as a rare word and a common one. */
const TOLD_ENOUGH = 6;

interface Told {
  revisionId: number;
  titles: string[];
  solution: string;
  dtcCodes: string[];
  /** Part numbers in the form that they are looked up by, and English names of those that had failed. */
  numbers: string[];
  failed: string[];
  actions: string[];
  checks: { id: number; object: string; parameter: string; value: string; description: string }[];
  fixed: number;
  notFixed: number;
  confirmed: number;
}

/** Published cases that have something in common with the vehicle, each with its checks and what put it right. */
export async function gatherCases(ctx: Ctx, so: CaseSoFar): Promise<Found[]> {
  const cases = await casesAlike(ctx, so, LOOKED_AT);
  if (cases.length === 0) return [];
  const told = new Map((await readTold(ctx, cases)).map((one) => [Number(one.revisionId), one]));
  const parts = await linkedParts(ctx, [...told.values()].flatMap(({ numbers }) => numbers));
  const between = betweenNames(ctx.lang);
  const reasonOf = ({ codes, symptoms, said, sameSeries }: AlikeCase) =>
    ([["dtc", codes], ["symptom", symptoms], ["words", saidOf(so.words ?? "", new Set(said))]] as const)
      .flatMap(([kind, what]) =>
        what.length === 0 ? [] : [ctx.t(`diagnosis.assistant.same_${kind}`, { what: what.join(between) })]
      )
      .concat(sameSeries ? [ctx.t("diagnosis.assistant.same_series")] : []).join(" · ");
  return cases.map((one) => {
    const { titles, solution, dtcCodes, numbers, failed, actions, checks, fixed, notFixed, confirmed } = told
      .get(one.revisionId)!;
    const from = { code: one.code, title: one.title, link: `CaseDetail?id=${one.id}` };
    return {
      ...from,
      source: "case",
      reason: reasonOf(one),
      weight: one.weight - one.ofWords * (1 - Math.min(1, one.told / TOLD_ENOUGH)),
      sameSeries: one.sameSeries,
      fixed,
      notFixed,
      confirmed,
      terms: new Set(titles.flatMap((title) => termsOf(title).map(({ term }) => term))),
      parts: new Set(failed),
      dtcs: new Set(dtcCodes),
      checks: checks.map((check): KnownCheck => ({
        key: `c${check.id}`,
        same: `${check.object} ${check.parameter}`.trim().toLowerCase(),
        text: [check.object, check.parameter].filter(Boolean).join(": "),
        finding: [check.value, check.description].filter(Boolean).join(between),
        from,
      })),
      fixes: solution === "" ? [] : [{
        text: solution,
        steps: actions,
        parts: numbers.flatMap((number) => parts.get(number) ?? []),
        from,
        fixed,
        notFixed,
        confirmed,
      }],
    };
  });
}

async function readTold({ sql }: Ctx, cases: readonly AlikeCase[]): Promise<Told[]> {
  return await sql<Told[]>`
    select k.revision_id, coalesce(k.solution, '') as solution, f.dtc_codes, f.part_numbers as numbers,
      array(select x.title from document_texts x where x.revision_id = k.revision_id) as titles,
      array(
        select lower(coalesce(p.names ->> 'en_US', q.part_code)) from case_parts q
        left join parts p on p.number = upper(regexp_replace(q.part_code, '[^A-Za-z0-9]', '', 'g'))
        where q.revision_id = k.revision_id and q.fault_part
      ) as failed,
      array(
        select concat_ws(': ', a.action, nullif(a.description, '')) from case_actions a
        where a.revision_id = k.revision_id order by a.sort
      ) as actions,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'object', c.object, 'parameter', coalesce(c.parameter, ''), 'value', coalesce(c.value, ''),
            'description', coalesce(c.description, '')
          ) order by c.sort
        )
        from case_checks c where c.revision_id = k.revision_id
      ), '[]') as checks,
      (select count(*)::int from case_verdicts v where v.document_id = f.document_id and v.fixed) as fixed,
      (select count(*)::int from case_verdicts v where v.document_id = f.document_id and not v.fixed) as not_fixed,
      (
        select count(*)::int from vds_feedback b where b.cause_id = f.document_id and b.state <> 'invalid'
      ) as confirmed
    from case_details k join case_search f on f.revision_id = k.revision_id
    where k.revision_id = any(${cases.map(({ revisionId }) => revisionId)}::bigint[])`;
}
