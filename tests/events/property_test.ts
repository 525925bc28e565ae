import assert from "node:assert/strict";
import fc from "fast-check";
import { handleMessage } from "@/engines/events/handle_message.ts";
import { retryParked } from "@/engines/events/retry_parked.ts";
import { encodeEnvelope, type OutboxRow } from "@/engines/events/envelope.ts";
import { eventWorld, newName } from "./event_world.ts";

const CARS = ["A", "B", "C"];

/** What may happen, one after another or at once. */
type Step =
  | { does: "paint"; car: string }
  | { does: "break" | "mend"; car: string }
  | { does: "deliver"; member: number; count: number }
  | { does: "retry" };

const car = fc.constantFrom(...CARS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("paint" as const), car }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom("break" as const, "mend" as const), car }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("deliver" as const),
      member: fc.nat(1),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("retry" as const) }) },
);

Deno.test("whatever is delivered again, at once by two, fails, is parked or tried again: effects are once and in order", async () => {
  await using world = await eventWorld();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.boolean()), { minLength: 10, maxLength: 30 }),
      async (steps) => {
        const consumer = world.writer(newName());
        // A clock that has every wait behind it: what is parked is due at once.
        let now = Date.now();
        const ctxWith: typeof world.ctxWith = (parts) =>
          world.ctxWith({ clock: () => new Date(now), ...parts });
        await world.sql`delete from broken`;
        await world.sql`delete from outbox`;
        const versions = new Map<string, number>();
        let log: OutboxRow[] = [];
        // Two members of a group that each believe the partition theirs, each at a place of its own.
        const places = [0, 0];
        const readLog = async () => {
          log = await world.sql<
            OutboxRow[]
          >`select *, data::text as data from outbox where topic = ${world.topic} order by id`;
        };
        const deliver = async (member: number, count: number) => {
          await readLog();
          for (const row of log.slice(places[member], places[member]! + count)) {
            await handleMessage(ctxWith, consumer, {
              topic: row.topic,
              key: row.key,
              value: encodeEnvelope(row, { deployment: "test", publicUrl: null }),
              position: `${row.id}`,
              place: null,
            });
            places[member]!++;
          }
        };
        const run = async (one: Step) => {
          switch (one.does) {
            case "paint": {
              const version = (versions.get(one.car) ?? 0) + 1;
              versions.set(one.car, version);
              return await world.paint(one.car, version);
            }
            case "break":
              return void await world.sql`insert into broken values (${one.car}) on conflict do nothing`;
            case "mend":
              return void await world.sql`delete from broken where car = ${one.car}`;
            case "deliver":
              return await deliver(one.member, one.count);
            case "retry":
              now += 400_000;
              return void await retryParked(ctxWith, [consumer]);
          }
        };
        let atOnce: Promise<void>[] = [];
        const busy = new Set<string>();
        for (const [one, waits] of steps) {
          // What one member or one car does is one after another; different ones are at once.
          const who = one.does === "deliver" ? `member ${one.member}` : "car" in one ? one.car : one.does;
          if (waits || busy.has(who)) {
            await Promise.all(atOnce);
            atOnce = [];
            busy.clear();
          }
          busy.add(who);
          atOnce.push(run(one));
        }
        await Promise.all(atOnce);
        await world.sql`delete from broken`;
        await world.sql`
        update parked_events set state = 'retrying', next_try_at = now() where state = 'waiting'`;
        await deliver(0, log.length + steps.length);
        do now += 400_000; while (await retryParked(ctxWith, [consumer]));
        for (const name of CARS) {
          const wanted = Array.from({ length: versions.get(name) ?? 0 }, (_, place) => place + 1);
          assert.deepEqual(await world.versionsOf(consumer.name, name), wanted);
        }
        await world.sql`delete from parked_events`;
      },
    ),
    { numRuns: 15 },
  );
});
