import assert from "node:assert/strict";
import type { Ctx } from "@/kernel/ctx.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { importEntries } from "@/engines/registers/import_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { changeTogether } from "@/engines/registers/change_together.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";
import { marketRegister } from "@/services/markets/market_register.ts";
import { agencyRegister } from "@/services/orgs/agency_register.ts";
import { readRoleRights } from "@/services/roles/role_rights.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import { saveRoleRights } from "@/services/roles/save_role_rights.ts";
import { syncUsers } from "@/services/user_sync/sync_users.ts";
import { giveOneTimePassword } from "@/services/users/reset_by_staff.ts";
import { readUserDetail } from "@/services/users/read_user_detail.ts";
import { assignScopedRole, removeScopedRole } from "@/services/users/role_scope.ts";
import { moveUsers, resetPasswords } from "@/services/users/several_users.ts";
import { userRegister } from "@/services/users/user_register.ts";
import { login, loginAs } from "../entry/portal.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { entry, fakeDms } from "../user_sync/fake_dms.ts";
import { NEW_PERSON, openPeople } from "./people.ts";

const SECOND = {
  ...NEW_PERSON,
  userCode: "second",
  userType: "factory",
  orgCode: "F0001",
  state: "normal",
  editions: ["domestic", "overseas"],
  roles: ["administrator"],
} as const;

/** The demo's administrator, and a second one who may be of help or not. */
async function openDoors() {
  const portal = await openPeople();
  await addEntry(portal.admin, userRegister, SECOND);
  const second = await portal.as("second");
  const id = await portal.idOf("administrator");
  return {
    ...portal,
    second,
    id,
    secondId: await portal.idOf("second"),
    /** Lets the second one log in as well. */
    async open() {
      await portal.sql`
        update users set password_hash = (select password_hash from users where user_code = 'administrator')
        where user_code = 'second'`;
    },
    /** Both can log in, are administrators and nothing else. */
    async anew() {
      const { sql } = portal;
      await sql`
        update users
        set state = 'normal', password_hash = (select password_hash from users where user_code = 'section-chief')
        where user_code in ('administrator', 'second')`;
      await sql`
        delete from user_roles where user_id in (select id from users where user_code in ('administrator', 'second'))`;
      await sql`
        insert into user_roles (user_id, role_code)
        select id, 'administrator' from users where user_code in ('administrator', 'second')`;
    },
    /** Nothing was changed: the administrator still comes in and may edit roles. */
    async stillOpen() {
      // The door counts tries by the minute.
      portal.pass(2);
      await login(portal.ctx, loginAs("administrator"));
      const { rights } = await readRoleRights(portal.admin, "administrator");
      assert.ok(rights.has("baseinforole:edit"));
    },
  };
}

type Portal = Awaited<ReturnType<typeof openDoors>>;

const unbound = async ({ admin, id }: Portal) =>
  (await readUserDetail(admin, id))!.assignments.find(({ role }) => role === "administrator")!.id;

const marketsOfRole = async ({ sql }: Portal) =>
  (await sql<{ code: string }[]>`
    select market_code as code from role_markets where role_code = 'administrator' order by 1`)
    .map(({ code }) => code);

/** Changes the role of administrators as it is now. */
async function changeRole(ctx: Ctx, values: Record<string, unknown>) {
  const { version } = (await readEntry(ctx, roleRegister, "administrator"))!;
  await changeEntry(ctx, roleRegister, "administrator", version, values);
}

/**
 * Every way of shutting the last administrator out, as another administrator would: one who has no password yet and cannot log in.
 * What each is refused with.
 */
