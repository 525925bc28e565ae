import "@/domains.ts";
import { parseArgs } from "node:util";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { defineConsumer } from "@/engines/events/define_consumer.ts";
import { defineEvent } from "@/engines/events/define_event.ts";
import { encodeEnvelope, type OutboxRow } from "@/engines/events/envelope.ts";
import { publish } from "@/engines/events/publish.ts";
import { allTopics } from "@/engines/events/topics.ts";
import type { Bus, BusMessage } from "@/platform/bus/bus.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import type { KafkaOptions } from "@/platform/bus/kafka_client.ts";
import { localBus } from "@/platform/bus/local.ts";
import { RELAY_BATCH } from "@/platform/bus/relay.ts";
import { startEvents } from "@/platform/bus/start_events.ts";
import { connect } from "@/platform/database/connect.ts";
import { openSignals } from "@/platform/signals.ts";
import { makeCtx, type Pool } from "@/kernel/ctx.ts";
import type { AnyConsumer } from "@/engines/events/effect.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { readDictionaries } from "@/kernel/texts/texts.ts";
import { kafkaJars, startKafka } from "@/tests/run/kafka.ts";
import { sendBare } from "./events/bare_producer.ts";
import { percentile } from "./measure/percentile.ts";
import { markdownTable } from "./measure/table.ts";
import { stopAtEnd } from "./on_exit.ts";
import { benchFolder, startBenchServer } from "./server.ts";

const POOL = 20;
const KEYS = 2000;
/** Between two events whose way to the effect is timed, milliseconds: the portal is not to be busy with the one before. */
const PACE_MS = 10;
const FROM = { deployment: "bench", publicUrl: "https://tis.example.com" };

const EVENT = (topic: string) =>
  defineEvent({
    type: "bench.ordered",
    topic,
    data: z.object({
      orderNumber: z.string(),
      version: z.int(),
      lines: z.array(
        z.object({ lineNo: z.int(), partNumber: z.string(), quantity: z.int(), net: z.string() }),
      ),
    }),
    key: ({ orderNumber }) => orderNumber,
    sequence: ({ version }) => version,
  });
type BenchEvent = ReturnType<typeof EVENT>;

/**
 * `deno task bench events`: from commit to effect, and the relay against a bare producer that sends the same texts in the same
 * batches.
 */
export async function benchEvents(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", default: ".data/bench-events" },
      events: { type: "string", default: "50000" },
      timed: { type: "string", default: "500" },
      rounds: { type: "string", default: "3" },
    },
  });
  const folder = benchFolder(values.data);
  await using server = await startBenchServer(folder, { loading: false });
  const sql = connect(server.url, { pool: POOL, name: "tis bench" });
  const kafka = await kafkaOptions();
  const bench = new EventBench(sql, server.url, await shippedTexts());
  const [count, timed, rounds] = [Number(values.events), Number(values.timed), Number(values.rounds)];

  const ways: string[][] = [];
  for (
    const [name, bus] of Object.entries({
      local: localBus,
      ...(kafka ? { kafka: () => kafkaBus(kafka) } : {}),
    })
  ) {
    const times = await bench.timeToEffect(bus(), timed);
    ways.push([name, ...[.5, .95, .99].map((part) => percentile(times, part).toFixed(1))]);
    console.log(`${name}: ${ways.at(-1)!.slice(1).join(" / ")} ms from commit to effect`);
  }
  console.log(markdownTable(["bus", "p50 ms", "p95 ms", "p99 ms"], ways));

  const rates: string[][] = [];
  const effects = await bench.relayRate(localBus(), Math.min(count, 4000), true);
  rates.push(["local, one consumer that writes a row", effects.toFixed(0), "", ""]);
  rates.push(["local, nobody listens", (await bench.relayRate(localBus(), count, false)).toFixed(0), "", ""]);
  if (kafka) {
    for (let round = 0; round < rounds; round++) {
      const relay = await bench.relayRate(kafkaBus(kafka), count, false);
      const bare = await bench.bareRate(kafka, count);
      rates.push([
        "Kafka, nobody listens",
        relay.toFixed(0),
        bare.toFixed(0),
        `${(100 * relay / bare).toFixed(0)} %`,
      ]);
    }
  }
  console.log(`\n${markdownTable(["relay", "events/s", "bare kafkajs/s", "share"], rates)}`);
  await sql.end();
}

/** A Kafka of the bench's own, or null, said aloud. */
async function kafkaOptions(): Promise<KafkaOptions | null> {
  const jars = await kafkaJars();
  if ("skipped" in jars) {
    console.log(`without Kafka: ${jars.skipped}`);
    return null;
  }
  const folder = await Deno.makeTempDir({ prefix: "tis-bench-kafka-" });
  const node = await startKafka(jars.folder, folder);
  stopAtEnd(async () => {
    await node.stop();
    await Deno.remove(folder, { recursive: true });
  });
  return {
    brokers: [node.broker],
    clientId: "tis-bench",
    sasl: null,
    tls: null,
    partitions: 12,
    replication: 1,
  };
}

class EventBench {
  #runs = 0;
  constructor(
    readonly sql: Pool,
    readonly url: string,
    readonly dictionaries: Awaited<ReturnType<typeof readDictionaries>>,
  ) {}

