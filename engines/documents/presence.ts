import { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { may, personOf, requireRight } from "@/kernel/access/rights.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { inScope } from "./document_scope.ts";

/** How long a page that has said nothing more still counts as there, ms: one that is seen, one in the background, whose timers browsers slow down. */
const SEEN_MS = 15_000, HIDDEN_MS = 75_000;

const presentPerson = z.object({
  userCode: z.string(),
  fullName: z.string(),
  self: z.boolean().describe("the caller, in another window"),
  since: z.iso.datetime(),
  lang: z.enum(LANGS).describe("whose text is written"),
  field: z.string().nullable().describe("that has the focus"),
});
/** Somebody who has a draft open to write in it. */
export type PresentPerson = z.infer<typeof presentPerson>;

const beat = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  revision: z.coerce.number().int().positive().max(100_000),
  tab: z.guid().describe("given by the caller to each of its windows"),
  lang: z.enum(LANGS).describe("whose text is written"),
  field: z.string().max(60).regex(/^[\w.-]*$/).optional().describe("that has the focus"),
  hidden: z.boolean().optional().describe("in the background: it speaks less often"),
  leaves: z.boolean().optional(),
});
/** What a page says of itself. */
type Beat = z.infer<typeof beat>;

/** Who writes in a draft now beside this tab, whoever came first first. */
export async function presentIn(
  ctx: Ctx,
  { revisionId }: { revisionId: number },
  tab: string | null = null,
): Promise<PresentPerson[]> {
  const rows = await ctx.sql<(Omit<PresentPerson, "since"> & { since: Date })[]>`
    select u.user_code, u.full_name, u.id is not distinct from ${
    personId(ctx)
  } as self, p.since, p.lang, p.field
    from document_presences p
    join users u on u.id = p.user_id
    where p.revision_id = ${revisionId} and p.until > ${ctx.clock()} and p.tab is distinct from ${tab}::uuid
    order by p.since, p.tab`;
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/**
 * Notes that a page writes in a draft, or has left it, and hints those who see the draft when that is news. Refuses `no-right`, `not-found`,
 * `document-of-others`.
 *
 * @returns who else is there, and the version that the revision has now
 */
export async function noteWriting(
  ctx: Ctx,
  kind: DocumentKind,
  beat: Beat,
): Promise<{ version: number; people: PresentPerson[] }> {
  const by = documentRight(kind, "edit");
  requireRight(ctx, by);
  const person = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [found] = await sql<{ revisionId: number; version: number; authorId: number }[]>`
      select r.id as revision_id, r.version, d.author_id
      from documents d
      join document_revisions r on r.document_id = d.id
      where d.id = ${beat.id} and d.kind = ${kind.kind} and r.number = ${beat.revision} and ${
      inScope(tx, by)
    }`;
    if (!found) throw refuse("not-found");
    if (Number(found.authorId) !== person.id && !may(tx.actor, documentRight(kind, "edit-all"))) {
      throw refuse("document-of-others");
    }
    const isNews = beat.leaves ? await leave(tx, beat.tab, person.id) : await come(tx, beat, {
      revisionId: found.revisionId,
      userId: person.id,
    });
    if (isNews) {
      sendLiveHint(tx, {
        topic: "presence",
        to: { right: documentRight(kind, "view") },
        id: String(beat.id),
      });
    }
    return {
      version: found.version,
      people: beat.leaves ? [] : await presentIn(tx, found, beat.tab),
    };
  });
}

async function leave({ sql }: TxCtx, tab: string, userId: number): Promise<boolean> {
  const left = await sql`
    delete from document_presences where tab = ${tab} and user_id = ${userId} returning tab`;
  return left.length > 0;
}

/** @returns whether others see something new by it */
async function come(
  { sql, clock }: TxCtx,
  { tab, lang, field = "", hidden = false }: Beat,
  { revisionId, userId }: { revisionId: number; userId: number },
): Promise<boolean> {
  const now = clock();
  const until = new Date(now.getTime() + (hidden ? HIDDEN_MS : SEEN_MS));
  const rows = await sql<{ isNews: boolean }[]>`
    with gone as (
      -- Whoever fell silent in any draft; what another process is just taking out is left to it.
      delete from document_presences
      where tab in (
        select p.tab from document_presences p where p.until < ${now} and p.tab <> ${tab} for update skip locked
      )
    ), before as (
      select lang, field, until from document_presences where tab = ${tab}
    )
    insert into document_presences as p (tab, revision_id, user_id, since, until, lang, field)
    values (${tab}, ${revisionId}, ${userId}, ${now}, ${until}, ${lang}, nullif(${field}, ''))
    on conflict (tab) do update
    set until = excluded.until, lang = excluded.lang, field = excluded.field,
      revision_id = excluded.revision_id, since = case when p.until < ${now} then excluded.since else p.since end
    where p.user_id = excluded.user_id
    returning not exists (
      select from before b
      where b.until >= ${now} and b.lang = p.lang and b.field is not distinct from p.field
    ) as is_news`;
  return rows[0]?.isNews ?? false;
}

/** The call by which a page says that it is there. It is no activity of its person: edge/read_incoming_request.ts. */
// deno-lint-ignore no-explicit-any -- one of the calls of a kind, which have no types of their own
export function presenceCall(kind: DocumentKind): Call<any, any> {
  return {
    tag: groupOf(kind.noun[1]),
    loggedAs: "changes",
    operationId: `noteWriting${kind.noun[0]}`,
    method: "post",
    path: `${kind.path}/{id}/presence`,
    need: documentRight(kind, "edit"),
    summary:
      "Say that a page writes in a draft, or leaves it; said again every few seconds. Answers who else does",
    input: beat,
    output: z.object({ version: z.int(), people: z.array(presentPerson) }),
    run: (ctx: Ctx, beat: Beat) => noteWriting(ctx, kind, beat),
  };
}
