import assert from "node:assert/strict";
import { v7 as uuid } from "uuid";
import "@/domains.ts";
import { LISTS } from "@/engines/lists/lists.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { createMachineToken } from "@/services/machines/machines.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };
const { sql } = portal;
const system = makeCtx({ pool: sql, dictionaries: await shippedTexts() }, uuid);

/** A partner's system that was given every right: what it is refused, it is refused for being no person. */
const { token, machineId } = await createMachineToken(system, {
  name: "drawing office",
  role: "administrator",
  edition: "domestic",
});

/** What the portal answers to the machine: HTTP status and envelope. */
async function send(path: string, body: Record<string, unknown> | FormData | null = null) {
  const isForm = body instanceof FormData;
  const response = await fetch(portal.origin + path, {
    method: body === null ? "GET" : "POST",
    headers: {
      ...{ authorization: token, accept: "application/json", language: "en_US" },
      ...(isForm ? {} : { "content-type": "application/json" }),
    },
    body: isForm || body === null ? body : JSON.stringify(body),
    redirect: "manual",
  });
  const { code, data, msg } = await response.json();
  return { status: response.status, code, data, msg };
}

/** The last line of the log about an operation: who did it. */
async function doerOf(operation: string) {
  const [line] = await sql`
    select user_id, machine_id, user_code
    from operation_log where operation = ${operation} and is_change
    order by id desc limit 1`;
  return line;
}

const MACHINE = { userId: null, machineId, userCode: "machine:drawing office" };

Deno.test("a machine keeps drawings, and the log says that it was the machine", quiet, async () => {
  const [drawn] = await sql`
    select f.id, f.code, f.version, v.version as drawing
    from figures f join figure_versions v on v.figure_id = f.id
    order by f.code, v.version limit 1`;
  const saved = await send(
    "/tis/sas/figure-drawings/hotspots",
    {
      figureCode: drawn!.code,
      version: drawn!.version,
      drawing: drawn!.drawing,
      asNew: false,
      hotspots: [],
    },
  );
  assert.deepEqual([saved.status, saved.code, saved.msg], [200, 200, ""]);
  const [figure] = await sql`
    select f.changed_by, v.changed_by as drawn_by, v.changed_at is not null as drawn
    from figures f join figure_versions v on v.figure_id = f.id and v.version = ${drawn!.drawing}
    where f.id = ${drawn!.id}`;
  assert.deepEqual(figure, { changedBy: null, drawnBy: null, drawn: true });
  assert.deepEqual(await doerOf("saveFigureHotspots"), MACHINE);
});

Deno.test("a machine passes over a parked event in its own name", quiet, async () => {
  const [parked] = await sql<{ id: number }[]>`
    insert into parked_events ${
    sql({
      consumer: "test",
      topic: "tis.test.v1",
      key: "1",
      eventId: crypto.randomUUID(),
      type: "test",
      sequence: 1,
      occurredAt: new Date(),
      envelope: "{}",
      state: "waiting",
      parkedAt: new Date(),
    })
  } returning id`;
  const skipped = await send(
    `/tis/parked-events/${parked!.id}/skip`,
    { note: "sent by hand" },
  );
  assert.deepEqual([skipped.status, skipped.code], [200, 200]);
  const [after] = await sql`select state, ended_by from parked_events where id = ${parked!.id}`;
  assert.deepEqual(after, { state: "skipped", endedBy: null });
  assert.deepEqual(await doerOf("skipParkedEvent"), MACHINE);
});

Deno.test("what only a person has is refused to a machine, and nothing of it is written", quiet, async () => {
  const [part] = await sql`select number from parts limit 1`;
  const [card] = await sql`
    select c.series_code, o.code as org_code
    from secret_card_series c, orgs o where o.kind = 'store' and o.state = 'open' limit 1`;
  const drawing = new FormData();
  drawing.append("file", new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'], "a.svg"));
  const asked: [path: string, body: Record<string, unknown> | FormData][] = [
    ["/tis/carts/current/lines", { partNumber: part!.number }],
    ["/tis/carts/current/quantities", { partNumber: part!.number, quantity: 1 }],
    ["/tis/carts/current/pasted-rows", { rows: `${part!.number};1` }],
    ["/tis/carts/current/deletion", {}],
    ["/tis/orders", { clientKey: "key-00001", confirmWithoutVehicle: true }],
    ["/tis/favorites", { itemType: "part", itemCode: part!.number, itemName: "Part" }],
    ["/tis/favorite-folders", { name: "Brakes" }],
    ["/tis/password-cards/generation", card!],
    ["/tis/password-cards/verification", { cardString: "7KQ2M-0XJ4T-9V8PD-3HW5C" }],
    ["/tis/password-cards/revocation", { card: 1, version: 1 }],
    ["/tis/fileconverter/gif2svg", drawing],
  ];
  const [before] = await sql`select count(*)::int as lines from operation_log where is_change`;
  for (const [path, body] of asked) {
    const { status, code, msg } = await send(path, body);
    assert.deepEqual([status, code], [403, 403], `${path}: ${msg}`);
    assert.match(msg, /Only a person can do this/, path);
  }
  const [after] = await sql`select count(*)::int as lines from operation_log where is_change`;
  assert.deepEqual(after, before);
});

Deno.test("a machine's own cart and favorites are empty, as they always were", quiet, async () => {
  assert.deepEqual((await send("/tis/carts/current")).data.lines, []);
  assert.deepEqual((await send("/tis/favorites")).data.records, []);
  assert.deepEqual((await send("/tis/favorite-folders")).data, []);
});

Deno.test(
  "readings of a machine are told as its own, and no line bears an id that is nobody's",
  quiet,
  async () => {
    assert.equal((await send("/tis/sas/brands?brandCode=velaro")).status, 200);
    const reading = async () =>
      await sql`
      select user_id, machine_id, user_code, level
      from operation_log where machine_id = ${machineId} and not is_change
      order by id desc limit 1`;
    let lines = await reading();
    for (let tries = 0; lines.length === 0 && tries < 50; tries++) {
      await new Promise((go) => setTimeout(go, 100));
      lines = await reading();
    }
    assert.deepEqual(lines[0], { ...MACHINE, level: 3 });
    const [negative] = await sql`select 1 from operation_log where user_id <= 0`;
    assert.equal(negative, undefined);
    await assert.rejects(
      sql`insert into operation_log (at, user_id, operation, is_change) values (now(), -1, 'x', true)`,
    );
  },
);

Deno.test(
  "a machine reads every list, but for the messages that only a session has",
  quiet,
  async () => {
    const answers = new Map<string, string>();
    for (const { kind, call } of LISTS.all) {
      if (!call) continue;
      const { status, msg } = await send(`${call.path}?pageNo=1&pageSize=10`);
      answers.set(kind, status === 200 ? "read" : `${status} ${msg}`);
    }
    const refused = [...answers].filter(([, answer]) => answer !== "read");
    assert.ok(answers.size > refused.length);
    assert.deepEqual(refused, []);
    assert.equal((await send("/tis/messages?pageNo=1&pageSize=10")).status, 401);
  },
);
