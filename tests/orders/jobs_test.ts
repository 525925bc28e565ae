import assert from "node:assert/strict";
import { jobHandedOver } from "@/events/orders.ts";
import { LIVE_CHANNEL } from "@/engines/live/live_hint.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { cartContent } from "@/services/orders/cart_content.ts";
import { cartSummary, readCart } from "@/services/orders/cart.ts";
import { addToCart, changeCartLine, clearCart, setCartLine } from "@/services/orders/change_cart.ts";
import { importCart } from "@/services/orders/import_cart.ts";
import {
  addJobNote,
  archiveJob,
  copyJob,
  editJob,
  openJob,
  restoreJob,
} from "@/services/orders/jobs/change_jobs.ts";
import { makeJobCurrent } from "@/services/orders/jobs/current.ts";
import { deleteJob, forgetDeletedJobs } from "@/services/orders/jobs/delete_job.ts";
import { handOverJob, takeOverJob } from "@/services/orders/jobs/hand_over.ts";
import { jobList } from "@/services/orders/jobs/job_list.ts";
import { notifyJobHandedOver } from "@/services/orders/jobs/notify_handed_over.ts";
import { jobColleagues, ownJobs, readJob } from "@/services/orders/jobs/read_jobs.ts";
import { readPastedRows } from "@/services/orders/read_rows.ts";
import { undoOrder } from "@/services/orders/cancel/undo_order.ts";
import { readOrder } from "@/services/orders/read_orders.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { maySell } from "./may_sell.ts";
import {
  type Catalogue,
  figure,
  openCatalogue,
  part,
  refusalOf,
  vehicle,
  vinOf,
} from "../epc/catalogue_builder.ts";

const ALL = { pageNo: 1, pageSize: 20 };

/** A store with two people who may change carts, and a part. */
async function openStore() {
  const catalogue = await openCatalogue();
  await part(catalogue, { number: "A1" });
  await part(catalogue, { number: "B1" });
  await maySell(catalogue);
  const { technician, colleague, stranger } = catalogue.users;
  return {
    ...catalogue,
    [Symbol.asyncDispose]: () => catalogue[Symbol.asyncDispose](),
    catalogue,
    me: catalogue.ctxOf(technician),
    colleague: catalogue.ctxOf(colleague),
    stranger: catalogue.ctxOf(stranger),
  };
}

async function numbers(ctx: Ctx): Promise<string[]> {
  return (await readCart(ctx)).lines.map((line) => `${line.quantity} ${line.partNumber}`);
}

Deno.test("the cart is the current job: each has its own lines, and switching shows those of the other", async () => {
  await using store = await openStore();
  const { me } = store;
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  const [first] = await ownJobs(me);
  assert.deepEqual([first!.title, first!.current, first!.lineCount], [`Job ${first!.id}`, true, 1]);
  const second = await openJob(me, { customer: "Meyer", plate: "K-AB 123" });
  assert.deepEqual([second.title, second.current], ["K-AB 123", true]);
  assert.deepEqual(await numbers(me), []);
  await addToCart(me, { partNumber: "B1", quantity: 3 });
  assert.deepEqual(await numbers(me), ["3 B1"]);
  await makeJobCurrent(me, first!.id);
  assert.deepEqual(await numbers(me), ["1 A1"]);
  const content = await cartContent(me);
  assert.deepEqual([content.jobId, content.lines.map((line) => line.quantity)], [first!.id, [1]]);
});

