import type { Ctx } from "@/kernel/ctx.ts";

/** Id of the audience that a legal standard is for; null: everybody. */
export async function audienceOfLaw({ sql }: Ctx, id: number): Promise<number | null> {
  const [row] = await sql<{ audienceId: number | null }[]>`
    select audience_id::int from legal_standards where id = ${id}`;
  return row?.audienceId ?? null;
}
