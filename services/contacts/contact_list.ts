import { betweenNames } from "@/kernel/texts/between_names.ts";
import type { Fragment } from "postgres";
import { z } from "zod";
import { defineList } from "@/engines/lists/define_list.ts";
import { keyword, ledTo } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { joined, likeText } from "@/engines/registers/fragments.ts";
import { contactOrgs, contactPeople } from "./contact_scope.ts";

/** A person as the directory tells of them. */
const contact = z.object({
  id: z.int(),
  userCode: z.string(),
  fullName: z.string(),
  posts: z.string().nullable().describe("names of the posts, joined"),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  orgCode: z.string(),
  orgName: z.string(),
  orgKind: z.string(),
});
export type Contact = z.infer<typeof contact>;

const code = z.string().max(LIMITS.keywordLength);

/** People of the car maker and the stores, by name in the reader's language. */
export const contactList = defineList({
  kind: "contacts",
  page: "MailList",
  need: "MailList:view",
  call: {
    operationId: "listContacts",
    path: "/tis/contacts",
    tag: "Contacts",
    summary: "People whom the caller may reach, by name",
  },
  record: contact,
  words: {
    count: "contacts.count",
    submit: "contacts.find",
    clear: "contacts.show_all",
    none: "contacts.none",
    noneWhy: "contacts.none_why",
    noMatch: "contacts.none",
    noMatchWhy: "contacts.none_why",
  },
  filter: {
    keyword: keyword("contacts.search", {
      chip: "contacts.keyword",
      where: (ctx, typed) => () => withWords(ctx, typed),
    }),
    org: ledTo("contacts.org", code.describe("an organization and all below it"), {
      where: ({ sql }, org) => () => sql`o.code in (select org_and_below(${org}))`,
      async say(ctx, org) {
        const { sql, chain } = ctx;
        const [found] = await sql<{ name: string }[]>`
          select name_in(o.names, ${chain as string[]}) as name from orgs o where o.code = ${org} and ${
          contactOrgs(ctx)
        }`;
        return found?.name ?? org;
      },
    }),
    country: ledTo("contacts.country", z.string().regex(/^[A-Z]{2}$/).describe("ISO 3166: its stores"), {
      where: ({ sql }, country) => () => sql`o.country_code = ${country} and o.kind = 'store'`,
      async say({ sql, chain }, country) {
        const [found] = await sql<{ name: string }[]>`
          select name_in(names, ${chain as string[]}) as name from countries where code = ${country}`;
        return found?.name ?? country;
      },
    }),
  },
  columns: {
    fullName: { text: "person.name", kind: "person", sort: "u.full_name", title: true },
    userCode: { text: "contacts.account", kind: "code", in: "sheet" },
    posts: { text: "person.posts", kind: "text" },
    org: {
      text: "contacts.org",
      kind: "text",
      of: ({ orgName }) => orgName,
      sort: ({ sql, chain }) => sql`name_in(o.names, ${chain as string[]})`,
    },
    orgCode: { text: "contacts.org_code", kind: "code", in: "sheet" },
    phone: { text: "person.phone", kind: "text", sort: "u.phone", short: true, width: 20 },
    email: { text: "person.email", kind: "text", sort: ({ sql }) => sql`lower(u.email::text)`, width: 32 },
  },
  order: "fullName",
  scope: (ctx) => () => ctx.sql`${contactPeople(ctx)} and ${contactOrgs(ctx)}`,
  query: {
    key: "u.id",
    from: ({ sql }) => sql`users u join orgs o on o.code = u.org_code`,
    select: ({ sql, chain, lang }) =>
      sql`
      u.id, u.user_code, u.full_name, u.phone, u.email,
      o.code as org_code, name_in(o.names, ${chain as string[]}) as org_name, o.kind as org_kind,
      (
        select string_agg(name_in(p.names, ${chain as string[]}), ${
        betweenNames(lang)
      } order by p.sort, p.code)
        from user_post_links l
        join user_posts p on p.code = l.post_code
        where l.user_id = u.id
      ) as posts`,
  },
});

/** Words of a keyword that are looked for; all of them must be there. */
const MAX_WORDS = 6;

/** Of whom every word tells. */
function withWords(ctx: Ctx, typed: string): Fragment {
  const { sql } = ctx;
  const words = typed.trim().split(/\s+/).filter((word) => word !== "").slice(0, MAX_WORDS);
  const each = words.map((word) => sql`u.id = any(array(${peopleWith(ctx, word)}))`);
  return joined(sql, each, "and", sql`true`);
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
