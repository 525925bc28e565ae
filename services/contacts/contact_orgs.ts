import type { Ctx } from "@/kernel/ctx.ts";
import { likeText } from "@/engines/registers/fragments.ts";
import { contactOrgs } from "./contact_scope.ts";

/** An organisation as the directory tells of it. */
export interface ContactOrg {
  code: string;
  name: string;
  kind: string;
  address: string | null;
  postcode: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  hours: string[];
  zone: string;
  countryCode: string | null;
  /** The organisation above. */
  parentCode: string | null;
  parentName: string | null;
  parentKind: string | null;
}

/** A branch of the directory's tree. */
export interface ContactBranch {
  /** Code of an organisation, or of a country. */
  code: string;
  name: string;
  /** Stores below it. */
  stores: number;
}

export interface ContactTree {
  factories: ContactBranch[];
  groups: ContactBranch[];
  countries: ContactBranch[];
  /** Stores of the group or country that is unfolded. */
  stores: ContactBranch[];
}

/** What is unfolded in the tree. */
export interface Unfolded {
  group?: string;
  country?: string;
}

/** Where an organisation stands in the tree. */
export function branchOf(org: ContactOrg): Unfolded {
  if (org.kind === "dealer_group") return { group: org.code };
  if (org.kind !== "store") return {};
  return org.parentKind === "dealer_group"
    ? { group: org.parentCode ?? undefined }
    : { country: org.countryCode ?? undefined };
}

/** So many stores are listed below a branch; the others are found by their name. */
export const MAX_STORES = 100;
const MAX_FOUND = 6;

function orgColumns({ sql, chain }: Ctx) {
  return sql`
    o.code, name_in(o.names, ${chain as string[]}) as name, o.kind, o.address, o.postcode, o.phone, o.email, o.hours, o.zone,
    o.country_code, o.parent_code,
    (select name_in(c.names, ${chain as string[]}) from countries c where c.code = o.country_code) as country,
    (select name_in(p.names, ${chain as string[]}) from orgs p where p.code = o.parent_code) as parent_name,
    (select p.kind from orgs p where p.code = o.parent_code) as parent_kind`;
}

/** One organisation of the directory; null where the reader does not find it there. */
export async function readContactOrg(ctx: Ctx, code: string): Promise<ContactOrg | null> {
  const [org] = await ctx.sql<ContactOrg[]>`
    select ${orgColumns(ctx)} from orgs o where o.code = ${code} and ${contactOrgs(ctx)}`;
  return org ?? null;
}

/** Organisations whose name, code or telephone holds the keyword: the nearest by code. */
export async function findContactOrgs(ctx: Ctx, keyword: string): Promise<ContactOrg[]> {
  const pattern = `%${likeText(keyword.trim())}%`;
  const rows = await ctx.sql<ContactOrg[]>`
    select ${orgColumns(ctx)}
    from orgs o
    where o.code = any(array(
        select code from orgs where code ilike ${pattern}
        union all
        select code from orgs where names_text(names) ilike ${pattern}
        union all
        select code from orgs where phone ilike ${pattern}
      ))
      and ${contactOrgs(ctx)}
    order by o.kind = 'factory' desc, o.kind = 'dealer_group' desc, o.code
    limit ${MAX_FOUND}`;
  return [...rows];
}

/** The organisations that the reader finds people of, with the stores of what is unfolded. */
export async function readContactTree(ctx: Ctx, unfolded: Unfolded): Promise<ContactTree> {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const [above, countries, stores] = await Promise.all([
    sql<(ContactBranch & { kind: string })[]>`
      select o.code, name_in(o.names, ${chain}) as name, o.kind,
        (
          select count(*)::int from orgs s
          where s.parent_code = o.code and s.kind = 'store' and s.state = 'open' and s.deleted_at is null
        ) as stores
      from orgs o
      where o.kind in ('factory', 'dealer_group') and ${contactOrgs(ctx)}
      order by o.code`,
    sql<ContactBranch[]>`
      select c.code, name_in(c.names, ${chain}) as name, count(*)::int as stores
      from orgs o
      join countries c on c.code = o.country_code
      where o.kind = 'store' and ${contactOrgs(ctx)}
      group by c.code
      order by c.sort, c.code`,
    unfolded.group || unfolded.country ? storesOf(ctx, unfolded) : [],
  ]);
  return {
    factories: above.filter(({ kind }) => kind === "factory"),
    groups: above.filter(({ kind }) => kind === "dealer_group"),
    countries: [...countries],
    stores: [...stores],
  };
}

function storesOf(ctx: Ctx, { group, country }: Unfolded): Promise<ContactBranch[]> {
  const { sql } = ctx;
  return sql<ContactBranch[]>`
    select o.code, name_in(o.names, ${ctx.chain as string[]}) as name, 0 as stores
    from orgs o
    where o.kind = 'store' and ${contactOrgs(ctx)}
      ${group ? sql`and o.parent_code = ${group}` : sql``}
      ${country ? sql`and o.country_code = ${country}` : sql``}
    order by o.code
    limit ${MAX_STORES}`;
}
