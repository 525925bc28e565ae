import assert from "node:assert/strict";
import fc from "fast-check";
import type { Audience } from "@/engines/audience/audience.ts";
import { appliesTo } from "@/engines/documents/audience_calls.ts";
import { readDocument } from "@/engines/documents/read_document.ts";
import { readingRight } from "@/engines/documents/readers.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { rememberVehicle } from "@/services/epc/recent_vehicles.ts";
import { waitingForMe } from "@/services/home/waiting.ts";
import {
  finishWorkOrder,
  reopenWorkOrder,
  ruleOutWorkOrder,
  takeUpWorkOrder,
} from "@/services/tsb/work_orders/act_on_work_order.ts";
import { readCampaign } from "@/services/tsb/work_orders/campaign_progress.ts";
import { orderOnVehicle } from "@/services/tsb/work_orders/order_on_vehicle.ts";
import { workOrdersOfVehicle } from "@/services/tsb/work_orders/of_vehicle.ts";
import { raiseForOpened } from "@/services/tsb/work_orders/raise_for_opened_job.ts";
import { readProgress } from "@/services/tsb/work_orders/read_progress.ts";
import { readWorkOrder } from "@/services/tsb/work_orders/read_work_order.ts";
import { remindOfWorkOrdersJob } from "@/services/tsb/work_orders/remind_job.ts";
import { tsbDocument } from "@/services/tsb/tsb_document.ts";
import { settleWorkOrdersWork } from "@/services/tsb/work_orders/settle_work.ts";
import type { Counts } from "@/services/tsb/work_orders/types.ts";
import { workOrderList } from "@/services/tsb/work_orders/work_order_list.ts";
import { assignVehicles } from "@/services/vehicle_data/assign_vehicles.ts";
import { assignScopedRole } from "@/services/users/role_scope.ts";
import { assertRefused } from "../refusal_of.ts";
import { openWorkOrders, runUntil, vinOf } from "./work_orders_world.ts";

const RECALL = { typeId: "03" };
const FIRST_PAGE = { pageNo: 1, pageSize: 100 };

