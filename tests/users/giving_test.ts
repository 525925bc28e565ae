import assert from "node:assert/strict";
import type { Ctx } from "@/kernel/ctx.ts";
import { ROLE_CODES } from "@/kernel/access/role_codes.ts";
import { deleteEntries, restoreEntries } from "@/engines/registers/delete_entries.ts";
import { importEntries } from "@/engines/registers/import_entries.ts";
import { marketRegister } from "@/services/markets/market_register.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { DEPARTMENT_KINDS, DUTIES_OF_KIND, rolesForDuty } from "@/services/departments/department_kinds.ts";
import { assignDuty } from "@/services/departments/duties.ts";
import { createDefaultDepartments } from "@/services/departments/create_default_departments.ts";
import { createMachineToken } from "@/services/machines/machines.ts";
import { copyRole } from "@/services/roles/copy_role.ts";
import { DECIDING_ROLES, KEPT_BY_SYNC, KEPT_ROLES } from "@/services/roles/kept_roles.ts";
import { readRoleRights } from "@/services/roles/role_rights.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import { saveRoleRights } from "@/services/roles/save_role_rights.ts";
import { DMS_ROLES, OVERSEAS_ROLE } from "@/services/user_sync/dms_user.ts";
import { syncUsers } from "@/services/user_sync/sync_users.ts";
import { removeSecondFactor } from "@/services/users/remove_second_factor.ts";
import { giveOneTimePassword } from "@/services/users/reset_by_staff.ts";
import { assignScopedRole } from "@/services/users/role_scope.ts";
import { moveUsers, resetPasswords } from "@/services/users/several_users.ts";
import { unlockUser } from "@/services/users/unlock_user.ts";
import { userRegister } from "@/services/users/user_register.ts";
import { dictionaries } from "../entry/portal.ts";
import { refusalOf } from "../refusal_of.ts";
import { entry, fakeDms } from "../user_sync/fake_dms.ts";
import { NEW_PERSON, openPeople } from "./people.ts";

const FACTORY = { userType: "factory", orgCode: "F0001", editions: ["domestic", "overseas"] } as const;
const EVERYWHERE = { market: null, org: null };
/** What a store needs beside its own rights to keep accounts; an administrator has given it. */
const KEEPING = ["add", "edit", "delete", "import", "freeze", "password"].map((action) =>
  `baseinfouser:${action}`
);

/** The demo's people, of whom the store's manager and the dealer group may write accounts as well. */
async function openGiving() {
  const portal = await openPeople();
  const { admin } = portal;
  for (const role of ["store-manager", "dealer-group-user"]) {
    const { version, rights } = await readRoleRights(admin, role);
    await saveRoleRights(admin, role, version, [...rights, ...KEEPING]);
  }
  return {
    ...portal,
    manager: await portal.as("factory-manager"),
    store: await portal.as("store-manager"),
    group: await portal.as("dealer-group-user"),
  };
}

/** The rule that refuses the work, at a field or as a whole; 'done' where none does. */
async function ruleOf(work: Promise<unknown>): Promise<string> {
  const refusal = await refusalOf(work);
  return refusal ? refusal.fields[0]?.rule ?? refusal.key : "done";
}

/** Literal: which roles each of these can give to somebody new of the right kind, whatever the code's table says. */
const GIVES: Readonly<Record<"admin" | "manager" | "group" | "store", readonly string[]>> = {
  admin: ROLE_CODES,
  manager: [
    "factory-manager",
    "technical-supervisor",
    "store-technician",
    "store-manager",
    "social-user",
    "dealer-group-user",
    "overseas-store",
  ],
  // The last ones are kept by nobody here: they may do nothing that these may not.
  group: ["technical-supervisor", "store-technician", "store-manager", "dealer-group-user", "social-user"],
  // A dealer group moves work orders between its stores, which no store does.
  store: ["store-technician", "store-manager", "social-user"],
};

/** Where somebody of a role belongs, as far as whoever makes them reaches. */
function placeOf(role: string, who: string) {
  const outside = [
    "technical-supervisor",
    "store-technician",
    "store-manager",
    "overseas-store",
    "social-user",
  ];
  if (who === "group" || who === "store" || outside.includes(role)) return {};
  return role === "dealer-group-user" ? { userType: "dealer_group", orgCode: "G1001" } as const : FACTORY;
}

