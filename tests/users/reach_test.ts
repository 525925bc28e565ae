import assert from "node:assert/strict";
import type { Ctx } from "@/kernel/ctx.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { assignRole } from "@/services/users/assign_role.ts";
import { assignScopedRole } from "@/services/users/role_scope.ts";
import { userRegister } from "@/services/users/user_register.ts";
import { createMachineToken, machineOf } from "@/services/machines/machines.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { saveRoleRights } from "@/services/roles/save_role_rights.ts";
import { readRoleRights } from "@/services/roles/role_rights.ts";
import { tryRole } from "@/services/roles/try_role.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { sessionOf } from "@/kernel/access/session_of.ts";
import { areaRegister } from "@/services/orgs/area_register.ts";
import { login, loginAs } from "../entry/portal.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { NEW_PERSON, openPeople } from "./people.ts";

/** A portal where the store 20417 keeps its own people, by a role made for it. */
async function openStore() {
  const portal = await openPeople();
  const { admin, sql } = portal;
  await addEntry(admin, roleRegister, { code: "store-people", names: { en_US: "People of a store" } });
  await saveRoleRights(admin, "store-people", 1, [
    "baseinfouser:view",
    "baseinfouser:add",
    "baseinfouser:edit",
    "baseinfouser:delete",
    "baseinfouser:import",
    ...(await readRoleRights(admin, "store-technician")).rights,
  ]);
  await addEntry(admin, userRegister, { ...NEW_PERSON, userCode: "keeper", roles: ["store-people"] });
  await sql`update users set state = 'normal' where user_code = 'keeper'`;
  await addEntry(admin, userRegister, { ...NEW_PERSON, userCode: "colleague" });
  return { ...portal, keeper: await portal.as("keeper") };
}

Deno.test("whoever keeps the people of one store", async (t) => {
  await using portal = await openStore();
  const { keeper, idOf } = portal;
  const change = async (ctx: Ctx, account: string, values: Record<string, unknown>) =>
    await refusalOf(portal.change(ctx, account, values));
  const told = (refusal: Awaited<ReturnType<typeof change>>) =>
    refusal?.fields.map(({ field, rule }) => [field, rule]);

  await t.step("gives no role for another store, and for no account", async () => {
    for (const account of ["colleague", "keeper"]) {
      const scope = { market: null, org: "20418" };
      const refusal = await refusalOf(assignScopedRole(keeper, await idOf(account), "store-people", scope));
      assert.deepEqual(told(refusal), [["org", "entry-other-scope"]], account);
    }
    await assignScopedRole(keeper, await idOf("colleague"), "store-people", { market: null, org: "20417" });
  });

  await t.step("makes nobody factory staff, for whom roles count everywhere", async () => {
    assert.deepEqual(told(await change(keeper, "keeper", { userType: "factory" })), [[
      "userType",
      "user-reach-beyond-own",
    ]]);
    const given = {
      ...NEW_PERSON,
      userCode: "greater",
      userType: "factory" as const,
      roles: ["store-people"],
    };
    assert.deepEqual(told(await refusalOf(addEntry(keeper, userRegister, given))), [[
      "userType",
      "user-reach-beyond-own",
    ]]);
  });

  await t.step("gives no edition and no brand that they have not", async () => {
    await portal.sql`update users set brand_codes = '{lumen}' where user_code in ('keeper', 'colleague')`;
    const narrowed = await portal.as("keeper");
    assert.deepEqual(told(await change(narrowed, "colleague", { editions: ["domestic", "overseas"] })), [[
      "editions",
      "user-reach-beyond-own",
    ]]);
    assert.deepEqual(told(await change(narrowed, "keeper", { brandCodes: [] })), [[
      "brandCodes",
      "user-reach-beyond-own",
    ]]);
    assert.equal(await change(narrowed, "colleague", { phone: "+86 21 5555 0199" }), null);
  });
});

Deno.test("who may see the people of all stores and change those of one changes no others", async () => {
  await using portal = await openStore();
  const { admin, sql } = portal;
  await addEntry(admin, roleRegister, { code: "reader", names: { en_US: "Reader" } });
  await saveRoleRights(admin, "reader", 1, ["baseinfouser:view"]);
  await addEntry(admin, userRegister, {
    ...NEW_PERSON,
    userCode: "inspector",
    userType: "factory",
    orgCode: null,
    roles: ["reader"],
  });
  await sql`update users set state = 'normal' where user_code = 'inspector'`;
  await assignScopedRole(admin, await portal.idOf("inspector"), "store-people", {
    market: null,
    org: "20417",
  });
  const inspector = await portal.as("inspector");
  const [elsewhere] = await sql<{ code: string }[]>`
    select user_code as code from users where org_code = '20418' and deleted_at is null limit 1`;
  const { code } = elsewhere!;
  await assertRefused(portal.change(inspector, code, { fullName: "Taken Over" }), "not-found");
  await portal.change(inspector, "colleague", { fullName: "Colleague Renamed" });
});

