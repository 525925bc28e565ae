import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import type { User } from "@/kernel/access/user.ts";
import { type Ctx, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { REGISTERS } from "@/engines/registers/registers.ts";
import { changeTogether } from "@/engines/registers/change_together.ts";
import { type Register, type RegisterWrite, rightOf } from "@/engines/registers/define_register.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { checkImport, importEntries } from "@/engines/registers/import_entries.ts";
import { listEntries, readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry, changeEntry, writesOf } from "@/engines/registers/write_entry.ts";
import { freshDatabase } from "../database.ts";
import { refusalOf } from "../refusal_of.ts";

const db = await freshDatabase();
Deno.test.afterAll(async () => await db[Symbol.asyncDispose]());
const dictionaries = await shippedTexts();

/** Every verb of a register, asked for nothing that exists: with the right it fails for that, without it for the right. */
const VERBS: Record<RegisterWrite | "view", ((ctx: Ctx, register: Register) => Promise<unknown>)[]> = {
  view: [
    (ctx, register) => listEntries(ctx, register, { pageNo: 1, pageSize: 5 }),
    (ctx, register) => readEntry(ctx, register, "0"),
  ],
  add: [(ctx, register) => addEntry(ctx, register, { "no such field": 1 })],
  edit: [
    (ctx, register) => changeEntry(ctx, register, "999999999", 1, {}),
    (ctx, register) => changeTogether(ctx, register, [], {}),
  ],
  delete: [
    (ctx, register) => deleteEntries(ctx, register, []),
    (ctx, register) => restoreEntries(ctx, register, []),
  ],
  import: [
    (ctx, register) => checkImport(ctx, register, { rows: [] }, {}),
    (ctx, register) => importEntries(ctx, register, { rows: [] }, {}),
  ],
};

function ctxOf(rights: ReadonlySet<string>): Ctx {
  const actor: User = {
    kind: "person",
    id: 1,
    userCode: "walker",
    fullName: "Walker",
    email: null,
    userType: "factory",
    orgCode: null,
    orgName: null,
    countryCode: null,
    marketCode: null,
    priceList: null,
    editions: ["domestic"],
    brandCodes: [],
    lang: "en_US",
    zone: "Asia/Shanghai",
    assignments: [{ role: "walked", market: null, org: null, rights }],
  };
  return makeCtx({ pool: db.sql, dictionaries, actor, lang: "en_US" }, uuid);
}

for (const { code, rights } of seededRoles()) {
  Deno.test(`${code}: does with each register what its rights say, and nothing else`, async () => {
    const all = REGISTERS.all.flatMap((register) =>
      (["view", ...writesOf(register)] as const).map((action) => rightOf(register, action))
    );
    const given = new Set<string>(rights === "all" ? all : rights);
    const ctx = ctxOf(given);
    for (const register of REGISTERS.all) {
      for (const [action, verbs] of Object.entries(VERBS) as [RegisterWrite | "view", typeof VERBS.view][]) {
        const may = given.has(rightOf(register, action));
        const offered = action === "view" || writesOf(register).includes(action);
        for (const verb of verbs) {
          const refusal = await refusalOf((async () => await verb(ctx, register))());
          const where = `${register.route} ${action}: ${refusal?.key}`;
          if (!offered) assert.equal(refusal?.key, "not-found", where);
          else if (!may) assert.equal(refusal?.key, "no-right", where);
          else assert.notEqual(refusal?.key, "no-right", where);
        }
      }
    }
  });
}

Deno.test("who may change a register may also see it", () => {
  for (const { code, rights } of seededRoles()) {
    if (rights === "all") continue;
    const given = new Set<string>(rights);
    for (const register of REGISTERS.all) {
      for (const action of writesOf(register)) {
        if (given.has(rightOf(register, action))) {
          assert.ok(given.has(rightOf(register, "view")), `${code}: ${rightOf(register, action)}`);
        }
      }
    }
  }
});
