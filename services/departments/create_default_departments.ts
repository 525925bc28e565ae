import type { Ctx } from "@/kernel/ctx.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";

/** The departments that the portal cannot do without, with the codes that they begin with. */
const NEEDED = [
  { kind: "claim-1", code: "CLAIM1" },
  { kind: "claim-2", code: "CLAIM2" },
  { kind: "claim-3", code: "CLAIM3" },
  { kind: "tsb", code: "TSB" },
  { kind: "case", code: "CASE" },
  { kind: "labor", code: "LABOR" },
] as const;

/**
 * Brings the three claim departments, TSB approval and the approval of repair cases and labor items into the database at the start, where none of their kind was ever made. Names that
 * people have changed stay. Runs side by side in many processes.
 */
export async function createDefaultDepartments(
  { sql }: Pick<Ctx, "sql">,
  dictionaries: Dictionaries,
): Promise<void> {
  const rows = NEEDED.map(({ kind, code }, sort) => ({
    kind,
    code,
    sort,
    names: namesOf(dictionaries, kind),
  }));
  await sql`
    insert into departments (code, kind, sort, names)
    select r.code, r.kind, r.sort, r.names
    from jsonb_to_recordset(${sql.json(rows)}::jsonb) r (code text, kind text, sort int, names jsonb)
    where not exists (select from departments d where d.kind = r.kind)
    on conflict do nothing`;
}

function namesOf(dictionaries: Dictionaries, kind: string): Partial<Record<Lang, string>> {
  const key = `departments.department.kind_${kind}`;
  return Object.fromEntries(
    LANGS.filter((lang) => dictionaries.get(lang)?.has(key)).map((lang) => [
      lang,
      translator(dictionaries, lang)(key),
    ]),
  );
}
