import { findTargets, type LinkTarget } from "@/engines/links/find_targets.ts";
import { namedInTexts, type NamedThing } from "@/engines/links/named_in_texts.ts";
import { withoutOverlaps } from "@/engines/links/recognise.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { may, type Right } from "@/kernel/access/rights.ts";
import type { QuestionKind } from "./advance_question.ts";
import { knowledgeScope } from "./find_knowledge.ts";
import { lookAlikes } from "./look_alikes.ts";
import { QUESTION_ROUTES, questionScope } from "./question_rights.ts";

/** Codes of questions within a text. */
const QUESTION = /(?<![\w-])[PT]Q-\d{4}-\d{6}(?![\w-])/g;

/** What an answer can lead to: what the words name by number or code, then knowledge, cases, bulletins and DTCs that say them. Inserted by their codes, which the thread shows as links. */
export async function replyLinkTargets(ctx: Ctx, kind: QuestionKind, words: string): Promise<LinkTarget[]> {
  const [named, alike] = await Promise.all([
    findTargets(ctx, words),
    lookAlikes(ctx, kind, { text: words }),
  ]);
  const said = alike.filter(({ code }) => code !== "").map(({ source, key, code, title }): LinkTarget => ({
    kind: source,
    id: key,
    code,
    title,
    kindName: ctx.t(source === "knowledge" ? "qa.knowledge" : `links.kind_${source}`),
  }));
  const once = new Map([...named, ...said].map((one) => [one.code, one]));
  return [...once.values()];
}

/** What texts of a thread name, so that each leads there: things by number or code, and other questions or what they taught. */
export async function namedInThread(
  ctx: Ctx,
  texts: readonly string[],
): Promise<NamedThing[][]> {
  const codes = [...new Set(texts.flatMap((text) => text.match(QUESTION) ?? []))].slice(0, 50);
  const [things, questions] = await Promise.all([
    namedInTexts(ctx, texts),
    codes.length === 0 ? [] : questionsOf(ctx, codes),
  ]);
  const known = new Map(questions.map((one) => [one.code, one]));
  return texts.map((text, place) =>
    withoutOverlaps([
      ...things[place]!,
      ...[...text.matchAll(QUESTION)].flatMap(({ 0: code, index }) => {
        const question = known.get(code);
        return question
          ? [{ at: index, length: code.length, title: question.title, link: question.link }]
          : [];
      }),
    ])
  );
}

async function questionsOf(
  ctx: Ctx,
  codes: readonly string[],
): Promise<{ code: string; title: string; link: string }[]> {
  const { sql } = ctx;
  const found = await Promise.all((["part", "technical"] as const).map(async (kind) => {
    const { view } = QUESTION_ROUTES[kind];
    if (!may(ctx.actor, `${view}:view`)) return [];
    return await sql<{ code: string; title: string; link: string }[]>`
      select q.code, coalesce(k.title, q.title) as title,
        ${view}::text || case when k.question_id is null then '?id=' else '?knowledge=' end || q.id as link
      from questions q
      left join question_knowledge k on k.question_id = q.id and ${knowledgeScope(ctx, kind)}
      where q.kind = ${kind} and q.code = any(${[...codes]})
        and (k.question_id is not null or ${questionScope(ctx, `${view}:view` as Right)})`;
  }));
  return found.flat();
}
