import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { type Audience, plainAudience } from "./audience.ts";
import { audienceColumns } from "./audience_row.ts";
import { DIMENSION_NAMES, dimensionOf } from "./dimensions.ts";

/**
 * Keeps an audience and answers with its id for a column of the caller's (`audience_id bigint references audiences`); null is everybody.
 * The same audience has the same id, and no row ever changes, so that revisions may share one. What nothing refers to any more goes by itself.
 * Refuses `choice-unknown` at `<field>.<dimension>` for a code that is not there; VINs need not be known.
 *
 * @param known an audience whose values stay although they are gone: the one that stood before
 */
export async function saveAudience(
  tx: TxCtx,
  given: Audience,
  { field = "audience", known }: { field?: string; known?: Audience } = {},
): Promise<number | null> {
  const plain = plainAudience(given);
  if (Object.keys(plain).length === 0) return null;
  await requireKnown(tx, plain, known ?? {}, field);
  const { sql } = tx;
  const columns = audienceColumns(plain);
  const digest = await digestOf(plain);
  const [saved] = await sql<[{ id: string; made: boolean }]>`
    insert into audiences ${sql({ digest, saved_at: tx.clock(), ...columns })}
    on conflict (digest) do update set saved_at = greatest(audiences.saved_at, excluded.saved_at)
    returning id::text, xmax = 0 as made`;
  if (saved.made && plain.vins) {
    await sql`
      insert into audience_vins (audience_id, vin)
      select ${saved.id}::bigint, vin from unnest(${plain.vins}::text[]) vin`;
  }
  return Number(saved.id);
}

async function digestOf(plain: Audience): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(plain));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}

/** Refuses a code that is not there and was not before. Codes are held until the commit, so that none goes meanwhile. */
export async function requireKnown(
  tx: TxCtx,
  plain: Audience,
  known: Audience,
  field: string,
): Promise<void> {
  const { sql } = tx;
  for (const name of DIMENSION_NAMES) {
    const { values } = dimensionOf(name);
    if (!("to" in values)) continue;
    const had = new Set(known[name] ?? []);
    const wanted = (plain[name] ?? []).filter((code) => !had.has(code));
    if (wanted.length === 0) continue;
    const { table, where } = values.to;
    const there = await sql<{ code: string }[]>`
      select r.code from ${sql(table)} r
      where r.code = any(${wanted}) and r.deleted_at is null and ${where ? where(tx) : sql`true`}
      for key share`;
    const found = new Set(there.map(({ code }) => code));
    const missing = wanted.find((code) => !found.has(code));
    if (missing !== undefined) {
      throw refuseField(`${field}.${name}`, "choice-unknown", { key: missing });
    }
  }
}
