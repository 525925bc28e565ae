import assert from "node:assert/strict";
import { loadUser } from "@/kernel/access/load_user.ts";
import { may, type Right } from "@/kernel/access/rights.ts";
import { copyRole } from "@/services/roles/copy_role.ts";
import { rightHolders } from "@/services/roles/right_holders.ts";
import { readRightTree } from "@/services/roles/right_tree.ts";
import { readRoleRights } from "@/services/roles/role_rights.ts";
import { saveRoleRights } from "@/services/roles/save_role_rights.ts";
import { roleRegister } from "@/services/roles/role_register.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { openTestPortal } from "../entry/portal.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";

const portal = await openTestPortal();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };

/** The administrator's own context. */
async function administrator() {
  return portal.ctxWith({ actor: (await loadUser(portal.ctx, "administrator"))!, lang: "en_US" });
}
const has = async (account: string, right: Right) => may((await loadUser(portal.ctx, account))!, right);

Deno.test(
  "the tree holds every right once, by module and page, in the reader's language",
  quiet,
  async () => {
    const tree = await readRightTree(portal.ctxWith({ lang: "en_US" }));
    const codes = tree.flatMap((module) =>
      module.pages.flatMap((page) => page.rights.map(({ code }) => code))
    );
    const [{ count }] = await portal
      .sql`select count(*)::int from rights where deleted_at is null` as unknown as [
        { count: number },
      ];
    assert.equal(codes.length, count);
    assert.equal(new Set(codes).size, count);
    const parts = tree.find(({ module }) => module === "parts")!;
    const cart = parts.pages.find(({ funLink }) => funLink === "EPCCart")!;
    assert.equal(cart.name, "Cart");
    assert.equal(cart.rights[0]!.headApi, "view", "seeing comes first");
    assert.equal(tree.find(({ module }) => module === "tiles")!.pages[0]!.rights.length, 11);
    assert.equal(tree.some(({ module }) => module === "other"), false, "every right has its page");
  },
);

Deno.test("a change gives and takes at once, counts the version and is logged", quiet, async () => {
  const ctx = await administrator();
  const { version, rights } = await readRoleRights(ctx, "store-technician");
  assert.equal(await has("store-technician", "EPCCart:order"), true);
  const wanted = [...rights].filter((right) => right !== "EPCCart:order").concat("Gif2Svg:view");
  const done = await saveRoleRights(ctx, "store-technician", version, wanted);
  assert.deepEqual(done, { added: ["Gif2Svg:view"], removed: ["EPCCart:order"], version: version + 1 });
  assert.equal(await has("store-technician", "EPCCart:order"), false);
  assert.equal(await has("store-technician", "Gif2Svg:view"), true);
  const [line] = await portal.sql`
    select user_code, before, after from operation_log
    where operation = 'saveRoleRights' and subject_id = 'store-technician'`;
  assert.deepEqual(line, {
    userCode: "administrator",
    before: { removed: ["EPCCart:order"] },
    after: { added: ["Gif2Svg:view"] },
  });
});

Deno.test("the same rights again change nothing, not even the version", quiet, async () => {
  const ctx = await administrator();
  const { version, rights } = await readRoleRights(ctx, "section-chief");
  assert.deepEqual(await saveRoleRights(ctx, "section-chief", version, [...rights]), {
    added: [],
    removed: [],
    version,
  });
});

Deno.test("of two who save the same role the second is told that it has changed", quiet, async () => {
  const ctx = await administrator();
  const { version, rights } = await readRoleRights(ctx, "store-manager");
  const saves = await Promise.all(
    ["Gif2Svg:view", "Gif2Svg:edit"].map((more) =>
      refusalOf(saveRoleRights(ctx, "store-manager", version, [...rights, more]))
    ),
  );
  assert.deepEqual(saves.map((refusal) => refusal?.key ?? "saved").sort(), ["saved", "state-changed"]);
});

Deno.test("a right that does not exist is refused by name", quiet, async () => {
  const ctx = await administrator();
  const { version } = await readRoleRights(ctx, "social-user");
  const refusal = await refusalOf(saveRoleRights(ctx, "social-user", version, ["Nothing:view"]));
  assert.equal(refusal?.fields[0]?.rule, "right-unknown");
  await assertRefused(saveRoleRights(ctx, "no-such-role", 1, []), "not-found");
});

