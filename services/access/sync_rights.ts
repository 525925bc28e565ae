import type { Ctx } from "../ctx.ts";
import type { Lang } from "../i18n/languages.ts";
import { LANGS } from "../i18n/languages.ts";
import { type Dictionaries, translator } from "../i18n/texts.ts";
import type { RightEntry } from "./rights_catalogue.ts";
import { SEEDED_ROLES } from "./seeded_roles.ts";

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
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    await sql`lock table seeded_role_rights in share row exclusive mode`;
    const rights = await sql`
      insert into rights ${sql(catalogue.map((right) => ({ ...right })))}
      on conflict (fun_link, head_api) do update
      set item_id = excluded.item_id, title_key = excluded.title_key
      where (rights.item_id, rights.title_key) is distinct from (excluded.item_id, excluded.title_key)
      returning (xmax = 0) as is_new`;
    const roles = await sql`
      insert into roles ${
      sql(
        SEEDED_ROLES.map(({ code }, sort) => ({
          code,
          names: sql.json(roleNames(dictionaries, code)),
          sort,
        })),
      )
    }
      on conflict (code) do nothing
      returning code`;
    const known = new Set(catalogue.map(({ funLink, headApi }) => `${funLink}:${headApi}`));
    const wanted = SEEDED_ROLES.flatMap(({ code, rights }) =>
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

/** Names of a seeded role in the languages that have one of their own. */
function roleNames(dictionaries: Dictionaries, code: string): Partial<Record<Lang, string>> {
  const names: Partial<Record<Lang, string>> = {};
  for (const lang of LANGS) {
    if (dictionaries.get(lang)?.has(`role.${code}`)) {
      names[lang] = translator(dictionaries, lang)(`role.${code}`);
    }
  }
  return names;
}
