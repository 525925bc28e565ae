import type { Ctx } from "@/kernel/ctx.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import type { Refusal } from "@/kernel/refusals/refuse.ts";
import { type RangeCount, REPLAY_WAYS } from "@/engines/events/replay_types.ts";
import { countRange } from "./count_range.ts";
import { type AskedRange, type EventRange, rangeOfQuery, readRange } from "./event_range.ts";
import { listConsumers } from "./list_consumers.ts";

/** What the monitor shows while a range is chosen. */
export interface RangeRead {
  way: EventRange["way"];
  /** A stretch of a partition only where events are on Kafka. */
  ways: EventRange["way"][];
  asked: AskedRange | null;
  count: RangeCount | null;
  refusal: Refusal | null;
  consumers: string[];
  /** Those that the chosen consumer reads; of the first one while none of them is chosen. */
  topics: string[];
}

/** The range that an address of the monitor asks for, counted where its form was sent; null where none is chosen. */
export async function readRangePage(ctx: Ctx, query: URLSearchParams): Promise<RangeRead | null> {
  const way = REPLAY_WAYS.find((one) => one === query.get("range"));
  if (!way) return null;
  const [consumers, [kafka]] = await Promise.all([
    listConsumers(ctx),
    ctx.sql`select 1 from event_topics limit 1`,
  ]);
  const asked = rangeOfQuery(query);
  const counting = query.has("counting") ? asked : null;
  const counted = counting && await attempt(async () => countRange(ctx, await readRange(ctx, way, counting)));
  const chosen = consumers.find(({ name }) => name === asked?.consumer) ?? consumers[0];
  return {
    way,
    ways: REPLAY_WAYS.filter((one) => one !== "offsets" || kafka !== undefined),
    asked,
    count: counted?.ok ?? null,
    refusal: counted?.refusal ?? null,
    consumers: consumers.map(({ name }) => name),
    topics: [...chosen?.topics ?? []].sort(),
  };
}
