import { join } from "node:path";
import { kafkaJars, type KafkaNode, startKafka } from "../run/kafka.ts";

/**
 * Where the tests of a file find Kafka: the node of the test command, or, for a file run by hand, one of its own that ends with the
 * process. Null, said aloud, where it cannot be had.
 */
export async function kafkaForTests(): Promise<string | null> {
  const given = Deno.env.get("TEST_KAFKA_BROKERS");
  if (given) return given;
  const node = await ownKafka();
  return node?.broker ?? null;
}

/** A node that a test may stop and start as it likes. It ends with the process at the latest. */
export async function ownKafka(): Promise<KafkaNode | null> {
  const skipped = Deno.env.get("TEST_KAFKA_SKIPPED");
  const jars = skipped ? { skipped } : await kafkaJars();
  if ("skipped" in jars) {
    console.log(`SKIPPED: stories on Kafka, ${jars.skipped}`);
    return null;
  }
  const folder = await Deno.makeTempDir({ prefix: "tis-kafka-" });
  const node = await startKafka(jars.folder, join(folder, "kafka"));
  globalThis.addEventListener("unload", () => {
    node.kill();
    Deno.removeSync(folder, { recursive: true });
  });
  return node;
}
