import type { Call } from "@/engines/calls/define_call.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { Ctx, Pool } from "@/kernel/ctx.ts";
import type { Case, Trial } from "../measure/cases.ts";
import type { Asking } from "./askers.ts";
import { audienceValues, madeAudience } from "./made_audiences.ts";

/** Longest p95 over HTTP, ms. */
const AIM = { mostMs: 100, mostRatio: null };
/** Different inputs of a case. */
const INPUTS = 60;

/** What is read of many documents, by whom. */
export async function documentCases(sql: Pool): Promise<Record<Asking, Case[]>> {
  const documents = await sql<{ code: string; zh: string; en: string; series: string; type: string }[]>`
    select d.code, z.title as zh, e.title as en, r.series_codes[1] as series, k.type_id as type
    from documents d
    join document_revisions r on r.document_id = d.id and r.publish_state = 1
    join tsb_details k on k.revision_id = r.id
    join document_texts z on z.revision_id = r.id and z.lang = 'zh_CN'
    join document_texts e on e.revision_id = r.id and e.lang = 'en_US'
    order by md5(d.code)
    limit ${INPUTS}`;
  const vehicles = await sql<{ vin: string }[]>`
    select vin from vehicles tablesample system (1) repeatable (2) order by md5(vin) limit ${INPUTS}`;
  const values = await audienceValues({ sql });
  type Document = typeof documents[number];
  const asked = (operationId: string, query: (one: Document, n: number) => Record<string, string>): Trial[] =>
    documents.map((one, n) => reading(callOf(operationId), query(one, n)));
  const published = "listPublishedTsbs", waiting = "listWaitingApprovals", working = "listTsbs";
  const named = (name: string, trials: Trial[]): Case => ({ name, trials, ...AIM });
  // Of the name of a part its beginning, as people type it.
  const words = ({ en }: Document) => en.split(/[,:]/)[0]!.toLowerCase();
  const counts = (name: string, given: (n: number) => object) =>
    named(
      `audience, ${name}`,
      [...Array(INPUTS).keys()].map((n) => posting("countTsbAudience", { audience: given(n) })),
    );
  return {
    technician: [
      named("reading list", asked(published, () => ({}))),
      named("reading list, deep", asked(published, (_, n) => ({ pageNo: String(200 + n * 20) }))),
      named("reading list, series", asked(published, ({ series }) => ({ seriesCodes: series }))),
      named("reading list, type", asked(published, ({ type }) => ({ typeId: type }))),
      named("reading list, zh word", asked(published, ({ zh }) => ({ keyword: zh.slice(0, 3) }))),
      named("reading list, en word", asked(published, (one) => ({ keyword: words(one) }))),
      named("reading list, code", asked(published, ({ code }) => ({ keyword: code.slice(0, 7) }))),
      named("reading list, unread", asked(published, () => ({ readState: "unread" }))),
      named("reading list, read", asked(published, () => ({ readState: "read" }))),
      named("reading list, by code", asked(published, () => ({ sort: "code" }))),
      named("search, code", asked("quickSearch", ({ code }) => ({ keyword: code }))),
      named("search, code begins", asked("quickSearch", ({ code }) => ({ keyword: code.slice(0, 6) }))),
      named("search, zh words", asked("quickSearch", ({ zh }) => ({ keyword: zh }))),
      named("search, en words", asked("quickSearch", ({ en }) => ({ keyword: en }))),
      named(
        "search, vehicle",
        asked("quickSearch", (one, n) => ({ keyword: words(one), vin: vehicles[n % vehicles.length]!.vin })),
      ),
    ],
    approver: [
      named("waiting for me", asked(waiting, () => ({}))),
      named("waiting, deep", asked(waiting, (_, n) => ({ pageNo: String(50 + n) }))),
      named("waiting, series", asked(waiting, ({ series }) => ({ seriesCode: series }))),
      named("waiting, kind", asked(waiting, () => ({ kind: "tsb" }))),
      named("waiting, zh word", asked(waiting, ({ zh }) => ({ keyword: zh.slice(0, 3) }))),
      named("waiting, code", asked(waiting, ({ code }) => ({ keyword: code.slice(0, 5) }))),
    ],
    engineer: [
      named("working list", asked(working, () => ({}))),
      named("working list, series", asked(working, ({ series }) => ({ seriesCodes: series }))),
      named("working list, zh word", asked(working, ({ zh }) => ({ keyword: zh.slice(0, 3) }))),
      counts("of all dimensions", (n) => madeAudience(values, n)),
      counts("everybody", () => ({})),
      counts("region", (n) => ({ region: [values.of.region[n % values.of.region.length]!] })),
      counts("province", (n) => ({ province: [values.of.province[n % values.of.province.length]!] })),
      counts("brand", (n) => ({ brand: [values.of.brand[n % values.of.brand.length]!] })),
      counts("country", (n) => ({ country: [values.of.country[n % values.of.country.length]!] })),
      counts("market", (n) => ({ market: [values.of.market[n % values.of.market.length]!] })),
      counts("role and post", (n) => ({
        role: [values.of.role[n % values.of.role.length]!],
        post: [values.of.post[n % values.of.post.length]!],
      })),
      counts("1,000 VINs", (n) => ({ vins: values.vins.slice(n * 100, n * 100 + 1000) })),
    ],
  };
}

function callOf(operationId: string): Call {
  const found = CALLS.all.find((call) => call.operationId === operationId);
  if (!found) throw new Error(`no such call: ${operationId}`);
  return found;
}

function reading(call: Call, query: Record<string, string>): Trial {
  const asked = new URLSearchParams(query).toString();
  const { pageNo, ...rest } = query;
  return {
    path: asked === "" ? call.path : `${call.path}?${asked}`,
    // The edge makes numbers of texts before the call sees them.
    service: (ctx) => run(ctx, call, pageNo === undefined ? rest : { ...rest, pageNo: Number(pageNo) }),
  };
}

function posting(operationId: string, body: unknown): Trial {
  const call = callOf(operationId);
  return {
    path: call.path,
    body,
    service: (ctx) => run(ctx, call, body),
  };
}

/** What the edge hands to a call; none of these looks at the request. */
async function run(ctx: Ctx, call: Call, given: unknown): Promise<unknown> {
  return await call.run(ctx, call.input.parse(given) as never, {} as never);
}
