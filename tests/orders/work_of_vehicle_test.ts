import assert from "node:assert/strict";
import { loadUser } from "@/kernel/access/load_user.ts";
import { workOfVehicle } from "@/services/orders/work_of_vehicle.ts";
import { openTestPortal } from "../entry/portal.ts";

const portal = await openTestPortal();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const VIN = "LVHRU1838N5000123";
const as = async (account: string) =>
  portal.ctxWith({ actor: (await loadUser(portal.ctx, account, "domestic"))!, lang: "en_US" });

Deno.test("a vehicle's page shows the orders and jobs for it that the reader may see", {
  sanitizeOps: false,
  sanitizeResources: false,
}, async () => {
  const { sql } = portal;
  const [{ id, orgCode }] = await sql<[{ id: number; orgCode: string }]>`
    select id, org_code from users where user_code = 'store-technician'`;
  await sql`
    insert into orgs (code, kind, names, country_code, market_code)
    select 'OTHER', 'store', '{}', country_code, market_code from orgs where code = ${orgCode}`;
  for (
    const [number, store, vin] of [["A-1", orgCode, VIN], ["A-2", orgCode, "LVHRU1838N5000124"], [
      "B-1",
      "OTHER",
      VIN,
    ]]
  ) {
    await sql`
      insert into orders (number, store_code, user_id, client_key, price_list, currency, total, line_count, piece_count, sent_at)
      values (${number!}, ${store!}, ${id}, ${number!}, 'CN', 'CNY', 1, 1, 1, ${portal.now()})`;
    await sql`
      insert into order_lines (order_number, line_no, part_number, shown, names, quantity, unit, net, amount, vin)
      values (${number!}, 1, 'P', 'P', '{}', 1, 'piece', 1, 1, ${vin!})`;
  }
  await sql`
    insert into jobs (store_code, user_id, name, vin, opened_by, opened_at, updated_at)
    values (${orgCode}, ${id}, 'Brakes', ${VIN}, ${id}, ${portal.now()}, ${portal.now()})`;
  const work = await workOfVehicle(await as("store-technician"), VIN);
  assert.deepEqual(work?.orders.map(({ number }) => number), ["A-1"]);
  assert.deepEqual(work?.jobs.map(({ title }) => title), ["Brakes"]);
  assert.equal(await workOfVehicle(portal.ctxWith({ actor: { kind: "visitor" } }), VIN), null);
});
