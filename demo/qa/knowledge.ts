import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { releaseKnowledge } from "@/services/qa/release_knowledge.ts";
import type { People } from "./people.ts";
import { TOPICS } from "./threads.ts";

/** Who edits what a question taught. */
const EDITOR = "factory-engineer";
const HOUR_MS = 60 * 60_000;
/** Stores that write German titles have no German thread: what is released is Chinese or English. */
const LANGS = ["zh_CN", "en_US"] as const;

interface Closed {
  id: number;
  version: number;
  kind: QuestionKind;
  lang: typeof LANGS[number];
  title: string;
  body: string;
  answers: string[];
  closedAt: Date;
}

/** Of each topic one question in a language that was closed by adopting an answer, the one with most answers, released as knowledge some hours after that. */
export async function fillKnowledge(
  { sql }: Pick<DemoFilling, "sql">,
  people: People,
  now: Date,
): Promise<void> {
  const titles = [...TOPICS.part, ...TOPICS.technical].flatMap(({ title }) =>
    LANGS.map((_, place) => title[place]!)
  );
  const closed = await sql<Closed[]>`
    with answered as (
      select q.*, array(
        select r.body from question_replies r
        where r.question_id = q.id and r.part = 'answer' and r.user_id <> q.asker_id order by r.id
      ) as answers
      from questions q
      where q.closed_by = 'adoption' and q.title = any(${titles}::text[])
    )
    select distinct on (title) id::int, version, kind, lang, title, body, answers, closed_at
    from answered
    order by title, cardinality(answers) desc, closed_at, id`;
  for (const { id, version, kind, lang, title, body, answers, closedAt } of closed) {
    const at = new Date(Math.min(closedAt.getTime() + 5 * HOUR_MS, now.getTime()));
    const editor = await people.at(EDITOR, () => at, lang);
    if (!editor) return;
    await releaseKnowledge(editor, kind, {
      id,
      version,
      title,
      question: body,
      answer: [...new Set(answers)].join("\n"),
    });
  }
}