  /** Milliseconds from the commit of what caused an event to the commit of its effect, woken by signals. */
  async timeToEffect(bus: Bus, count: number): Promise<number[]> {
    await this.sql`truncate outbox`;
    const event = this.#newEvent();
    const committed = new Map<string, number>();
    const times: number[] = [];
    const all = Promise.withResolvers<void>();
    const warmUp = 50;
    let seen = 0;
    const consumer = defineConsumer({
      name: `bench-${event.topic}`,
      on: [event],
      async handle({ data }, tx) {
        await tx.sql`insert into bench_effects (order_number) values (${data.orderNumber})`;
        tx.afterCommit(() => {
          const begun = committed.get(data.orderNumber);
          if (begun !== undefined && seen++ >= warmUp) times.push(performance.now() - begun);
          if (seen === count + warmUp) all.resolve();
        });
      },
    });
    const signals = openSignals(this.url, this.sql);
    const running = await this.#start(bus, event, [consumer], signals);
    const ctx = this.#ctx({ signal: signals.signal });
    for (let place = 0; place < count + warmUp; place++) {
      // Topics, the lead and the group are there when the first has had its effect.
      while (place === 1 && seen === 0) await new Promise((done) => setTimeout(done, PACE_MS));
      const data = orderOf(place);
      // The clock starts before the commit's answer is read, so the effect cannot come before it.
      await ctx.tx(async (tx) => {
        await publish(tx, event, data);
        committed.set(data.orderNumber, performance.now());
      });
      committed.set(data.orderNumber, Math.min(performance.now(), committed.get(data.orderNumber)!));
      await new Promise((done) => setTimeout(done, PACE_MS));
    }
    await all.promise;
    await running.stop();
    await signals.stop();
    return times;
  }

  /**
   * Events a second while a backlog is worked off: from the mark of the first batch to that of the last, so that neither taking the
   * lock nor the client's connecting counts, as it does not for the bare client.
   */
  async relayRate(bus: Bus, count: number, consume: boolean): Promise<number> {
    const event = this.#newEvent();
    await this.#fillOutbox(event.topic, count);
    const consumer = defineConsumer({
      name: `bench-${event.topic}`,
      on: [event],
      async handle({ data }, tx) {
        await tx.sql`insert into bench_effects (order_number) values (${data.orderNumber})`;
      },
    });
    await bus.prepare(allTopics([event]));
    const running = await this.#start(bus, event, consume ? [consumer] : []);
    while (true) {
      const [left] = await this.sql`select 1 from outbox where sent_at is null limit 1`;
      if (!left) break;
      await new Promise((done) => setTimeout(done, 5));
    }
    await running.stop();
    const [took] = await this.sql<{ seconds: number; first: number }[]>`
      select
        extract(epoch from max(sent_at) - min(sent_at))::float8 as seconds,
        count(*) filter (where id < (select min(id) from outbox) + ${RELAY_BATCH}::int)::int as first
      from outbox`;
    return (count - took!.first) / took!.seconds;
  }

  /** The same texts by the client alone. */
  async bareRate(kafka: KafkaOptions, count: number): Promise<number> {
    const event = this.#newEvent();
    const bus = kafkaBus(kafka);
    await bus.prepare([event.topic]);
    await bus.close();
    const rows = await this.sql<OutboxRow[]>`
      select *, data::text as data from outbox order by id desc limit ${count}`;
    const messages = rows.map((row): BusMessage => ({
      topic: event.topic,
      key: row.key,
      value: encodeEnvelope(row, FROM),
    }));
    return count / await sendBare(kafka, messages);
  }

  async #fillOutbox(topic: string, count: number): Promise<void> {
    await this.sql`truncate outbox`;
    await this.sql`
      insert into outbox (occurred_at, event_id, topic, type, key, sequence, data, correlation_id)
      select
        now(), gen_random_uuid(), ${topic}, 'bench.ordered', 'order ' || (n % ${KEYS}::int), n,
        ${
      this.sql.json(orderOf(1))
    } || jsonb_build_object('orderNumber', 'order ' || (n % ${KEYS}::int)), gen_random_uuid()::text
      from generate_series(1, ${count}::int) n`;
    await this.sql`vacuum analyze outbox`;
  }

  #newEvent(): BenchEvent {
    return EVENT(`bench.${Date.now()}.${this.#runs++}`);
  }

  #ctx(parts: Partial<Parameters<typeof makeCtx>[0]>) {
    return makeCtx({ pool: this.sql, dictionaries: this.dictionaries, lang: "en_US", ...parts }, uuid);
  }

  async #start(
    bus: Bus,
    event: BenchEvent,
    consumers: readonly AnyConsumer[],
    signals?: ReturnType<typeof openSignals>,
  ) {
    await this.sql`create table if not exists bench_effects (order_number text)`;
    return await startEvents({
      databaseUrl: this.url,
      pool: this.sql,
      poolSize: POOL,
      bus,
      from: FROM,
      topics: allTopics([event]),
      consumers,
      ctxWith: (parts) => this.#ctx({ ...parts, ...(signals ? { signal: signals.signal } : {}) }),
      ...(signals ? { on: signals.on } : {}),
    });
  }
}

function orderOf(place: number) {
  return {
    orderNumber: `order ${place}`,
    version: 1,
    lines: [1, 2, 3].map((lineNo) => ({ lineNo, partNumber: "S21-3501011BA", quantity: 2, net: "118.40" })),
  };
}
