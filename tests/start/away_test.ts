import assert from "node:assert/strict";
import { freshDatabase } from "../database.ts";
import { cuttingProxy } from "../platform/cutting_proxy.ts";
import { freePort } from "../run/free_port.ts";
import { startPortal } from "./start_portal.ts";

/** Asks until the answer is as wanted, for a minute; null while nobody answers. */
async function until<T>(ask: () => Promise<T>, wanted: (answer: T | null) => boolean): Promise<T | null> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    const answer = await ask().catch(() => null);
    if (wanted(answer)) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("waited in vain");
}

Deno.test("a portal started while database, Kafka and S3 are away says so, and is there with the database", async () => {
  await using db = await freshDatabase();
  const data = await Deno.makeTempDir();
  const url = new URL(db.url);
  const database = Number(url.port);
  const [port, away] = [freePort(), freePort()];
  url.port = String(freePort());
  const origin = `http://127.0.0.1:${port}`;
  const readiness = async () => {
    const response = await fetch(`${origin}/health/ready`);
    return { http: response.status, ...await response.json() };
  };
  const starting = startPortal({
    ...{ PORT: String(port), DATA_DIR: data, DATABASE_URL: url.href },
    ...{ KAFKA_BROKERS: `127.0.0.1:${away}`, S3_ENDPOINT: `http://127.0.0.1:${away}` },
    ...{ S3_ACCESS_KEY: "nobody", S3_SECRET_KEY: "nobodys-secret" },
  });
  try {
    const waiting = await until(readiness, (answer) => answer !== null);
    assert.deepEqual([waiting!.http, waiting!.status], [503, "starting"]);
    assert.equal(waiting!.parts.database.state, "down");
    assert.equal(await (await fetch(`${origin}/health/live`)).text(), "ok\n");
    const login = await fetch(`${origin}/tis/login`, { headers: { accept: "text/html" } });
    assert.deepEqual([login.status, login.headers.get("retry-after")], [503, "5"]);
    assert.match(await login.text(), /<!doctype html>/);
    const call = await fetch(`${origin}/tis/sas/brands`);
    assert.deepEqual([call.status, (await call.json()).code], [503, 503]);
    let asked = "";
    const hear = (piece: Uint8Array) => void (asked += new TextDecoder("latin1").decode(piece));
    await using _database = cuttingProxy(database, Number(url.port), hear);
    await using portal = await starting;
    assert.match(portal.said, / is ready after /);
    assert.equal(asked.match(/current_setting\('server_encoding'\)/g)?.length, 1, "asked what it is, once");
    const { status, parts } = (await until(readiness, (answer) => answer?.http === 200))!;
    assert.equal(status, "degraded");
    assert.deepEqual(
      ["database", "files", "bus"].map((part) => parts[part].state),
      ["up", "down", "down"],
    );
    const { code, said } = await portal.signal("SIGTERM");
    assert.equal(code, 0, said);
  } finally {
    await using _portal = await starting;
    await Deno.remove(data, { recursive: true });
  }
});

Deno.test("a worker that waits for its database lives, is not ready, and ends when told to", async () => {
  const data = await Deno.makeTempDir();
  const [port, away] = [freePort(), freePort()];
  const spawned = Promise.withResolvers<number>();
  const starting = startPortal({
    ...{ ROLE: "worker", HEALTH_PORT: String(port), DATA_DIR: data },
    DATABASE_URL: `postgres://tis:x@127.0.0.1:${away}/tis`,
  }, spawned.resolve);
  const pid = await spawned.promise;
  try {
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
      return { http: answer.status, ...await answer.json() };
    };
    const { http, status } = await until(ask, (answer) => answer !== null);
    assert.deepEqual([http, status], [503, "starting"]);
  } finally {
    Deno.kill(pid, "SIGTERM");
  }
  const { code, said } = await (await starting).end;
  assert.equal(code, 0, said);
  assert.match(said, /waiting for the database of DATABASE_URL/);
  await Deno.remove(data, { recursive: true });
});

Deno.test("a demo that waits for its S3 at its first filling answers where its pages will be", async () => {
  await using db = await freshDatabase();
  const data = await Deno.makeTempDir();
  const [port, away] = [freePort(), freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const spawned = Promise.withResolvers<number>();
  const starting = startPortal({
    ...{ ROLE: "web", PORT: String(port), DATA_DIR: data, DATABASE_URL: db.url, DEMO: "on" },
    ...{ S3_ENDPOINT: `http://127.0.0.1:${away}`, S3_ACCESS_KEY: "nobody", S3_SECRET_KEY: "nobodys-secret" },
  }, spawned.resolve);
  const pid = await spawned.promise;
  try {
    const ask = async () => {
      const answer = await fetch(`${origin}/health/ready`);
      return { http: answer.status, ...await answer.json() };
    };
    const { http, status, parts } = (await until(ask, (answer) => answer !== null))!;
    assert.deepEqual([http, status, parts.database.state, parts.files.state], [
      503,
      "starting",
      "up",
      "down",
    ]);
    assert.equal(await (await fetch(`${origin}/health/live`)).text(), "ok\n");
    const login = await fetch(`${origin}/tis/login`, { headers: { accept: "text/html" } });
    assert.deepEqual([login.status, login.headers.get("retry-after")], [503, "5"]);
    await login.body?.cancel();
  } finally {
    Deno.kill(pid, "SIGTERM");
  }
  const { code, said } = await (await starting).end;
  assert.equal(code, 0, said);
  await Deno.remove(data, { recursive: true });
});