const WAYS: readonly (readonly [way: string, refusal: string, work: (portal: Portal) => Promise<unknown>])[] =
  [
    [
      "frozen",
      "last-administrator",
      ({ second, id }) => moveUsers(second, [id], "freezeUser", { reason: "for a test" }),
    ],
    [
      "given a password by mail that may never come",
      "last-administrator",
      ({ second, id }) => resetPasswords(second, [id]),
    ],
    ["deleted", "last-administrator", async ({ second, entryOf }) => {
      const { key, version } = await entryOf("administrator");
      return await deleteEntries(second, userRegister, [{ key, version }]);
    }],
    [
      "without the role",
      "last-administrator",
      ({ second, change }) => change(second, "administrator", { roles: ["factory-manager"] }),
    ],
    [
      "without the assignment",
      "last-administrator",
      async (portal) => removeScopedRole(portal.second, portal.id, await unbound(portal)),
    ],
    [
      "kept to one store",
      "last-administrator",
      ({ second, id }) => assignScopedRole(second, id, "administrator", { market: null, org: "20417" }),
    ],
    [
      "kept to one market",
      "last-administrator",
      ({ second, id }) => assignScopedRole(second, id, "administrator", { market: "cn", org: null }),
    ],
    [
      "of a store",
      "last-administrator",
      ({ second, change }) => change(second, "administrator", { userType: "store", orgCode: "20417" }),
    ],
    [
      "of no type",
      "last-administrator",
      ({ second, change }) => change(second, "administrator", { userType: null }),
    ],
    [
      "of a brand that has no entry",
      "last-administrator",
      async ({ second, sql, change }) => {
        await sql`
          insert into brands (code, names, entry, kind_names) values ('unsold', '{}', 'unsold', '{}') on conflict do nothing`;
        return await change(second, "administrator", { editions: ["domestic"], brandCodes: ["unsold"] });
      },
    ],
    [
      "expired",
      "last-administrator",
      ({ second, change }) => change(second, "administrator", { expiresOn: "2026-03-01" }),
    ],
    [
      "to expire some day",
      "last-administrator",
      ({ second, change }) => change(second, "administrator", { expiresOn: "2027-03-01" }),
    ],
    [
      "not yet effective",
      "last-administrator",
      ({ second, change }) => change(second, "administrator", { effectiveOn: "2026-12-01" }),
    ],
    ["expired together with others", "last-administrator", async ({ second, entryOf }) => {
      const both = await Promise.all(["administrator", "section-chief"].map(entryOf));
      return await changeTogether(second, userRegister, both, { expiresOn: "2026-03-01" });
    }],
    ["expired by an import", "last-administrator", ({ second }) =>
      importEntries(second, userRegister, {
        rows: [{ userCode: "administrator", fullName: "林岚", expiresOn: "2026-03-01" }],
      }, { mode: "change" })],
    ["sent away by the synchronisation", "", async ({ sql, ctxWith, id }) => {
      await using dms = fakeDms();
      await sql`update users set dms_id = 'x' where id = ${id}`;
      dms.state.people = [entry("x", { account: "administrator", state: "left" })];
      await syncUsers(ctxWith({ people: dms.people }), "full");
    }],
    ["made a store's by the synchronisation", "", async ({ sql, ctxWith, id }) => {
      await using dms = fakeDms();
      await sql`update users set dms_id = 'x' where id = ${id}`;
      dms.state.people = [entry("x", { account: "administrator" })];
      await syncUsers(ctxWith({ people: dms.people }), "full");
    }],
    ["of an emptied role", "rights-last-holder", async ({ second }) => {
      const { version } = await readRoleRights(second, "administrator");
      return await saveRoleRights(second, "administrator", version, []);
    }],
    ["of a role without the right to edit roles", "rights-last-holder", async ({ second }) => {
      const { version, rights } = await readRoleRights(second, "administrator");
      const left = [...rights].filter((right) => right !== "baseinforole:edit");
      return await saveRoleRights(second, "administrator", version, left);
    }],
    ["of a role without a right that nobody could give again", "rights-last-holder", async ({ second }) => {
      const { version, rights } = await readRoleRights(second, "administrator");
      const left = [...rights].filter((right) => right !== "baseinfouser:view");
      return await saveRoleRights(second, "administrator", version, left);
    }],
    ["of a deleted role", "item-used", async ({ second }) => {
      const { version } = (await readEntry(second, roleRegister, "administrator"))!;
      return await deleteEntries(second, roleRegister, [{ key: "administrator", version }]);
    }],
  ];

Deno.test("the last administrator is not", async (t) => {
  await using portal = await openDoors();
  for (const [way, refusal, work] of WAYS) {
    await t.step(way, async () => {
      const refused = await refusalOf(work(portal));
      assert.equal(refused?.key ?? "", refusal, refused?.message ?? "not refused");
      await portal.stillOpen();
    });
  }
});

Deno.test("one who takes every other way in does the same to themselves in vain", async (t) => {
  await using portal = await openDoors();
  const { admin, id, entryOf } = portal;
  const { key, version } = await entryOf("administrator");
  const ways: [string, () => Promise<unknown>][] = [
    ["password by mail", () => resetPasswords(admin, [id])],
    ["password of one use", () => giveOneTimePassword(admin, id)],
    ["freezing", () => moveUsers(admin, [id], "freezeUser", { reason: "for a test" })],
    ["deletion", () => deleteEntries(admin, userRegister, [{ key, version }])],
  ];
  for (const [way, work] of ways) {
    await t.step(way, async () => {
      await assertRefused(work(), "not-oneself");
    });
  }
  await portal.stillOpen();
});

Deno.test("a role of administrators that no market of an edition knows any more is refused", async (t) => {
  await using portal = await openDoors();
  const { second, sql } = portal;
  await portal.open();
  await sql`update users set editions = '{domestic}' where user_code in ('administrator', 'second')`;

  await t.step("by the role", async () => {
    await assertRefused(changeRole(second, { markets: ["eu"] }), "last-administrator");
    await changeRole(second, { markets: ["cn", "eu"] });
    assert.deepEqual(await marketsOfRole(portal), ["cn", "eu"]);
  });

  await t.step("by the market", async () => {
    const market = (await readEntry(second, marketRegister, "cn"))!;
    const roles = (market.values.roles as string[]).filter((role) => role !== "administrator");
    await assertRefused(
      changeEntry(second, marketRegister, "cn", market.version, { roles }),
      "last-administrator",
    );
  });
});

