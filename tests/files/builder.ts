import { PLACES } from "@/engines/files/places.ts";
import type { Actor } from "@/kernel/access/actor.ts";
import { v7 as uuid } from "uuid";
import type { User } from "@/kernel/access/user.ts";
import { type Ctx, type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { freshDatabase } from "../database.ts";
import { testFolder } from "./stores.ts";

/** Files of a test's own: a database, a folder and people who upload. */
export async function openFiles(parts: Partial<CtxParts> = {}) {
  const db = await freshDatabase();
  const folder = await testFolder();
  const dictionaries = await shippedTexts();
  const { sql } = db;
  await sql`
    insert into users (id, user_code, full_name, user_type)
    overriding system value
    values (1, 'anna', 'Anna', 'factory'), (2, 'ben', 'Ben', 'store')`;
  let now = new Date("2026-03-10T08:00:00Z");
  // What any place asks of who uploads there, and the deletion of files.
  const rights = [...PLACES.all.flatMap(({ upload }) => upload ?? []), "FileManage:delete"];
  const userOf = (id: number, fullName: string, given: readonly string[]) =>
    ({
      kind: "person",
      id,
      userCode: fullName.toLowerCase(),
      fullName,
      orgCode: null,
      zone: "Asia/Shanghai",
      assignments: [{ role: "test", market: null, org: null, rights: new Set(given) }],
    }) as unknown as User;
  const ctxOf = (actor: Actor, more: Partial<CtxParts> = {}): Ctx =>
    makeCtx({
      pool: sql,
      dictionaries,
      clock: () => now,
      lang: "en_US",
      files: folder.store,
      actor,
      ...parts,
      ...more,
    }, uuid);
  const anna = userOf(1, "Anna", rights);
  return {
    sql,
    folder,
    store: folder.store as FileStore,
    ctxOf,
    anna,
    ben: userOf(2, "Ben", []),
    viewer: userOf(2, "Ben", ["ToolManage:view"]),
    ctx: ctxOf(anna),
    later: (hours: number) => now = new Date(now.getTime() + hours * 3600_000),
    /** Every key that the store has. */
    keys: async () => {
      const found = [];
      for (const area of ["staging/", "objects/"]) {
        for await (const { key } of folder.store.list(area)) found.push(key);
      }
      return found;
    },
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
    },
  };
}
