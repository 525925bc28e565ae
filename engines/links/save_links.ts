import type { TxCtx } from "@/kernel/ctx.ts";
import { LINK_KINDS, type LinkEnd } from "./link_kinds.ts";
import { type Candidate, recognise, withoutOverlaps } from "./recognise.ts";

/** An edge as a domain gives it: where it leads, why, and where that stands. */
export interface NewLink {
  to: LinkEnd;
  /** `named`, or another that has a text `links.reason_<reason>`. */
  reason: string;
  place?: string;
}

/** Replaces what one origin says that a thing is linked to; edges of other origins stay. Nothing given: it is linked to nothing any more. */
export async function saveLinks(
  tx: TxCtx,
  from: LinkEnd,
  origin: string,
  links: readonly NewLink[],
): Promise<void> {
  const { sql } = tx;
  const rows = links
    .filter(({ to }) => to.kind !== from.kind || to.id !== from.id)
    .map(({ to, reason, place }) => ({
      from_kind: from.kind,
      from_id: from.id,
      origin,
      to_kind: to.kind,
      to_id: to.id,
      reason,
      place: place ?? "",
    }));
  // What stays is not written again: the jobs of the night save the same for almost everything.
  await sql`
    delete from links l
    where l.from_kind = ${from.kind} and l.from_id = ${from.id} and l.origin = ${origin}
      and (l.to_kind, l.to_id, l.reason, l.place) not in (
        select r.to_kind, r.to_id, r.reason, r.place
        from jsonb_populate_recordset(null::links, ${sql.json(rows)}) r
      )`;
  if (rows.length > 0) {
    await sql`
      insert into links
      select r.* from jsonb_populate_recordset(null::links, ${sql.json(rows)}) r
      on conflict do nothing`;
  }
}

/**
 * What texts name, as links: certain ones by how they are written, the others where such a thing is there. Languages of one field are one
 * place, in which a thing is named once.
 *
 * @param texts by place: a field, a step
 */
export async function linksInTexts(
  tx: TxCtx,
  texts: readonly { place: string; text: string }[],
): Promise<NewLink[]> {
  const read = texts.map(({ place, text }) => ({ place, ...recognise(text) }));
  const candidates = read.flatMap((one) => one.candidates);
  const there = await knownOf(tx, candidates);
  return read.flatMap(({ place, mentions, candidates }) => [
    ...mentions.map(({ kind, id }) => ({ to: { kind, id }, reason: "named", place })),
    ...withoutOverlaps(candidates.filter((one) => there.has(one)))
      .map((one) => ({ to: there.get(one)!, reason: "named", place })),
  ]);
}

async function knownOf(tx: TxCtx, candidates: readonly Candidate[]): Promise<Map<Candidate, LinkEnd>> {
  const found = new Map<Candidate, LinkEnd>();
  if (candidates.length === 0) return found;
  for (const { name, known } of LINK_KINDS.all) {
    if (!known) continue;
    for (const [candidate, id] of await known(tx, candidates)) {
      if (!found.has(candidate)) found.set(candidate, { kind: name, id });
    }
  }
  return found;
}
