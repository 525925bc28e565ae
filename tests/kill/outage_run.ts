import assert from "node:assert/strict";
import { join } from "node:path";
import { readOpenMetrics } from "../operation/open_metrics.ts";
import type { KafkaNode } from "../run/kafka.ts";
import type { MinioNode } from "../run/minio.ts";
import { freePort } from "../run/free_port.ts";
import { killableServer } from "../platform/killable_server.ts";
import { png } from "../files/samples.ts";
import { Audit, auditEffects, auditParked, eventsOf } from "./audit.ts";
import { auditMails, auditOrders, auditPeople } from "./audit_outcomes.ts";
import { auditTopics } from "./audit_topics.ts";
import { countingDms } from "./counting_dms.ts";
import { startLoad } from "./load.ts";
import { seeded } from "./seeded.ts";
import { settled } from "./settle.ts";
import { Supervised } from "./supervised.ts";
import { openKillWorld, type OrderingClient } from "./world.ts";

const METRICS_TOKEN = "token-of-the-outage-test";
/** Longest wait for what is to come, milliseconds: how fast it goes is the machine's matter. */
const PATIENCE_MS = 240_000;
/** As much as is worked off within seconds on a machine that does nothing else. */
const SIZE = { clients: 2, pauseMs: 400, clerks: 1, clerkMs: 1000 };

/** How long each is away, milliseconds. */
export interface OutagePlan {
  seed: number;
  kafka: KafkaNode;
  minio: MinioNode;
  kafkaMs: number;
  dmsMs: number;
}

/**
 * Under load the dealer management system goes and comes back, then Kafka, and while Kafka is away the file store too. What health and
 * metrics say meanwhile is asked for as an operator would; afterwards everything is counted.
 */
