import assert from "node:assert/strict";
import { freshDatabase } from "../database.ts";
import { readOpenMetrics } from "../operation/open_metrics.ts";
import { type StartedPortal, startPortal } from "./start_portal.ts";

const TOKEN = "token-of-the-scraper";

/** A folder of data for processes that share a database. */
async function dataFolder() {
  const path = await Deno.makeTempDir();
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** Where a worker answers health. */
function healthOrigin({ said }: StartedPortal): string {
  const found = /health at (http:\/\/[^/]+)\//.exec(said)?.[1];
  assert.ok(found, said);
  return found;
}

async function readiness(origin: string) {
  const response = await fetch(`${origin}/health/ready`);
  return { http: response.status, ...await response.json() };
}

Deno.test("web and worker run as processes of their own on one database, each with its health and metrics", async () => {
  await using data = await dataFolder();
  await using db = await freshDatabase();
  const env = { DATA_DIR: data.path, DATABASE_URL: db.url, METRICS_TOKEN: TOKEN, HEALTH_PORT: "0" };
  await using web = await startPortal({ ...env, ROLE: "web" });
  await using worker = await startPortal({ ...env, ROLE: "worker" });
  assert.doesNotMatch(web.said, /health at/);
  const [webOrigin, workerOrigin] = [new URL(web.address!).origin, healthOrigin(worker)];

  const ofWeb = await readiness(webOrigin);
  assert.deepEqual([ofWeb.http, ofWeb.status, ofWeb.role], [200, "ready", "web"]);
  assert.deepEqual(Object.keys(ofWeb.parts).sort(), ["database", "files", "temporary"]);
  const ofWorker = await readiness(workerOrigin);
  assert.deepEqual([ofWorker.http, ofWorker.status, ofWorker.role], [200, "ready", "worker"]);
  assert.deepEqual(Object.keys(ofWorker.parts).sort(), ["bus", "database", "files", "temporary"]);
  assert.equal(await (await fetch(`${workerOrigin}/health/live`)).text(), "ok\n");

  const page = await fetch(`${workerOrigin}/tis/login`);
  await page.body?.cancel();
  assert.equal(page.status, 404);
  const stranger = await fetch(`${workerOrigin}/metrics`);
  await stranger.body?.cancel();
  assert.equal(stranger.status, 401);
  for (const origin of [webOrigin, workerOrigin]) {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const families = readOpenMetrics(await answer.text());
    const up = families.get("tis_part_up")!.samples.find(({ labels }) => labels.part === "database");
    assert.equal(up?.value, 1);
    const queries = families.get("tis_db_query_duration_seconds")!.samples;
    assert.ok(queries.find(({ name }) => name.endsWith("_count"))!.value > 0);
  }
  for (const one of [web, worker]) {
    const { code, said } = await one.signal("SIGTERM");
    assert.equal(code, 0, said);
  }
});

Deno.test("webs and workers that are started at one moment on an empty database and folder all come up", async () => {
  await using data = await dataFolder();
  await using db = await freshDatabase();
  const env = { DATA_DIR: data.path, DATABASE_URL: db.url, HEALTH_PORT: "0" };
  const started = await Promise.all(
    ["web", "worker", "web", "worker"].map((role) => startPortal({ ...env, ROLE: role })),
  );
  await using ending = new AsyncDisposableStack();
  for (const one of started) ending.use(one);
  for (const one of started) assert.match(one.said, / is ready after /);
  const states = await Promise.all(
    started.map((one) => readiness(one.address === null ? healthOrigin(one) : new URL(one.address).origin)),
  );
  assert.deepEqual(states.map(({ role, status }) => `${role} ${status}`), [
    "web ready",
    "worker ready",
    "web ready",
    "worker ready",
  ]);
  const migrated = started.flatMap(({ said }) =>
    [...said.matchAll(/migrated (\S+?)["\s]/g)].map(([, name]) => name)
  );
  assert.equal(new Set(migrated).size, migrated.length, "each migration ran once");
  for (const { code, said } of await Promise.all(started.map((one) => one.signal("SIGTERM")))) {
    assert.equal(code, 0, said);
  }
});

Deno.test("a worker that stops waits some seconds for what it hands over; a second signal ends it at once", async () => {
  await using data = await dataFolder();
  await using db = await freshDatabase();
  const taken = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const dms = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (req) => {
    if (new URL(req.url).pathname !== "/orders") return Response.json([]);
    taken.resolve();
    await end.promise;
    return Response.json({});
  });
  const [delivery] = await db.sql<{ id: number }[]>`
    insert into deliveries (kind, idempotency_key, payload, created_at, next_try_at)
    values ('http', 'order-1#1', '{}', now(), now())
    returning id`;
  const [push] = await db.sql<{ id: number }[]>`
    insert into pushes (subject_kind, subject_id, round, receiver, delivery_id, requested_at)
    values ('order', '1', 1, 'dms', ${delivery!.id}, now())
    returning id`;
  const payload = {
    ...{ pushId: push!.id, subjectKind: "order", subjectId: "1" },
    ...{ path: "orders", idempotencyKey: "order-1", body: "{}" },
  };
  await db.sql`update deliveries set payload = ${db.sql.json(payload)} where id = ${delivery!.id}`;
  await using worker = await startPortal({
    ...{ DATA_DIR: data.path, DATABASE_URL: db.url, ROLE: "worker" },
    DMS_URL: `http://127.0.0.1:${dms.addr.port}`,
  });
  await taken.promise;
  worker.child.kill("SIGTERM");
  // What comes within a second is the same signal, passed on by a program around this one.
  await new Promise((done) => setTimeout(done, 1200));
  const begun = performance.now();
  const { code, said } = await worker.signal("SIGTERM");
  assert.equal(code, 130, said);
  assert.ok(performance.now() - begun < 1500);
  const [left] = await db.sql<{ sentAt: Date | null; attempts: number }[]>`
    select sent_at, attempts from deliveries`;
  assert.deepEqual([left!.sentAt, left!.attempts], [null, 1]);
  end.resolve();
  await dms.shutdown();
});
