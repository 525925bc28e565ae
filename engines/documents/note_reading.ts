import type { NoteKind } from "@/kernel/access/reading_notes.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentView } from "./types.ts";

/** That a person has opened a published revision. */
interface Opening {
  userId: number;
  revisionId: number;
  at: Date;
}

const OPENINGS: NoteKind<Opening> = {
  async write(sql, openings) {
    const notes = openings.map((note) => ({ ...note, at: note.at.toISOString() }));
    await sql`
      insert into document_reads (revision_id, user_id, first_at, last_at, times)
      select r.id, u.id, min(n.at), max(n.at), count(*)
      from jsonb_to_recordset(${sql.json(notes)}) as n ("userId" bigint, "revisionId" bigint, at timestamptz)
      join users u on u.id = n."userId"
      join document_revisions r on r.id = n."revisionId"
      group by r.id, u.id
      order by 1, 2
      on conflict (revision_id, user_id) do update
      set last_at = greatest(document_reads.last_at, excluded.last_at), times = document_reads.times + excluded.times`;
  },
};

/** Notes that whoever acts has opened a published revision; a machine is no reader. */
export function noteReading(ctx: Ctx, { revisionId }: DocumentView): void {
  const userId = personId(ctx);
  if (userId !== null) ctx.notes?.add(OPENINGS, { userId, revisionId, at: ctx.clock() });
}
