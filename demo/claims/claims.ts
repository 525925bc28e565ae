import { act } from "@/engines/documents/act.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { documentOf } from "@/engines/richtext/plain_document.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { keepHourlyRate } from "@/services/orders/labor/job_labor.ts";
import { claimDocument } from "@/services/claims/claim_document.ts";
import { claimedParts } from "@/services/claims/claimed_parts.ts";
import { pushClaim } from "@/services/claims/push/push_claim.ts";
import { warrantyRegister } from "@/services/claims/warranty/warranty_register.ts";
import { readOldNews, wantMailsAgain, wantNoMailOfPassed } from "../documents/author_news.ts";
import type { ClaimInstance, ClaimStory } from "./claim_story.ts";
import { CLAIM_STEPS, type Hand } from "./claim_steps.ts";
import { laborOfClaims } from "./labor_of_claims.ts";
import { WRITTEN_CLAIMS } from "./written_claims.ts";

const DAY_MS = 86_400_000, HOUR_MS = 3_600_000;
/** Days from one claim to the next. */
const APART = 3;
/** Accounts of stores overseas, who write in English. */
const ABROAD = ["49107.brandt", "55118.souza"];
/** What an hour costs at home and abroad. */
const RATE = { home: "180.00", abroad: "128.50" };
/** In words of who decides. */
const REMARKS = {
  pass: ["原因和措施清楚。", "照片与零件编号相符。", "同意。"],
  reject: ["请补充故障件照片和测量值。", "故障原因不明确，请说明检查过程。"],
  fail: ["磨损件，超出保修范围。"],
};

/** Warranty terms: of all series, and of those that have another. */
const TERMS = [
  { months: 36, km: 100_000, remark: "整车" },
  { seriesCode: "HPO", months: 24, km: 200_000, remark: "商用车" },
  { seriesCode: "VTE", months: 48, km: 120_000, remark: "纯电动" },
] as const;

