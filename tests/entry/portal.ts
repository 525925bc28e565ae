import { v7 as uuid } from "uuid";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { type Ctx, type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { login, type LoginRequest } from "@/services/entry/login.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { rightsCatalogue } from "@/services/roles/rights_catalogue.ts";
import { syncRights } from "@/services/roles/sync_rights.ts";
import { DEMO_PASSWORD, seedAccounts } from "@/demo/accounts.ts";
import { seedOrganisation } from "@/demo/orgs/organisation.ts";
import { freshDatabase } from "../database.ts";

const secrets = secretsOf(new Uint8Array(32).fill(5));
export const dictionaries = await readDictionaries();

/** A portal with the demo's people on a database of its own, and a clock that the test moves. */
export async function openTestPortal() {
  const db = await freshDatabase();
  let now = new Date("2026-03-10T08:00:00Z");
  const ctxWith = (parts: Partial<CtxParts> = {}): Ctx =>
    makeCtx({ pool: db.sql, dictionaries, clock: () => now, secrets, ...parts }, uuid);
  const ctx = ctxWith();
  await syncRights(ctx, rightsCatalogue(PAGES.all, CALLS.all), dictionaries);
  await seedOrganisation(ctx);
  await seedAccounts((clock) => ctxWith(clock ? { clock } : {}));
  return {
    db,
    sql: db.sql,
    ctx,
    ctxWith,
    now: () => now,
    /** Moves the clock on. */
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}

/** A login as the domestic entry page sends it. */
export function loginAs(account: string, changed: Partial<LoginRequest> = {}): LoginRequest {
  return {
    account,
    password: DEMO_PASSWORD,
    captcha: null,
    consent: true,
    entry: "login",
    lang: "zh_CN",
    theme: "auto",
    agent: "test",
    device: null,
    factorDemand: "nobody",
    ...changed,
  };
}

export { login };
