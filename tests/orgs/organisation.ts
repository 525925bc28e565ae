import { v7 as uuid } from "uuid";
import { seedAccounts } from "@/demo/accounts.ts";
import { seedOrganisation } from "@/demo/orgs/organisation.ts";
import { fillOrganisation } from "@/demo/orgs/registers.ts";
import { syncBaseData } from "@/platform/base_data.ts";
import { type Ctx, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { asRequester } from "@/engines/exports/load_requester.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { freshDatabase } from "../database.ts";

/** The demo's organisation with its people, without the parts catalogue. */
export interface Organisation extends AsyncDisposable {
  sql: Pool;
  /** In nobody's name. */
  system: Ctx;
  /** One of the demo's people, in an edition that they may enter. */
  as(account: string, edition?: "domestic" | "overseas", lang?: Lang): Promise<Ctx>;
}

/** A database of its own with the demo's organisation: `await using organisation = await openOrganisation()`. */
export async function openOrganisation(): Promise<Organisation> {
  const db = await freshDatabase();
  const dictionaries = await shippedTexts();
  const ctxAt = (clock?: () => Date) =>
    makeCtx({ pool: db.sql, dictionaries, ...(clock ? { clock } : {}) }, uuid);
  const system = ctxAt();
  await syncBaseData(system, dictionaries);
  await seedOrganisation(system);
  await seedAccounts(ctxAt);
  await fillOrganisation({ ctx: system });
  return {
    sql: db.sql,
    system,
    async as(account, edition = "domestic", lang = "en_US") {
      const [row] = await db.sql<{ id: number }[]>`select id from users where user_code = ${account}`;
      return (await asRequester(system, { userId: Number(row!.id), edition, lang }))!;
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}
