import { z } from "zod";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import type { Ctx } from "@/kernel/ctx.ts";

export const courseStep = z.object({
  action: z.string(),
  state: z.string().describe("after it"),
  by: z.string().nullable().describe("name of who did it; null: the portal, by the clock"),
  at: z.iso.datetime(),
  note: z.string().describe("what was said with it; empty: nothing"),
});
/** Something that happened to a thing, as its page shows it. */
export type CourseStep = z.infer<typeof courseStep>;

/** What happened to a thing, the first first. Who may see the thing is for the caller to decide. */
export async function readCourse({ sql }: Ctx, kind: string, id: number): Promise<CourseStep[]> {
  const rows = await sql<CourseStep[]>`
    select s.action, s.state, u.full_name as by, s.at, s.note
    from course_steps s
    left join users u on u.id = s.user_id
    where s.subject_kind = ${kind} and s.subject_id = ${id}
    order by s.id`;
  return rows.map(isoMoments);
}
