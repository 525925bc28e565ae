import assert from "node:assert/strict";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { finishWorkOrder, takeUpWorkOrder } from "@/services/tsb/work_orders/act_on_work_order.ts";
import { moveWorkOrder } from "@/services/tsb/work_orders/move_work_order.ts";
import { raiseWorkOrdersAnewJob } from "@/services/tsb/work_orders/raise_anew_job.ts";
import { storesToMoveTo } from "@/services/tsb/work_orders/stores_to_move_to.ts";
import { readWorkOrder } from "@/services/tsb/work_orders/read_work_order.ts";
import { workOrderList } from "@/services/tsb/work_orders/work_order_list.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { assignVehicles } from "@/services/vehicle_data/assign_vehicles.ts";
import { assertRefused, refusalOf } from "../refusal_of.ts";
import { openWorkOrders, vinOf } from "./work_orders_world.ts";

const RECALL = { typeId: "03" };

/** Two neighbouring stores with people of their own. */
async function openNeighbours() {
  const portal = await openWorkOrders();
  await portal.sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code)
    select '20999', 'store', '{"zh_CN": "邻店", "en_US": "Neighbour"}', parent_code, 'CN', 'cn'
    from orgs where code = '20417'`;
  await portal.sql`update users set org_code = '20999' where user_code = 'store-manager'`;
  await portal.belong("20417", [0, 1, 2, 3]);
  return {
    ...portal,
    here: await portal.as("store-technician"),
    there: await portal.as("store-manager"),
    engineer: await portal.as("factory-engineer"),
    /** What people of a store were told of moved orders. */
    async told(store: string) {
      const rows = await portal.sql<{ kind: string; count: number; link: string | null }[]>`
        select distinct m.kind, (m.params ->> 'count')::int as count, m.link
        from messages m join users u on u.id = m.user_id
        where m.kind in ('tsb-work-orders-came', 'tsb-work-orders-went') and u.org_code = ${store}`;
      await portal
        .sql`delete from messages where user_id in (select id from users where org_code = ${store})`;
      return rows.map(({ kind, count, link }) => [kind.replace("tsb-work-orders-", ""), count, link]);
    },
  };
}

Deno.test("a work order goes to another store", async (t) => {
  await using portal = await openNeighbours();
  const { sql, author, manager, here, there } = portal;
  const { id } = await portal.draft(author, RECALL);
  await portal.release(id);
  await portal.settle();
  const listed = async (who: Ctx) =>
    (await readList(who, workOrderList, { pageNo: 1, pageSize: 100 })).records
      .map(({ vin }) => Number(vin.slice(10))).sort((a, b) => a - b);
  const asked = async (number: number, more: { storeCode?: string; reason?: string } = {}) => ({
    ...await portal.orderOf(id, number),
    storeCode: "20999",
    reason: "客户搬家",
    ...more,
  });

  await t.step("that is found by its name or code among those that it can go to", async () => {
    const { id: order } = await portal.orderOf(id, 0);
    const found = async (who: Ctx, keyword = "") =>
      (await storesToMoveTo(who, { id: order, keyword, limit: 30 })).map(({ value }) => value);
    assert.deepEqual(await found(manager, "邻"), ["20999"]);
    assert.deepEqual(await found(manager, "NEIGHB"), ["20999"]);
    assert.deepEqual(await found(manager, "2099"), ["20999"]);
    assert.ok(!(await found(manager)).includes("20417"), "where it is");
    assert.deepEqual(await found(manager, "no such store"), []);
    await assertRefused(found(here), "no-right");
  });

  await t.step("by who may say so, and is seen there and not where it was", async () => {
    assert.deepEqual([await listed(here), await listed(there)], [[0, 1, 2, 3], []]);
    const given = await asked(0);
    const order = await moveWorkOrder(manager, given);
    assert.deepEqual([order.storeCode, order.state, order.version], ["20999", "open", given.version + 1]);
    assert.deepEqual([await listed(here), await listed(there)], [[1, 2, 3], [0]]);
    await assertRefused(readWorkOrder(here, order.id), "not-found");
    const { steps } = await readWorkOrder(there, order.id);
    assert.deepEqual(steps.map(({ action, reason, storeName }) => [action, reason, storeName]), [
      ["raise", "", null],
      ["move", "客户搬家", steps[1]!.storeName],
    ]);
    assert.match(steps[1]!.storeName!, /邻店|Neighbour/);
  });

  await t.step("with one event, one line of the log, and a message to both stores", async () => {
    const { id: order } = await portal.orderOf(id, 0);
    assert.deepEqual(await portal.eventsOf(order), ["raised", "moved"]);
    const [event] = await sql<{ data: Record<string, unknown> }[]>`
      select data from outbox where type = 'tsb.workorder-moved'`;
    assert.deepEqual([event!.data.formerStoreCode, event!.data.storeCode], ["20417", "20999"]);
    const lines = await sql<{ before: object; after: object }[]>`
      select before, after from operation_log where operation = 'moveTsbWorkOrder'`;
    assert.deepEqual(lines.map(({ before, after }) => ({ before, after })), [{
      before: { state: "open", storeCode: "20417" },
      after: { state: "open", reason: "客户搬家", storeCode: "20999" },
    }]);
    assert.deepEqual(await portal.told("20999"), [["came", 1, `TsbWorkOrder?order=${order}`]]);
    assert.deepEqual(await portal.told("20417"), [["went", 1, null]]);
  });

  await t.step("and begins there anew where its store had taken it up", async () => {
    const taken = await takeUpWorkOrder(here, await portal.orderOf(id, 1));
    const moved = await moveWorkOrder(manager, { ...await asked(1), version: taken.version });
    assert.deepEqual([moved.state, moved.takenUpBy], ["open", null]);
    await takeUpWorkOrder(there, await portal.orderOf(id, 1));
  });

  await t.step(
    "not by the stores themselves, nor to one that is not there, the same, or without a reason",
    async () => {
      await assertRefused(moveWorkOrder(here, await asked(2)), "no-right");
      const refused = async (more: { storeCode?: string; reason?: string }) => {
        const refusal = await refusalOf(moveWorkOrder(manager, await asked(2, more)));
        return [refusal?.fields[0]?.field, refusal?.fields[0]?.rule];
      };
      assert.deepEqual(await refused({ storeCode: "nowhere" }), ["storeCode", "work-order-store-unknown"]);
      assert.deepEqual(await refused({ storeCode: "20417" }), ["storeCode", "work-order-same-store"]);
      assert.deepEqual(await refused({ reason: " " }), ["reason", "work-order-reason-needed"]);
      await assertRefused(moveWorkOrder(manager, { ...await asked(2), version: 99 }), "state-changed");
      assert.deepEqual(await listed(here), [2, 3]);
    },
  );

  await t.step("not once it has ended", async () => {
    const { id: order } = await portal.orderOf(id, 2);
    await takeUpWorkOrder(here, await portal.orderOf(id, 2));
    const { version } = await portal.orderOf(id, 2);
    await finishWorkOrder(here, { id: order, version, workedOn: "2026-03-01", mileage: 5 });
    await assertRefused(moveWorkOrder(manager, await asked(2)), "work-order-ended");
    const { actions } = await readWorkOrder(manager, order);
    assert.notEqual(actions.find(({ action }) => action === "move")!.refused, null);
  });
});

Deno.test("work orders follow their vehicle to the store that answers for it", async (t) => {
  await using portal = await openNeighbours();
  const { sql, author, engineer, here } = portal;
  const { id } = await portal.draft(author, RECALL);
  await portal.release(id);
  const narrow = await portal.draft(author, RECALL);
  const { revision, version } = await portal.now(narrow.id);
  await saveDraft(author, tsbDocument, {
    id: narrow.id,
    revision,
    version,
    audience: { said: { organisation: ["20417"] } },
    values: {},
  });
  await portal.release(narrow.id);
  await portal.settle();
  const storesOf = async (document: number) =>
    Object.fromEntries(
      (await sql<{ vin: string; storeCode: string }[]>`
        select vin, store_code from tsb_work_orders where document_id = ${document} order by vin`)
        .map(({ vin, storeCode }) => [Number(vin.slice(10)), storeCode]),
    );
  await takeUpWorkOrder(here, await portal.orderOf(id, 1));
  assert.deepEqual(
    await assignVehicles(engineer, [0, 1, 2].map((number) => ({ vin: vinOf(number), storeCode: "20999" }))),
    { changed: 3 },
  );

  await t.step("those that nobody has begun; what is in work stays", async () => {
    assert.deepEqual(await storesOf(id), { 0: "20999", 1: "20417", 2: "20999", 3: "20417" });
    const { id: order } = await portal.orderOf(id, 0);
    assert.deepEqual(await portal.eventsOf(order), ["raised", "moved"]);
    const steps =
      await sql`select action, store_code from tsb_work_order_steps where work_order_id = ${order} order by id`;
    assert.deepEqual(steps.map(({ action, storeCode }) => [action, storeCode]), [["raise", null], [
      "follow",
      "20999",
    ]]);
  });

  await t.step("with one message to each store for all of them", async () => {
    assert.deepEqual(await portal.told("20999"), [["came", 2, "TsbWorkOrder?state=waiting"]]);
    assert.deepEqual(await portal.told("20417"), [["went", 2, null]]);
  });

  await t.step("not to a store that the bulletin is not for", async () => {
    assert.deepEqual(await storesOf(narrow.id), { 0: "20417", 1: "20417", 2: "20417", 3: "20417" });
    const manager = portal.manager;
    const refusal = await refusalOf(
      moveWorkOrder(manager, { ...await portal.orderOf(narrow.id, 0), storeCode: "20999", reason: "x" }),
    );
    assert.equal(refusal?.fields[0]?.rule, "work-order-store-not-meant");
  });

  await t.step("and a bulletin that is stopped and resumed asks for them there again", async () => {
    const before = await storesOf(id);
    for (const action of ["stop", "resume"] as const) {
      await portal.act(portal.manager, id, action);
      await portal.settle();
    }
    assert.deepEqual(await storesOf(id), before);
  });

  await t.step("but one that was given to another store by hand stays there", async () => {
    await sql`update vehicle_stores set assigned_at = '2026-03-01'`;
    await moveWorkOrder(portal.manager, {
      ...await portal.orderOf(id, 3),
      storeCode: "20999",
      reason: "客户搬家",
    });
    const again = [{ vin: vinOf(3), storeCode: "20417" }, { vin: vinOf(2), storeCode: "20417" }];
    assert.deepEqual(await assignVehicles(engineer, again), { changed: 1 });
    assert.deepEqual(await storesOf(id), { 0: "20999", 1: "20417", 2: "20417", 3: "20999" });
  });

  await t.step("and by night one that was raised while its vehicle was assigned", async () => {
    portal.pass(1);
    await sql`
      insert into vehicle_stores (vin, store_code, assigned_at) values (${
      vinOf(2)
    }, '20999', ${portal.ctx.clock()})
      on conflict (vin) do update set store_code = excluded.store_code, assigned_at = excluded.assigned_at`;
    await raiseWorkOrdersAnewJob.run(portal.ctx, portal.ctx.clock(), null, new AbortController().signal);
    assert.deepEqual(await storesOf(id), { 0: "20999", 1: "20417", 2: "20999", 3: "20999" });
    const lines = await sql`select subject_id from operation_log where operation = 'followTsbWorkOrder'`;
    const { id: order } = await portal.orderOf(id, 2);
    assert.ok(lines.some(({ subjectId }) => Number(subjectId) === order));
  });

  await t.step("nothing follows where a vehicle has its store already", async () => {
    assert.deepEqual(await assignVehicles(engineer, [{ vin: vinOf(0), storeCode: "20999" }]), { changed: 0 });
    assert.equal((await sql`select from outbox where type = 'tsb.workorder-moved'`).length, 5);
  });
});
