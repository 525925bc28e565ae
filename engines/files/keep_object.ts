import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { FileStoreUnavailable } from "@/kernel/ports/file_store.ts";

/** Bytes in the file store that are no file yet. */
export interface Staged {
  key: string;
  /** Bytes. */
  size: number;
  /** Lower-case hex. */
  sha256: string;
}

/** A key for bytes that are still looked at; what is left there is swept after a day. */
export function stagingKey(ctx: Ctx): string {
  return `staging/${ctx.newId()}`;
}

/**
 * Makes checked bytes an object under the key of their content, or finds that they are one. The staged bytes stay. Until a
 * file is made of it within a day, the object is kept from being collected.
 *
 * @param inPlace a content that is new stays under the key where it lies, since large ones take time to copy
 * @returns its key
 */
export async function keepObject(
  ctx: Ctx,
  { key: staged, size, sha256 }: Staged,
  { inPlace = false }: { inPlace?: boolean } = {},
): Promise<string> {
  const key = await claim(ctx, sha256, size, inPlace ? staged : plainKey(sha256));
  if ((await ctx.files.stat(key))?.size !== size) await ctx.files.copy(staged, key);
  return key;
}

/** Tries before giving up: each meets a content that goes or comes at this moment. */
const TRIES = 5;

function plainKey(sha256: string): string {
  return `objects/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

/** @param fresh key of a content that is not there yet */
async function claim(ctx: Ctx, sha256: string, size: number, fresh: string): Promise<string> {
  const now = ctx.clock();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [there] = await ctx.sql<{ key: string }[]>`
      update file_objects
      set claimed_at = ${now}
      where state = 'there'
        and key = (
          select key
          from file_objects
          where sha256 = ${sha256} and state = 'there'
          order by key
          limit 1
        )
      returning key`;
    if (there) return there.key;
    // The same content goes at this moment: its bytes may vanish, so it comes in under another key.
    const key = attempt === 0 ? fresh : `${plainKey(sha256)}-${ctx.newId()}`;
    const [made] = await ctx.sql<{ key: string }[]>`
      insert into file_objects (key, sha256, size, claimed_at)
      values (${key}, ${sha256}, ${size}, ${now})
      on conflict (key) do nothing
      returning key`;
    if (made) return made.key;
  }
  throw new FileStoreUnavailable("the content is being removed and stored too often at once");
}

/** Keeps an object from going until the transaction ends. */
export async function requireObject(tx: TxCtx, key: string): Promise<void> {
  const [there] = await tx.sql`
    select 1 from file_objects where key = ${key} and state = 'there' for share`;
  if (!there) throw new FileStoreUnavailable("the content was removed meanwhile");
}
