import type { TopicState } from "@/engines/events/topic_types.ts";
import type { Pool } from "@/kernel/ctx.ts";
import { Rounds } from "../rounds.ts";
import type { Bus } from "./bus.ts";

/** Between two looks, milliseconds; sooner as long as this process has not looked, since it may come to lead. */
const LOOK_MS = 20_000, FIRST_MS = 3000;

/**
 * Looks, in the process that relays, how the portal's topics are on Kafka, and writes it down for the monitor, health and metrics: where
 * partitions begin and end, and those topics that are there with other settings were made by somebody else, or before a variable was changed. Each is told to the log once.
 */
export class TopicWatch {
  readonly #rounds: Rounds;
  #looked = false;
  #told = "";

  constructor(
    readonly options: { pool: Pool; bus: Bus; topics: readonly string[]; leads: () => boolean },
  ) {
    this.#rounds = new Rounds({
      round: () => this.look(),
      pauseMs: () => this.#looked ? LOOK_MS : FIRST_MS,
      failed: "the settings of topics were not looked at",
    });
  }

  async stop(): Promise<void> {
    await this.#rounds.stop();
  }

  async look(): Promise<void> {
    const { pool, bus, topics, leads } = this.options;
    if (!leads()) return;
    const found = await bus.inspect(topics);
    this.#looked = true;
    await pool.begin(async (sql) => {
      await sql`delete from event_topics where topic <> all(${found.map(({ topic }) => topic)})`;
      for (const { topic, partitions, replication, deviations, ends } of found) {
        await sql`
          insert into event_topics (topic, partitions, replication, deviations, ends, checked_at)
          values (${topic}, ${partitions}, ${replication}, ${sql.json(deviations)}, ${
          sql.json(ends as never)
        }, now())
          on conflict (topic) do update
          set
            partitions = excluded.partitions, replication = excluded.replication, deviations = excluded.deviations,
            ends = excluded.ends, checked_at = excluded.checked_at`;
      }
    });
    this.#tell(found);
  }

  #tell(found: readonly TopicState[]): void {
    const said = found.flatMap(({ topic, deviations }) =>
      deviations.map(({ setting, is, wanted }) => `${topic} has ${setting} ${is} instead of ${wanted}`)
    ).join("; ");
    if (said !== "" && said !== this.#told) {
      console.warn(`topics have other settings than the portal gives them (docs/operations.md): ${said}`);
    }
    this.#told = said;
  }
}

/** Rejects while a topic is set so that events are lost or cannot be written; for the health of the process. */
export async function checkTopics(sql: Pool): Promise<void> {
  const rows = await sql<{ topic: string; setting: string; is: string }[]>`
    select topic, d ->> 'setting' as setting, d ->> 'is' as "is"
    from event_topics, jsonb_array_elements(deviations) d
    where (d ->> 'harmful')::boolean
    order by topic
    limit 3`;
  if (rows.length === 0) return;
  throw new Error(rows.map(({ topic, setting, is }) => `${topic} has ${setting} ${is}`).join("; "));
}