Deno.test("an administrator's organisation may close: it is no door", async () => {
  await using portal = await openDoors();
  const { admin, sql } = portal;
  await sql`update users set org_code = '20418' where user_code = 'administrator'`;
  const store = (await readEntry(admin, agencyRegister, "20418"))!;
  await changeEntry(admin, agencyRegister, "20418", store.version, { state: "closed" });
  await portal.stillOpen();
});

Deno.test("with a second one who can log in all of it is done", async () => {
  await using portal = await openDoors();
  const { second, id, change } = portal;
  await portal.open();
  await change(second, "administrator", { expiresOn: "2027-03-01" });
  await resetPasswords(second, [id]);
  await moveUsers(second, [id], "freezeUser", { reason: "left the company" });
  const { key, version } = await portal.entryOf("administrator");
  await deleteEntries(second, userRegister, [{ key, version }]);
});

/** Of these two, the first may have lost the role before it freezes the other. */
const ROBBED = "by freezing and by taking the role";

Deno.test("of two who shut each other out at once one stays", async (t) => {
  const pairs: [string, (portal: Portal) => [Promise<unknown>, Promise<unknown>]][] = [
    ["by freezing", ({ admin, second, id, secondId }) => [
      moveUsers(admin, [secondId], "freezeUser", { reason: "for a test" }),
      moveUsers(second, [id], "freezeUser", { reason: "for a test" }),
    ]],
    ["by voided passwords", ({ admin, second, id, secondId }) => [
      resetPasswords(admin, [secondId]),
      resetPasswords(second, [id]),
    ]],
    [ROBBED, ({ admin, second, secondId, change }) => [
      moveUsers(admin, [secondId], "freezeUser", { reason: "for a test" }),
      change(second, "administrator", { roles: ["factory-manager"] }),
    ]],
  ];
  await using portal = await openDoors();
  for (const [way, both] of pairs) {
    await t.step(way, async () => {
      for (let n = 0; n < 5; n++) {
        await portal.anew();
        const refusals = await Promise.all(both(portal).map(refusalOf));
        // Whoever comes second is refused, as the last one; or as somebody who freezes an account that has more than what was left to them.
        const [first, other] = refusals.map((one) => one?.key ?? "done");
        assert.equal([first, other].filter((key) => key === "done").length, 1, `${first}, ${other}`);
        const isRobbed = way === ROBBED && first === "user-beyond-own";
        assert.ok(isRobbed || [first, other].includes("last-administrator"), `${first}, ${other}`);
      }
    });
  }

  await t.step("one by the role, one by the account", async () => {
    const { admin, second, sql } = portal;
    await portal.anew();
    await addEntry(admin, roleRegister, { code: "keys", names: { en_US: "Keys" } });
    const { rights } = await readRoleRights(admin, "administrator");
    await saveRoleRights(admin, "keys", 1, [...rights]);
    await sql`
      insert into user_roles (user_id, role_code) select id, 'keys' from users where user_code = 'section-chief'`;
    const role = await readRoleRights(admin, "administrator");
    const left = [...role.rights].filter((right) => right !== "baseinforole:edit");
    const refusals = await Promise.all([
      refusalOf(saveRoleRights(second, "administrator", role.version, left)),
      refusalOf(
        moveUsers(admin, [await portal.idOf("section-chief")], "freezeUser", { reason: "for a test" }),
      ),
    ]);
    // Whoever comes second is refused, as the last holder; or as somebody who freezes an account with a right that was just taken away.
    const keys = refusals.map((one) => one?.key ?? "done");
    assert.equal(keys.filter((key) => key === "done").length, 1, keys.join());
    assert.ok(keys.includes("rights-last-holder") || keys[1] === "user-beyond-own", keys.join());
  });
});

Deno.test("two who delete, freeze and change each other at one moment wait for each other in one order", async (t) => {
  await using portal = await openDoors();
  const { admin, second, id, secondId, sql } = portal;
  const versionOf = async (userId: number) => {
    const [row] = await sql<{ version: number }[]>`select version from users where id = ${userId}`;
    return { key: String(userId), version: Number(row!.version) };
  };
  const removes = async (ctx: Ctx, userId: number) =>
    deleteEntries(ctx, userRegister, [await versionOf(userId)]);
  const freezes = (ctx: Ctx, userId: number) =>
    moveUsers(ctx, [userId], "freezeUser", { reason: "for a test" });
  const renames = async (ctx: Ctx, userId: number) => {
    const { key, version } = await versionOf(userId);
    return await changeEntry(ctx, userRegister, key, version, { phone: "123456" });
  };
  const ways = { removes, freezes, renames };
  for (const [one, first] of Object.entries(ways)) {
    for (const [other, then] of Object.entries(ways)) {
      await t.step(`one ${one}, one ${other}`, async () => {
        for (let n = 0; n < 20; n++) {
          await sql`update users set deleted_at = null, phone = null where id in (${id}, ${secondId})`;
          await portal.anew();
          // What the database breaks off is no refusal, and fails here.
          const refusals = await Promise.all([first(admin, secondId), then(second, id)].map(refusalOf));
          assert.ok(refusals.includes(null), refusals.map((refusal) => refusal?.key).join());
        }
      });
    }
  }
});
