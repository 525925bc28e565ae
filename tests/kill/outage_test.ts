import assert from "node:assert/strict";
import { ownKafka } from "../events/kafka_for_tests.ts";
import { minioBinary, startMinio } from "../run/minio.ts";
import { outageRun } from "./outage_run.ts";

/** By hand: how long Kafka is away, seconds. */
const AWAY_SECONDS = Number(Deno.env.get("OUTAGE_SECONDS") ?? 15);

const kafka = await ownKafka();
const minio = Deno.env.get("TEST_MINIO_SKIPPED")
  ? { skipped: Deno.env.get("TEST_MINIO_SKIPPED")! }
  : await minioBinary();
if ("skipped" in minio) console.log(`SKIPPED: outages, ${minio.skipped}`);

Deno.test({
  name:
    "Kafka, the store of files and the dealer management system go away under load: nothing is lost, and it is told meanwhile",
  ignore: kafka === null || "skipped" in minio,
  async fn() {
    const folder = await Deno.makeTempDir({ prefix: "tis-outage-minio-" });
    const node = await startMinio((minio as { path: string }).path, folder);
    try {
      const plan = { seed: 7, kafka: kafka!, minio: node, kafkaMs: AWAY_SECONDS * 1000, dmsMs: 3000 };
      assert.deepEqual(await outageRun(plan, console.log), []);
    } finally {
      await node.stop();
      await kafka!.stop();
      await Deno.remove(folder, { recursive: true });
    }
  },
});