Deno.test("who gives which role to others", async (t) => {
  await using portal = await openGiving();
  // Nobody lacks these rights for the edition or the brand: just roles are told apart here.
  await portal.sql`update users set editions = '{domestic,overseas}'`;
  for (const who of Object.keys(GIVES) as (keyof typeof GIVES)[]) {
    const account = {
      admin: "administrator",
      manager: "factory-manager",
      group: "dealer-group-user",
      store: "store-manager",
    };
    const ctx = await portal.as(account[who]);
    await t.step(who, async () => {
      const given: string[] = [];
      for (const role of ROLE_CODES) {
        const person = {
          ...NEW_PERSON,
          ...placeOf(role, who),
          userCode: `${who}.${role}`,
          email: null,
          roles: [role],
        };
        const rule = await ruleOf(addEntry(ctx, userRegister, person));
        if (rule === "done") given.push(role);
        else assert.equal(rule, "user-role-beyond-own", role);
      }
      assert.deepEqual(given.sort(), [...GIVES[who]].sort());
    });
  }
});

Deno.test("nobody gives anything to themselves", async (t) => {
  await using portal = await openGiving();
  const { admin, manager, store, idOf, change } = portal;
  const own = await idOf("factory-manager");
  for (const role of ["factory-engineer", "claim-approver-1", "store-technician", "administrator"]) {
    await t.step(`no ${role} by the page, by the call, by a sheet`, async () => {
      assert.equal(
        await ruleOf(change(manager, "factory-manager", { roles: ["factory-manager", role] })),
        "role-to-oneself",
      );
      assert.equal(await ruleOf(assignScopedRole(manager, own, role, EVERYWHERE)), "role-to-oneself");
      const rows = [{ userCode: "factory-manager", fullName: "周启明", roles: `factory-manager; ${role}` }];
      const refusal = await refusalOf(importEntries(manager, userRegister, { rows }, { mode: "change" }));
      assert.equal(
        (refusal?.data as { rows: { reasons: { rule: string }[] }[] }).rows[0]!.reasons[0]!.rule,
        "role-to-oneself",
      );
    });
  }

  await t.step("nor an administrator, nor a store's manager what they keep", async () => {
    assert.equal(
      await ruleOf(change(admin, "administrator", { roles: ["administrator", "section-chief"] })),
      "role-to-oneself",
    );
    assert.equal(
      await ruleOf(change(store, "store-manager", { roles: ["store-manager", "store-technician"] })),
      "role-to-oneself",
    );
  });

  await t.step("nor a right to one's own role, by the editor of roles", async () => {
    const { version, rights } = await readRoleRights(admin, "factory-manager");
    await saveRoleRights(admin, "factory-manager", version, [
      ...rights,
      "baseinforole:edit",
      "baseinforole:add",
    ]);
    const again = await readRoleRights(manager, "factory-manager");
    assert.equal(
      await ruleOf(
        saveRoleRights(manager, "factory-manager", again.version, [...again.rights, "EPCCart:order"]),
      ),
      "rights-to-oneself",
    );
  });

  await t.step("nor a duty in a department", async () => {
    await createDefaultDepartments(portal.ctx, dictionaries);
    const duty = { userCode: "factory-manager", duty: "approver" as const, brand: null };
    assert.equal(await ruleOf(assignDuty(manager, "TSB", duty)), "duty-to-oneself");
    await assignDuty(admin, "TSB", duty);
  });
});

