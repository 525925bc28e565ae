import type { Fragment } from "postgres";
import { z } from "zod";
import { publish } from "@/engines/events/publish.ts";
import { peopleOfOrgWith, peopleWith } from "@/engines/messages/people_with.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { personOf, requireRight, type Right } from "@/kernel/access/rights.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { seesBrand } from "@/kernel/access/sees_brand.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { asksConfirmation, type DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { readDocument } from "./read_document.ts";
import { byStore, storeReaders } from "./store_readers.ts";
import { countOn } from "./tell.ts";
import type { DocumentView } from "./types.ts";

/** The right to read what is published. */
export function readingRight(kind: Pick<DocumentKind, "routes">): Right {
  return `${kind.routes.reading}:view`;
}

/**
 * Which holders of the right to read may read a revision, and are meant by it: a condition over `u` of `users` and `r` of the revision.
 */
export function mayReadIt(ctx: Ctx, kind: DocumentKind, revisionId: number): Fragment {
  const { sql } = ctx;
  // Read once, and not for each person.
  const meant = kind.audience
    ? sql`(r.audience_id is null or u.id in (
      select p.id from audience_people((
        select a from audiences a join document_revisions q on q.audience_id = a.id where q.id = ${revisionId}
      )) p(id)
    ))`
    : sql`true`;
  return sql`${seesBrand(ctx, sql`r.brand_code`)} and ${meant}`;
}

/** Organisations whose people whoever works on a kind is told of: of a kind of stores their own, the factory all. */
function ofOwnOrgs(ctx: Ctx, kind: DocumentKind, org: Fragment): Fragment {
  return kind.ofStores ? scopeOf(ctx, documentRight(kind, "view"))({ org }) : ctx.sql`true`;
}

/**
 * Which readers have not yet done what is asked of them, over `u` of `users`: confirmed it, or read it where nothing is to be confirmed.
 *
 * @param confirms whether readers confirm the revision
 */
export function isOpenTo({ sql }: Pick<Ctx, "sql">, revisionId: number, confirms: boolean): Fragment {
  const done = sql(confirms ? "document_confirmations" : "document_reads");
  return sql`not exists (select from ${done} x where x.revision_id = ${revisionId} and x.user_id = u.id)`;
}

/**
 * How many people of an organisation would read a revision if it were published now: holders of the right there whom it is meant for. Null:
 * there is no such organisation that whoever asks is told of. Refuses `no-right`.
 */
