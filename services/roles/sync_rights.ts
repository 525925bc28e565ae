import type { Ctx } from "@/kernel/ctx.ts";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { type Dictionaries, translator } from "@/kernel/texts/texts.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import type { RightEntry } from "./rights_catalogue.ts";
import { seededRoles } from "./seeded_roles.ts";

/**
 * Brings rights and seeded roles into the database at the start: adds what is new, and never takes away nor gives again
 * what an administrator has edited. Runs side by side in many processes.
 *
 * @returns how many rights, roles and rights of roles were added
 */
export async function syncRights(
  ctx: Ctx,
  catalogue: readonly RightEntry[],
  dictionaries: Dictionaries,
): Promise<{ rights: number; roles: number; given: number }> {
  const seeded = seededRoles();
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    await sql`lock table seeded_role_rights in share row exclusive mode`;
    const rows = catalogue.map((right) => ({
      ...right,
      names: sql.json(namesIn(dictionaries, right.titleKey)),
      pageNames: sql.json(namesIn(dictionaries, pageTitle(right))),
    }));
    // Names that somebody changed stay; a right that went with its page and has come back is in force again.
    const rights = await sql`
      insert into rights ${sql(rows)}
      on conflict (fun_link, head_api) do update
      set item_id = excluded.item_id, title_key = excluded.title_key, page_names = excluded.page_names,
        names = case when rights.changed_at is null then excluded.names else rights.names end, deleted_at = null
      where rights.deleted_at is not null
        or (rights.item_id, rights.title_key, rights.page_names)
          is distinct from (excluded.item_id, excluded.title_key, excluded.page_names)
        or (rights.changed_at is null and rights.names <> excluded.names)
      returning (xmax = 0) as is_new`;
    await sql`
      update rights
      set deleted_at = ${tx.clock()}
      where deleted_at is null and code <> all(${
      catalogue.map((right) => `${right.funLink}:${right.headApi}`)
    })`;
    const roles = await sql`
      insert into roles ${
      sql(
        seeded.map(({ code }, sort) => ({
          code,
          names: sql.json(namesIn(dictionaries, `roles.seeded.${code}`)),
          sort,
        })),
      )
    }
      on conflict (code) do nothing
      returning code`;
    const known = new Set(catalogue.map(({ funLink, headApi }) => `${funLink}:${headApi}`));
    const wanted = seeded.flatMap(({ code, rights }) =>
      (rights === "all" ? [...known] : rights.filter((right) => known.has(right))).map((right) => {
        const at = right.indexOf(":");
        return { roleCode: code, funLink: right.slice(0, at), headApi: right.slice(at + 1) };
      })
    );
    const fresh = await sql<{ roleCode: string; funLink: string; headApi: string }[]>`
      insert into seeded_role_rights ${sql(wanted)}
      on conflict do nothing
      returning role_code, fun_link, head_api`;
    if (fresh.length > 0) {
      await sql`
        insert into role_rights ${sql(fresh.map((row) => ({ ...row })))}
        on conflict do nothing`;
    }
    return { rights: rights.filter((row) => row.isNew).length, roles: roles.length, given: fresh.length };
  });
}

/** Text key of the page or tile that a right belongs to; one of a page that is not there yet has none. */
function pageTitle({ funLink, itemId }: RightEntry): string | null {
  return itemId === "" ? pageOf(funLink)?.title ?? null : "page.index";
}

/** A text in the languages that have one of their own. */
function namesIn(dictionaries: Dictionaries, key: string | null): Partial<Record<Lang, string>> {
  const names: Partial<Record<Lang, string>> = {};
  if (key === null) return names;
  for (const lang of LANGS) {
    if (dictionaries.get(lang)?.has(key)) names[lang] = translator(dictionaries, lang)(key);
  }
  return names;
}
