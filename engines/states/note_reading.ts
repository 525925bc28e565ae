import type { Fragment } from "postgres";
import { personId } from "@/kernel/access/person_id.ts";
import type { NoteKind } from "@/kernel/access/reading_notes.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** That a person has opened a thing that goes through states, or taken it away. */
interface Opening {
  userId: number;
  kind: string;
  id: number;
  at: Date;
}

const OPENINGS: NoteKind<Opening> = {
  async write(sql, openings) {
    const notes = openings.map((note) => ({ ...note, at: note.at.toISOString() }));
    await sql`
      insert into course_reads (subject_kind, subject_id, user_id, first_at, last_at, times)
      select n.kind, n.id, u.id, min(n.at), max(n.at), count(*)
      from jsonb_to_recordset(${sql.json(notes)}) as n ("userId" bigint, kind text, id bigint, at timestamptz)
      join users u on u.id = n."userId"
      group by n.kind, n.id, u.id
      order by 1, 2, 3
      on conflict (subject_kind, subject_id, user_id) do update
      set last_at = greatest(course_reads.last_at, excluded.last_at), times = course_reads.times + excluded.times`;
  },
};

/** Notes that whoever acts has opened a thing, or taken it away; a machine is no reader. */
export function noteReading(ctx: Ctx, kind: string, id: number): void {
  const userId = personId(ctx);
  if (userId !== null) ctx.notes?.add(OPENINGS, { userId, kind, id, at: ctx.clock() });
}

/** How often a thing was opened, over a column of its id. */
export function timesRead({ sql }: Pick<Ctx, "sql">, kind: string, id: Fragment): Fragment {
  return sql`(
    select coalesce(sum(c.times), 0)::int from course_reads c where c.subject_kind = ${kind} and c.subject_id = ${id}
  )`;
}
