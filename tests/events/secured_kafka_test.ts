import assert from "node:assert/strict";
import { join } from "node:path";
import { readConfig } from "@/platform/config.ts";
import { kafkaClient } from "@/platform/bus/kafka_client.ts";
import { retryNotYet } from "@/platform/bus/not_yet.ts";
import { openBus } from "@/platform/bus/open_bus.ts";
import { kafkaJars } from "../run/kafka.ts";
import { PASSWORD, type SecuredKafka, startSecuredKafka } from "../run/secured_kafka.ts";
import { ROOT } from "../source_tree.ts";

const TOPIC = "tis.epc.v1", INTERNAL = "tis.user.v1";
const skipped = Deno.env.get("TEST_KAFKA_SKIPPED");
const jars = skipped ? { skipped } : await kafkaJars();
if ("skipped" in jars) console.log(`SKIPPED: stories on a secured Kafka, ${jars.skipped}`);

/** Commands of Kafka in a page of the docs, as they stand there, each as class and arguments. */
async function commandsIn(page: string, main: string): Promise<string[][]> {
  const text = await Deno.readTextFile(join(ROOT, "docs", page));
  return [...text.matchAll(/^java -cp 'libs\/\*' ((?:.*\\\n)*.*)$/gm)]
    .map(([, command]) => command!.replaceAll("\\\n", " ").split(/\s+/).filter((word) => word !== ""))
    .filter(([first]) => first === main);
}

/** Allows what docs/operations.md and docs/partners.md say that the portal and a partner need. */
async function allow(node: SecuredKafka): Promise<void> {
  const main = "org.apache.kafka.tools.AclCommand";
  const commands = [
    ...await commandsIn("operations.md", main),
    ...await commandsIn("partners.md", main),
  ];
  assert.equal(commands.length, 5);
  for (const [, ...args] of commands) {
    const given = args.map((arg) =>
      arg === "localhost:9092" ? node.broker : arg === "admin.properties" ? node.adminProperties : arg
    );
    await node.run(main, given);
  }
}

/** What the environment of an installation says. */
async function environmentOf(folder: string, node: SecuredKafka): Promise<Record<string, string>> {
  const secret = join(folder, "password");
  await Deno.writeTextFile(secret, `${PASSWORD}\n`);
  return {
    ...{ DATABASE_URL: "postgres://tis@localhost/tis", KAFKA_BROKERS: node.broker },
    ...{ KAFKA_TLS: "on", KAFKA_TLS_CA: node.ca },
    ...{ KAFKA_SASL_MECHANISM: "scram-sha-512", KAFKA_SASL_USERNAME: "tis" },
    ...{ KAFKA_SASL_PASSWORD_FILE: secret, KAFKA_PARTITIONS: "2" },
  };
}

/** Whether a broker has refused by this answer, by its name in the protocol. */
const isRefused = (type: string) => (error: unknown): boolean => {
  const { cause, type: answered } = error as { cause?: unknown; type?: string };
  return answered === type || cause !== undefined && isRefused(type)(cause);
};

Deno.test({
  name:
    "by TLS, SASL SCRAM and access control lists: the portal does its work, a partner reads its topic and no more",
  ignore: "skipped" in jars,
  async fn(t) {
    if ("skipped" in jars) return;
    const folder = await Deno.makeTempDir({ prefix: "tis-secured-" });
    const node = await startSecuredKafka(jars.folder, join(folder, "kafka"), ["tis", "partner-parts"]);
    try {
      const env = await environmentOf(folder, node);
      const read = (changed: Record<string, string> = {}) => readConfig({ ...env, ...changed });
      await allow(node);
      const bus = await openBus(read().kafka);
      await t.step("the portal makes its topics, sends, reads, and looks at lag and settings", async () => {
        await bus.prepare([TOPIC, INTERNAL]);
        await bus.lead("test");
        await bus.send(
          [{ topic: TOPIC, key: "A", value: "1" }, { topic: INTERNAL, key: "7", value: "2" }],
          0,
        );
        const got = Promise.withResolvers<string>();
        const reading = await bus.subscribe("push", [TOPIC], ([message]) => {
          got.resolve(message!.value);
          return Promise.resolve();
        });
        assert.equal(await got.promise, "1");
        await reading.stop();
        assert.equal(typeof await bus.lag("push", [TOPIC]), "number");
        assert.deepEqual((await bus.inspect([TOPIC])).map(({ deviations }) => deviations), [[]]);
        const stretch = { topic: INTERNAL, partition: 0, from: 0, to: 10 };
        const other = { ...stretch, partition: 1 };
        const values = [...(await bus.read(stretch, 10)).messages, ...(await bus.read(other, 10)).messages];
        assert.deepEqual(values.map(({ value }) => value), ["2"]);
      });
      await t.step("who has another password, no authority or no TLS is let in by nobody", async () => {
        const wrong = join(folder, "wrong");
        await Deno.writeTextFile(wrong, "another");
        for (
          const changed of [
            { KAFKA_SASL_PASSWORD_FILE: wrong },
            { KAFKA_TLS_CA: "" },
            { KAFKA_TLS: "off", KAFKA_TLS_CA: "" },
          ]
        ) {
          const stranger = await openBus(read(changed as unknown as Record<string, string>).kafka);
          await assert.rejects(stranger.reach(), JSON.stringify(changed));
          await stranger.close();
        }
      });
      await t.step(
        "a partner reads the topic that it was given, under its own groups, and nothing else",
        async () => {
          const partner = kafkaClient({
            ...{ brokers: [node.broker], clientId: "partner-parts", partitions: 1, replication: 1 },
            sasl: { mechanism: "scram-sha-512", username: "partner-parts", password: PASSWORD },
            tls: { ca: await Deno.readTextFile(node.ca), cert: null, key: null },
          });
          const readBy = async (groupId: string, topic: string) => {
            const consumer = partner.consumer({ groupId, retry: { retries: 1 } });
            const value = Promise.withResolvers<string>();
            // Where running fails, nobody waits for it.
            value.promise.catch(() => {});
            consumer.on(consumer.events.CRASH, ({ payload }) => value.reject(payload.error));
            try {
              await consumer.connect();
              await consumer.subscribe({ topics: [topic], fromBeginning: true });
              await consumer.run({
                eachMessage: ({ message }) => Promise.resolve(value.resolve(message.value!.toString())),
              });
              return await value.promise;
            } finally {
              await consumer.disconnect();
            }
          };
          assert.equal(await retryNotYet(() => readBy("partner-parts.orders", TOPIC)), "1");
          await assert.rejects(
            readBy("partner-parts.orders", INTERNAL),
            isRefused("TOPIC_AUTHORIZATION_FAILED"),
          );
          // What kafkajs makes of a group that it may not use.
          await assert.rejects(readBy("tis.push", TOPIC), { name: "KafkaJSGroupCoordinatorNotFound" });
          const producer = partner.producer({ retry: { retries: 1 } });
          await producer.connect();
          await assert.rejects(
            producer.send({ topic: TOPIC, messages: [{ key: "A", value: "forged" }] }),
            isRefused("TOPIC_AUTHORIZATION_FAILED"),
          );
          await producer.disconnect();
        },
      );
      await bus.close();
    } finally {
      await node.stop();
      await Deno.remove(folder, { recursive: true });
    }
  },
});