Deno.test("nobody takes the right to edit roles from the last person who has it", quiet, async () => {
  const ctx = await administrator();
  const { version, rights } = await readRoleRights(ctx, "administrator");
  const without = [...rights].filter((right) => right !== "baseinforole:edit");
  const refusal = await refusalOf(saveRoleRights(ctx, "administrator", version, without));
  assert.equal(refusal?.key, "rights-last-holder");
  assert.equal((await readRoleRights(ctx, "administrator")).rights.has("baseinforole:edit"), true);
  // A frozen person would be no help.
  const approver = await readRoleRights(ctx, "claim-approver-3");
  await saveRoleRights(ctx, "claim-approver-3", approver.version, [...approver.rights, "baseinforole:edit"]);
  await portal.sql`update users set state = 'frozen' where user_code = 'claim-approver-3'`;
  await assertRefused(saveRoleRights(ctx, "administrator", version, without), "rights-last-holder");
  await portal.sql`update users set state = 'normal' where user_code = 'claim-approver-3'`;
  const done = await saveRoleRights(ctx, "administrator", version, without);
  assert.deepEqual(done.removed, ["baseinforole:edit"]);
  // Nobody gives to themselves: the right comes back by the other who has it.
  await assertRefused(saveRoleRights(ctx, "administrator", done.version, [...rights]), "rights-to-oneself");
  const other = portal.ctxWith({ actor: (await loadUser(portal.ctx, "claim-approver-3"))! });
  await saveRoleRights(other, "administrator", done.version, [...rights]);
});

Deno.test("a copy has the rights and markets of its model, and its code is taken once", quiet, async () => {
  const ctx = await administrator();
  const names = { zh_CN: "助理", en_US: "Assistant" };
  assert.equal(await copyRole(ctx, "overseas-store", { code: "assistant", names }), "assistant");
  const [from, copy] = [await readRoleRights(ctx, "overseas-store"), await readRoleRights(ctx, "assistant")];
  assert.deepEqual(copy.rights, from.rights);
  assert.equal(copy.name, "Assistant");
  const markets = await portal.sql`
    select market_code as code from role_markets where role_code = 'assistant' order by 1`;
  assert.deepEqual(markets.map(({ code }) => code), ["asia", "eu", "latam"]);
  const twice = await refusalOf(copyRole(ctx, "overseas-store", { code: "assistant", names }));
  assert.equal(twice?.key, "duplicate");
});

Deno.test(
  "roles of the portal and roles that somebody has cannot be deleted, others can",
  quiet,
  async () => {
    const ctx = await administrator();
    const entry = async (code: string) => ({ key: code, version: (await readRoleRights(ctx, code)).version });
    await assertRefused(
      deleteEntries(ctx, roleRegister, [await entry("integration-partner")]),
      "role-seeded",
    );
    await assertRefused(deleteEntries(ctx, roleRegister, [await entry("trial-store")]), "item-used");
    await copyRole(ctx, "social-user", { code: "short-lived", names: { en_US: "Short-lived" } });
    await deleteEntries(ctx, roleRegister, [await entry("short-lived")]);
    await assertRefused(readRoleRights(ctx, "short-lived"), "not-found");
  },
);

Deno.test("who has a right is told with the assignment that gives it", quiet, async () => {
  const ctx = await administrator();
  const found = await rightHolders(ctx, "moduleSettings:edit", { pageNo: 1, pageSize: 20 });
  assert.deepEqual(
    found.records.map(({ userCode, roleCode, market, scopeOrg }) => ({
      userCode,
      roleCode,
      market,
      scopeOrg,
    })),
    [{ userCode: "administrator", roleCode: "administrator", market: null, scopeOrg: null }],
  );
  await portal.sql`
    insert into user_roles (user_id, role_code, market_code, org_code)
    select id, 'administrator', 'eu', 'F0001' from users where user_code = 'section-chief'`;
  const more = await rightHolders(ctx, "moduleSettings:edit", { pageNo: 1, pageSize: 1 });
  assert.equal(more.total, 2);
  assert.equal(more.records.length, 1);
  const all = await rightHolders(ctx, "moduleSettings:edit", { pageNo: 1, pageSize: 20 });
  assert.equal(all.records.find(({ userCode }) => userCode === "section-chief")!.market, "Europe");
  await assertRefused(rightHolders(ctx, "No:right", { pageNo: 1, pageSize: 20 }), "right-unknown");
});
