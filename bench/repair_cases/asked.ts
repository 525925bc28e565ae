import type { Call } from "@/engines/calls/define_call.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import type { Pool } from "@/kernel/ctx.ts";
import type { Case, Trial } from "../measure/cases.ts";
import type { Asking } from "./askers.ts";

/** Longest p95 over HTTP, ms: of lists, and of the offer while a case is written. */
const LIST = { mostMs: 100, mostRatio: null }, OFFER = { mostMs: 150, mostRatio: null };
/** Different inputs of each. */
const INPUTS = 60;

/** `by`: who asks; left out: technicians of a store. */
type AskedCase = Case & { by?: Asking };

/** What is read of many published cases. */
export async function repairCaseTrials(sql: Pool, typed: readonly string[]): Promise<AskedCase[]> {
  const cases = await sql<
    { zh: string; en: string; series: string; symptom: string; dtc: string | null; part: string | null }[]
  >`
    select z.title as zh, e.title as en, f.series_code as series, f.symptoms[1] as symptom, f.dtc_codes[1] as dtc, f.part_numbers[1] as part
    from case_search f
    join document_texts z on z.revision_id = f.revision_id and z.lang = 'zh_CN'
    join document_texts e on e.revision_id = f.revision_id and e.lang = 'en_US'
    where f.document_id > 10000000 and f.document_id % 3331 = 0
    order by f.document_id limit ${INPUTS}`;
  type One = typeof cases[number];
  const asked = (
    operationId: string,
    query: (one: One, n: number) => Record<string, string | null>,
  ): Trial[] => cases.map((one, n) => reading(operationId, query(one, n)));
  const list = "listPublishedRepairCases", work = "listRepairCases", offer = "listSimilarRepairCases";
  return [
    { name: "list", trials: asked(list, () => ({})), ...LIST },
    { name: "list, deep", trials: asked(list, (_, n) => ({ pageNo: String(200 + n * 20) })), ...LIST },
    { name: "list, series", trials: asked(list, ({ series }) => ({ seriesCode: series })), ...LIST },
    { name: "list, symptom", trials: asked(list, ({ symptom }) => ({ symptoms: symptom })), ...LIST },
    { name: "list, DTC", trials: asked(list, ({ dtc }) => ({ dtc: dtc ?? "P0AA6" })), ...LIST },
    { name: "list, part", trials: asked(list, ({ part }) => ({ part: part ?? "1" })), ...LIST },
    { name: "list, zh words", trials: asked(list, ({ zh }) => ({ keyword: zh.slice(0, 4) })), ...LIST },
    {
      name: "list, en words",
      trials: asked(list, ({ en }) => ({ keyword: en.split(" ").slice(0, 2).join(" ") })),
      ...LIST,
    },
    { name: "list, by code", trials: asked(list, () => ({ sort: "-code" })), ...LIST },
    { name: "list, by what helped", trials: asked(list, () => ({ sort: "-helped" })), ...LIST },
    { name: "working list", trials: asked(work, () => ({})), ...LIST },
    { name: "working list, factory", by: "factory", trials: asked(work, () => ({})), ...LIST },
    {
      name: "working list, factory, symptom",
      by: "factory",
      trials: asked(work, ({ symptom }) => ({ symptoms: symptom })),
      ...LIST,
    },
    {
      name: "working list, factory, zh words",
      by: "factory",
      trials: asked(work, ({ zh }) => ({ keyword: zh.slice(0, 4) })),
      ...LIST,
    },
    {
      name: "offer, words",
      trials: typed.slice(0, INPUTS).map((words) => reading(offer, { words })),
      ...OFFER,
    },
    {
      name: "offer, common words",
      trials: asked(offer, ({ zh, en }) => ({ words: `${zh} ${en}` })),
      ...OFFER,
    },
    {
      name: "offer, DTC and symptom",
      trials: asked(
        offer,
        ({ dtc, symptom, series }) => ({ dtcCodes: dtc, symptoms: symptom, seriesCode: series }),
      ),
      ...OFFER,
    },
    {
      name: "offer, all of it",
      trials: asked(offer, ({ zh, dtc, symptom, series, part }) => ({
        words: zh,
        dtcCodes: dtc,
        symptoms: symptom,
        seriesCode: series,
        parts: part,
      })),
      ...OFFER,
    },
  ];
}

function callOf(operationId: string): Call {
  const found = CALLS.all.find((call) => call.operationId === operationId);
  if (!found) throw new Error(`no such call: ${operationId}`);
  return found;
}

function reading(operationId: string, query: Record<string, string | null>): Trial {
  const call = callOf(operationId);
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
  const { pageNo, ...rest } = given;
  const asked = new URLSearchParams(given).toString();
  return {
    path: asked === "" ? call.path : `${call.path}?${asked}`,
    // The edge makes numbers of texts before the call sees them.
    service: async (ctx) =>
      await call.run(
        ctx,
        call.input.parse(pageNo === undefined ? rest : { ...rest, pageNo: Number(pageNo) }) as never,
        {} as never,
      ),
  };
}
