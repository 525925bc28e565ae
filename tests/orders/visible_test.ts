import "@/domains.ts";
import assert from "node:assert/strict";
import { readList } from "@/engines/lists/read_list.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { cancelOrder } from "@/services/orders/cancel/cancel_order.ts";
import { undoOrder } from "@/services/orders/cancel/undo_order.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { orderPaper } from "@/services/orders/papers/store_paper.ts";
import { quotePaper, quoteWish } from "@/services/orders/papers/quote.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { User } from "@/kernel/access/user.ts";
import { type Catalogue, openCatalogue, part, refusalOf } from "../epc/catalogue_builder.ts";

const VIEW = new Set(["EPCCart:view"]);

/** Two groups, each over one of the stores. */
async function groups(catalogue: Catalogue): Promise<void> {
  for (const [group, store] of [["G1", "20417"], ["G2", "20418"]] as const) {
    await catalogue.sql`
      insert into orgs (code, kind, names, market_code)
      values (${group}, 'dealer_group', '{"en_US": "Group"}', 'eu')`;
    await catalogue.sql`update orgs set parent_code = ${group} where code = ${store}`;
  }
}

async function sent(catalogue: Catalogue): Promise<string> {
  await part(catalogue, { number: "A1" });
  await addToCart(catalogue.ctx, { partNumber: "A1", quantity: 1 });
  return (await sendOrder(catalogue.ctx, { clientKey: "key-00001", confirmWithoutVehicle: true }))
    .orderNumber;
}

async function sees(ctx: Ctx, number: string): Promise<boolean> {
  const { records } = await readList(ctx, orderList, { pageNo: 1, pageSize: 20 });
  const listed = records.some((order) => order.number === number);
  const read = await readOrder(ctx, number).then(() => true, () => false);
  const drawn = await orderPaper(ctx, number).then(() => true, () => false);
  assert.deepEqual([read, drawn], [listed, listed], "list, page and paper agree");
  return listed;
}

Deno.test("the store's own group sees its orders, another group does not; staff see them by market and brand", async () => {
  await using catalogue = await openCatalogue();
  await groups(catalogue);
  const number = await sent(catalogue);
  const as = (changed: Partial<User>, market: string | null = null, org: string | null = null) =>
    catalogue.ctxOf({
      ...catalogue.users.engineer,
      ...changed,
      assignments: [{ role: "any", market, org, rights: VIEW }],
    });
  const group = { userType: "dealer_group", marketCode: "eu" } as const;
  assert.equal(await sees(as({ ...group, orgCode: "G1" }), number), true);
  assert.equal(await sees(as({ ...group, orgCode: "G2" }), number), false);
  assert.equal(await sees(as({ ...group, orgCode: null }), number), false);
  assert.equal(await sees(as({}), number), true);
  assert.equal(await sees(as({}, "eu"), number), true);
  assert.equal(await sees(as({}, "na"), number), false);
  assert.equal(await sees(as({}, null, "G2"), number), false);
  await catalogue.sql`update orgs set brand_codes = '{velaro}' where code = '20417'`;
  assert.equal(await sees(as({ brandCodes: ["velaro"] }), number), true);
  assert.equal(await sees(as({ brandCodes: ["hauler"] }), number), false);
  const foreign = as({ ...group, orgCode: "G2" });
  assert.equal((await refusalOf(readOrder(foreign, number))).key, "order-unknown");
  const wish = quoteWish.parse({ customer: "Somebody", lang: "en_US", order: number });
  assert.equal((await refusalOf(quotePaper(foreign, wish))).key, "order-unknown");
});

Deno.test("who only looks on can neither take an order back nor cancel it", async () => {
  await using catalogue = await openCatalogue();
  await groups(catalogue);
  const number = await sent(catalogue);
  const group = catalogue.ctxOf({
    ...catalogue.users.engineer,
    userType: "dealer_group",
    orgCode: "G1",
    assignments: [{ role: "dealer-group-user", market: null, org: null, rights: VIEW }],
  });
  assert.equal((await refusalOf(undoOrder(group, number))).key, "order-not-yours");
  assert.equal((await refusalOf(cancelOrder(group, number))).key, "push-stores-only");
});

Deno.test("dealer groups and staff are given the sight of orders and nothing else of them", () => {
  const given = (role: string) => {
    const { rights } = seededRoles().find(({ code }) => code === role)!;
    return (rights as readonly string[]).filter((right) => right.startsWith("EPCCart:"));
  };
  for (const role of ["dealer-group-user", "factory-manager", "factory-engineer"]) {
    assert.ok(given(role).includes("EPCCart:view"), role);
    assert.deepEqual(given(role).filter((right) => /:(edit|order|answer)$/.test(right)), [], role);
  }
});
