import type { Pool } from "@/kernel/ctx.ts";

/**
 * The name under which a database's events are sent: made once, at random, and kept with its backups. Two installations that were given the same
 * name and the same Kafka by mistake are told apart by it alone.
 */
export async function senderName(sql: Pool): Promise<string> {
  await sql`insert into relay_name (name) values (${crypto.randomUUID()}) on conflict do nothing`;
  const [row] = await sql<{ name: string }[]>`select name from relay_name`;
  return row!.name;
}

/** The same, asked once; after a failure at the next need. */
export function askedOnce(sql: Pool): () => Promise<string> {
  let asked: Promise<string> | null = null;
  return () =>
    asked ??= senderName(sql).catch((error) => {
      asked = null;
      throw error;
    });
}
