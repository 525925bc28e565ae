import { SYSTEM, VISITOR } from "@/kernel/access/actor.ts";
import assert from "node:assert/strict";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { createMachineToken, machineOf, revokeMachineToken } from "@/services/machines/machines.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { may, requireRight, type Right } from "@/kernel/access/rights.ts";
import { rightsCatalogue, TILE_KEYS } from "@/services/roles/rights_catalogue.ts";
import { scopeOf } from "@/kernel/access/scope.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { syncRights } from "@/services/roles/sync_rights.ts";
import type { User } from "@/kernel/access/user.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { dictionaries, openTestPortal } from "../entry/portal.ts";

const CATALOGUE = rightsCatalogue(PAGES.all, CALLS.all);
const RIGHTS = CATALOGUE.map(({ funLink, headApi }) => `${funLink}:${headApi}` as Right);

Deno.test("every right of a seeded role is needed by a page, a call or a tile", () => {
  for (const role of seededRoles()) {
    if (role.rights === "all") continue;
    for (const right of role.rights) assert.ok(RIGHTS.includes(right), `${role.code} has ${right}`);
  }
});

Deno.test("the eleven tile keys are rights of the home page", () => {
  const items = CATALOGUE.filter((right) => right.itemId !== "").map((right) => right.itemId).sort();
  assert.deepEqual(items, [...TILE_KEYS].sort());
  assert.equal(items.length, 11);
});

Deno.test("each right has a name in both languages, and each seeded role", () => {
  for (const lang of ["zh_CN", "en_US"] as const) {
    for (const { titleKey } of CATALOGUE) {
      assert.ok(dictionaries.get(lang)!.has(titleKey), `${lang} ${titleKey}`);
    }
    for (const { code } of seededRoles()) {
      assert.ok(dictionaries.get(lang)!.has(`roles.seeded.${code}`), `${lang} role.${code}`);
    }
  }
});

Deno.test("a person without a role may do nothing that asks for a right", async () => {
  await using portal = await openTestPortal();
  const actor = (await loadUser(portal.ctx, "no-permission"))!;
  for (const right of RIGHTS) {
    assert.equal(may(actor, right), false, right);
    await assertRefused(
      Promise.resolve().then(() => requireRight(portal.ctxWith({ actor }), right)),
      "no-right",
    );
  }
  assert.equal(may(VISITOR, "session"), false);
  assert.equal(may(SYSTEM, "session"), false);
});

Deno.test("each role has the rights of its table, no more and no less", async () => {
  await using portal = await openTestPortal();
  for (const role of seededRoles()) {
    const user = await loadUser(
      portal.ctx,
      role.code,
      role.code === "overseas-store" ? "overseas" : "domestic",
    );
    if (role.code === "integration-partner") {
      assert.equal(user, null, "a machine has no account");
      continue;
    }
    const expected = role.rights === "all" ? RIGHTS : role.rights;
    const given = RIGHTS.filter((right) => may(user!, right));
    assert.deepEqual(given, [...new Set(expected)].sort(), role.code);
  }
});

Deno.test("a start adds new rights and leaves alone what an administrator edited", async () => {
  await using portal = await openTestPortal();
  await portal.sql`delete from role_rights where role_code = 'social-user' and fun_link = 'SearchPage'`;
  await portal.sql`insert into role_rights values ('social-user', 'EPCCart', 'view')`;
  await portal.sql`update roles set names = '{"en_US": "Guest"}' where code = 'social-user'`;
  const more = [
    ...CATALOGUE,
    { funLink: "Newcomer", headApi: "view", itemId: "", titleKey: "right.Laws.view" },
  ];
  assert.deepEqual(await syncRights(portal.ctx, more, dictionaries), { rights: 1, roles: 0, given: 1 });
  const rows = await portal
    .sql`select fun_link from role_rights where role_code = 'social-user' order by fun_link`;
  assert.deepEqual(
    rows.map((row) => row.funLink),
    ["EPC2D", "EPCCart", "EPCIndex", "EPCPage", "FeedbackList", "HelperList", "Laws"],
  );
  const [role] = await portal.sql`select names from roles where code = 'social-user'`;
  assert.deepEqual(role!.names, { en_US: "Guest" });
  assert.deepEqual(await syncRights(portal.ctx, more, dictionaries), { rights: 0, roles: 0, given: 0 });
});