export async function readersAt(
  ctx: Ctx,
  kind: DocumentKind,
  { revisionId }: Pick<DocumentView, "revisionId">,
  orgCode: string,
): Promise<number | null> {
  requireRight(ctx, documentRight(kind, "view"));
  const { sql } = ctx;
  const [org] = await sql`
    select from orgs o where o.code = ${orgCode} and o.deleted_at is null and ${
    ofOwnOrgs(ctx, kind, sql`o.code`)
  }`;
  if (!org) return null;
  const people = await peopleOfOrgWith(ctx, orgCode, readingRight(kind));
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count
    from users u
    join document_revisions r on r.id = ${revisionId}
    where u.id = any(${people}::bigint[]) and ${mayReadIt(ctx, kind, revisionId)}`;
  return row.count;
}

/** When whoever acts has confirmed a revision; null: not yet. */
export async function confirmedAt(ctx: Ctx, { revisionId }: DocumentView): Promise<Date | null> {
  const [row] = await ctx.sql<{ confirmedAt: Date }[]>`
    select confirmed_at from document_confirmations where revision_id = ${revisionId} and user_id = ${
    personId(ctx)
  }`;
  return row?.confirmedAt ?? null;
}

/** Confirms that one has read a published document, once. Refuses `no-right`, `not-found`, `person-needed`. */
export async function confirmReading(ctx: Ctx, kind: DocumentKind, id: number): Promise<null> {
  const by = readingRight(kind);
  requireRight(ctx, by);
  const person = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const document = await readDocument(tx, kind, { id, revision: "published" }, { by, lock: true });
    if (!asksConfirmation(kind, document.values)) throw refuse("not-found");
    const { sql } = tx;
    await sql`
      insert into document_reads (revision_id, user_id, first_at, last_at)
      values (${document.revisionId}, ${person.id}, ${tx.clock()}, ${tx.clock()})
      on conflict do nothing`;
    const fresh = await sql`
      insert into document_confirmations (revision_id, user_id, confirmed_at)
      values (${document.revisionId}, ${person.id}, ${tx.clock()})
      on conflict do nothing
      returning user_id`;
    if (fresh.length === 0 || !kind.confirmation) return null;
    await publish(tx, kind.confirmation, {
      ...kind.payload(tx, document),
      version: await countOn(tx, document),
      readerCode: codeOf(person),
      storeCode: person.orgCode,
      publishedAt: document.state.publishedAt!.toISOString(),
      confirmedAt: tx.clock().toISOString(),
    });
    return null;
  });
}

const reader = z.object({
  userCode: z.string(),
  fullName: z.string(),
  orgName: z.string().nullable(),
  readAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});
/** A reader of a document, and what they have done with it. */
export type Reader = z.infer<typeof reader>;

/** Most readers that are named. */
const NAMED = 500;

export const readers = z.object({
  all: z.int(),
  read: z.int(),
  confirmed: z.int(),
  stores: z.array(storeReaders).describe("by organization, those of which most are missing first"),
  remindedAt: z.iso.datetime().nullable().describe("when those who have not yet were reminded last"),
  people: z.array(reader),
});
/** Who reads a published revision: counted, by organisation, and by name. */
export type Readers = z.infer<typeof readers>;

/**
 * Who reads the published revision, those who have not yet first; in a kind of which the drafts belong to stores those of the reader's own organisations alone.
 * Refuses `no-right`, `not-found`.
 */
export async function readersOf(
  ctx: Ctx,
  kind: DocumentKind,
  id: number,
  { named = NAMED }: { named?: number } = {},
): Promise<Readers> {
  const by = documentRight(kind, "view");
  requireRight(ctx, by);
  const document = await readDocument(ctx, kind, { id, revision: "published" }, { by });
  const { sql, chain } = ctx;
  const people = await peopleWith(ctx, readingRight(kind));
  const rows = await sql<
    (Omit<Reader, "readAt" | "confirmedAt"> & {
      orgCode: string | null;
      readAt: Date | null;
      confirmedAt: Date | null;
      remindedAt: Date | null;
    })[]
  >`
    select u.user_code, u.full_name, u.org_code, r.reminded_at, nullif(name_in(o.names, ${chain as string[]}), '') as org_name,
      m.first_at as read_at, c.confirmed_at
    from users u
    left join orgs o on o.code = u.org_code
    join document_revisions r on r.id = ${document.revisionId}
    left join document_reads m on m.user_id = u.id and m.revision_id = ${document.revisionId}
    left join document_confirmations c on c.user_id = u.id and c.revision_id = ${document.revisionId}
    where u.id = any(${people}::bigint[])
      and ${mayReadIt(ctx, kind, document.revisionId)}
      and ${ofOwnOrgs(ctx, kind, sql`u.org_code`)}
    order by c.confirmed_at is not null, m.first_at is not null, org_name, u.full_name, u.id`;
  return {
    all: rows.length,
    read: rows.filter(({ readAt }) => readAt !== null).length,
    confirmed: rows.filter(({ confirmedAt }) => confirmedAt !== null).length,
    remindedAt: rows[0]?.remindedAt?.toISOString() ?? null,
    stores: byStore(rows),
    people: rows.slice(0, named).map(({ orgCode: _, remindedAt: __, ...row }) => ({
      ...row,
      readAt: row.readAt?.toISOString() ?? null,
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
    })),
  };
}
