import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { startTopology, type Topology } from "@/deploy/local/start_topology.ts";
import { connect } from "@/platform/database/connect.ts";
import { demoDatabase } from "../demo_portal.ts";
import { readOpenMetrics } from "../operation/open_metrics.ts";
import { kafkaJars } from "../run/kafka.ts";
import { minioBinary } from "../run/minio.ts";
import { stateOfConsumers } from "./state_of_consumers.ts";

/**
 * Asks until the answer is as wanted, for five minutes: a consumer that lost its broker may wait for its pause between tries, then for its
 * group, then for the next measuring.
 */
async function until<T>(what: string, ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  let answer = await ask();
  for (const end = performance.now() + 300_000; !wanted(answer); answer = await ask()) {
    if (performance.now() > end) throw new Error(`${what}: ${JSON.stringify(answer)}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return answer;
}

const readiness = async (origin: string) => await (await fetch(`${origin}/health/ready`)).json();

async function metricOf({ metricsToken }: Topology, origin: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const families = readOpenMetrics(await answer.text());
  const samples = [...families.values()].flatMap((family) => family.samples);
  return samples.filter((one) => one.name === name).reduce((sum, { value }) => sum + value, 0);
}

async function login(origin: string): Promise<string> {
  const response = await fetch(`${origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account: "store-technician", password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await response.json()).data.token;
}

const missing = [await kafkaJars(), await minioBinary()].find((one) => "skipped" in one);

Deno.test({
  name:
    "two web processes behind a proxy and two workers share PostgreSQL, Kafka and MinIO, and outlive an outage",
  ignore: missing !== undefined && Deno.env.get("CI") !== "true",
  async fn() {
    const folder = await Deno.makeTempDir();
    await Deno.chmod(folder, 0o755);
    try {
      await using db = await demoDatabase();
      await using topology = await startTopology(folder, {
        databaseUrl: db.url,
        env: { DEMO: "on", CAPTCHA: "off" },
      });
      const { origin, webs, workers, kafka } = topology;
      for (const worker of workers) {
        const { status, parts } = await readiness(worker.origin);
        assert.equal(status, "ready");
        assert.equal(parts.bus.state, "up");
        assert.equal(parts.files.state, "up");
      }

      // A session of one web process counts in the other, and a stream passes the proxy as it comes.
      const token = await login(origin);
      for (const web of webs) {
        const page = await fetch(`${web.origin}/tis/index`, { headers: { authorization: token } });
        await page.body?.cancel();
        assert.equal(page.status, 200);
      }
      const stream = await fetch(`${origin}/tis/live`, { headers: { authorization: token } });
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
      assert.match((await reader.read()).value!, /event|:/);

      // What the demo has published goes over Kafka, and the consumers deal with it.
      const sql = connect(topology.databaseUrl, { pool: 1 });
      const unsent = async () =>
        (await sql<{ count: number }[]>`select count(*) from outbox where sent_at is null`)[0]!.count;
      const lag = async () =>
        (await sql<{ lag: number }[]>`select coalesce(sum(lag), 0)::int as lag from event_consumers
          where measured_at > now() - interval '12 s'`)[0]!.lag;
      const sent = async () =>
        (await Promise.all(workers.map((one) => metricOf(topology, one.origin, "tis_events_sent_total"))))
          .reduce((sum, value) => sum + value, 0);
      await until("unsent", unsent, (count) => count === 0);
      const before = await sent();

      // Without Kafka the portal serves on, workers say that they are degraded, and events wait.
      kafka.kill();
      await until("degraded", () => readiness(workers[0]!.origin), ({ status }) => status === "degraded");
      await sql`
        insert into outbox (occurred_at, event_id, topic, type, key, sequence, data)
        select now(), gen_random_uuid(), 'tis.user.v1', 'user.logged-in', 'nobody', n, '{}'
        from generate_series(1, 20) n`;
      const waiting = () => metricOf(topology, workers[1]!.origin, "tis_outbox_unsent");
      await until("waiting", waiting, (count) => count >= 20);
      assert.equal((await readiness(webs[0]!.origin)).status, "ready");
      await kafka.start();
      await until("worked off", unsent, (count) => count === 0);
      assert.ok(await sent() >= before + 20);
      await until("ready again", () => readiness(workers[0]!.origin), ({ status }) => status === "ready");
      await until("lag", lag, (count) => count === 0).catch(async (error) => {
        throw new Error(`${error.message}\n${await stateOfConsumers(topology, sql)}`);
      });
      await sql.end();

      // A web process that stops ends its streams and leaves its visitors to the other.
      const begun = performance.now();
      for (const web of [webs[0]!, workers[0]!]) {
        const { code, said } = await web.portal.signal("SIGTERM");
        assert.equal(code, 0, said);
      }
      console.log(`      stopped in ${(performance.now() - begun).toFixed(0)} ms`);
      for (let asked = 0; asked < 4; asked++) {
        const page = await fetch(`${origin}/tis/index`, { headers: { authorization: token } });
        await page.body?.cancel();
        assert.equal(page.status, 200);
      }
      await reader.cancel().catch(() => {});
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});