Deno.test("nobody gives a right that they lack", async (t) => {
  await using portal = await openGiving();
  const { admin, sql, idOf } = portal;
  const { version, rights } = await readRoleRights(admin, "factory-manager");
  await saveRoleRights(admin, "factory-manager", version, [
    ...rights,
    "baseinforole:edit",
    "baseinforole:add",
    "baseinfoauthority:machines",
  ]);
  const manager = await portal.as("factory-manager");

  await t.step("by the editor of roles", async () => {
    const role = await readRoleRights(manager, "section-chief");
    const add = (right: string) =>
      ruleOf(saveRoleRights(manager, "section-chief", role.version, [...role.rights, right]));
    assert.equal(await add("EPCCart:order"), "right-beyond-own");
    assert.equal(await add("moduleSettings:edit"), "right-beyond-own");
    assert.equal(await add("baseinfouser:view"), "done");
  });

  await t.step("by a copy of a role", async () => {
    const names = { en_US: "Copy" };
    assert.equal(
      await ruleOf(copyRole(manager, "administrator", { code: "copy", names })),
      "right-beyond-own",
    );
    assert.equal(await ruleOf(copyRole(manager, "factory-manager", { code: "copy", names })), "done");
  });

  await t.step("by a machine's token", async () => {
    const token = (role: string) =>
      ruleOf(createMachineToken(manager, { name: role, role, edition: "domestic" }));
    assert.equal(await token("administrator"), "user-role-beyond-own");
    assert.equal(await token("integration-partner"), "user-role-beyond-own");
    assert.equal(await token("copy"), "done");
  });

  await t.step("nor one further than they have it", async () => {
    await addEntry(admin, roleRegister, { code: "local", names: { en_US: "Local" } });
    await saveRoleRights(admin, "local", 1, ["baseinfouser:view", "baseinfouser:edit", "baseinforole:edit"]);
    await addEntry(admin, userRegister, {
      ...NEW_PERSON,
      ...FACTORY,
      userCode: "bound",
      email: null,
      roles: [],
    });
    await addEntry(admin, userRegister, { ...NEW_PERSON, userCode: "peer", email: null, roles: [] });
    await sql`update users set state = 'normal' where user_code in ('bound', 'peer')`;
    await assignScopedRole(admin, await idOf("bound"), "local", { market: "cn", org: "20417" });
    const bound = await portal.as("bound");
    const peer = await idOf("peer");
    const give = (market: string | null, org: string | null) =>
      ruleOf(assignScopedRole(bound, peer, "local", { market, org }));
    assert.equal(await give(null, null), "user-role-beyond-own", "all markets");
    assert.equal(await give("eu", null), "user-role-beyond-own", "another market");
    assert.equal(await give("cn", "20418"), "entry-other-scope");
    assert.equal(await give("cn", null), "done");
    const role = await readRoleRights(admin, "social-user");
    assert.equal(
      await ruleOf(saveRoleRights(bound, "social-user", role.version, [...role.rights, "baseinfouser:view"])),
      "right-beyond-own",
      "a role counts everywhere",
    );
  });

  await t.step("nor by binding a role to other markets, its own or another's", async () => {
    const market = (await readEntry(admin, marketRegister, "eu"))!;
    const bind = (roles: string[]) => changeEntry(manager, marketRegister, "eu", market.version, { roles });
    const had = market.values.roles as string[];
    const role = await readRoleRights(admin, "factory-manager");
    await saveRoleRights(admin, "factory-manager", role.version, [...role.rights, "EPCSCGL:edit"]);
    const manager = await portal.as("factory-manager");
    assert.equal(await ruleOf(bind([...had, "store-manager"])), "right-beyond-own");
    assert.equal(await ruleOf(bind(had.filter((one) => one !== "factory-manager"))), "rights-to-oneself");
    assert.equal(await ruleOf(bind([...had, "social-user"])), "done");
    const store = (await readEntry(admin, roleRegister, "store-manager"))!;
    assert.equal(
      await ruleOf(
        changeEntry(manager, roleRegister, "store-manager", store.version, { markets: ["cn", "eu"] }),
      ),
      "right-beyond-own",
    );
    await changeEntry(admin, roleRegister, "store-manager", store.version, { markets: ["cn", "eu"] });
  });

  await t.step("nor do roles kept by a role administer what it may not", async () => {
    const role = await readRoleRights(admin, "store-technician");
    await saveRoleRights(admin, "store-technician", role.version, [...role.rights, "moduleSettings:edit"]);
    const person = { ...NEW_PERSON, userCode: "trojan", email: null };
    assert.equal(await ruleOf(addEntry(manager, userRegister, person)), "user-role-beyond-own");
  });
});

