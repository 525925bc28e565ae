import { holderOrNull } from "@/kernel/access/actor.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { Declared } from "@/kernel/declared.ts";

/** Whether the context's user may read what a use of a kind shows. */
export type UseReader = (ctx: Ctx, id: string) => boolean | Promise<boolean>;

/** Who may read a file because of what uses it, by kind of use; a kind may stand more than once, and one that says yes is enough. */
export const USE_READERS = new Declared<readonly [kind: string, reader: UseReader]>("readers of files");

/** Places whose files are their owner's alone: an export holds what its asker may see, which may be more than its finder may. */
const OF_THE_OWNER = ["export"];

/** What is asked about a file. */
export interface Readable {
  id: string;
  place: string;
  ownerId: number | null;
  madeFrom: string | null;
}

/** Made of a file that was made of a file, and so on, at most. */
const MAX_CHAIN = 5;

/**
 * Whether whoever acts may read a file: its owner, staff of the file register, whoever may read what uses it, and whoever may read what it
 * was made of. An export is its owner's alone.
 */
export async function mayReadFile(ctx: Ctx, file: Readable): Promise<boolean> {
  if (holderOrNull(ctx) === null) return false;
  if (OF_THE_OWNER.includes(file.place)) return isOwner(ctx, file);
  if (may(ctx.actor, "FileManage:view")) return true;
  let asked: Readable | undefined = file;
  for (let step = 0; asked && step < MAX_CHAIN; step++) {
    if (isOwner(ctx, asked) || await isUsedReadably(ctx, asked.id)) return true;
    if (asked.madeFrom === null) return false;
    const [from]: Readable[] = await ctx.sql<Readable[]>`
      select id, place, owner_id, made_from from files where id = ${asked.madeFrom}`;
    asked = from;
  }
  return false;
}

/**
 * Whether whoever acts may keep a file in something, whose readers are then shown it: what they may read themselves. A file that nothing uses yet is its
 * owner's alone, so nobody takes it by its id.
 */
export async function mayKeepFile(ctx: Ctx, file: Readable): Promise<boolean> {
  return ctx.actor.kind === "system" || await mayReadFile(ctx, file);
}

/** The portal's own files are nobody's, and a machine owns none. */
function isOwner(ctx: Ctx, { ownerId }: Readable): boolean {
  return ownerId !== null && ownerId === personId(ctx);
}

async function isUsedReadably(ctx: Ctx, fileId: string): Promise<boolean> {
  const uses = await ctx.sql<{ kind: string; id: string }[]>`
    select kind, id from file_uses where file_id = ${fileId}`;
  for (const { kind, id } of uses) {
    for (const [readKind, reader] of USE_READERS.all) {
      if (readKind === kind && await reader(ctx, id)) return true;
    }
  }
  return false;
}
