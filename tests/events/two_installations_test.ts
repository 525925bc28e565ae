import { format } from "node:util";
import assert from "node:assert/strict";
import { calm } from "@/platform/calm_log.ts";
import { ForeignEvents } from "@/platform/bus/foreign_events.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { type Handled } from "@/engines/events/handle_message.ts";
import { holdBack } from "../hold_back.ts";
import { eventWorld, newName } from "./event_world.ts";
import { kafkaForTests } from "./kafka_for_tests.ts";

const broker = await kafkaForTests();
const EVENTS = 24;

/** What `/health/ready` asks: no error, or its message. */
function told(foreign: ForeignEvents): string | null {
  try {
    foreign.check();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function busOf(prefix: string) {
  return kafkaBus({
    brokers: [broker!],
    clientId: "tis-test",
    prefix,
    sasl: null,
    tls: null,
    partitions: 2,
    replication: 1,
    sessionMs: 2000,
  });
}

Deno.test({
  name: "two installations on one Kafka have each the effects of its own events, all of them",
  ignore: broker === null,
  async fn() {
    // The same portal twice: its topics and consumers are called the same.
    const topic = `tis.${newName()}.v1`;
    const name = newName();
    const foreign = new ForeignEvents();
    await using first = await eventWorld(topic);
    await using second = await eventWorld(topic);
    await using _first = await first.start(busOf("one"), [first.writer(name)], {
      deployment: "one",
      foreign,
    });
    await using _second = await second.start(busOf("two"), [second.writer(name)], {
      deployment: "two",
      foreign,
    });
    for (let count = 1; count <= EVENTS; count++) {
      await first.paint(`first ${count}`, 1);
      await second.paint(`second ${count}`, 1);
    }
    for (const [world, car] of [[first, "first"], [second, "second"]] as const) {
      await world.until(world.effects, EVENTS);
      const others = await world.sql`select 1 from effects where car not like ${`${car} %`}`;
      assert.equal(others.length, 0);
      assert.equal(await world.effects(), EVENTS);
    }
    assert.equal(told(foreign), null);
  },
});

for (const [theirs, ours] of [["other", "own"], ["tis", "tis"]] as const) {
  Deno.test({
    name:
      `events of another installation (${theirs}) on the topics of ${ours} are passed over, counted, and told by health`,
    ignore: broker === null,
    async fn() {
      const topic = `tis.${newName()}.v1`;
      const foreign = new ForeignEvents();
      const outcomes: Handled[] = [];
      await using other = await eventWorld(topic);
      await using own = await eventWorld(topic);
      {
        await using _sends = await other.start(busOf("shared"), [], { deployment: theirs });
        await other.paint("theirs", 1);
        await other.until(async () => 1 - await other.unsent(), 1);
      }
      const writer = own.writer(newName());
      await using _reads = await own.start(busOf("shared"), [writer], {
        deployment: ours,
        foreign,
        watch: { event: (_name, outcome) => void outcomes.push(outcome as Handled), sent: () => {} },
      });
      await own.paint("ours", 1);
      await own.until(own.effects, 1);
      await own.until(() => Promise.resolve(outcomes.filter((outcome) => outcome === "foreign").length), 1);
      assert.deepEqual(await own.versionsOf(writer.name, "theirs"), []);
      assert.deepEqual(await own.versionsOf(writer.name, "ours"), [1]);
      assert.match(told(foreign)!, new RegExp(`events of /tis/${theirs}/domestic`));
    },
  });
}

Deno.test("foreign events are told to a calm log, and by health for ten minutes", async () => {
  let now = 0;
  using log = holdBack("warn");
  // Goes with what is held back.
  console.warn = calm(console.warn, (then) => void setTimeout(then, 50));
  const foreign = new ForeignEvents(() => now);
  assert.equal(told(foreign), null);
  for (let count = 0; count < 100; count++) foreign.note("notifyDealers", "/tis/other/domestic");
  assert.equal(log.said.length, 1);
  assert.match(
    format(...log.said[0]!),
    /^an event of another installation came to notifyDealers .* of \/tis\/other\/domestic/,
  );
  await new Promise((done) => setTimeout(done, 100));
  assert.match(
    format(...log.said[1]!),
    /^99 more in the last minute like: an event of another installation came to … and was passed over/,
  );
  now = 10 * 60_000;
  assert.notEqual(told(foreign), null);
  now++;
  assert.equal(told(foreign), null);
});
