import type { Ctx } from "@/kernel/ctx.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";
import { TSB_TYPES, URGENT_TYPES, WORK_DAYS } from "./tsb_types.ts";

/** Brings the fifteen types into the database at the start, where none was ever made. Names that people have changed stay. */
export async function createDefaultTypes(
  { sql }: Pick<Ctx, "sql">,
  dictionaries: Dictionaries,
): Promise<void> {
  const rows = TSB_TYPES.map((code, sort) => ({
    code,
    sort,
    urgent: URGENT_TYPES.includes(code),
    raises: code in WORK_DAYS,
    days: WORK_DAYS[code] ?? null,
    names: Object.fromEntries(
      LANGS.filter((lang) => dictionaries.get(lang)?.has(`tsb.kind_${code}`))
        .map((lang) => [lang, translator(dictionaries, lang)(`tsb.kind_${code}`)]),
    ),
  }));
  await sql`
    insert into tsb_types (code, sort, urgent, raises_work_orders, due_days, names)
    select r.code, r.sort, r.urgent, r.raises, r.days, r.names
    from jsonb_to_recordset(${sql.json(rows)}::jsonb) r (
      code text, sort int, urgent boolean, raises boolean, days int, names jsonb
    )
    where not exists (select from tsb_types)
    on conflict do nothing`;
}
