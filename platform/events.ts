import { EVENTS } from "@/engines/events/known_events.ts";
import { CONSUMERS } from "@/domains.ts";
import { allTopics } from "@/engines/events/topics.ts";
import type { Dictionaries } from "@/kernel/texts/texts.ts";
import { ForeignEvents } from "./bus/foreign_events.ts";
import { openBus } from "./bus/open_bus.ts";
import { checkTopics } from "./bus/topic_watch.ts";
import { type RunningEvents, startEvents } from "./bus/start_events.ts";
import { ctxOfStores } from "./ctx_of_stores.ts";
import type { Stores } from "./stores.ts";

/** Starts what carries events from the outbox to their effects, for the roles that work off the queue. */
export async function startEventsOf(stores: Stores, dictionaries: Dictionaries): Promise<RunningEvents> {
  const { config, sql } = stores;
  stores.metrics.consumers(CONSUMERS.map(({ name }) => name));
  const bus = await openBus(config.kafka);
  // Without it events wait in the outbox, and all else goes on.
  stores.health.add("bus", () => bus.reach(), { needed: false });
  const foreign = new ForeignEvents();
  if (config.kafka !== null) {
    stores.health.add("topics", () => checkTopics(sql), { needed: false });
    // deno-lint-ignore require-await -- its throw is a rejection
    stores.health.add("installation", async () => foreign.check(), { needed: false });
  }
  return await startEvents({
    databaseUrl: stores.databaseUrl,
    pool: sql,
    poolSize: config.dbPool,
    bus,
    from: { deployment: config.deployment, publicUrl: config.publicUrls[0] ?? null },
    topics: allTopics(EVENTS.all),
    consumers: CONSUMERS,
    ctxWith: ctxOfStores(stores, dictionaries),
    on: stores.signals.on,
    watch: stores.metrics,
    foreign,
  });
}
