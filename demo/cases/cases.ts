import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { caseDocument } from "@/services/cases/case_document.ts";
import { judgeCase } from "@/services/cases/judge_case.ts";
import { markExcellent } from "@/services/cases/mark_excellent.ts";
import { AUTHOR, readOldNews, wantMailsAgain, wantNoMailOfPassed } from "../documents/author_news.ts";
import { bringTo } from "../documents/fates.ts";
import type { WrittenCase } from "./case_draft.ts";
import { WRITTEN_CASES } from "./written.ts";

const DAY_MS = 86_400_000, HOUR_MS = 3_600_000;
/** Days from one case to the next. */
const APART = 3;
/** Accounts of stores overseas, who write in English. */
const ABROAD = ["49107.brandt", "55118.souza", "33021.moreau"];
const USUAL_AUTHOR = "store-technician";
/** Accounts of other stores, who say whether a case helped. */
const JUDGES = ["20533.huangjie", "20671.yanyi", "20418.zhupeng"];

/** Repair cases in every state, each written by a store and decided by the factory's own verbs, one every few days up to now. Returns at once where there are cases. */
export async function fillCases({ ctx, ctxFor, sql }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'case' limit 1`;
  if (there) return;
  let at = 0;
  const clock = () => new Date(at);
  const known = new Map<string, Ctx>();
  const as = async (account: string): Promise<Ctx | null> => {
    const edition = ABROAD.includes(account) ? "overseas" as const : ctx.edition;
    const user = known.has(account) ? null : await loadUser(ctxFor({ edition }), account);
    if (user) known.set(account, ctxFor({ actor: user, clock, edition, lang: user.lang }));
    return known.get(account) ?? null;
  };
  const now = ctx.clock().getTime();
  at = now - WRITTEN_CASES.length * APART * DAY_MS;
  const [approver, manager] = [(await as("section-chief"))!, (await as("factory-manager"))!];
  const judges = (await Promise.all(JUDGES.map(as))).filter((one) => one !== null);
  const quiet = new Set<string>();
  const parts = await partNumbers({ sql });
  const vins = await someVins({ sql });
  for (const [place, written] of WRITTEN_CASES.entries()) {
    at = now - (WRITTEN_CASES.length - place) * APART * DAY_MS;
    const account = written.by ?? USUAL_AUTHOR;
    const author = await as(account) ?? (await as(USUAL_AUTHOR))!;
    if (!quiet.has(account)) await wantNoMailOfPassed(author);
    quiet.add(account);
    const draft = await write(author, written, {
      vin: vins.get(written.series)?.[place % 5] ?? null,
      numberOf: (name) => parts.get(`${written.series} ${name}`) ?? null,
    });
    const document = await bringTo(
      caseDocument,
      { author, approver, manager },
      draft,
      written,
      () => at += 5 * HOUR_MS,
    );
    if (document?.state.publishState === 1) await stand(document, written, { manager, judges });
  }
  at = now - DAY_MS;
  for (const account of quiet) {
    const author = await as(account) ?? (await as(USUAL_AUTHOR))!;
    if (account !== AUTHOR) await wantMailsAgain(author);
    await readOldNews(author, now);
  }
  return `${WRITTEN_CASES.length} repair cases`;
}

/** Mark and experience of other stores. */
async function stand(
  { id, org }: DocumentView,
  { excellent, fixed = 0, notFixed = 0 }: WrittenCase,
  { manager, judges }: { manager: Ctx; judges: readonly Ctx[] },
): Promise<void> {
  if (excellent) await markExcellent(manager, id);
  const others = judges.filter(({ actor }) => actor.kind === "person" && actor.orgCode !== org);
  for (const [place, judge] of others.slice(0, fixed + notFixed).entries()) {
    await judgeCase(judge, { id, fixed: place < fixed });
  }
}

const LANGS = ["zh_CN", "en_US"] as const;

async function write(
  author: Ctx,
  written: WrittenCase,
  { vin, numberOf }: { vin: string | null; numberOf: (name: string) => string | null },
): Promise<DocumentView> {
  // A store overseas writes in English; the factory has translated what it says.
  const places = ABROAD.includes(codeOf(author.actor) ?? "") ? [1, 0] as const : [0, 1] as const;
  const begun = await beginDocument(author, caseDocument, LANGS[places[0]]);
  const words = (kind: string, codes: readonly string[] = []) => codes.map((code) => `${kind}.${code}`);
  const texts = (place: 0 | 1) => ({
    lang: LANGS[place],
    title: written.title[place],
    body: documentOf(written.analysis[place]),
  });
  const { id, version } = await saveDraft(author, caseDocument, {
    id: begun.id,
    revision: 1,
    version: begun.version,
    text: texts(places[0]),
    values: {
      vin,
      ...vin === null ? await brandOf(author, written.series) : {},
      mileage: written.km,
      mileageElectric: written.electric ?? null,
      symptoms: words("symptom", written.symptoms),
      symptomPrefixes: words("symptomPrefix", written.prefixes),
      positions: words("position", written.positions),
      positionSuffixes: words("positionSuffix", written.suffixes),
      directions: words("direction", written.directions),
      roadTypes: words("roadType", written.roads),
      weathers: words("weather", written.weather),
      runningStatuses: words("runningStatus", written.status),
      driverOperations: words("driverOperation", written.driver),
      durations: words("durationString", written.duration),
      dtcCodes: written.dtcs ?? [],
      faultText: written.fault,
      checks: (written.checks ?? []).map(([object, parameter, value, description, dtcCode]) => ({
        object,
        parameter,
        value,
        description,
        dtcCode: dtcCode ?? null,
      })),
      solution: written.solution,
      actions: (written.actions ?? []).map((action) => ({ action })),
      parts: (written.parts ?? []).flatMap(([name, partNum], place) => {
        const partCode = numberOf(name);
        return partCode === null ? [] : [{ partCode, partNum, faultPart: place === 0 }];
      }),
      parameters: (written.parameters ?? []).map(([paramType, paramValue], place) => ({
        paramNo: String(place + 1),
        paramType,
        paramValue,
      })),
    },
  });
  const translated = await saveDraft(author, caseDocument, {
    id,
    revision: 1,
    version,
    text: texts(places[1]),
    values: {},
  });
  if (!written.german) return translated;
  const [title, analysis] = written.german;
  return await saveDraft(author, caseDocument, {
    id,
    revision: 1,
    version: translated.version,
    text: { lang: "de_DE", title, body: documentOf(analysis) },
    values: {},
  });
}

async function brandOf({ sql }: Ctx, series: string) {
  const [row] = await sql<{ brandCode: string }[]>`select brand_code from series where code = ${series}`;
  return { brandCode: row!.brandCode, seriesCode: series };
}

/** Numbers of the parts that cases name, by series and English name; of several the first. */
async function partNumbers({ sql }: Pick<DemoFilling, "sql">): Promise<Map<string, string>> {
  const names = [...new Set(WRITTEN_CASES.flatMap(({ parts = [] }) => parts.map(([name]) => name)))];
  const rows = await sql<{ series: string; name: string; shown: string }[]>`
    select distinct on (s.series, p.names ->> 'en_US') s.series, p.names ->> 'en_US' as name, p.shown
    from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number
    cross join lateral unnest(d.series) s (series)
    where p.names ->> 'en_US' = any(${names}) and p.deleted_at is null
      and not exists (select from supersessions x where x.from_number = p.number)
    order by s.series, p.names ->> 'en_US', p.number`;
  return new Map(rows.map(({ series, name, shown }) => [`${series} ${name}`, shown]));
}

/** Some vehicles of each series. */
async function someVins({ sql }: Pick<DemoFilling, "sql">): Promise<Map<string, string[]>> {
  const rows = await sql<{ seriesCode: string; vins: string[] }[]>`
    select s.code as series_code, array(
      select v.vin from vehicles v
      where v.series_code = s.code and v.vin not in (select vin from disabled_vins)
      order by v.vin limit 5
    ) as vins
    from series s`;
  return new Map(rows.map(({ seriesCode, vins }) => [seriesCode, vins]));
}
