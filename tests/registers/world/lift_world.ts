import { v7 as uuid } from "uuid";
import { loadUser } from "@/kernel/access/load_user.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { type Ctx, makeCtx, type Pool } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";

const dictionaries = await shippedTexts();

/** The table of the lifts, as a migration would make it. */
export async function layLifts(sql: Pool): Promise<void> {
  // Whoever tries the recipes of docs has a table of that name.
  await sql`drop table if exists lifts cascade`;
  await sql`
    create table lifts (
      code text primary key,
      names jsonb not null,
      load_kg int not null,
      rent numeric(12, 2),
      terms text,
      paper uuid,
      grade text not null
    )`;
  await sql`select register_columns('lifts')`;
}

/** Somebody with these rights and no others. */
export async function holderWith(sql: Pool, rights: readonly string[]): Promise<Ctx> {
  const system = makeCtx({ pool: sql, dictionaries, lang: "en_US" }, uuid);
  const actor = personOf({ actor: (await loadUser(system, "administrator"))! });
  const assignments = [{ role: "tried", market: null, org: null, rights: new Set(rights) }];
  return makeCtx({ pool: sql, dictionaries, lang: "en_US", actor: { ...actor, assignments } }, uuid);
}
