import assert from "node:assert/strict";
import { answerHealth } from "@/platform/answer_health.ts";
import { Health } from "@/platform/health.ts";

const up = () => Promise.resolve();
const down = () => Promise.reject(new Error("connection refused at db.internal:5432"));

const get = (path: string) => new Request(`http://127.0.0.1${path}`);

async function ready(health: Health) {
  const response = await answerHealth(get("/health/ready"), health);
  return { http: response!.status, body: await response!.text() };
}

Deno.test("a process is ready when all parts answer, and names them with their state", async () => {
  const health = new Health("worker");
  health.add("database", up, { needed: true });
  health.add("bus", up, { needed: false });
  const { http, body } = await ready(health);
  const { status, role, parts } = JSON.parse(body);
  assert.deepEqual([http, status, role], [200, "ready", "worker"]);
  assert.deepEqual([parts.database.state, parts.database.needed], ["up", true]);
  assert.deepEqual([parts.bus.state, parts.bus.needed], ["up", false]);
});

Deno.test("without what it can do without it still serves, and says that it is degraded", async () => {
  const health = new Health("all");
  health.add("database", up, { needed: true });
  health.add("bus", down, { needed: false });
  const { http, body } = await ready(health);
  assert.equal(http, 200);
  assert.equal(JSON.parse(body).status, "degraded");
  assert.equal(JSON.parse(body).parts.bus.state, "down");
});

Deno.test("without what it needs it is not ready, and tells no stranger why", async () => {
  const health = new Health("web");
  health.add("database", down, { needed: true });
  const { http, body } = await ready(health);
  assert.equal(http, 503);
  assert.equal(JSON.parse(body).status, "unavailable");
  assert.doesNotMatch(body, /internal/);
});

Deno.test("while it starts and stops a process is not ready, but lives", async () => {
  const health = new Health("web");
  for (const phase of ["starting", "stopping"] as const) {
    health.phase = phase;
    const { http, body } = await ready(health);
    assert.deepEqual([http, JSON.parse(body).status], [503, phase]);
    assert.equal((await answerHealth(get("/health/live"), health))!.status, 200);
    assert.equal((await answerHealth(get("/health/serving"), health))!.status, 503);
  }
});

Deno.test("a proxy sends on to a process without its database: another could do no more", async () => {
  const health = new Health("web");
  health.add("database", down, { needed: true });
  assert.equal((await ready(health)).http, 503);
  assert.equal((await answerHealth(get("/health/serving"), health))!.status, 200);
});

Deno.test("many who ask at once ask a part once", async () => {
  let asked = 0;
  const health = new Health("web");
  health.add("database", () => Promise.resolve(asked++), { needed: true });
  await Promise.all(Array.from({ length: 20 }, () => ready(health)));
  assert.equal(asked, 1);
});

Deno.test("a part that never answers is down after two seconds", async () => {
  const health = new Health("web");
  health.add("database", () => new Promise(() => {}), { needed: true });
  const { http, body } = await ready(health);
  assert.equal(http, 503);
  assert.ok(JSON.parse(body).parts.database.ms >= 1900);
});
