/** Type of a column as the migration that made its table declares it: `bigint`; null where no migration does. */
export async function columnTypeOf(root: string, table: string, column: string): Promise<string | null> {
  const made = new RegExp(`^create table ${table} \\(\\n([^]*?)\\n\\);`, "m");
  const declared = new RegExp(`^ *${column} (\\w+)`, "m");
  for await (const { name } of Deno.readDir(`${root}/migrations`)) {
    if (!name.endsWith(".sql")) continue;
    const [, columns] = made.exec(await Deno.readTextFile(`${root}/migrations/${name}`)) ?? [];
    if (columns) return declared.exec(columns)?.[1] ?? null;
  }
  return null;
}