Deno.test("an order sends the current job alone, and the others keep their lines", async () => {
  await using store = await openStore();
  const { me } = store;
  const first = await openJob(me, { name: "First" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  await openJob(me, { name: "Second" });
  await addToCart(me, { partNumber: "B1", quantity: 2 });
  await sendOrder(me, { clientKey: "key-00001", confirmWithoutVehicle: true });
  assert.deepEqual(await numbers(me), []);
  await makeJobCurrent(me, first.id);
  assert.deepEqual(await numbers(me), ["1 A1"]);
});

Deno.test("what a page meant for one job never goes to another", async () => {
  await using store = await openStore();
  const { me } = store;
  const shown = await openJob(me, { name: "Shown" });
  await addToCart(me, { partNumber: "A1", quantity: 1, jobId: shown.id });
  const { lines: [line] } = await readCart(me);
  await openJob(me, { name: "Now" });
  for (
    const work of [
      () => addToCart(me, { partNumber: "A1", quantity: 1, jobId: shown.id }),
      () => setCartLine(me, { partNumber: "A1", quantity: 1, jobId: shown.id }),
      () => changeCartLine(me, { id: line!.id, quantity: 2, jobId: shown.id }),
      () => clearCart(me, shown.id),
      () => importCart(me, readPastedRows("A1;1"), { jobId: shown.id }),
      () => sendOrder(me, { clientKey: "key-00002", confirmWithoutVehicle: true, jobId: shown.id }),
    ]
  ) assert.equal((await refusalOf(work)).key, "job-not-current");
  assert.deepEqual(await numbers(me), []);
  assert.equal((await readJob(me, shown.id)).lineCount, 1);
});

Deno.test("of two who set a quantity the last one wins, and is told what it replaced", async () => {
  await using store = await openStore();
  const { me } = store;
  await addToCart(me, { partNumber: "A1", quantity: 2 });
  const { lines: [line] } = await readCart(me);
  assert.equal((await setCartLine(me, { partNumber: "A1", quantity: 5, was: 2 })).overwrote, null);
  assert.equal((await changeCartLine(me, { id: line!.id, quantity: 3, was: 2 })).overwrote, 5);
  assert.equal(
    (await setCartLine(me, { partNumber: "A1", quantity: 3, was: 5 })).overwrote,
    null,
    "the same wish",
  );
  assert.equal((await setCartLine(me, { partNumber: "A1", quantity: 0, was: 5 })).overwrote, 3);
  assert.equal((await setCartLine(me, { partNumber: "A1", quantity: 1, was: 3 })).overwrote, 0);
});

Deno.test("a store sees its jobs, another store and the factory do not", async () => {
  await using store = await openStore();
  const { me, colleague, stranger, factory } = store;
  const { id } = await openJob(me, { customer: "Meyer" });
  assert.equal((await readJob(colleague, id)).own, false);
  const seen = async (ctx: Ctx) => (await readList(ctx, jobList, ALL)).records.map((job) => job.customer);
  assert.deepEqual(await seen(colleague), ["Meyer"]);
  for (const ctx of [stranger, factory]) {
    assert.equal((await refusalOf(() => readJob(ctx, id))).key, "job-unknown");
    assert.equal((await refusalOf(() => takeOverJob(ctx, id))).key, "job-unknown");
    assert.equal((await refusalOf(() => copyJob(ctx, id))).key, "job-unknown");
    assert.equal((await refusalOf(() => addJobNote(ctx, id, "hello"))).key, "job-unknown");
    assert.deepEqual(await seen(ctx), []);
  }
});

Deno.test("who moves to another store leaves the jobs of the former one to its people, and has no cart of theirs", async () => {
  await using store = await openStore();
  const { me, colleague, stranger, catalogue, sql } = store;
  const { id } = await openJob(me, { customer: "Meyer" });
  await addToCart(me, { partNumber: "A1", quantity: 2 });
  const person = catalogue.users.technician, { orgCode } = catalogue.users.stranger;
  await sql`update users set org_code = ${orgCode} where id = ${person.id}`;
  const moved = catalogue.ctxOf({ ...person, orgCode });
  for (
    const work of [
      () => readJob(moved, id),
      () => makeJobCurrent(moved, id),
      () => takeOverJob(moved, id),
      () => handOverJob(moved, id, "colleague"),
    ]
  ) assert.equal((await refusalOf(work)).key, "job-unknown");
  assert.deepEqual([await ownJobs(moved), (await readList(moved, jobList, ALL)).total], [[], 0]);
  assert.equal((await cartSummary(moved)).jobId, null);
  await addToCart(moved, { partNumber: "B1", quantity: 1 });
  assert.deepEqual(await numbers(moved), ["1 B1"]);
  assert.deepEqual((await readList(stranger, jobList, ALL)).records.map((job) => job.customer), [""]);
  // The former store goes on with it.
  assert.equal((await takeOverJob(colleague, id)).own, true);
  assert.deepEqual(await numbers(colleague), ["2 A1"]);
});

Deno.test("what is put into the cart while its person is moved to another store makes no cart there", async () => {
  await using store = await openStore();
  const { me, catalogue, sql } = store;
  const { id } = await openJob(me, { customer: "Meyer" });
  const person = catalogue.users.technician, { orgCode } = catalogue.users.stranger;
  for (
    const work of [
      () => addToCart(me, { partNumber: "A1", quantity: 1 }),
      () => makeJobCurrent(me, id),
      () => openJob(me, {}),
    ]
  ) {
    await sql`update users set org_code = ${person.orgCode} where id = ${person.id}`;
    let refusal: ReturnType<typeof refusalOf> | null = null;
    await sql.begin(async (moving) => {
      await moving`update users set org_code = ${orgCode} where id = ${person.id}`;
      refusal = refusalOf(work);
      await waiting(sql);
    });
    assert.equal((await refusal!).key, "job-unknown");
    assert.equal((await sql`select from current_jobs`).length, 0);
  }
  const moved = catalogue.ctxOf({ ...person, orgCode });
  await addToCart(moved, { partNumber: "B1", quantity: 1 });
  assert.deepEqual(await numbers(moved), ["1 B1"]);
});

/** Resolves when a statement waits for a lock. */
async function waiting(sql: Ctx["sql"]): Promise<void> {
  for (;;) {
    const [row] = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    if (row) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}

Deno.test("only who works on a job changes it", async () => {
  await using store = await openStore();
  const { me, colleague } = store;
  const { id } = await openJob(me, { name: "Mine" });
  for (
    const work of [
      () => editJob(colleague, id, { name: "Theirs" }),
      () => archiveJob(colleague, id),
      () => restoreJob(colleague, id),
      () => makeJobCurrent(colleague, id),
      () => handOverJob(colleague, id, "colleague"),
    ]
  ) {
    const refusal = await refusalOf(work);
    assert.deepEqual([refusal.key, refusal.params.name], ["job-of-other", "technician"]);
  }
  assert.equal((await readJob(me, id)).title, "Mine");
});

Deno.test("a job goes to a colleague of the store who may change carts, who is told, and is no longer one's cart", async () => {
  await using store = await openStore();
  const { me, colleague, sql } = store;
  const { id } = await openJob(me, { name: "Tessa" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  assert.deepEqual((await jobColleagues(me)).map((one) => one.userCode), ["colleague"]);
  for (const nobody of ["stranger", "technician", "engineer", "nope"]) {
    assert.equal((await refusalOf(() => handOverJob(me, id, nobody))).key, "job-no-colleague", nobody);
  }
  const handed = await handOverJob(me, id, "colleague");
  assert.deepEqual([handed.own, handed.current, handed.workerName], [false, false, "colleague"]);
  assert.equal(
    (await refusalOf(() => addToCart(me, { partNumber: "A1", quantity: 1, jobId: id }))).key,
    "job-not-current",
  );
  assert.equal((await makeJobCurrent(colleague, id)).lineCount, 1);
  assert.deepEqual(await told(store.catalogue), ["colleague job-handed-over Tessa technician"]);
  const [log] = await sql`select before, after from operation_log where operation = 'handOverJob'`;
  assert.deepEqual(log, { before: { userCode: "technician" }, after: { userCode: "colleague" } });
});

Deno.test("taking a job over makes it the cart, and who had it is told", async () => {
  await using store = await openStore();
  const { me, colleague } = store;
  const { id } = await openJob(me, { repairOrder: "RO-7" });
  await addToCart(me, { partNumber: "A1", quantity: 2 });
  const taken = await takeOverJob(colleague, id);
  assert.deepEqual([taken.own, taken.current], [true, true]);
  assert.deepEqual(await numbers(colleague), ["2 A1"]);
  assert.equal((await cartSummary(me)).jobId, null);
  assert.deepEqual(await told(store.catalogue), ["technician job-taken-over RO-7 colleague"]);
  assert.equal((await takeOverJob(colleague, id)).current, true, "one's own again changes nothing");
  assert.equal((await told(store.catalogue)).length, 1);
});

/** Messages that the events of jobs have led to: who, what, and what fills the sentence. */
async function told({ sql, system }: Catalogue): Promise<string[]> {
  const events = await sql<{ id: string; data: never }[]>`
    select event_id as id, data from outbox where type = ${jobHandedOver.type} order by id`;
  for (const event of events) {
    await system.tx((tx) => notifyJobHandedOver.notify(tx, event as never));
  }
  const rows = await sql<{ userCode: string; kind: string; params: { job: string; name: string } }[]>`
    select u.user_code, m.kind, m.params from messages m join users u on u.id = m.user_id order by m.id`;
  return rows.map(({ userCode, kind, params }) => `${userCode} ${kind} ${params.job} ${params.name}`);
}

Deno.test("an archived job keeps its lines, changes no more, and comes back", async () => {
  await using store = await openStore();
  const { me } = store;
  const { id } = await openJob(me, { name: "Done" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  const archived = await archiveJob(me, id);
  assert.deepEqual([archived.state, archived.current, archived.lineCount], ["archived", false, 1]);
  assert.deepEqual(await ownJobs(me), []);
  for (
    const work of [
      () => makeJobCurrent(me, id),
      () => editJob(me, id, { name: "x" }),
      () => archiveJob(me, id),
    ]
  ) {
    assert.equal((await refusalOf(work)).key, "job-archived");
  }
  assert.equal((await refusalOf(() => takeOverJob(store.colleague, id))).key, "job-archived");
  const states = async (state?: "open" | "ordered" | "archived") =>
    (await readList(me, jobList, { ...ALL, state })).records.map((job) => job.state);
  assert.deepEqual([await states(), await states("open"), await states("archived")], [["archived"], [], [
    "archived",
  ]]);
  assert.equal((await restoreJob(me, id)).state, "open");
  assert.deepEqual((await makeJobCurrent(me, id)).lineCount, 1);
});

Deno.test("a copy has the lines and the facts, but no consent and no notes", async () => {
  await using store = await openStore();
  const { me, colleague, sql } = store;
  const { id } = await openJob(me, { name: "Winter wheels" });
  await addToCart(me, { partNumber: "A1", quantity: 4, note: "front" });
  await addJobNote(me, id, "call first");
  const copy = await copyJob(colleague, id);
  assert.deepEqual([copy.name, copy.own, copy.current, copy.lineCount, copy.notes], [
    "Winter wheels",
    true,
    true,
    1,
    [],
  ]);
  await clearCart(colleague);
  assert.equal((await readJob(me, id)).lineCount, 1);
  assert.deepEqual([...await sql`select count(*)::int as n from cart_lines where consent_by is not null`], [{
    n: 0,
  }]);
});

Deno.test("notes say who and when, also a colleague's, the latest first", async () => {
  await using store = await openStore();
  const { me, colleague } = store;
  const { id } = await openJob(me, {});
  await addJobNote(me, id, "customer waits");
  const { notes } = await addJobNote(colleague, id, "pads are here");
  assert.deepEqual(notes.map(({ text, by }) => [text, by]), [["pads are here", "colleague"], [
    "customer waits",
    "technician",
  ]]);
  assert.equal(notes[0]!.at, "2026-03-10T08:00:00.000Z");
});

Deno.test("a job's vehicle is whole and known", async () => {
  await using store = await openStore();
  const { me } = store;
  const vin = await vehicle(store.catalogue);
  const job = await openJob(me, { vin: vin.slice(-8) });
  assert.equal(job.vin, vin);
  assert.equal((await editJob(me, job.id, { plate: "K-1" })).vin, vin, "what is left out stays");
  assert.equal((await editJob(me, job.id, { vin: "" })).vin, null);
  assert.equal((await refusalOf(() => openJob(me, { vin: "WVWZZZ1JZXW000001" }))).key, "vin-unknown");
});

Deno.test("a person works on at most 100 open jobs, also by hand-over, and a job has at most 200 notes", async () => {
  await using store = await openStore();
  const { me, colleague, sql } = store;
  const { id } = await openJob(me, {});
  await sql`
    insert into job_notes (job_id, user_id, text, noted_at)
    select ${id}, user_id, 'x', now() from jobs, generate_series(1, ${LIMITS.jobNotes}) where id = ${id}`;
  assert.equal((await refusalOf(() => addJobNote(me, id, "one more"))).key, "job-notes-too-many");
  await sql`
    insert into jobs (store_code, user_id, opened_by, opened_at, updated_at)
    select store_code, user_id, user_id, now(), now() from jobs, generate_series(2, ${LIMITS.openJobs}) where id = ${id}`;
  const full = [() => openJob(me, {}), () => copyJob(me, id)];
  for (const work of full) assert.equal((await refusalOf(work)).key, "jobs-too-many");
  const theirs = await openJob(colleague, {});
  assert.equal((await refusalOf(() => takeOverJob(me, theirs.id))).key, "jobs-too-many");
  assert.equal((await refusalOf(() => handOverJob(colleague, theirs.id, "technician"))).key, "jobs-too-many");
  await archiveJob(me, id);
  assert.equal((await takeOverJob(me, theirs.id)).own, true);
  assert.equal((await refusalOf(() => restoreJob(me, id))).key, "jobs-too-many");
});

Deno.test("first changes at the same moment share one job", async () => {
  await using store = await openStore();
  const { me, sql } = store;
  await Promise.all(["A1", "B1", "A1", "B1"].map((partNumber) => addToCart(me, { partNumber, quantity: 1 })));
  assert.deepEqual([...await sql`select count(*)::int as n from jobs`], [{ n: 1 }]);
  assert.deepEqual((await numbers(me)).sort(), ["2 A1", "2 B1"]);
});

Deno.test("every change has the pages of the store look again, at both jobs where another becomes current", async () => {
  await using store = await openStore();
  const hints: string[] = [];
  const signal = (channel: string, payload?: string) => {
    if (channel !== LIVE_CHANNEL) return;
    const { topic, to, id } = JSON.parse(payload!);
    if (topic === "jobs") hints.push(`${to.org} ${id}`);
  };
  const me = store.ctxOf(store.users.technician, { signal });
  const first = await openJob(me, {});
  const second = await openJob(me, {});
  const since = async (work: () => Promise<unknown>) => {
    hints.length = 0;
    await work();
    return [...new Set(hints)].sort();
  };
  const hint = ({ id }: { id: number }) => `20417 ${id}`;
  assert.deepEqual(await since(() => addToCart(me, { partNumber: "A1", quantity: 1 })), [hint(second)]);
  assert.deepEqual(await since(() => makeJobCurrent(me, first.id)), [hint(first), hint(second)]);
  assert.deepEqual(await since(() => addJobNote(me, second.id, "x")), [hint(second)]);
  assert.deepEqual(await since(() => archiveJob(me, second.id)), [hint(second)]);
  const colleague = store.ctxOf(store.users.colleague, { signal });
  assert.deepEqual(await since(() => takeOverJob(colleague, first.id)), [hint(first)]);
});

const wish = (clientKey: string) => ({ clientKey, confirmWithoutVehicle: true });

Deno.test("an order knows its job and the job its orders: it is ordered until something waits in it again", async () => {
  await using store = await openStore();
  const { me, colleague, sql } = store;
  const { id } = await openJob(me, { plate: "K-AB 123" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  const { orderNumber } = await sendOrder(me, wish("key-00011"));
  const sent = await readJob(me, id);
  assert.deepEqual([sent.state, sent.orders.map(({ number, state }) => [number, state])], [
    "ordered",
    [[orderNumber, "waiting"]],
  ]);
  assert.deepEqual((await readOrder(colleague, orderNumber)).job, {
    id,
    title: "K-AB 123",
    customer: "",
    plate: "K-AB 123",
    repairOrder: "",
  });
  const states = async (state: "open" | "ordered") =>
    (await readList(me, jobList, { ...ALL, state })).records.map((job) => job.id);
  assert.deepEqual([await states("ordered"), await states("open")], [[id], []]);
  await addToCart(me, { partNumber: "B1", quantity: 1 });
  assert.equal((await readJob(me, id)).state, "open");
  await clearCart(me);
  await sql`update orders set state = 'rejected'`;
  assert.equal((await readJob(me, id)).state, "open", "nothing of it comes");
});

Deno.test("whoever sees an order but not the store's jobs is not told what its job is called", async () => {
  await using store = await openStore();
  const { me, factory } = store;
  await openJob(me, { customer: "Meyer" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  const { orderNumber } = await sendOrder(me, wish("key-00012"));
  assert.equal((await readOrder(factory, orderNumber)).job, null);
});

Deno.test("an order taken back is in the job again that it came from", async () => {
  await using store = await openStore();
  const { me } = store;
  const { id } = await openJob(me, { name: "First" });
  await addToCart(me, { partNumber: "A1", quantity: 2 });
  const { orderNumber } = await sendOrder(me, wish("key-00013"));
  await openJob(me, { name: "Second" });
  await undoOrder(me, orderNumber);
  const job = await readJob(me, id);
  assert.deepEqual([job.current, job.state, job.orders.map(({ state }) => state)], [true, "open", [
    "cancelled",
  ]]);
  assert.deepEqual(await numbers(me), ["2 A1"]);
});

Deno.test("lines taken back never go into another car's job, and keep who consented to them", async () => {
  await using store = await openStore();
  const { me, colleague, catalogue } = store;
  const [vin, other] = [await vehicle(catalogue), await vehicle(catalogue, { vin: vinOf(2) })];
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] }]);
  const { id } = await openJob(colleague, { name: "First", vin });
  await addToCart(colleague, { partNumber: "A1", quantity: 2, vin, consent: true });
  await takeOverJob(me, id);
  const send = async (clientKey: string) => (await sendOrder(me, { clientKey })).orderNumber;
  const held = async () => {
    const { lines } = await readCart(me);
    return lines.map((line) => [line.quantity, line.vin, line.consent?.by]);
  };

  const first = await send("key-00021");
  const second = await openJob(me, { name: "Second", vin: other });
  await undoOrder(me, first);
  assert.deepEqual(await held(), [[2, vin, "colleague"]]);
  assert.equal((await cartSummary(me)).jobId, id);

  const archived = await send("key-00022");
  await archiveJob(me, id);
  await makeJobCurrent(me, second.id);
  await undoOrder(me, archived);
  assert.deepEqual([await held(), (await cartSummary(me)).jobId], [[[2, vin, "colleague"]], id]);

  const gone = await send("key-00023");
  await takeOverJob(colleague, id);
  await makeJobCurrent(me, second.id);
  await undoOrder(me, gone);
  const { jobId } = await cartSummary(me);
  assert.ok(jobId !== id && jobId !== second.id);
  const { name, vin: its } = await readJob(me, jobId!);
  assert.deepEqual([name, its, await held()], ["First", vin, [[2, vin, "colleague"]]]);
  assert.equal((await readJob(me, second.id)).lineCount, 0);
});

Deno.test("a job that nothing was ordered from is deleted, and had back with its lines as it was", async () => {
  await using store = await openStore();
  const { me, colleague } = store;
  const { id } = await openJob(me, { name: "By mistake" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  assert.equal((await refusalOf(() => deleteJob(colleague, id))).key, "job-of-other");
  assert.deepEqual(await deleteJob(me, id), { id, title: "By mistake" });
  assert.deepEqual([await ownJobs(me), (await readList(me, jobList, ALL)).records], [[], []]);
  for (
    const work of [() => readJob(me, id), () => makeJobCurrent(me, id), () => takeOverJob(colleague, id)]
  ) {
    assert.equal((await refusalOf(work)).key, "job-unknown");
  }
  const back = await restoreJob(me, id);
  assert.deepEqual([back.state, back.lineCount, back.current], ["open", 1, false]);
  await archiveJob(me, id);
  await deleteJob(me, id);
  assert.equal((await restoreJob(me, id)).state, "archived");
});

Deno.test("a job with an order is not deleted", async () => {
  await using store = await openStore();
  const { me } = store;
  const { id } = await openJob(me, {});
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  const { orderNumber } = await sendOrder(me, wish("key-00014"));
  const refusal = await refusalOf(() => deleteJob(me, id));
  assert.deepEqual([refusal.key, refusal.params.number], ["job-ordered", orderNumber]);
});

Deno.test("deleted jobs are forgotten after 30 days, with lines and notes", async () => {
  await using store = await openStore();
  const { me, sql } = store;
  const { id } = await openJob(me, { customer: "Meyer" });
  await addToCart(me, { partNumber: "A1", quantity: 1 });
  await addJobNote(me, id, "call first");
  await deleteJob(me, id);
  const later = (days: number) => ({
    clock: () => new Date(Date.parse("2026-03-10T08:00:00Z") + days * 86_400_000),
  });
  const { technician } = store.users;
  assert.equal(await forgetDeletedJobs(store.ctxOf(technician, later(30))), 0);
  assert.equal(await forgetDeletedJobs(store.ctxOf(technician, later(31))), 1);
  assert.equal((await refusalOf(() => restoreJob(me, id))).key, "job-unknown");
  const [left] = await sql`
    select (select count(*)::int from jobs) + (select count(*)::int from job_notes) + (select count(*)::int from cart_lines) as n`;
  assert.equal(left!.n, 0);
});