Deno.test("a machine writes registers, and no machine has a role greater than its maker's", async () => {
  await using portal = await openStore();
  const { admin, ctx, keeper } = portal;
  const { token } = await createMachineToken(admin, {
    name: "erp",
    role: "factory-manager",
    edition: "domestic",
  });
  const { machine: actor } = (await machineOf(ctx, token))!;
  const machine = portal.ctxWith({ actor });
  const entry = await addEntry(machine, areaRegister, {
    code: "MACHINE",
    names: { en_US: "Made by a machine" },
    countryCode: "CN",
  });
  assert.equal(entry.changedBy, null);
  await changeEntry(machine, areaRegister, "MACHINE", entry.version, { names: { en_US: "Changed" } });

  const refusal = await refusalOf(
    createMachineToken(keeper, { name: "way up", role: "administrator", edition: "domestic" }),
  );
  assert.deepEqual(refusal?.fields.map(({ field, rule }) => [field, rule]), [[
    "role",
    "user-role-beyond-own",
  ]]);
  for (
    const [field, given] of [
      ["role", { role: "no-such-role" }],
      ["org", { org: "no-such-store" }],
      ["market", { market: "no-such-market" }],
    ] as const
  ) {
    const wish = { name: "lost", role: "integration-partner", edition: "domestic" as const, ...given };
    const refusal = await refusalOf(createMachineToken(admin, wish));
    assert.deepEqual(refusal?.fields.map((one) => [one.field, one.rule]), [[field, "choice-unknown"]]);
  }
});

Deno.test("a role that is bound to markets of one edition counts nowhere in the other", async () => {
  await using portal = await openPeople();
  const { admin, ctx, sql } = portal;
  const [market] = await sql<{ code: string }[]>`
    select code from markets where edition = 'overseas' and deleted_at is null order by code limit 1`;
  await addEntry(admin, roleRegister, {
    code: "abroad",
    names: { en_US: "Abroad" },
    markets: [market!.code],
  });
  await saveRoleRights(admin, "abroad", 1, ["UserLoginList:view"]);
  await assignRole(ctx, await portal.idOf("administrator"), { role: "abroad" });
  const roles = async (edition: "domestic" | "overseas") =>
    (await loadUser(ctx, "administrator", edition))!.assignments.filter(({ role }) => role === "abroad")
      .map((one) => one.market);
  assert.deepEqual(await roles("overseas"), [market!.code]);
  assert.deepEqual(await roles("domestic"), []);
});

Deno.test("a role that is tried reaches no further than its person does", async () => {
  await using portal = await openPeople();
  const { admin, ctx, sql } = portal;
  await addEntry(admin, userRegister, {
    ...NEW_PERSON,
    userCode: "narrow",
    userType: "factory",
    orgCode: null,
    roles: [],
  });
  const id = await portal.idOf("narrow");
  await sql`
    update users set state = 'normal', must_change_password = false, email_confirmed_at = ${portal.now()},
      password_hash = (select password_hash from users where user_code = 'administrator')
    where id = ${id}`;
  await assignScopedRole(admin, id, "administrator", { market: null, org: "20417" });
  const came = await login(ctx, loginAs("narrow"));
  const before = await sessionOf(ctx, came.token);
  assert.ok(typeof before !== "string");
  await tryRole(portal.ctxWith({ actor: before.user }), before.session.id, "store-manager");
  const tried = await sessionOf(ctx, came.token);
  assert.ok(typeof tried !== "string");
  assert.equal(tried.session.triedRole?.code, "store-manager");
  assert.deepEqual([...new Set(tried.user.assignments.map(({ org }) => org))], ["20417"]);
  assert.ok(tried.user.assignments.every(({ rights }) => !rights.has("baseinforole:edit")));
});

Deno.test("a role that is made anew under the code of a deleted one has none of its rights", async () => {
  await using portal = await openPeople();
  const { admin } = portal;
  await addEntry(admin, roleRegister, { code: "gone", names: { en_US: "Gone" } });
  const { version } = await saveRoleRights(admin, "gone", 1, ["baseinfouser:view"]);
  await deleteEntries(admin, roleRegister, [{ key: "gone", version }]);
  await addEntry(admin, roleRegister, { code: "gone", names: { en_US: "Anew" } });
  assert.equal((await readEntry(admin, roleRegister, "gone"))?.values.rights, 0);
});

Deno.test("a session ends when its account begins later than today", async () => {
  await using portal = await openPeople();
  const { admin, ctx } = portal;
  const came = await login(ctx, loginAs("store-technician"));
  assert.notEqual(typeof await sessionOf(ctx, came.token), "string");
  await portal.change(admin, "store-technician", { effectiveOn: "2026-12-01" });
  assert.equal(await sessionOf(ctx, came.token), "session-expired");
});
