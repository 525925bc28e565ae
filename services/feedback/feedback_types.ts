import type { Ctx } from "@/kernel/ctx.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";

/** Types that feedback can be sent under, in their order. */
export async function openFeedbackTypes({ sql, chain }: Ctx): Promise<{ value: string; label: string }[]> {
  return [
    ...await sql<{ value: string; label: string }[]>`
      select code as value, name_in(names, ${chain as string[]}) as label
      from feedback_types
      where active and deleted_at is null
      order by sort, code`,
  ];
}

/** Text key of the type that is there from the start. */
const NAME = "feedback.type.subject_other";

/** Brings one type into the database at the start, where none was ever made, so that feedback can be sent from the first day on. */
export async function createDefaultFeedbackType(
  { sql }: Pick<Ctx, "sql">,
  dictionaries: Dictionaries,
): Promise<void> {
  const names = Object.fromEntries(
    LANGS.filter((lang) => dictionaries.get(lang)?.has(NAME))
      .map((lang) => [lang, translator(dictionaries, lang)(NAME)]),
  );
  await sql`
    insert into feedback_types (code, subject, sort, names)
    select 'OTHER', 'other', 900, ${sql.json(names)}
    where not exists (select from feedback_types)
    on conflict do nothing`;
}
