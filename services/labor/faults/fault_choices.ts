import type { Ctx } from "@/kernel/ctx.ts";

/** Fault codes to choose from, at most so many; others are typed. */
const MOST = 1000;

/** Fault codes with their names, in their order. */
export async function faultChoices({ sql, chain }: Ctx): Promise<{ code: string; name: string }[]> {
  return [
    ...await sql<{ code: string; name: string }[]>`
      select code, name_in(names, ${chain as string[]}) as name
      from labor_faults where deleted_at is null
      order by sort, code
      limit ${MOST}`,
  ];
}