export async function outageRun(plan: OutagePlan, tell: (text: string) => void): Promise<string[]> {
  const { kafka, minio } = plan;
  const folder = await Deno.makeTempDir({ prefix: "tis-outage-" });
  const [mailDir, dms] = [join(folder, "mail"), countingDms()];
  await using database = await killableServer();
  const world = await openKillWorld(database.url);
  const [port, healthPort] = [freePort(), freePort()];
  const base = {
    ...{ DATABASE_URL: world.url, DB_POOL: "8", DATA_DIR: join(folder, "data"), MAIL_DIR: mailDir },
    ...{
      DMS_URL: dms.url,
      DMS_TOKEN: METRICS_TOKEN,
      DMS_TIMEOUT_MS: "2000",
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_SECONDS: "0",
    },
    ...{ LOG_FORMAT: "text", PUBLIC_URL: "https://tis.example.com", METRICS_TOKEN },
    ...{ KAFKA_BROKERS: kafka.broker, KAFKA_PARTITIONS: "4" },
    ...{ S3_ENDPOINT: minio.endpoint, S3_ACCESS_KEY: minio.env.TEST_S3_ACCESS_KEY! },
    ...{ S3_SECRET_KEY: minio.env.TEST_S3_SECRET_KEY!, S3_BUCKET: "outage" },
  };
  const start = (name: string, env: Record<string, string>) =>
    new Supervised(name, { ...base, ...env }, () => false);
  const web = start("web", { ROLE: "web", PORT: String(port) });
  await web.ready();
  const worker = start("worker", { ROLE: "worker", HEALTH_PORT: String(healthPort) });
  await worker.ready();
  const [origin, operator] = [`http://127.0.0.1:${port}`, operatorAt(`http://127.0.0.1:${healthPort}`)];
  let stop = false;
  const load = startLoad(world, [origin], seeded(plan.seed), SIZE, () => stop);
  const loaded = load.done.catch((error) => error as Error);
  try {
    await until("orders are answered", async () => await answered(world.sql) > 5);

    await dms.stop();
    await until("hand-overs wait", async () => await operator.metric("tis_deliveries", { kind: "http" }) > 3);
    await pause(plan.dmsMs);
    const handOvers = await operator.metric("tis_deliveries", { kind: "http" });
    dms.start();

    await kafka.stop();
    await until(
      "health tells that the bus is away",
      async () => (await operator.health()).parts.bus?.state === "down",
    );
    assert.equal((await operator.health()).status, "degraded");
    const [told, begun] = [load.told.orders.size, performance.now()];
    // Kept by the store that is still there; its conversion waits for the bus.
    const picture = await upload(origin, world.clients[0]!, "before.png");
    assert.equal(picture.code, 200);
    await minio.stop();
    const refused = await upload(origin, world.clients[1]!, "meanwhile.png");
    assert.deepEqual([refused.code, refused.msg], [-1, "Upload failed, please try again."]);
    await until("health tells that the store of files is away", async () => {
      const { parts } = await (await fetch(`${origin}/health/ready`)).json();
      return parts.files.state === "down";
    });
    await pause(plan.kafkaMs - (performance.now() - begun));
    assert.ok(load.told.orders.size > told, "no orders were taken while Kafka was away");
    assert.equal(await operator.metric("tis_part_up", { part: "bus" }), 0);
    const [unsent, oldest] = [
      await operator.metric("tis_outbox_unsent"),
      await operator.metric("tis_outbox_oldest_seconds"),
    ];
    assert.ok(unsent > 10 && oldest > plan.kafkaMs / 1000 - 5, `${unsent} unsent, the oldest of ${oldest} s`);

    const back = performance.now();
    await kafka.start();
    await until("the backlog is sent", async () => await operator.metric("tis_outbox_oldest_seconds") < 3);
    const caughtUp = performance.now() - back;
    await until("the conversion was asked for", async () => (await conversions(world.sql)).length > 0);
    assert.notDeepEqual([...new Set(await conversions(world.sql))], ["done"]);
    await minio.start();
    await until(
      "the conversions are done",
      async () => (await conversions(world.sql)).every((state) => state === "done"),
    );
    stop = true;
    const failure = await loaded;
    if (failure) throw failure;
    await settled(world.sql, PATIENCE_MS);
    await until("health says ready", async () => (await operator.health()).status === "ready");

    const audit = new Audit();
    const events = await eventsOf(world.sql);
    await auditEffects(audit, world.sql, events);
    await auditOrders(audit, world.sql, load.told, dms);
    await auditPeople(audit, world.sql, load.told);
    await auditMails(audit, world.sql, mailDir);
    const parked = await auditParked(audit, world.sql);
    await auditTopics(audit, kafka.broker, events);
    audit.none("refusals that the portal should not have said", load.told.faults);
    audit.none("processes that ended by themselves", [...web.ends.byItself, ...worker.ends.byItself]);
    tell(
      `dealer management system away ${plan.dmsMs / 1000} s: ${handOvers} hand-overs waited; Kafka away ${
        plan.kafkaMs / 1000
      } s: ` +
        `${unsent} events waited, the oldest ${oldest.toFixed(1)} s, sent ${
          (caughtUp / 1000).toFixed(1)
        } s after its start; ` +
        `${JSON.stringify(audit.counts)}; parked meanwhile: ${JSON.stringify(parked)}`,
    );
    return audit.wrong;
  } finally {
    load.giveUp();
    await Promise.all([web.stop(), worker.stop(), loaded]);
    await world.close();
    await dms.stop();
    await Deno.remove(folder, { recursive: true });
  }
}

/** What an operator sees of a process. */
function operatorAt(origin: string) {
  return {
    async health(): Promise<{ status: string; parts: Record<string, { state: string }> }> {
      return await (await fetch(`${origin}/health/ready`)).json();
    },
    /** Sum of the values of a family under some labels. */
    async metric(name: string, labels: Record<string, string> = {}): Promise<number> {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const families = readOpenMetrics(await (await fetch(`${origin}/metrics`, { headers })).text());
      return (families.get(name)?.samples ?? [])
        .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
        .reduce((sum, { value }) => sum + value, 0);
    },
  };
}

async function upload(origin: string, client: OrderingClient, name: string) {
  const form = new FormData();
  form.set("place", "case");
  form.set("file", new Blob([await png(64, 48) as Uint8Array<ArrayBuffer>], { type: "image/png" }), name);
  const response = await fetch(`${origin}/tis/file/files`, {
    method: "POST",
    headers: { authorization: client.token, "x-forwarded-for": client.address, language: "en_US" },
    body: form,
  });
  return await response.json() as { code: number; msg: string };
}

type Sql = Awaited<ReturnType<typeof openKillWorld>>["sql"];

async function answered(sql: Sql): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*) as count from orders where answered_at is not null`;
  return row!.count;
}

async function conversions(sql: Sql): Promise<string[]> {
  return (await sql<{ state: string }[]>`select state from file_conversions`).map(({ state }) => state);
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const late = performance.now() + PATIENCE_MS; performance.now() < late;) {
    if (await isSo().catch((error) => void (last = error))) return;
    await pause(100);
  }
  throw new Error(`waited in vain until ${what}${last === undefined ? "" : `: ${last}`}`);
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms)));
