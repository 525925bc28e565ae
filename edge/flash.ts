import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** One refused field with its sentence in the reader's language. */
const fieldError = z.object({ field: z.string(), rule: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** What a page shows once after a redirect. */
export const flash = z.object({
  kind: z.enum(["success", "refused"]),
  /** Sentence in the reader's language. */
  message: z.string(),
  /** Id of the form that was refused, so that the page refills the right one. */
  form: z.string().nullable().default(null),
  errors: z.array(fieldError).default([]),
  /** What had been typed, without secrets and files. */
  typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  data: z.record(z.string(), z.unknown()).default({}),
});
export type Flash = z.infer<typeof flash>;

const belongsTo = (owner: string) => `outcome for ${owner}`;

/**
 * Keeps a flash for its owner (session or visitor key) for 10 minutes; returns its id for the cookie. Typed text over
 * 64 KB is dropped from it, the outcome stays. It is sealed: tokens, one-time passwords and what people typed do not lie open in the
 * database meanwhile.
 */
export async function keepFlash(ctx: Ctx, owner: string, content: Flash): Promise<string> {
  const fits = new TextEncoder().encode(JSON.stringify(content)).length <= LIMITS.flashBytes;
  const kept = storable(fits ? content : { ...content, typed: {}, data: {} });
  const id = ctx.newId();
  const expiresAt = new Date(ctx.clock().getTime() + LIMITS.flashMinutes * 60_000);
  const sealed = (await ctx.secrets.seal(JSON.stringify(kept), belongsTo(owner))).toBase64();
  await ctx.sql`insert into flashes ${ctx.sql({ id, owner, content: ctx.sql.json({ sealed }), expiresAt })}`;
  await ctx.sql`delete from flashes where expires_at < ${ctx.clock()}`;
  return id;
}

/** Names and texts as pages and the database take them: without NUL, and of whole characters. */
function storable(content: Flash): Flash {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value === "string") return cleaned(value);
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [cleaned(name), one]));
  });
}

function cleaned(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** Takes a flash out: it shows once, and only to its owner; one that an older version of the program kept open, not at all. */
export async function takeFlash(ctx: Ctx, owner: string, id: string): Promise<Flash | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [row] = await ctx.sql<{ sealed: string | null }[]>`
    delete from flashes
    where id = ${id} and owner = ${owner}
    returning case when expires_at >= ${ctx.clock()} then content ->> 'sealed' end as sealed`;
  if (!row?.sealed) return null;
  // One that was sealed under a key that has been taken away since is gone: a page without its outcome, not a fault.
  const content = await ctx.secrets.open(Uint8Array.fromBase64(row.sealed), belongsTo(owner));
  return content === null ? null : flash.parse(JSON.parse(content));
}
