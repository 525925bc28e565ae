import type { Ctx } from "@/kernel/ctx.ts";
import { visibleSeries } from "@/services/epc/visible_series.ts";

interface Choice {
  value: string;
  label: string;
}

/** What can be chosen of a situation: symptoms of the vocabulary, and series that the caller may see. */
export async function situationChoices(ctx: Ctx): Promise<{ symptoms: Choice[]; series: Choice[] }> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [symptoms, series] = await Promise.all([
    sql<Choice[]>`
      select w.word as value, name_in(w.names, ${chain}) as label
      from case_words w
      where w.kind = 'symptom' and w.deleted_at is null
      order by w.sort, w.word`,
    sql<Choice[]>`
      select s.code as value, name_in(s.names, ${chain}) as label
      from series s
      where ${visibleSeries(ctx)}
      order by label`,
  ]);
  return { symptoms: [...symptoms], series: [...series] };
}
