import type { Ctx } from "@/kernel/ctx.ts";

/** Number of the live account of a name, or null. */
export async function userIdOf({ sql }: Pick<Ctx, "sql">, userCode: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`
    select id from users where user_code = ${userCode} and deleted_at is null`;
  return row ? Number(row.id) : null;
}