Deno.test("scopes never mix: the market of one assignment does not meet the organisation of another", async () => {
  await using portal = await openTestPortal();
  const base = (await loadUser(portal.ctx, "factory-engineer"))!;
  const right: Right = "EPC2D:view";
  const rights = new Set<string>([right]);
  const user: User = {
    ...base,
    assignments: [
      { role: "a", market: "eu", org: "49107", rights },
      { role: "b", market: "cn", org: "G1001", rights },
      { role: "c", market: "latam", org: "55118", rights: new Set(["SearchPage:view"]) },
    ],
  };
  const ctx = portal.ctxWith({ actor: user });
  const { sql } = ctx;
  const seen = await sql`
    select org, market
    from (values
      ('49107', 'eu'), ('49107', 'cn'), ('20417', 'cn'), ('20418', 'cn'), ('20417', 'eu'), ('20533', 'cn'),
      ('55118', 'latam'), ('G1001', 'cn')
    ) as row(org, market)
    where ${scopeOf(ctx, right)({ org: sql`org`, market: sql`market` })}
    order by org, market`;
  assert.deepEqual(seen.map((row) => `${row.org} ${row.market}`), [
    "20417 cn",
    "20418 cn",
    "49107 eu",
    "G1001 cn",
  ]);
});

Deno.test("a store reaches itself, a dealer group its stores, the factory all, others nothing", async () => {
  await using portal = await openTestPortal();
  const reach = async (account: string, right: Right = "EPC2D:view") => {
    const ctx = portal.ctxWith({ actor: (await loadUser(portal.ctx, account))! });
    const { sql } = ctx;
    const rows = await sql`select code from orgs where ${
      scopeOf(ctx, right)({ org: sql`code` })
    } order by code`;
    return rows.map((row) => row.code as string);
  };
  const all = (await portal.sql`select code from orgs order by code`).map((row) => row.code);
  assert.deepEqual(await reach("store-manager"), ["20417"]);
  assert.deepEqual(await reach("dealer-group-user"), ["20417", "20418", "G1001"]);
  assert.deepEqual(await reach("factory-engineer"), all);
  assert.deepEqual(await reach("social-user"), []);
  assert.deepEqual(await reach("no-permission"), []);
  assert.deepEqual(await reach("factory-engineer", "EPCCart:order"), [], "without the right");
});

Deno.test("a person sees the markets their roles are bound to in the edition", async () => {
  await using portal = await openTestPortal();
  const markets = async (
    account: string,
    edition: "domestic" | "overseas",
  ) => [...new Set((await loadUser(portal.ctx, account, edition))!.assignments.map((one) => one.market))];
  assert.deepEqual(await markets("store-manager", "domestic"), ["cn"]);
  assert.deepEqual(await markets("overseas-store", "overseas"), ["asia", "eu", "latam"]);
  assert.deepEqual(await markets("factory-engineer", "overseas"), ["asia", "eu", "latam"]);
});

Deno.test("a machine has the rights of its token, in its edition, until it is revoked or over", async () => {
  await using portal = await openTestPortal();
  const { machineId, token } = await createMachineToken(portal.ctx, {
    name: "dms-east",
    role: "integration-partner",
    edition: "domestic",
    market: "cn",
    org: "G1001",
    expiresAt: new Date(portal.now().getTime() + 60 * 60_000),
  });
  const { machine } = (await machineOf(portal.ctx, token))!;
  assert.equal(machine.name, "dms-east");
  assert.ok(may(machine, "EPC2D:view") && !may(machine, "EPCCart:view"));
  assert.equal(await machineOf(portal.ctxWith({ edition: "overseas" }), token), null);
  assert.equal(await machineOf(portal.ctx, "b".repeat(43)), null);
  const ctx = portal.ctxWith({ actor: machine });
  const orgs = await ctx.sql`select code from orgs where ${
    scopeOf(ctx, "EPC2D:view")({ org: ctx.sql`code` })
  } order by 1`;
  assert.deepEqual(orgs.map((row) => row.code), ["20417", "20418", "G1001"]);
  const twin = createMachineToken(portal.ctx, {
    name: "dms-east",
    role: "integration-partner",
    edition: "domestic",
  });
  assert.equal((await refusalOf(twin))?.fields[0]?.rule, "duplicate");
  portal.pass(61);
  assert.equal(await machineOf(portal.ctx, token), null, "over");
  await revokeMachineToken(portal.ctx, machineId);
  await assertRefused(revokeMachineToken(portal.ctx, machineId), "not-found");
});
