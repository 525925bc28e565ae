import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { collation } from "@/engines/registers/entry_order.ts";
import { likeText } from "@/engines/registers/fragments.ts";
import { contactOrgs, contactPeople } from "./contact_scope.ts";

export interface ContactFilter {
  /** Looked for in names, accounts, telephones, mail addresses and posts of people, and in names and codes of their organisations. */
  keyword?: string;
  /** An organisation and all below it. */
  org?: string;
  /** Stores of a country, by its code. */
  country?: string;
}

export interface ContactList extends ContactFilter {
  pageNo: number;
  pageSize: number;
}

/** A person as the directory tells of them. */
export interface Contact {
  id: number;
  userCode: string;
  fullName: string;
  /** Names of the posts in the reader's language, joined. */
  posts: string | null;
  phone: string | null;
  email: string | null;
  orgCode: string;
  orgName: string;
  orgKind: string;
}

/** Words of a keyword that are looked for; all of them must be there. */
const MOST_WORDS = 6;

/** People of the directory, by name in the reader's language. */
export async function listContacts(ctx: Ctx, list: ContactList): Promise<Page<Contact>> {
  const { sql } = ctx;
  const { pageNo, pageSize } = list;
  const from = sql`
    from users u
    join orgs o on o.code = u.org_code
    where ${contactPeople(ctx)} and ${contactOrgs(ctx)} ${narrowed(ctx, list)}`;
  const [counted] = await sql<{ total: number }[]>`select count(*)::int as total ${from}`;
  const total = counted!.total;
  const chain = ctx.chain as string[];
  const records = total === 0 ? [] : await sql<Contact[]>`
    select u.id::int, u.user_code, u.full_name, u.phone, u.email,
      o.code as org_code, name_in(o.names, ${chain}) as org_name, o.kind as org_kind,
      (
        select string_agg(name_in(p.names, ${chain}), ', ' order by p.sort, p.code)
        from user_post_links l
        join user_posts p on p.code = l.post_code
        where l.user_id = u.id
      ) as posts
    ${from}
    order by u.full_name ${collation(ctx, ctx.lang)}, u.id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: [...records] };
}

function narrowed(ctx: Ctx, { keyword, org, country }: ContactFilter): Fragment {
  const { sql } = ctx;
  const words = (keyword ?? "").trim().split(/\s+/).filter((word) => word !== "").slice(0, MOST_WORDS);
  return words.reduce(
    (before, word) => sql`${before} and u.id = any(array(${peopleWith(ctx, word)}))`,
    sql`
      ${org ? sql`and o.code in (select org_and_below(${org}))` : sql``}
      ${country ? sql`and o.country_code = ${country} and o.kind = 'store'` : sql``}`,
  );
}

/** Ids of the people of whom a word tells, each place by its own index. */
function peopleWith({ sql }: Ctx, word: string): Fragment {
  const pattern = `%${likeText(word)}%`;
  const digits = word.replace(/\D/g, "");
  // Telephones are written with marks between the digits, and looked for without.
  const byPhone = digits.length >= 3 && digits.length >= word.length - 2
    ? sql`or translate(phone, ' ()-./', '') like ${`%${digits}%`}`
    : sql``;
  return sql`
    select id from users where user_code::text ilike ${pattern}
    union all
    select id from users where full_name ilike ${pattern}
    union all
    select id from users where email::text ilike ${pattern}
    union all
    select id from users where phone ilike ${pattern} ${byPhone}
    union all
    select id from users where org_code in (
      select code from orgs where code ilike ${pattern}
      union all
      select code from orgs where names_text(names) ilike ${pattern}
    )
    union all
    select l.user_id from user_post_links l join user_posts p on p.code = l.post_code where names_text(p.names) ilike ${pattern}`;
}
