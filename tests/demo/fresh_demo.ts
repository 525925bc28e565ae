import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { demoDatabase } from "../demo_portal.ts";

/** The demo portal on a database of its own, as its first start leaves it. */
export async function openFreshDemo() {
  const dictionaries = await shippedTexts();
  const db = await demoDatabase();
  // The client learns the database's array types with its first connection; it is opened before anything is asked.
  await db.sql`select 1`;
  return {
    db,
    sql: db.sql,
    /** A context of a demo account. */
    async as(account: string, lang: Lang = "en_US", edition: Edition = "domestic"): Promise<Ctx> {
      const nobody = makeCtx({ pool: db.sql, dictionaries, lang, edition }, uuid);
      const user = await loadUser(nobody, account, edition);
      if (!user) throw new Error(`no such account: ${account}`);
      return makeCtx({ pool: db.sql, dictionaries, lang, edition, actor: user }, uuid);
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}
