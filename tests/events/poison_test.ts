import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { v7 as uuid } from "uuid";
import { decodeEnvelope, encodeEnvelope, type OutboxRow } from "@/engines/events/envelope.ts";
import { readParked } from "@/services/event_monitor/read_parked.ts";
import { EVENT_BYTES } from "@/engines/events/publish.ts";
import { handleMessage } from "@/engines/events/handle_message.ts";
import { retryParked } from "@/engines/events/retry_parked.ts";
import { eventWorld, newName } from "./event_world.ts";

const event = (data: unknown, more: Record<string, unknown> = {}) =>
  JSON.stringify({
    ...{ specversion: "1.0", id: uuid(), source: "/a/b", type: "car.painted", subject: "A" },
    ...{ time: "2026-03-10T10:00:00Z", sequence: "1", data, ...more },
  });
const fits = { car: "A", version: 1, colour: "red" };

/** Messages that somebody else put on the topic: key and value. */
const POISON: Record<string, [key: string, value: string]> = {
  "no key": ["", "text"],
  "a control character in the key": ["K\n\u0007", "text"],
  "a zero in what is no JSON": ["K", "a\0b"],
  "a zero in JSON of another kind": ["K", '{"a":"\\u0000"}'],
  "half a character in JSON": ["K", '{"a":"\\ud800"}'],
  "a zero in data that does not fit": ["K", event({ car: "A\0", version: "one" })],
  "a zero in data that fits": ["K", event({ ...fits, car: "A\0" })],
  "a zero in the key": ["K\0", "text"],
  "a key of 9000 characters": ["K".repeat(9000), "text"],
  "a zero in the type": ["K", event(fits, { type: "car.painted\0" })],
  "a zero in an extension": ["K", event({ car: "A" }, { correlationid: "c\0" })],
  "the year 0": ["K", event(fits, { time: "0000-01-01T00:00:00Z" })],
  "a reason cut within a character": ["K", event({ car: "A", ["😀".repeat(3000)]: 1 })],
  "four megabytes": ["K", event({ car: "A", filler: '"'.repeat(2 * 1024 * 1024) })],
};

Deno.test("whatever stands on a topic is parked, its partition goes on, and its copy fits a broker", async (t) => {
  await using world = await eventWorld();
  const paints = world.writer(`paints-${newName()}`);
  for (const [name, [key, value]] of Object.entries(POISON)) {
    await t.step(name, async () => {
      await world.sql`delete from outbox`;
      const message = {
        topic: world.topic,
        key: key === "" ? "" : `${newName()}${key}`,
        value,
        position: name,
        place: { partition: 3, offset: 1042 },
      };
      assert.equal(
        (await handleMessage(world.ctxWith, paints, message, { shortWaits: [] })).handled,
        "parked",
      );
      assert.equal(
        (await handleMessage(world.ctxWith, paints, message, { shortWaits: [] })).handled,
        "parked",
      );
      do {
        // As if all its waits were over.
        await world.sql`
          update parked_events set next_try_at = now() - interval '1 minute' where next_try_at is not null`;
      } while (await retryParked(world.ctxWith, [paints]));
      const [parked] = await world.sql`select state from parked_events order by id desc limit 1`;
      assert.equal(parked!.state, "waiting");
      const dead = await world.sql<OutboxRow[]>`select *, data::text as data from outbox`;
      assert.equal(dead.length, 1);
      const from = { deployment: "test", publicUrl: null };
      const letter = decodeEnvelope(encodeEnvelope(dead[0]!, from));
      const data = letter.data as { topic: string; partition: number; offset: number };
      assert.deepEqual([data.topic, data.partition, data.offset], [world.topic, 3, 1042]);
      const { subject } = letter;
      assert.ok(/^[^\p{Cc}]+$/u.test(subject), subject);
      const [read] = await world.sql<{ id: number }[]>`select id from parked_events order by id desc limit 1`;
      const { partition, offset } = await readParked(world.ctx, read!.id);
      assert.deepEqual([partition, offset], [3, 1042]);
      assert.ok(Buffer.byteLength(dead[0]!.data) < 900_000);
    });
  }
});

Deno.test("an event that no broker would take is refused with its cause, not left for the relay to fail on", async () => {
  await using world = await eventWorld();
  await assert.rejects(
    world.paint("A", 1, "x".repeat(EVENT_BYTES)),
    /car\.painted of A has \d+ bytes of data, 524288 are allowed/,
  );
  assert.equal(await world.unsent(), 0);
  await world.paint("A", 1, "x".repeat(EVENT_BYTES - 100));
  assert.equal(await world.unsent(), 1);
});
