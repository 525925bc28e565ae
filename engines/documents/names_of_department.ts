import type { TxCtx } from "@/kernel/ctx.ts";

/** What a department is called, by languages. */
export async function namesOfDepartment(
  { sql }: Pick<TxCtx, "sql">,
  code: string | null,
): Promise<[string, string][]> {
  const [row] = await sql<
    { names: Record<string, string> }[]
  >`select names from departments where code = ${code}`;
  return Object.entries(row?.names ?? {});
}