Deno.test("unlocking is held to the same", async (t) => {
  await using portal = await openGiving();
  const { admin, manager, store, sql, idOf, change } = portal;
  const engineer = await idOf("factory-engineer");
  const technician = await idOf("store-technician");
  const chief = await idOf("technical-supervisor");

  /** Every verb by which an account becomes usable, as one who does it. */
  const verbs = (ctx: Ctx, account: string, id: number): [string, () => Promise<unknown>][] => [
    ["password by mail", () => resetPasswords(ctx, [id])],
    ["password of one use", () => giveOneTimePassword(ctx, id)],
    ["lock after wrong tries", () => unlockUser(ctx, id)],
    ["address", () => change(ctx, account, { email: "mine@example.com" })],
    ["later end", () => change(ctx, account, { expiresOn: "2030-01-01" })],
    ["activation", async () => {
      await sql`update users set state = 'not_activated' where id = ${id}`;
      return await moveUsers(ctx, [id], "activateUser");
    }],
    ["thaw", async () => {
      await sql`update users set state = 'frozen' where id = ${id}`;
      return await moveUsers(ctx, [id], "unfreezeUser");
    }],
    ["restoration", async () => {
      await sql`update users set state = 'normal', deleted_at = ${portal.now()} where id = ${id}`;
      return await restoreEntries(ctx, userRegister, [String(id)]);
    }],
  ];
  for (
    const [who, ctx, account, id, rule] of [
      ["a manager of the factory and an engineer", manager, "factory-engineer", engineer, "user-beyond-own"],
      ["a manager of the factory and a technician", manager, "store-technician", technician, "done"],
      ["a store's manager and a technician", store, "store-technician", technician, "done"],
      ["a store's manager and a supervisor", store, "technical-supervisor", chief, "user-beyond-own"],
    ] as const
  ) {
    await t.step(who, async () => {
      for (const [verb, work] of verbs(ctx, account, id)) {
        assert.equal(await ruleOf(work()), rule, verb);
        await sql`
          update users set state = 'normal', deleted_at = null, email = ${`${account}@demo.example`}, expires_on = null
          where id = ${id}`;
      }
    });
  }

  await t.step("taking a second factor away is too", async () => {
    assert.equal(await ruleOf(removeSecondFactor(manager, engineer)), "user-beyond-own");
    assert.equal(await ruleOf(removeSecondFactor(manager, technician)), "factor-missing");
  });

  await t.step("freezing and deleting are not", async () => {
    await moveUsers(manager, [engineer], "freezeUser", { reason: "for a test" });
    const { key, version } = await portal.entryOf("factory-engineer");
    await deleteEntries(manager, userRegister, [{ key, version }]);
    await restoreEntries(admin, userRegister, [key]);
  });
});

Deno.test("the synchronisation opens no account that may do more than it keeps", async () => {
  await using portal = await openGiving();
  const { sql, ctxWith } = portal;
  await using dms = fakeDms();
  const ctx = ctxWith({ people: dms.people });
  dms.state.people = ["a", "b"].map((id) => entry(id));
  await syncUsers(ctx, "full");
  await assignScopedRole(portal.admin, await portal.idOf("dms-a"), "factory-manager", EVERYWHERE);
  dms.state.people = ["a", "b"].map((id) =>
    entry(id, { email: `other-${id}@stores.example`, name: "Renamed" })
  );
  await syncUsers(ctx, "full");
  const read = async () =>
    (await sql`select user_code, full_name, email, state from users where dms_id is not null order by 1`)
      .map((row) => ({ ...row }));
  assert.deepEqual(await read(), [
    { userCode: "dms-a", fullName: "Renamed", email: "a@stores.example", state: "normal" },
    { userCode: "dms-b", fullName: "Renamed", email: "other-b@stores.example", state: "normal" },
  ]);
  dms.state.people = [];
  await syncUsers(ctx, "full");
  dms.state.people = ["a", "b"].map((id) => entry(id, { name: "Renamed" }));
  await syncUsers(ctx, "full");
  assert.deepEqual((await read()).map(({ state }) => state), ["frozen", "normal"]);
  const told = await sql`
    select rule from user_sync_refusals where run_id = (select max(id) from user_sync_runs) order by place`;
  assert.deepEqual(told.map(({ rule }) => rule), ["account-beyond-sync"]);
});

Deno.test("the tables of who keeps whom", () => {
  assert.deepEqual(KEPT_ROLES, {
    "factory-manager": [
      "technical-supervisor",
      "store-technician",
      "store-manager",
      "social-user",
      "dealer-group-user",
      "overseas-store",
    ],
    "dealer-group-user": ["technical-supervisor", "store-technician", "store-manager"],
    "store-manager": ["store-technician"],
  });
  assert.deepEqual(
    [...KEPT_BY_SYNC].sort(),
    [...new Set([...Object.values(DMS_ROLES), OVERSEAS_ROLE])].sort(),
  );
  const deciding = new Set(
    DEPARTMENT_KINDS.flatMap((kind) => DUTIES_OF_KIND[kind].flatMap((duty) => [...rolesForDuty(kind, duty)])),
  );
  assert.deepEqual([...DECIDING_ROLES].sort(), [...deciding, "technical-supervisor"].sort());
});