/** Claims of stores in every state, each decided by the three departments' own verbs, one every few days up to now. Returns at once where there are claims. */
export async function fillClaims({ ctx, ctxFor, sql }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'claim' limit 1`;
  if (there) return;
  await fillRegister(ctx, warrantyRegister, [...TERMS]);
  let at = ctx.clock().getTime();
  const clock = () => new Date(at);
  const known = new Map<string, Ctx>();
  const as = async (account: string): Promise<Ctx> => {
    const isAbroad = ABROAD.includes(account);
    const edition = isAbroad ? "overseas" as const : ctx.edition;
    const user = known.has(account) ? null : await loadUser(ctxFor({ edition }), account);
    if (user) {
      const person = ctxFor({ actor: user, clock, edition, lang: user.lang });
      await keepHourlyRate(person, isAbroad ? RATE.abroad : RATE.home);
      await wantNoMailOfPassed(person);
      known.set(account, person);
    }
    return known.get(account)!;
  };
  const now = at;
  const claims = inTurn();
  const factory = {
    first: await as("claim-approver-1"),
    second: await as("claim-approver-2"),
    third: await as("claim-approver-3"),
    manager: await as("factory-manager"),
  };
  const labor = await laborOfClaims({ sql });
  for (const [place, [story, instance]] of claims.entries()) {
    at = now - (claims.length - place) * APART * DAY_MS;
    const author = await as(instance[2]);
    const subject = await subjectOf(author, instance, story, place);
    if (subject === null) continue;
    const claim = await write(author, story, instance, {
      ...subject,
      labor: labor(instance[0], story.fault),
      at,
    });
    await bring(claim, instance, { ...factory, author }, () => at += 5 * HOUR_MS);
  }
  at = now - DAY_MS;
  for (const person of known.values()) {
    await wantMailsAgain(person);
    await readOldNews(person, now);
  }
  return `${claims.length} claim cases`;
}

/** One claim of each story in turn, so that what waits is of all of them. */
function inTurn(): (readonly [ClaimStory, ClaimInstance])[] {
  const most = Math.max(...WRITTEN_CLAIMS.map(([, instances]) => instances.length));
  return Array.from(
    { length: most },
    (_, round) =>
      WRITTEN_CLAIMS.flatMap(([story, instances]) =>
        instances[round] ? [[story, instances[round]] as const] : []
      ),
  )
    .flat();
}

interface Subject {
  vin: string;
  /** Numbers of the parts, the one that caused it first. */
  parts: string[];
  /** Whether each fits. */
  fits: ReadonlyMap<string, boolean>;
}

/** A vehicle that its store may see, and parts of its series that fit it as far as there are some. */
async function subjectOf(
  author: Ctx,
  [series]: ClaimInstance,
  { parts, fault }: ClaimStory,
  place: number,
): Promise<Subject | null> {
  const { sql } = author;
  const vehicles = await sql<{ vin: string }[]>`
    select v.vin from vehicles v
    where v.series_code = ${series} and v.vin not in (select vin from disabled_vins)
      and coalesce(v.sale_date, v.production_date) < ${author.clock()}::timestamptz - interval '10 days'
    order by v.vin limit 12`;
  if (vehicles.length === 0) return null;
  const vin = vehicles[place % vehicles.length]!.vin;
  const named = await sql<{ number: string }[]>`
    select distinct on (p.names ->> 'en_US') p.number
    from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number and ${series} = any(d.series)
    where p.names ->> 'en_US' = any(${[...parts]}) and p.deleted_at is null
    order by p.names ->> 'en_US', p.number`;
  // Where the series has none of that name, what costs most in the function group of the fault, else at all: no screw causes a repair.
  const some = named.length > 0 ? named : await sql<{ number: string }[]>`
    select p.number from parts p
    join search_documents d on d.kind = 'part' and d.id = p.number and ${series} = any(d.series)
    join lateral (select max(c.net) as net from prices c where c.part_number = p.number) dear on dear.net is not null
    where p.deleted_at is null and p.orderable
    order by starts_with(p.number, ${fault.slice(0, 2)}) desc, dear.net desc, p.number
    offset ${place % 3} limit 1`;
  if (some.length === 0) return null;
  const numbers = some.map(({ number }) => number);
  const known = await claimedParts(author, numbers, { vin, priceList: null, day: "2026-01-01" });
  return {
    vin,
    parts: numbers,
    fits: new Map([...known].map(([number, { fit }]) => [number, fit?.fit !== "not"])),
  };
}

async function write(
  author: Ctx,
  story: ClaimStory,
  [, km, by]: ClaimInstance,
  { vin, parts, fits, labor, at }: Subject & { labor: readonly string[]; at: number },
): Promise<DocumentView> {
  const langs = ABROAD.includes(by) ? [1, 0] as const : [0, 1] as const;
  const own = langs[0];
  const lang = (place: 0 | 1) => (["zh_CN", "en_US"] as const)[place];
  const day = (days: number) => new Date(at - days * DAY_MS).toISOString().slice(0, 10);
  const begun = await beginDocument(author, claimDocument, lang(own));
  const { id, version } = await saveDraft(author, claimDocument, {
    id: begun.id,
    revision: 1,
    version: begun.version,
    text: { lang: lang(own), title: story.title[own], body: documentOf(story.told[own]) },
    values: {
      vin,
      mileage: km,
      faultDate: day(3),
      repairDate: day(1),
      faultCode: story.fault,
      faultCause: story.cause[own],
      repairMeasures: story.measures[own],
      dtcCodes: story.dtcs ?? [],
      labor: labor.map((laborTimeCode) => ({ laborTimeCode })),
      parts: parts.map((partCode, place) => ({
        partCode,
        partNum: 1,
        causal: place === 0,
        remark: fits.get(partCode) === false
          ? (own === 0 ? "以旧件编号为准" : "as found on the vehicle")
          : null,
      })),
    },
  });
  return await saveDraft(author, claimDocument, {
    id,
    revision: 1,
    version,
    text: { lang: lang(langs[1]), title: story.title[langs[1]], body: documentOf(story.told[langs[1]]) },
    values: {},
  });
}

/** Brings a claim to its fate by the verbs of those whose work it is. */
async function bring(
  claim: DocumentView,
  [, km, , fate]: ClaimInstance,
  people: Readonly<Record<Hand, Ctx>>,
  pass: () => void,
): Promise<void> {
  let document: DocumentView | null = claim;
  for (const [who, action] of CLAIM_STEPS[fate]) {
    pass();
    const { id, revision, version } = document!;
    if (action === "push") {
      await pushClaim(people[who], { id, version });
      continue;
    }
    const remarks = action in REMARKS ? REMARKS[action as keyof typeof REMARKS] : [];
    document = await act(people[who], claimDocument, {
      id,
      revision,
      version,
      action,
      remark: action in REMARKS ? remarks[km % remarks.length] : undefined,
    });
  }
}
