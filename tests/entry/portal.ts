import { v7 as uuid } from "uuid";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { type Ctx, type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { secretsOf } from "@/kernel/ports/secrets.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { login, type LoginRequest } from "@/services/entry/login.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { rightsCatalogue } from "@/services/roles/rights_catalogue.ts";
import { syncRights } from "@/services/roles/sync_rights.ts";
import { DEMO_PASSWORD, seedAccounts } from "@/demo/accounts.ts";
import { seedOrganisation } from "@/demo/orgs/organisation.ts";
import { connect } from "@/platform/database/connect.ts";
import { MIGRATIONS } from "@/platform/database/migrate.ts";
import { freshDatabase } from "../database.ts";
import { noteTexts, textsHold } from "../noted_texts.ts";
import { demoKey } from "../shared_demo.ts";

const secrets = secretsOf([new Uint8Array(32).fill(5)]);
export const dictionaries = await shippedTexts();

const OPENED = new Date("2026-03-10T08:00:00Z");

/** A portal with the demo's people on a database of its own, and a clock that the test moves. */
export async function openTestPortal() {
  const db = await peopleDatabase();
  let now = OPENED;
  const ctxWith = (parts: Partial<CtxParts> = {}): Ctx =>
    makeCtx({ pool: db.sql, dictionaries, clock: () => now, secrets, ...parts }, uuid);
  return {
    db,
    sql: db.sql,
    ctx: ctxWith(),
    ctxWith,
    now: () => now,
    /** Moves the clock on. */
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}

/** Rights, stores and people of the demo, copied from a template: making them anew takes ten times as long. */
async function peopleDatabase() {
  return await freshDatabase(MIGRATIONS, {
    key: `people ${await demoKey()}`,
    async fill(url) {
      const noted = noteTexts(dictionaries);
      const pool = connect(url, { pool: 5, name: "tis test" });
      const ctxWith = (parts: Partial<CtxParts> = {}): Ctx =>
        makeCtx({ pool, dictionaries: noted.dictionaries, clock: () => OPENED, secrets, ...parts }, uuid);
      try {
        const ctx = ctxWith();
        await syncRights(ctx, rightsCatalogue(PAGES.all, CALLS.all), noted.dictionaries);
        await seedOrganisation(ctx);
        await seedAccounts((clock) => ctxWith(clock ? { clock } : {}));
      } finally {
        await pool.end();
      }
      return noted.note();
    },
    holds: (note) => textsHold(dictionaries, note),
  });
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
    factorDemand: "nobody",
    device: null,
    ...changed,
  };
}

export { login };
