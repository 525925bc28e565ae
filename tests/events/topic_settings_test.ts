import assert from "node:assert/strict";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { kafkaClient } from "@/platform/bus/kafka_client.ts";
import { deviationsOf } from "@/platform/bus/kafka_topics.ts";
import { checkTopics } from "@/platform/bus/topic_watch.ts";
import { listTopics } from "@/services/event_monitor/list_topics.ts";
import { holdBack } from "../hold_back.ts";
import { eventWorld, newName } from "./event_world.ts";
import { kafkaForTests } from "./kafka_for_tests.ts";

const broker = await kafkaForTests();
const THIRTY_DAYS = "2592000000";
const MADE = {
  "cleanup.policy": "delete",
  "retention.ms": THIRTY_DAYS,
  "max.message.bytes": "4194304",
  "min.insync.replicas": "2",
};

Deno.test("a topic as the portal makes it has nothing to tell; each other setting is told, and whether it does harm", () => {
  const options = { partitions: 12, replication: 3 };
  const as = (settings: Record<string, string>, partitions = 12, replication = 3) =>
    deviationsOf({ partitions, replication, settings: { ...MADE, ...settings } }, options)
      .map(({ setting, harmful }) => [setting, harmful]);
  assert.deepEqual(as({}), []);
  assert.deepEqual(as({}, 6), [["partitions", false]]);
  // Two copies have to be written where there is one.
  assert.deepEqual(as({}, 12, 1), [["replication", false], ["min.insync.replicas", true]]);
  assert.deepEqual(as({ "retention.ms": "3600000" }), [["retention.ms", false]]);
  assert.deepEqual(as({ "cleanup.policy": "compact" }), [["cleanup.policy", true]]);
  assert.deepEqual(as({ "cleanup.policy": "delete,compact" }), [["cleanup.policy", true]]);
  assert.deepEqual(as({ "max.message.bytes": "500000" }), [["max.message.bytes", true]]);
  assert.deepEqual(as({ "min.insync.replicas": "1" }), [["min.insync.replicas", false]]);
  assert.deepEqual(as({ "min.insync.replicas": "4" }), [["min.insync.replicas", true]]);
});

Deno.test({
  name: "topics that are there with other settings are told to the monitor, to health and to the log",
  ignore: broker === null,
  async fn() {
    const topic = `test.${newName()}.v1`;
    const options = {
      ...{ brokers: [broker!], clientId: "tis-test", sasl: null, tls: null },
      ...{ partitions: 2, replication: 1, sessionMs: 2000 },
    };
    const admin = kafkaClient(options).admin();
    await admin.connect();
    const configEntries = [{ name: "cleanup.policy", value: "compact" }];
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 3, configEntries }] });
    await admin.disconnect();
    await using world = await eventWorld(topic);
    using log = holdBack("warn");
    {
      await using _running = await world.start(kafkaBus(options), [world.writer(newName())]);
      await world.until(async () => (await listTopics(world.ctx)).length, 2);
    }
    const found = await listTopics(world.ctx);
    const told = found.map((one) => [one.topic, one.deviations.map(({ setting }) => setting)]);
    assert.deepEqual(told, [
      [topic, ["partitions", "cleanup.policy", "retention.ms", "max.message.bytes"]],
      [`${topic}.dlq`, []],
    ]);
    await assert.rejects(checkTopics(world.sql), /cleanup\.policy compact/);
    assert.equal(
      log.lines.filter((line) => line.includes(`${topic} has partitions 3 instead of 2`)).length,
      1,
      log.lines.join("\n"),
    );
  },
});
