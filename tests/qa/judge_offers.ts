import { v7 as uuid } from "uuid";
import { TOPICS } from "@/demo/qa/threads.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { makeCtx, type Pool } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { LookAlike } from "@/services/qa/look_alike.ts";
import { lookAlikes } from "@/services/qa/look_alikes.ts";
import type { Helps, JudgedQuestion } from "./judged_questions.ts";

/** What helps must be among so many. */
const AMONG = 3;

/** How many beginnings of a language were answered by what helps, and those that were not, with what was offered. */
export interface JudgedLanguage {
  lang: Lang;
  asked: number;
  hits: number;
  missed: string[];
}

/** Asks each beginning as a technician of a store over the demo's data. */
export async function judgeOffers(
  sql: Pool,
  questions: readonly JudgedQuestion[],
): Promise<JudgedLanguage[]> {
  const dictionaries = await shippedTexts();
  const actor = (await loadUser(makeCtx({ pool: sql, dictionaries }, uuid), "store-technician"))!;
  const titles = new Map(
    (await sql<{ code: string; title: string }[]>`
      select d.code, x.title from documents d join document_revisions r on r.document_id = d.id
      join document_texts x on x.revision_id = r.id and x.lang = 'en_US' where d.kind in ('case', 'tsb')`)
      .map(({ code, title }) => [code, title]),
  );
  const judged = new Map<Lang, JudgedLanguage>();
  for (const { kind, lang, typed, filled, helps } of questions) {
    const ctx = makeCtx({ pool: sql, dictionaries, actor, lang }, uuid);
    const offered = (await lookAlikes(ctx, kind, { text: typed, ...filled })).slice(0, AMONG);
    const one = judged.get(lang) ?? { lang, asked: 0, hits: 0, missed: [] };
    judged.set(lang, one);
    one.asked++;
    if (offered.some((offer) => helps.some((help) => isMeant(help, offer, titles)))) one.hits++;
    else {
      const told = offered.map(({ source, title, weight }) => `${source} ${title} ${weight.toFixed(2)}`);
      one.missed.push(`${typed} -> ${told.join(" | ") || "nothing"}; not ${helps.join(" or ")}`);
    }
  }
  return [...judged.values()];
}

/** Whether an offer is what was judged to help, in whichever language it is written. */
function isMeant(
  help: Helps,
  { source, code, title }: LookAlike,
  titles: ReadonlyMap<string, string>,
): boolean {
  const [where, what] = help.split(": ", 2) as [string, string];
  if (where !== source) return false;
  if (source === "dtc") return code === what;
  if (source !== "knowledge") return titles.get(code)?.includes(what) ?? false;
  const topic = [...TOPICS.part, ...TOPICS.technical].find((one) => one.title[1].includes(what));
  if (!topic) throw new Error(`no topic ${what}`);
  // A bench has many pieces of one topic, told apart by a number: each helps as much.
  return (topic.title as readonly string[]).includes(title.replace(/ \d+$/, ""));
}
