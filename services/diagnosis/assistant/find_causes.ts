import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { DTCS_WITHIN } from "@/kernel/dtc_code.ts";
import { cleanVin } from "@/services/epc/vin.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";
import type { Found } from "./found.ts";
import { gatherBulletins } from "./gather_bulletins.ts";
import { gatherCases } from "./gather_cases.ts";
import { gatherDictionary } from "./gather_dictionary.ts";
import { gatherKnowledge } from "./gather_knowledge.ts";
import { type Group, groupCauses } from "./group_causes.ts";
import { checksOf, nextCheck, rankCauses } from "./rank_causes.ts";
import { type Cause, EVIDENCE_SOURCES, type Findings, type Situation } from "./types.ts";

/** So many causes are shown, and so many pieces of evidence, checks and fixes of each. */
const SHOWN = 8, EVIDENCE_SHOWN = 6, CHECKS_SHOWN = 4, FIXES_SHOWN = 3;
/** A cause with less than this share of what the first one weighs is not worth a look. */
const LEAST = 0.25;
/** Share of the first one's weight from which a cause is likely. */
const LIKELY = 0.6;
/** What the first one must weigh to be called strong: a DTC and more. */
const STRONG = 8;

/** How much of its weight has what names none of the DTCs that were read. */
const WITHOUT_DTC = 0.4;

/** What may be wrong with a vehicle: causes out of published cases, bulletins, answers and the dictionary, as far as the caller may read them, the likeliest first. */
export async function findCauses(ctx: Ctx, asked: Situation): Promise<Findings> {
  requireRight(ctx, "DiagnoseHelper:view");
  const codes = [
    ...new Set([...asked.dtc, ...(asked.complaint.match(DTCS_WITHIN) ?? []).map((one) => one.toUpperCase())]),
  ];
  const series = await seriesOf(ctx, asked);
  const sought = await codesAlike(ctx, codes);
  const words = asked.complaint.replace(DTCS_WITHIN, " ").trim();
  const [cases, bulletins, knowledge, { dtcs, found: named }] = await Promise.all([
    gatherCases(ctx, { words, dtcCodes: sought, symptoms: asked.symptom, seriesCode: series?.code ?? null }),
    gatherBulletins(ctx, { codes: sought, words, series: series?.code ?? null }),
    gatherKnowledge(ctx, { words, series: series?.code ?? null }),
    gatherDictionary(ctx, codes),
  ]);
  const names = ({ dtcs }: Found) => sought.length === 0 || sought.some((code) => dtcs.has(code));
  const groups = groupCauses(
    [...cases, ...bulletins, ...knowledge, ...named].map((one) =>
      names(one) ? one : { ...one, weight: one.weight * WITHOUT_DTC }
    ),
  );
  const told = { so: sameOf(groups, asked.so), not: sameOf(groups, asked.not) };
  const ranked = rankCauses(groups, told);
  const first = ranked[0]?.weight ?? 0;
  const worth = ranked.filter(({ weight }) => weight >= first * LEAST).slice(0, SHOWN);
  const strengthOf = (weight: number): Cause["strength"] =>
    weight >= first * LIKELY ? weight >= STRONG ? "strong" : "likely" : "possible";
  return {
    series,
    dtcs,
    causes: worth.map(({ group, weight }) => causeOf(group, strengthOf(weight))),
    next: withoutSame(nextCheck(worth, new Set([...told.so, ...told.not]))),
  };
}

/** What makes other checks the same as those that were answered, beside their own keys. */
function sameOf(groups: readonly Group[], keys: readonly string[]): Set<string> {
  const wanted = new Set(keys);
  return new Set([
    ...keys,
    ...groups.flatMap(checksOf).filter(({ key }) => wanted.has(key)).map(({ same }) => same),
  ]);
}

function causeOf(group: Group, strength: Cause["strength"]): Cause {
  const sum = (of: "fixed" | "notFixed" | "confirmed") => group.reduce((all, one) => all + one[of], 0);
  const helped = ({ fixed, notFixed, confirmed }: Cause["fixes"][number]) => fixed - notFixed + 2 * confirmed;
  return {
    title: titleOf(group),
    strength,
    counts: Object.fromEntries(
      EVIDENCE_SOURCES.map((source) => [source, group.filter((one) => one.source === source).length]),
    ) as Cause["counts"],
    fixed: sum("fixed"),
    notFixed: sum("notFixed"),
    confirmed: sum("confirmed"),
    sameSeries: group.some(({ sameSeries }) => sameSeries),
    evidence: group.slice(0, EVIDENCE_SHOWN).map((
      { source, code, title, link, reason, fixed, notFixed, confirmed },
    ) => ({ source, code, title, link, reason, fixed, notFixed, confirmed })),
    checks: checksOf(group).slice(0, CHECKS_SHOWN).map((one) => withoutSame(one)!),
    fixes: fixesOf(group).sort((a, b) => helped(b) - helped(a)).slice(0, FIXES_SHOWN),
  };
}

/** What put it right, each once: what several say in the same words helped all of their stores. */
function fixesOf(group: Group): Cause["fixes"] {
  return [...Map.groupBy(group.flatMap(({ fixes }) => fixes), ({ text }) => text).values()].map((same) => ({
    ...same[0]!,
    parts: [...new Map(same.flatMap(({ parts }) => parts).map((part) => [part.code, part])).values()],
    fixed: same.reduce((sum, { fixed }) => sum + fixed, 0),
    notFixed: same.reduce((sum, { notFixed }) => sum + notFixed, 0),
    confirmed: same.reduce((sum, { confirmed }) => sum + confirmed, 0),
  }));
}

/** What it is called: one that was met again is called as it was at first. */
function titleOf([first, ...further]: Group): string {
  const within = further.map(({ title }) => title).filter((title) =>
    title !== "" && first.title.endsWith(title)
  );
  return within.sort((a, b) => a.length - b.length)[0] ?? first.title;
}

function withoutSame(check: Cause["checks"][number] | null): Cause["checks"][number] | null {
  return check && { key: check.key, text: check.text, finding: check.finding, from: check.from };
}

/** Series of the vehicle, or the one that was chosen, where the caller may see it. */
async function seriesOf(ctx: Ctx, { vin, series }: Situation): Promise<Findings["series"]> {
  if (vin.trim() === "" && series === "") return null;
  const { sql } = ctx;
  const [row] = await sql<{ code: string; name: string }[]>`
    select s.code, name_in(s.names, ${ctx.chain as string[]}) as name
    from series s
    where ${visibleSeries(ctx)} and s.code = coalesce(
      (select v.series_code from vehicles v where v.vin = ${cleanVin(vin)}), ${series}
    )`;
  return row ?? null;
}

/** Codes with those that documents may name in their place: without the failure type, and with another one. */
async function codesAlike({ sql }: Ctx, codes: readonly string[]): Promise<string[]> {
  const bases = [...new Set(codes.map((code) => code.split("-")[0]!))];
  if (bases.length === 0) return [];
  // As ranges, which the index of the primary key of `links` (to_kind, to_id) answers.
  const rows = await sql<{ id: string }[]>`
    select distinct l.to_id as id
    from unnest(${bases}::text[]) b (code)
    join links l on l.to_kind = 'dtc' and l.to_id collate "C" > b.code || '-' and l.to_id collate "C" < b.code || '.'`;
  return [...new Set([...codes, ...bases, ...rows.map(({ id }) => id)])];
}