Deno.test("what a bulletin asks of two stores", async (t) => {
  await using portal = await openWorkOrders();
  const { sql, manager, author, ctx } = portal;
  const here = await portal.as("store-technician");
  // A neighbour, whose people are the test's own.
  await sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code)
    select '20999', 'store', '{"zh_CN": "邻店", "en_US": "Neighbour"}', parent_code, 'CN', 'cn'
    from orgs where code = '20417'`;
  await sql`update users set org_code = '20999' where user_code = 'store-manager'`;
  const there = await portal.as("store-manager");
  await portal.belong("20417", [0, 1, 2]);
  await portal.belong("20999", [3, 4]);
  const list = async (who: Ctx, filter = {}) =>
    (await readList(who, workOrderList, { ...FIRST_PAGE, ...filter })).records
      .map(({ vin }) => Number(vin.slice(10))).sort((a, b) => a - b);
  const { id, code } = await portal.draft(author, RECALL);

  await t.step(
    "is one order for each vehicle that it means and a store answers for, once it is released",
    async () => {
      await portal.settle();
      assert.deepEqual(await portal.states(id), {});
      await portal.release(id);
      await portal.settle();
      assert.deepEqual(await portal.states(id), { 0: "open", 1: "open", 2: "open", 3: "open", 4: "open" });
      assert.deepEqual(await portal.eventsOf((await portal.orderOf(id, 0)).id), ["raised"]);
      const [first] = (await readList(here, workOrderList, FIRST_PAGE)).records;
      assert.equal(first?.dueOn, "2026-06-08", "90 days from the release on");
      // A bulletin of a type that asks for nothing.
      const plain = await portal.draft();
      await portal.release(plain.id);
      await portal.settle();
      assert.deepEqual(await portal.states(plain.id), {});
    },
  );

  await t.step("is seen by each store as far as it is its own, by the factory as a whole", async () => {
    assert.deepEqual(await list(here), [0, 1, 2]);
    assert.deepEqual(await list(there), [3, 4]);
    assert.deepEqual(await list(manager), [0, 1, 2, 3, 4]);
    assert.deepEqual(await list(manager, { store: "20999" }), [3, 4]);
    const { id: theirs, version } = await portal.orderOf(id, 3);
    await assertRefused(readWorkOrder(here, theirs), "not-found");
    await assertRefused(takeUpWorkOrder(here, { id: theirs, version }), "not-found");
    await assertRefused(takeUpWorkOrder(manager, { id: theirs, version }), "no-right");
    await assertRefused(list(await portal.as("social-user")), "no-right");
  });

  await t.step("is taken up, done with what was done, or ruled out with a reason", async () => {
    const { id: order } = await portal.orderOf(id, 0);
    const taken = await takeUpWorkOrder(here, { id: order, version: 1 });
    assert.deepEqual([taken.state, taken.takenUpBy], ["in_work", "陈晓"]);
    await assertRefused(takeUpWorkOrder(here, { id: order, version: 1 }), "state-changed");
    await assertRefused(takeUpWorkOrder(here, { id: order, version: 2 }), "work-order-taken-up");
    const done = { id: order, version: 2, workedOn: "2026-03-10", mileage: 18_400 };
    await assertRefused(finishWorkOrder(here, { ...done, workedOn: "2026-03-12" }), "work-order-day-ahead");
    const ended = await finishWorkOrder(here, {
      ...done,
      laborCodes: ["61-20-031"],
      partNumbers: ["6112 9301 448"],
      note: "更换接插件",
    });
    assert.deepEqual(
      [ended.state, ended.workedOn, ended.mileage, ended.laborCodes, ended.partNumbers, ended.note],
      ["done", "2026-03-10", 18_400, ["61-20-031"], ["61129301448"], "更换接插件"],
    );
    assert.deepEqual(ended.steps.map(({ action, by }) => [action, by]), [
      ["raise", null],
      ["take-up", "陈晓"],
      ["finish", "陈晓"],
    ]);
    assert.deepEqual(await portal.eventsOf(order), ["raised", "taken-up", "finished"]);
    const logged = await sql`
      select operation from operation_log where subject_kind = 'work-order' and subject_id = ${order} order by id`;
    assert.deepEqual(logged.map(({ operation }) => operation), ["takeUpTsbWorkOrder", "finishTsbWorkOrder"]);

    const { id: other } = await portal.orderOf(id, 1);
    await assertRefused(
      ruleOutWorkOrder(here, { id: other, version: 1, reason: "报废" }),
      "work-order-not-taken-up",
    );
    await takeUpWorkOrder(here, { id: other, version: 1 });
    await assertRefused(
      ruleOutWorkOrder(here, { id: other, version: 2, reason: " " }),
      "work-order-reason-needed",
    );
    const ruled = await ruleOutWorkOrder(here, { id: other, version: 2, reason: "车辆已报废" });
    assert.deepEqual([ruled.state, ruled.endedBy, ruled.reason], ["not_applicable", "store", "车辆已报废"]);
  });

  await t.step(
    "shows the buttons that would succeed, and refuses the others by their own sentence",
    async () => {
      const can = async (who: Ctx, number: number) =>
        (await readWorkOrder(who, (await portal.orderOf(id, number)).id)).actions
          .filter(({ refused }) => refused === null).map(({ action }) => action);
      assert.deepEqual(await can(here, 0), []);
      assert.deepEqual(await can(here, 2), ["take-up"]);
      assert.deepEqual(await can(manager, 0), ["reopen"]);
      assert.deepEqual(await can(manager, 2), ["move"]);
    },
  );

  await t.step("is opened again by the factory, with a reason", async () => {
    const { id: order, version } = await portal.orderOf(id, 1);
    await assertRefused(reopenWorkOrder(here, { id: order, version, reason: "x" }), "no-right");
    await assertRefused(
      reopenWorkOrder(manager, { id: order, version, reason: "" }),
      "work-order-reason-needed",
    );
    const open = await reopenWorkOrder(manager, { id: order, version, reason: "车辆仍在使用" });
    assert.deepEqual([open.state, open.takenUpBy, open.steps.at(-1)!.reason], ["open", null, "车辆仍在使用"]);
    assert.deepEqual(await portal.eventsOf(order), ["raised", "taken-up", "finished", "reopened"]);
  });

  await t.step("stands on the vehicle's page and among what waits for the store's people", async () => {
    assert.deepEqual((await workOrdersOfVehicle(here, vinOf(2))).map(({ tsbCode }) => tsbCode), [code]);
    assert.deepEqual(await workOrdersOfVehicle(here, vinOf(0)), [], "it is done");
    assert.deepEqual(await workOrdersOfVehicle(there, vinOf(2)), [], "of another store");
    const { shown } = await waitingForMe(here, 1);
    assert.deepEqual([shown[0]!.title, shown[0]!.detail], ["2 张未完成工单", "0 张超期"]);
  });

  await t.step("stands beside whether it applies to a vehicle, for those who may see it", async () => {
    const asked = async (who: Ctx, number: number) => {
      const document = await readDocument(who, tsbDocument, { id, revision: "published" }, {
        by: readingRight(tsbDocument),
      });
      const { meant } = await appliesTo(who, tsbDocument, document, vinOf(number));
      return [meant, (await orderOnVehicle(who, { tsbId: id, vin: vinOf(number) }))?.state ?? null];
    };
    assert.deepEqual(await asked(here, 0), [true, "done"]);
    assert.deepEqual(await asked(there, 0), [true, null], "an order of another store is not shown");
    assert.deepEqual(await asked(here, 9), [true, null]);
    assert.deepEqual(await asked(here, 10), [false, null]);
  });

  await t.step(
    "comes to a vehicle without a store once a store opens it, at the one that was first",
    async () => {
      const before = ctx.clock();
      portal.pass(1);
      await rememberVehicle(there, vinOf(7));
      portal.pass(1);
      await rememberVehicle(here, vinOf(7));
      await rememberVehicle(manager, vinOf(8));
      const signal = new AbortController().signal;
      await raiseForOpened(ctx, before, signal);
      await raiseForOpened(ctx, before, signal);
      assert.deepEqual(await list(there), [3, 4, 7]);
      assert.deepEqual(await list(manager), [0, 1, 2, 3, 4, 7], "the factory's looking asks for nothing");
    },
  );

  await t.step(
    "is overdue after its day: red, told once a week in the person's language, and counted at home",
    async () => {
      await sql`update tsb_work_orders set due_on = '2026-03-01' where vin = ${vinOf(2)}`;
      assert.deepEqual(await list(here, { due: "overdue" }), [2]);
      await sql`update users set lang = 'en_US' where user_code = 'store-technician'`;
      const monday = new Date("2026-03-16T01:00:00Z");
      const run = (due: Date) => remindOfWorkOrdersJob.run(ctx, due, null, new AbortController().signal);
      await run(monday);
      await run(monday);
      const told = () =>
        sql`
      select u.user_code, m.params ->> 'count' as count
      from messages m join users u on u.id = m.user_id where m.kind = 'tsb-work-orders-overdue' order by m.id`;
      assert.deepEqual((await told()).map((row) => [row.userCode, row.count]), [["store-technician", "1"]]);
      await run(new Date("2026-03-23T01:00:00Z"));
      assert.equal((await told()).length, 2);
      const reader = await portal.as("store-technician");
      const { shown } = await waitingForMe(portal.ctxWith({ actor: reader.actor, lang: "en_US" }), 1);
      assert.deepEqual([shown[0]!.title, shown[0]!.detail], ["2 open work orders", "1 overdue"]);
    },
  );

  await t.step(
    "is closed by what becomes of the bulletin where nobody has begun, and back when it is",
    async () => {
      const { id: begun } = await portal.orderOf(id, 3);
      await takeUpWorkOrder(there, { id: begun, version: 1 });
      await portal.act(manager, id, "stop");
      await portal.settle();
      assert.deepEqual(await portal.states(id), {
        0: "done",
        1: "not_applicable",
        2: "not_applicable",
        3: "in_work",
        4: "not_applicable",
        7: "not_applicable",
      });
      const closed = await readWorkOrder(here, (await portal.orderOf(id, 2)).id);
      assert.deepEqual([closed.endedBy, closed.steps.at(-1)!.action], ["stopped", "close"]);
      await assertRefused(
        reopenWorkOrder(manager, { ...(await portal.orderOf(id, 2)), reason: "x" }),
        "work-order-bulletin-gone",
      );
      await ruleOutWorkOrder(there, { id: begun, version: 2, reason: "客户拒绝" });
      const [campaign] = await sql`select closed_at from tsb_campaigns where document_id = ${id}`;
      assert.notEqual(campaign!.closedAt, null, "nothing waits any more");
      await portal.act(manager, id, "resume");
      await portal.settle();
      assert.deepEqual(await portal.states(id), {
        0: "done",
        1: "open",
        2: "open",
        3: "not_applicable",
        4: "open",
        7: "open",
      });
      assert.deepEqual(await portal.eventsOf((await portal.orderOf(id, 4)).id), [
        "raised",
        "closed",
        "raised",
      ]);
      const [again] = await sql`select closed_at from tsb_campaigns where document_id = ${id}`;
      assert.equal(again!.closedAt, null);
      await portal.act(manager, id, "revoke");
      await portal.settle();
      assert.equal((await portal.states(id))[4], "not_applicable");
      await portal.act(manager, id, "release");
      await portal.settle();
      assert.equal((await portal.states(id))[4], "open");
    },
  );

  await t.step(
    "is taken over by the bulletin that takes its place, as far as that means the vehicle",
    async () => {
      await takeUpWorkOrder(here, await portal.orderOf(id, 2));
      const successor = await portal.draft(author, RECALL);
      await sql`update documents set supersedes_id = ${id} where id = ${successor.id}`;
      await portal.release(successor.id);
      await portal.settle();
      assert.deepEqual(await portal.states(id), { 0: "done", 3: "not_applicable" });
      assert.deepEqual(await portal.states(successor.id), { 1: "open", 2: "in_work", 4: "open", 7: "open" });
      const { id: order } = await portal.orderOf(successor.id, 2);
      assert.equal((await portal.eventsOf(order)).at(-1), "handed-on");
    },
  );

  await t.step("closes once all of it is done or not applicable, with one event", async () => {
    const [{ last }] = await sql<[{ last: number }]>`
      select max(document_id)::int as last from tsb_work_orders`;
    for (const number of [1, 2, 4, 7]) {
      const who = number < 3 ? here : there;
      const order = await portal.orderOf(last, number);
      const { version } = number === 2 ? order : await takeUpWorkOrder(who, order);
      await finishWorkOrder(who, { id: order.id, version, workedOn: "2026-03-10", mileage: 1 });
    }
    const events = await sql`select data from outbox where type = 'tsb.campaign-closed' and key = ${
      String(last)
    }`;
    assert.deepEqual(events.map(({ data }) => [data.doneCount, data.notApplicableCount]), [[4, 0]]);
    const { campaigns } = await readProgress(manager, {});
    assert.notEqual(campaigns.find(({ tsbId }) => tsbId === last)!.closedAt, null);
    const { id: order, version } = await portal.orderOf(last, 1);
    await reopenWorkOrder(manager, { id: order, version, reason: "复查" });
    const [open] = await sql`select closed_at from tsb_campaigns where document_id = ${last}`;
    assert.equal(open!.closedAt, null);
  });

  await t.step("follows the store that a vehicle is given to, by whom it may be given", async () => {
    const engineer = await portal.as("factory-engineer");
    await assertRefused(assignVehicles(here, [{ vin: vinOf(5), storeCode: "20417" }]), "no-right");
    await assertRefused(
      assignVehicles(engineer, [{ vin: vinOf(5), storeCode: "20417" }, {
        vin: vinOf(6),
        storeCode: "nowhere",
      }]),
      "vehicle-store-unknown",
    );
    assert.deepEqual(
      await assignVehicles(engineer, [{ vin: vinOf(5), storeCode: "20417" }, {
        vin: vinOf(5),
        storeCode: "20999",
      }]),
      { changed: 1 },
    );
    const [{ store }] = await sql<[{ store: string }]>`select store_of_vehicle(${vinOf(5)}) as store`;
    assert.equal(store, "20999");
    assert.deepEqual(await assignVehicles(engineer, [{ vin: vinOf(5), storeCode: null }]), { changed: 1 });
    // Who keeps the vehicles of one store takes none from another, gives it none, and lets it lose none.
    const scope = { market: null, org: "20417" };
    await assignScopedRole(portal.admin, await portal.idOf("store-technician"), "factory-engineer", scope);
    const keeper = await portal.as("store-technician");
    for (const [number, storeCode] of [[4, "20417"], [4, null], [5, "20999"]] as const) {
      await assertRefused(
        assignVehicles(keeper, [{ vin: vinOf(number), storeCode }]),
        "vehicle-store-unknown",
      );
    }
    assert.deepEqual(await assignVehicles(keeper, [{ vin: vinOf(5), storeCode: "20417" }]), { changed: 1 });
  });
});

Deno.test("an order is due and overdue by the day of its store", async () => {
  await using portal = await openWorkOrders();
  const { sql, manager, author } = portal;
  await sql`
    insert into orgs (code, kind, names, parent_code, country_code, market_code, zone)
    select '20999', 'store', '{"zh_CN": "岛店", "en_US": "Island"}', parent_code, 'CN', 'cn', 'Pacific/Kiritimati'
    from orgs where code = '20417'`;
  await portal.belong("20417", [0, 1, 2]);
  await portal.belong("20999", [3, 4]);
  const { id } = await portal.draft(author, RECALL);
  await portal.release(id);
  // On the 10th in Shanghai, and on the 11th already on Kiritimati.
  await sql`update document_revisions set published_at = '2026-03-10T11:30:00Z' where document_id = ${id}`;
  await portal.settle();
  const dues = await sql<{ storeCode: string; dueOn: string }[]>`
    select distinct store_code, due_on::text from tsb_work_orders where document_id = ${id} order by 1`;
  assert.deepEqual(dues.map(({ storeCode, dueOn }) => [storeCode, dueOn]), [
    ["20417", "2026-06-08"],
    ["20999", "2026-06-09"],
  ]);
  const [event] = await sql<{ data: { dueOn: string } }[]>`
    select data from outbox where type = 'tsb.workorder-raised' and data ->> 'storeCode' = '20999' limit 1`;
  assert.equal(event!.data.dueOn, "2026-06-09");
  const overdueAt = async (moment: string) => {
    const clock = () => new Date(moment);
    return (await readCampaign(portal.ctxWith({ actor: manager.actor, clock }), id))!;
  };
  assert.equal((await overdueAt("2026-06-09T09:00:00Z")).overdue, 3, "the 9th in Shanghai and on Kiritimati");
  assert.equal((await overdueAt("2026-06-09T12:00:00Z")).overdue, 5, "the 10th on Kiritimati");
  assert.equal((await overdueAt("2026-06-09T12:00:00Z")).dueOn, "2026-06-08", "the first of them");
});

Deno.test("the audience of a bulletin narrows what it asks, and so does that of its successor", async (t) => {
  await using portal = await openWorkOrders();
  const { sql, ctx, author, manager } = portal;
  const here = await portal.as("store-technician");
  await sql`update users set org_code = '20418' where user_code = 'store-manager'`;
  const there = await portal.as("store-manager");
  await portal.belong("20417", [0, 1, 2, 5]);
  await portal.belong("20418", [3, 4, 6]);
  /** Releases a recall for an audience, in place of another. */
  const recall = async (said: Audience, supersedes: number | null = null) => {
    const { id, version } = await portal.draft(author, RECALL);
    await saveDraft(author, tsbDocument, { id, revision: 1, version, audience: { said }, values: {} });
    await sql`update documents set supersedes_id = ${supersedes} where id = ${id}`;
    await portal.release(id);
    await portal.settle();
    return id;
  };
  const finish = async (who: Ctx, order: { id: number; version: number }) => {
    const { id, version } = await takeUpWorkOrder(who, order);
    await finishWorkOrder(who, { id, version, workedOn: "2026-03-10", mileage: 1 });
  };
  const first = await recall({ vins: [0, 1, 2, 3, 4, 7].map(vinOf) });
  let second = 0;

  await t.step("to the vehicles of its list", async () => {
    assert.deepEqual(await portal.states(first), { 0: "open", 1: "open", 2: "open", 3: "open", 4: "open" });
  });

  await t.step("to the stores that it is for, those that open a vehicle as well", async () => {
    const id = await recall({ organisation: ["20417"] });
    assert.deepEqual(await portal.states(id), { 0: "open", 1: "open", 2: "open", 5: "open" });
    const before = ctx.clock();
    portal.pass(1);
    await rememberVehicle(there, vinOf(7));
    portal.pass(1);
    await rememberVehicle(there, vinOf(8));
    await rememberVehicle(here, vinOf(8));
    await raiseForOpened(ctx, before, new AbortController().signal);
    assert.deepEqual(await portal.states(id), { 0: "open", 1: "open", 2: "open", 5: "open", 8: "open" });
    assert.equal((await portal.states(first))[7], "open", "the other recall is for every store");
  });

  await t.step("a successor takes over what it means and ends the rest that nobody has begun", async () => {
    await takeUpWorkOrder(here, await portal.orderOf(first, 1));
    await finish(here, await portal.orderOf(first, 2));
    await takeUpWorkOrder(there, await portal.orderOf(first, 4));
    second = await recall({ vins: [0, 1, 2, 3].map(vinOf), organisation: ["20417"] }, first);
    assert.deepEqual(await portal.states(second), { 0: "open", 1: "in_work" });
    assert.deepEqual(await portal.states(first), {
      2: "done",
      3: "not_applicable",
      4: "in_work",
      7: "not_applicable",
    });
    const ended = await readWorkOrder(there, (await portal.orderOf(first, 3)).id);
    assert.deepEqual([ended.endedBy, ended.steps.at(-1)!.action], ["superseded", "close"]);
    assert.deepEqual(await portal.eventsOf(ended.id), ["raised", "closed"]);
  });

  await t.step("work that a store has done is not asked for by the successor of a successor", async () => {
    const third = await recall({ vins: [0, 2, 3].map(vinOf) }, second);
    assert.deepEqual(await portal.states(third), { 0: "open", 3: "open" });
    await finish(here, await portal.orderOf(third, 0));
    assert.deepEqual(await portal.states(second), { 1: "in_work" });
    await portal.act(manager, third, "revoke");
    await portal.settle();
    assert.deepEqual(await portal.states(third), { 0: "done", 3: "not_applicable" });
    assert.deepEqual(await portal.states(second), { 1: "in_work" }, "in force again, and done meanwhile");
  });

  await t.step("the former asks again once its successor is revoked, but for what was done", async () => {
    await portal.act(manager, second, "revoke");
    await portal.settle();
    assert.deepEqual(await portal.states(first), {
      2: "done",
      3: "open",
      4: "in_work",
      7: "open",
    });
  });
});

Deno.test("ten thousand orders raised by a work that is killed half-way are each there once, with one event", async () => {
  await using portal = await openWorkOrders();
  const { sql, ctx, author } = portal;
  const COUNT = 10_000;
  await sql`
    insert into vehicles (vin, series_code, model_codes)
    select 'LVHRU1838P' || lpad(n::text, 7, '0'), 'N1', '{}' from generate_series(1, ${COUNT}::int) n`;
  await sql`
    insert into vehicle_stores (vin, store_code, assigned_at)
    select vin, '20417', now() from vehicles where vin like 'LVHRU1838P%'`;
  // As the server does by itself before long.
  await sql`analyze vehicles, vehicle_stores`;
  const { id } = await portal.draft(author, RECALL);
  await portal.release(id);
  const stop = new AbortController();
  let batches = 0;
  const killed = settleWorkOrdersWork.run(ctx, { documentId: id }, {
    ...runUntil(stop.signal),
    progress: () => {
      if (++batches === 4) stop.abort(new Error("killed"));
      return Promise.resolve();
    },
  });
  await assert.rejects(killed, /killed/);
  const count = async () => {
    const [row] = await sql<{ orders: number; vins: number; events: number; steps: number }[]>`
      select count(*)::int as orders, count(distinct vin)::int as vins,
        (select count(*) from outbox where type = 'tsb.workorder-raised')::int as events,
        (select count(*) from tsb_work_order_steps)::int as steps
      from tsb_work_orders where document_id = ${id}`;
    return row!;
  };
  const half = await count();
  assert.ok(half.orders > 0 && half.orders < COUNT, `${half.orders} at the kill`);
  assert.deepEqual(half, { orders: half.orders, vins: half.orders, events: half.orders, steps: half.orders });
  // Two workers at once, as when a lease ran out on one that still lives.
  await Promise.all([1, 2].map(() => settleWorkOrdersWork.run(ctx, { documentId: id }, runUntil())));
  await settleWorkOrdersWork.run(ctx, { documentId: id }, runUntil());
  assert.deepEqual(await count(), { orders: COUNT, vins: COUNT, events: COUNT, steps: COUNT });
});

Deno.test("progress is what an independent count of the orders says, whatever was done and whoever asks", async () => {
  await using portal = await openWorkOrders();
  const { sql, author, manager } = portal;
  const here = await portal.as("store-technician");
  await portal.belong("20417", [0, 1, 2, 3]);
  await portal.belong("20418", [4, 5, 6, 7, 8, 9]);
  await sql`update orgs set region_code = null where code = '20417'`;
  const { id } = await portal.draft(author, RECALL);
  await portal.release(id);
  await portal.settle();
  const everybody = new Map<string, Ctx>([["20417", here]]);
  await sql`update users set org_code = '20418' where user_code = 'store-manager'`;
  everybody.set("20418", portal.ctxWith({ actor: (await loadUser(portal.ctx, "store-manager"))! }));
  const dues = ["2026-01-01", "2026-12-31", null];
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          number: fc.nat(9),
          action: fc.constantFrom("take-up", "finish", "rule-out", "reopen", "due"),
          due: fc.nat(2),
        }),
        { minLength: 4, maxLength: 10 },
      ),
      async (done) => {
        for (const { number, action, due } of done) {
          const order = await portal.orderOf(id, number);
          const who = everybody.get(number < 4 ? "20417" : "20418")!;
          // What is refused changes nothing, and is part of the game.
          const tried = {
            "take-up": () => takeUpWorkOrder(who, order),
            finish: () => finishWorkOrder(who, { ...order, workedOn: "2026-03-10", mileage: 10 }),
            "rule-out": () => ruleOutWorkOrder(who, { ...order, reason: "r" }),
            reopen: () => reopenWorkOrder(manager, { ...order, reason: "r" }),
            due: () => sql`update tsb_work_orders set due_on = ${dues[due]!} where id = ${order.id}`,
          }[action];
          await tried().then(() => {}, (error) => {
            if (error?.name !== "Refusal") throw error;
          });
        }
        const rows = await sql<{ storeCode: string; state: string; dueOn: string | null }[]>`
          select store_code, state, due_on::text from tsb_work_orders`;
        const counted = (of: typeof rows[number][]): Counts => ({
          total: of.length,
          open: of.filter(({ state }) => state === "open").length,
          inWork: of.filter(({ state }) => state === "in_work").length,
          done: of.filter(({ state }) => state === "done").length,
          notApplicable: of.filter(({ state }) => state === "not_applicable").length,
          overdue:
            of.filter(({ state, dueOn }) =>
              (state === "open" || state === "in_work") && dueOn !== null && dueOn < "2026-03-10"
            ).length,
        });
        const all = await readProgress(manager, {});
        assert.deepEqual(all.all, counted([...rows]));
        for (const { code, name: _, ...counts } of all.stores) {
          assert.deepEqual(counts, counted(rows.filter(({ storeCode }) => storeCode === code)));
        }
        const sum = (parts: readonly Counts[]) => parts.reduce((total, one) => total + one.done, 0);
        assert.equal(sum(all.regions), all.all.done);
        const own = await readProgress(here, {});
        assert.deepEqual(own.all, counted(rows.filter(({ storeCode }) => storeCode === "20417")));
        assert.deepEqual(own.stores.map(({ code }) => code), ["20417"]);
        assert.deepEqual(await readCampaign(here, id), own.campaigns[0]);
        const waiting = all.all.open + all.all.inWork;
        const [campaign] = await sql`select closed_at from tsb_campaigns where document_id = ${id}`;
        assert.equal(campaign!.closedAt === null, waiting > 0);
      },
    ),
    { numRuns: 25 },
  );
});
