import type { Fragment } from "postgres";
import type { Ctx, Sql } from "@/kernel/ctx.ts";
import { isLang, type Lang } from "@/kernel/texts/languages.ts";
import type { Edition } from "./editions.ts";
import type { Assignment, User, UserType } from "./user.ts";

/** Columns of a person as `userColumns` selects them. */
export interface UserRow {
  userId: number | string;
  userCode: string;
  fullName: string;
  email: string | null;
  userType: UserType | null;
  orgCode: string | null;
  orgNames: Record<string, string> | null;
  countryCode: string | null;
  marketCode: string | null;
  priceList: string | null;
  editions: Edition[];
  brandCodes: string[];
  userLang: string;
  /** Of a store's country; null for everybody else. */
  countryLanguages: string[] | null;
  zone: string;
  assignments: { role: string; market: string | null; org: string | null }[] | null;
  roleRights: Record<string, string[]> | null;
}

/**
 * Select list of a person with organisation, market and assignments in one query, over `users u`. A role bound to markets
 * counts in those of the edition only, nowhere where it has none of them; an assignment that names a market counts there.
 */
export function userColumns(sql: Sql, edition: Edition | Fragment) {
  return sql`
    u.id as user_id, u.user_code, u.full_name, u.email, u.user_type, u.country_code, u.editions, u.brand_codes,
    u.lang as user_lang, u.zone, o.code as org_code, o.names as org_names,
    m.code as market_code, m.price_list,
    case when u.user_type = 'store' then (
      select c.languages
      from countries c
      where c.code = coalesce(o.country_code, u.country_code) and c.deleted_at is null
    ) end as country_languages,
    (
      select jsonb_agg(jsonb_build_object('role', a.role_code, 'market', a.market, 'org', a.org_code))
      from (
        select ur.role_code, ur.org_code, coalesce(ur.market_code, bound.market_code) as market
        from user_roles ur
        left join (
          select rm.role_code, rm.market_code
          from role_markets rm
          join markets mm on mm.code = rm.market_code and mm.edition = ${edition} and mm.deleted_at is null
        ) bound on bound.role_code = ur.role_code and ur.market_code is null
        where ur.user_id = u.id and (
          case
            when ur.market_code is not null then exists (
              select from markets mm where mm.code = ur.market_code and mm.edition = ${edition}
            )
            else bound.market_code is not null
              or not exists (select from role_markets rm where rm.role_code = ur.role_code)
          end
        )
        order by ur.id, bound.market_code
      ) a
    ) as assignments,
    (
      select jsonb_object_agg(r.role_code, r.rights)
      from (
        select rr.role_code, jsonb_agg(rr.fun_link || ':' || rr.head_api) as rights
        from role_rights rr
        where rr.role_code in (select role_code from user_roles where user_id = u.id)
        group by rr.role_code
      ) r
    ) as role_rights`;
}

/** Joins that `userColumns` needs: the organisation, and the market of it or else of the user's country. */
export function userJoins(sql: Sql, edition: Edition | Fragment) {
  return sql`
    left join orgs o on o.code = u.org_code
    left join lateral (
      select mk.code, mk.price_list
      from markets mk
      left join market_countries mc on mc.market_code = mk.code and mc.country_code = u.country_code
      where mk.edition = ${edition} and mk.deleted_at is null and (mk.code = o.market_code or mc.country_code is not null)
      order by (mk.code = o.market_code) is true desc, mk.code
      limit 1
    ) m on true`;
}

/** The best of several languages, as the database's `name_in` finds it: the reader's, then zh_CN, then any. */
function nameIn(names: Record<string, string> | null, chain: readonly Lang[]): string | null {
  if (!names) return null;
  for (const lang of [...chain, "zh_CN"]) if (names[lang]) return names[lang];
  return Object.values(names).find((name) => name !== "") ?? null;
}

/** Builds the person of a row for a reader of these languages; the rights of a role are one set shared by its assignments. */
export function userOfRow(row: UserRow, chain: readonly Lang[]): User {
  const rights = new Map(Object.entries(row.roleRights ?? {}).map(([role, list]) => [role, new Set(list)]));
  const none: ReadonlySet<string> = new Set();
  const assignments: Assignment[] = (row.assignments ?? []).map((given) => ({
    ...given,
    rights: rights.get(given.role) ?? none,
  }));
  if (!row.userType) throw new Error(`user ${row.userCode} has no type and cannot have a session`);
  return {
    kind: "person",
    id: Number(row.userId),
    userCode: row.userCode,
    fullName: row.fullName,
    email: row.email,
    userType: row.userType,
    orgCode: row.orgCode,
    orgName: nameIn(row.orgNames, chain),
    countryCode: row.countryCode,
    marketCode: row.marketCode,
    priceList: row.priceList,
    editions: row.editions,
    brandCodes: row.brandCodes,
    lang: isLang(row.userLang) ? row.userLang : "en_US",
    languages: (row.countryLanguages ?? []).filter(isLang),
    zone: row.zone,
    assignments,
  };
}

/** Loads one person for an edition, or null. For tests, jobs and the demo; requests come through `sessionOf`. */
export async function loadUser(
  ctx: Ctx,
  userCode: string,
  edition: Edition = ctx.edition,
): Promise<User | null> {
  const { sql } = ctx;
  const [row] = await sql<UserRow[]>`
    select ${userColumns(sql, edition)}
    from users u
    ${userJoins(sql, edition)}
    where u.user_code = ${userCode} and u.deleted_at is null`;
  return row ? userOfRow(row, ctx.chain) : null;
}
