import assert from "node:assert/strict";
import { join } from "node:path";
import { systemCtx } from "@/platform/base_data.ts";
import { storedMails } from "@/platform/mail/folder.ts";
import { queueMail } from "@/engines/deliveries/queue_mail.ts";
import { freshDatabase } from "../database.ts";
import { demoDatabase } from "../demo_portal.ts";
import { clusterInMemory } from "../memory_folder.ts";
import { rolePidOf } from "./role_pid.ts";
import { type StartedPortal, startPortal } from "./start_portal.ts";

/** A data folder removed at the end, which the database's user can reach. */
async function dataFolder() {
  const path = await Deno.makeTempDir();
  await Deno.chmod(path, 0o755);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** For tests that need no empty folder: making a database takes its time. */
const shared = await dataFolder();
const sharedCluster = await clusterInMemory(shared.path);
Deno.test.afterAll(async () => {
  await shared[Symbol.asyncDispose]();
  await sharedCluster[Symbol.asyncDispose]();
});

async function readiness({ address }: StartedPortal): Promise<string> {
  return (await (await fetch(new URL("/health/ready", address!))).json()).status;
}

Deno.test("it starts on an empty data folder, answers, stops on a signal with code 0, and starts again", async () => {
  await using data = await dataFolder();
  for (const start of ["first", "second"]) {
    await using portal = await startPortal({ DATA_DIR: data.path });
    assert.match(portal.said, /there is no administrator yet/);
    assert.equal(await readiness(portal), "ready", start);
    assert.equal(portal.said.includes("migrated 0001_foundation"), start === "first");
    const { code, said } = await portal.signal("SIGTERM");
    assert.equal(code, 0, said);
    assert.equal(await Deno.stat(join(data.path, "postgres/cluster/postmaster.pid")).catch(() => null), null);
  }
});

Deno.test("one Ctrl-C that arrives twice stops it cleanly all the same", async () => {
  await using portal = await startPortal({ DATA_DIR: shared.path });
  portal.child.kill("SIGINT");
  const { code, said } = await portal.signal("SIGINT");
  assert.equal(code, 0, said);
  assert.equal(await Deno.stat(join(shared.path, "postgres/cluster/postmaster.pid")).catch(() => null), null);
});

Deno.test("killed while running, it starts again and says that it stopped the old database", async () => {
  await using killed = await startPortal({ DATA_DIR: shared.path });
  const portal = rolePidOf(killed.child.pid)!;
  await killed.signal("SIGKILL");
  // Nobody would end it any more, nor start programs for it. What is left of a process has no command line.
  assert.equal(await Deno.readTextFile(`/proc/${portal}/cmdline`).catch(() => ""), "");
  await using again = await startPortal({ DATA_DIR: shared.path });
  assert.match(again.said, /stopped the database server \(process \d+\) that an earlier start had left/);
  assert.equal(await readiness(again), "ready");
  assert.equal((await again.signal("SIGTERM")).code, 0);
});

Deno.test("when the portal itself is killed, its launcher stops the database and ends with the code of that", async () => {
  await using portal = await startPortal({ DATA_DIR: shared.path });
  Deno.kill(rolePidOf(portal.child.pid)!, "SIGKILL");
  const { code, said } = await portal.end;
  assert.equal(code, 137, said);
  assert.equal(await Deno.stat(join(shared.path, "postgres/cluster/postmaster.pid")).catch(() => null), null);
});

Deno.test("a second portal on the same data folder is refused with the way out", async () => {
  await using first = await startPortal({ DATA_DIR: shared.path });
  await using second = await startPortal({ DATA_DIR: shared.path });
  assert.equal(second.address, null);
  assert.match(second.said, /error: another portal \(process \d+\) runs on the data folder .*DATA_DIR/);
  assert.equal((await second.end).code, 1);
  assert.equal((await first.signal("SIGTERM")).code, 0);
});

Deno.test("a taken port is told with the way out, and nothing is left behind", async () => {
  await using data = await dataFolder();
  using taken = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  await using portal = await startPortal({ DATA_DIR: data.path, PORT: String(taken.addr.port) });
  assert.match(
    portal.said,
    new RegExp(`error: port ${taken.addr.port} on 127\\.0\\.0\\.1 is taken.*PORT=`, "m"),
  );
  assert.equal((await portal.end).code, 1);
  assert.deepEqual(await Array.fromAsync(Deno.readDir(data.path)), []);
});

Deno.test("a value that cannot be used stops the start before anything is made", async () => {
  await using data = await dataFolder();
  await using portal = await startPortal({ DATA_DIR: data.path, CAPTCHA: "off" });
  assert.match(portal.said, /^error: CAPTCHA may be off in demo mode only/m);
  assert.equal((await portal.end).code, 1);
  assert.deepEqual(await Array.fromAsync(Deno.readDir(data.path)), []);
});

Deno.test("outside demo mode it makes the first administrator from the environment, once", async () => {
  await using data = await dataFolder();
  await using _cluster = await clusterInMemory(data.path);
  const env = {
    ...{ DATA_DIR: data.path, BASE_PATH: "/portal" },
    ...{ ADMIN_ACCOUNT: "first.admin", ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "Sunny#Harbour42" },
  };
  await using first = await startPortal(env);
  assert.match(first.address!, /\/portal\/$/);
  assert.match(first.said, /made the first administrator first\.admin/);
  assert.equal((await first.signal("SIGTERM")).code, 0);
  await using second = await startPortal(env);
  assert.doesNotMatch(second.said, /made the first administrator/);
  assert.equal((await second.signal("SIGTERM")).code, 0);
});

Deno.test("a demo whose filling was cut off is gone on with, its files too, and says loudly what open to the network means", async () => {
  await using data = await dataFolder();
  // Filled without a store for files; the withheld VIN is written last.
  await using db = await demoDatabase();
  await db.sql`truncate legal_standards cascade`;
  await db.sql`delete from disabled_vins`;
  const env = { DATA_DIR: data.path, DATABASE_URL: db.url, DEMO: "on", HOST: "0.0.0.0" };
  await using portal = await startPortal(env);
  assert.match(portal.said, /^WARNING: this demo portal listens on 0\.0\.0\.0/m);
  assert.match(portal.said, /^Demo accounts, password /m);
  const [filled] = await db.sql<{ withheld: number; laws: number; lawFiles: number; pictures: number }[]>`
    select (select count(*)::int from disabled_vins) as withheld,
      (select count(*)::int from legal_standards) as laws,
      (select count(*)::int from files where place = 'law') as law_files,
      (select count(*)::int from files where media_type like 'image/%') as pictures`;
  for (const [what, count] of Object.entries(filled!)) assert.ok(count > 0, `no ${what}`);
  assert.equal((await portal.signal("SIGTERM")).code, 0);
});

Deno.test("a worker opens no port and delivers the mails that wait", async () => {
  await using data = await dataFolder();
  await using db = await freshDatabase();
  const params = { name: "Lin Mei", minutes: 30, link: "http://127.0.0.1/tis/RePassPage?token=x" };
  await systemCtx(db.sql, new Map()).tx((tx) =>
    queueMail(tx, {
      idempotencyKey: "reset-1",
      to: "a@example.com",
      lang: "en_US",
      template: "reset",
      params,
    })
  );
  const env = { DATA_DIR: data.path, DATABASE_URL: db.url, ROLE: "worker", PORT: "1" };
  await using worker = await startPortal(env);
  assert.match(worker.said, /role worker is ready/);
  let sent: unknown = null;
  for (let tried = 0; tried < 50 && sent === null; tried++) {
    await new Promise((done) => setTimeout(done, 100));
    sent = (await db.sql`select sent_at from deliveries`)[0]!.sentAt;
  }
  assert.notEqual(sent, null);
  assert.equal((await storedMails(join(data.path, "mail"))).length, 1);
  assert.equal((await worker.signal("SIGTERM")).code, 0);
});
