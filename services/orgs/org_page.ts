import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import { agencyRegister } from "./agency_register.ts";
import { type OpenItem, openItemsOf } from "./open_items.ts";

/** One person of an organisation as its page shows them. */
export interface OrgPerson {
  id: number;
  userCode: string;
  fullName: string;
  /** Names of posts and roles in the reader's language, joined. */
  posts: string | null;
  roles: string | null;
  state: "normal" | "frozen" | "not_activated";
  phone: string | null;
  email: string | null;
}

/** An organisation directly below another. */
export interface OrgMember {
  code: string;
  name: string;
  kind: string;
  state: string;
  country: string | null;
}

/** What is shown of a list, and how many there are. */
export interface Part<T> {
  total: number;
  shown: T[];
}

/** All that the page of a store or another organisation shows. */
export interface OrgPage {
  entry: EntryOf<typeof agencyRegister>;
  /** Names from the province down to the store's own district. */
  place: string[];
  people: Part<OrgPerson>;
  members: Part<OrgMember>;
  openItems: OpenItem[];
}

const MAX_PEOPLE = 50;
const MAX_MEMBERS = 50;

/** The page of an organisation; null where the reader may not see it or there is none. Refuses `no-right`. */
export async function readOrgPage(ctx: Ctx, code: string): Promise<OrgPage | null> {
  const entry = await readEntry(ctx, agencyRegister, code);
  if (entry === null) return null;
  const [place, people, members, openItems] = await Promise.all([
    placeOf(ctx, entry.values.district),
    peopleOf(ctx, code),
    membersOf(ctx, code),
    openItemsOf(ctx, code),
  ]);
  return { entry, place, people, members, openItems };
}

async function placeOf({ sql, chain }: Ctx, district: string | null): Promise<string[]> {
  if (district === null) return [];
  const rows = await sql<{ name: string }[]>`
    with recursive above as (
      select code, parent_code, names, 0 as height from districts where code = ${district}
      union all
      select d.code, d.parent_code, d.names, above.height + 1
      from districts d
      join above on d.code = above.parent_code
      where above.height < 8
    )
    select name_in(names, ${chain as string[]}) as name from above order by height desc`;
  return rows.map(({ name }) => name);
}

async function peopleOf({ sql, chain, lang }: Ctx, code: string): Promise<Part<OrgPerson>> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from users where org_code = ${code} and deleted_at is null`;
  const shown = await sql<OrgPerson[]>`
    select u.id::int, u.user_code, u.full_name, u.state, u.phone, u.email,
      (
        select string_agg(name_in(p.names, ${chain as string[]}), ${
    betweenNames(lang)
  } order by p.sort, p.code)
        from user_post_links l
        join user_posts p on p.code = l.post_code
        where l.user_id = u.id
      ) as posts,
      (
        select string_agg(distinct name_in(r.names, ${chain as string[]}), ${betweenNames(lang)})
        from user_roles ur
        join roles r on r.code = ur.role_code
        where ur.user_id = u.id
      ) as roles
    from users u
    where u.org_code = ${code} and u.deleted_at is null
    order by u.state = 'normal' desc, u.full_name, u.id
    limit ${MAX_PEOPLE}`;
  return { total: counted!.total, shown: [...shown] };
}

async function membersOf({ sql, chain }: Ctx, code: string): Promise<Part<OrgMember>> {
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from orgs where parent_code = ${code} and deleted_at is null`;
  const shown = await sql<OrgMember[]>`
    select o.code, name_in(o.names, ${chain as string[]}) as name, o.kind, o.state,
      (select name_in(c.names, ${chain as string[]}) from countries c where c.code = o.country_code) as country
    from orgs o
    where o.parent_code = ${code} and o.deleted_at is null
    order by o.kind = 'dealer_group' desc, o.code
    limit ${MAX_MEMBERS}`;
  return { total: counted!.total, shown: [...shown] };
}
