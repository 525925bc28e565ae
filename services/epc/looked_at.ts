import { z } from "zod";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type NoteKind, takeNote } from "@/kernel/access/reading_notes.ts";
import { LIMITS } from "@/kernel/limits.ts";

export const look = z.object({
  kind: z.enum(["figure", "part"]),
  code: z.string().describe("figure code or part number"),
  shown: z.string().describe("as people write it"),
  name: z.string(),
  seenAt: z.iso.datetime(),
});
/** A figure or part that the reader has looked at for a vehicle. */
export type Look = z.infer<typeof look>;

/** That a person looked at it for a vehicle. */
interface LookNote extends Pick<Look, "kind" | "code"> {
  userId: number;
  vin: string;
  at: Date;
}

/** What people looked at; the oldest of each person and vehicle beyond the limit are forgotten. */
const LOOKS: NoteKind<LookNote> = {
  key: ({ userId, vin, kind, code }) => [userId, vin, kind, code].join(" "),
  async write(sql, looks) {
    const notes = looks.map((note) => ({ ...note, at: note.at.toISOString() }));
    await sql`
      insert into looked_at (user_id, vin, kind, code, seen_at)
      select n."userId", v.vin, n.kind, n.code, n.at
      from jsonb_to_recordset(${sql.json(notes)}) as n (
        "userId" bigint, vin text, kind text, code text, at timestamptz
      )
      join users u on u.id = n."userId"
      join vehicles v on v.vin = n.vin
      order by 1, 2, 3, 4
      on conflict (user_id, vin, kind, code) do update set seen_at = greatest(looked_at.seen_at, excluded.seen_at)`;
    await sql`
      delete from looked_at l
      using (
        select a.user_id, a.vin, a.kind, a.code,
          row_number() over (partition by a.user_id, a.vin order by a.seen_at desc) as place
        from looked_at a
        join (
          select distinct n."userId", n.vin
          from jsonb_to_recordset(${sql.json(notes)}) as n ("userId" bigint, vin text)
        ) touched on touched."userId" = a.user_id and touched.vin = a.vin
      ) o
      where l.user_id = o.user_id and l.vin = o.vin and l.kind = o.kind and l.code = o.code
        and o.place > ${LIMITS.looksOfVehicle}`;
  },
};

/** Notes that the reader looks at a figure or part for a vehicle. Nothing happens without a reader who is a person. */
export async function noteLook(ctx: Ctx, vin: string, kind: Look["kind"], code: string): Promise<void> {
  const reader = personOrNull(ctx);
  if (!reader) return;
  await takeNote(ctx, LOOKS, { userId: reader.id, vin, kind, code, at: ctx.clock() });
}

/** What the reader has looked at for a vehicle, latest first; what is no longer in the catalogue is left out. */
export async function looksAt(ctx: Ctx, vin: string): Promise<Look[]> {
  const reader = personOrNull(ctx);
  if (!reader) return [];
  await ctx.notes?.flush();
  const chain = ctx.chain as string[];
  const rows = await ctx.sql<(Omit<Look, "seenAt"> & { seenAt: Date })[]>`
    select
      l.kind, l.code, coalesce(f.number, p.shown) as shown, name_in(coalesce(f.names, p.names), ${chain}) as name, l.seen_at
    from looked_at l
    left join figures f on l.kind = 'figure' and f.code = l.code and f.deleted_at is null
    left join parts p on l.kind = 'part' and p.number = l.code and p.deleted_at is null
    where l.user_id = ${reader.id} and l.vin = ${vin} and (f.id is not null or p.number is not null)
    order by l.seen_at desc, l.kind, l.code`;
  return rows.map((row) => ({ ...row, seenAt: row.seenAt.toISOString() }));
}
