import { z } from "zod";
import { personOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { writeLooks } from "@/kernel/access/reading_notes.ts";

export const look = z.object({
  kind: z.enum(["figure", "part"]),
  code: z.string().describe("figure code or part number"),
  shown: z.string().describe("as people write it"),
  name: z.string(),
  seenAt: z.iso.datetime(),
});
/** A figure or part that the reader has looked at for a vehicle. */
export type Look = z.infer<typeof look>;

/** Notes that the reader looks at a figure or part for a vehicle. Nothing happens without a reader who is a person. */
export async function noteLook(ctx: Ctx, vin: string, kind: Look["kind"], code: string): Promise<void> {
  const reader = personOrNull(ctx);
  if (!reader) return;
  const note = { userId: reader.id, vin, kind, code, at: ctx.clock() };
  if (ctx.notes) return ctx.notes.looked(note);
  await writeLooks(ctx.sql, [note]);
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
