import { v7 as uuid } from "uuid";
import { z } from "zod";
import { defineConsumer } from "@/engines/events/define_consumer.ts";
import { defineEvent } from "@/engines/events/define_event.ts";
import { publish } from "@/engines/events/publish.ts";
import { allTopics } from "@/engines/events/topics.ts";
import type { Bus } from "@/platform/bus/bus.ts";
import { type EventsOptions, type RunningEvents, startEvents } from "@/platform/bus/start_events.ts";
import { type Ctx, type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import type { AnyConsumer } from "@/engines/events/effect.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { freshDatabase, type TestDatabase } from "../database.ts";

export const dictionaries = await shippedTexts();

/** A car was painted again: the event of these tests. A topic of its own for each test, since Kafka keeps what was sent. */
export function paintedOn(topic: string) {
  return defineEvent({
    type: "car.painted",
    topic,
    data: z.object({ car: z.string(), version: z.int(), colour: z.string() }),
    key: ({ car }) => car,
    sequence: ({ version }) => version,
  });
}
export type Painted = ReturnType<typeof paintedOn>;

let worlds = 0;
/** A name that no other test and no other run has. */
export const newName = () => `t${Deno.pid}-${Date.now()}-${worlds++}`;

/** Who starts the events, and whom it tells of them. */
type Installation = Pick<EventsOptions, "foreign" | "watch"> & { deployment: string };

/** A database with what the tests' consumers write, and ways to publish and to look. */
export async function eventWorld(topic = `test.${newName()}.v1`) {
  const db = await freshDatabase();
  await db.sql`
    create table effects (
      id bigint generated always as identity, consumer text, car text, version int, colour text, causation_id text
    )`;
  await db.sql`create table broken (car text primary key)`;
  const painted = paintedOn(topic);
  const wakes: (() => void)[] = [];
  const ctxWith = (parts: Partial<CtxParts> = {}): Ctx =>
    makeCtx({
      pool: db.sql,
      dictionaries,
      lang: "en_US",
      signal: () => wakes.forEach((wake) => wake()),
      ...parts,
    }, uuid);
  const ctx = ctxWith();
  return {
    db,
    sql: db.sql,
    topic,
    painted,
    ctx,
    ctxWith,
    paint: (car: string, version: number, colour = "red", by = ctx) =>
      by.tx((tx) => publish(tx, painted, { car, version, colour })),
    /** Writes down what it got; fails for cars that stand in `broken`. */
    writer: (name: string) => writer(name, painted),
    start: (
      bus: Bus,
      consumers: readonly AnyConsumer[],
      installation: Installation = { deployment: "test" },
    ) => startOn(db, bus, topic, consumers, ctxWith, wakes, installation),
    /** What a consumer has done to a car, in its order. */
    async versionsOf(consumer: string, car: string): Promise<number[]> {
      const rows = await db.sql<{ version: number }[]>`
        select version from effects where consumer = ${consumer} and car = ${car} order by id`;
      return rows.map(({ version }) => version);
    },
    /** Waits until a statement that counts comes to a number. */
    async until(count: () => Promise<number>, wanted: number): Promise<void> {
      for (const late = performance.now() + 30_000; performance.now() < late;) {
        if (await count() >= wanted) return;
        await new Promise((done) => setTimeout(done, 10));
      }
      throw new Error(`waited in vain: ${await count()} of ${wanted}`);
    },
    async effects(): Promise<number> {
      const [row] = await db.sql<{ count: number }[]>`select count(*) as count from effects`;
      return row!.count;
    },
    async unsent(): Promise<number> {
      const [row] = await db.sql<{ count: number }[]>`
        select count(*) as count from outbox where sent_at is null`;
      return row!.count;
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}

export function writer(name: string, painted: Painted) {
  return defineConsumer({
    name,
    on: [painted],
    async handle({ data, id }, tx) {
      const { car, version, colour } = data;
      await tx.sql`
        insert into effects (consumer, car, version, colour, causation_id)
        values (${name}, ${car}, ${version}, ${colour}, ${tx.causationId})`;
      const [broken] = await tx.sql`select 1 from broken where car = ${car}`;
      if (broken) throw new Error(`the lacquer of ${car} does not dry (${id})`);
    },
  });
}

async function startOn(
  db: TestDatabase,
  bus: Bus,
  topic: string,
  consumers: readonly AnyConsumer[],
  ctxWith: (parts: Partial<CtxParts>) => Ctx,
  wakes: (() => void)[],
  { deployment, ...told }: Installation,
): Promise<RunningEvents & AsyncDisposable> {
  const events = await startEvents({
    databaseUrl: db.url,
    pool: db.sql,
    poolSize: 5,
    bus,
    from: { deployment, publicUrl: null },
    ...told,
    topics: allTopics([{ topic }]),
    consumers,
    ctxWith,
    on: (_channel, listener) => {
      wakes.push(listener);
      return () => wakes.splice(wakes.indexOf(listener), 1);
    },
  });
  return { ...events, relay: events.relay, [Symbol.asyncDispose]: events.stop };
}
