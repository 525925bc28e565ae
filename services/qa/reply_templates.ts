import type { Ctx } from "@/kernel/ctx.ts";
import { chainOf } from "@/kernel/texts/languages.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { Question } from "./question_types.ts";

/** A text that an answer can begin with, filled in for a question. */
export interface ReplyTemplate {
  code: string;
  name: string;
  body: string;
}

/** What answers to a question can begin with, called in the reader's language and written in that of the question as far as there is such a text. */
export async function replyTemplates(
  ctx: Ctx,
  question: Pick<Question, "kind" | "lang" | "code" | "vin" | "seriesName" | "askerName">,
): Promise<ReplyTemplate[]> {
  const rows = await ctx.sql<ReplyTemplate[]>`
    select x.code, name_in(x.names, ${ctx.chain as string[]}) as name, name_in(x.bodies, ${[
    ...chainOf(question.lang as Lang),
    ...ctx.chain,
  ] as string[]}) as body
    from reply_templates x
    where x.deleted_at is null and (x.kind is null or x.kind = ${question.kind})
    order by x.sort, x.code`;
  const values: Readonly<Record<string, string | null>> = {
    code: question.code,
    vin: question.vin,
    series: question.seriesName,
    asker: question.askerName,
  };
  return rows.map((one) => ({
    ...one,
    body: one.body.replace(
      /\{(\w+)\}/g,
      (whole, name: string) => name in values ? values[name] ?? "" : whole,
    ),
  }));
}
