import assert from "node:assert/strict";
import { telHref } from "@/components/ContactLinks.tsx";
import {
  branchOf,
  findContactOrgs,
  readContactOrg,
  readContactTree,
} from "@/services/contacts/contact_orgs.ts";
import type { ListFilterOf } from "@/engines/lists/define_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { contactList } from "@/services/contacts/contact_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { openOrganisation } from "../orgs/organisation.ts";

const organisation = await openOrganisation();
Deno.test.afterAll(async () => await organisation[Symbol.asyncDispose]());
const { sql } = organisation;

await sql`update users set phone = '+86 (21) 555-01417' where user_code = 'store-manager'`;
await sql`
  insert into user_posts (code, names) values ('manager', '{"zh_CN": "店长", "en_US": "Manager"}')
  on conflict do nothing`;
await sql`
  insert into user_post_links (user_id, post_code)
  select id, 'manager' from users where user_code = 'store-manager'`;

const quiet = { sanitizeOps: false, sanitizeResources: false };

async function found(ctx: Ctx, filter: ListFilterOf<typeof contactList> = {}): Promise<string[]> {
  const { records } = await readList(ctx, contactList, { ...filter, pageNo: 1, pageSize: 500 });
  return records.map(({ userCode }) => userCode);
}

Deno.test("staff of the car maker find everybody who can be reached", quiet, async () => {
  const all = await found(await organisation.as("administrator"));
  for (const one of ["store-manager", "overseas-store", "dealer-group-user", "factory-engineer"]) {
    assert.ok(all.includes(one), one);
  }
  for (const one of ["frozen", "not-activated", "expired", "not-yet-effective", "social-user"]) {
    assert.ok(!all.includes(one), `${one} cannot be reached`);
  }
});

Deno.test(
  "a dealer group finds its stores and the car maker, a store its group too, and neither the others",
  quiet,
  async () => {
    for (const account of ["dealer-group-user", "store-technician"]) {
      const all = await found(await organisation.as(account));
      for (const one of ["store-manager", "dealer-group-user", "factory-engineer"]) {
        assert.ok(all.includes(one), `${account} finds ${one}`);
      }
      assert.ok(!all.includes("overseas-store"));
    }
    const technician = await organisation.as("store-technician");
    assert.ok(
      !(await found(technician)).includes("first-login"),
      "a store of the same group is another store",
    );
    assert.equal(await readContactOrg(technician, "20418"), null);
    assert.equal((await readContactOrg(technician, "G1001"))?.name, "Donghai Motor Group");
  },
);

Deno.test(
  "people are found by name, post, telephone without its marks, account, and code of their store",
  quiet,
  async () => {
    const staff = await organisation.as("administrator");
    for (
      const keyword of ["赵颖", "店长", "Manager", "2155501417", "+862155501417", "store-man", "赵颖 20417"]
    ) {
      assert.ok((await found(staff, { keyword })).includes("store-manager"), keyword);
    }
    assert.deepEqual(await found(staff, { keyword: "赵颖 20533" }), []);
    assert.deepEqual(await found(staff, { keyword: "100%" }), []);
  },
);

Deno.test(
  "an organisation narrows to itself and those below it, a country to its stores",
  quiet,
  async () => {
    const staff = await organisation.as("administrator");
    const group = await found(staff, { org: "G1001" });
    assert.ok(group.includes("store-manager") && group.includes("dealer-group-user"));
    assert.ok(!group.includes("factory-engineer"));
    assert.deepEqual(await found(staff, { country: "DE" }), ["overseas-store"]);
    const tree = await readContactTree(staff, { group: "G1001" });
    assert.ok(tree.stores.some(({ code }) => code === "20417"));
    assert.ok(tree.countries.some(({ code }) => code === "TH"));
    assert.deepEqual(branchOf((await readContactOrg(staff, "20417"))!), { group: "G1001" });
    assert.deepEqual(branchOf((await readContactOrg(staff, "20671"))!), { country: "CN" });
  },
);

Deno.test("a closed store is nobody's contact", quiet, async () => {
  const staff = await organisation.as("administrator");
  assert.deepEqual((await findContactOrgs(staff, "2081")).map(({ code }) => code), ["20811"]);
  await sql`update orgs set state = 'closed' where code = '20417'`;
  try {
    assert.ok(!(await found(staff)).includes("store-manager"));
  } finally {
    await sql`update orgs set state = 'open' where code = '20417'`;
  }
});

Deno.test("a telephone is dialled without the marks that people put in it", () => {
  assert.equal(telHref("+49 (89) 555/01-07"), "tel:+49895550107");
  assert.equal(telHref("021 5550 0417"), "tel:02155500417");
});
