import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

const text = z.string().trim().min(1).max(LIMITS.keywordLength);
/** `2026-11-22T10:15` as browsers' fields give it, seconds and zone as they like: UTC where none is named. */
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/)
  .describe("ISO 8601; UTC where no zone is named");
const offset = z.int().nonnegative();
/** Kafka numbers partitions by 32 bits. */
const partition = z.int().min(0).max(2 ** 31 - 1);

/** A range of events as it is asked for: what each way needs is refused when it is missing. */
export const askedRange = z.object({
  consumer: text,
  topic: text.optional().describe("for an aggregate and a stretch of a partition"),
  key: text.optional().describe("id of the aggregate"),
  from: moment.optional(),
  to: moment.optional(),
  partition: partition.optional(),
  fromOffset: offset.optional(),
  toOffset: offset.optional(),
});
export type AskedRange = z.output<typeof askedRange>;

/** A range that can be counted and replayed. */
export type EventRange =
  & { consumer: string; types: readonly string[] }
  & (
    | { way: "aggregate"; topic: string; key: string }
    | { way: "period"; from: Date; to: Date }
    | { way: "offsets"; topic: string; partition: number; fromOffset: number; toOffset: number }
  );

/** What of a range is typed as a number. */
const NUMBERS: (keyof AskedRange)[] = ["partition", "fromOffset", "toOffset"];

/** Name of a part of the range in the address of the page, whose list of parked events has filters of the same names. */
export function rangeParam(name: keyof AskedRange): string {
  return `range.${name}`;
}

/** What the address of the page asks for, complete or not, without what no range can have; null while nothing is chosen. */
export function rangeOfQuery(query: URLSearchParams): AskedRange | null {
  if (!query.has(rangeParam("consumer"))) return null;
  const names = Object.keys(askedRange.shape) as (keyof AskedRange)[];
  const typed = names.map((name) => [name, query.get(rangeParam(name)) ?? ""] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value] as const)
    .filter(([name, value]) => askedRange.shape[name].safeParse(value).success);
  return askedRange.safeParse(Object.fromEntries(typed)).data ?? null;
}

const EARLIEST = new Date("1970-01-01T00:00:00Z"), LATEST = new Date("2200-01-01T00:00:00Z");

/** Most places of a partition that are replayed at once. */
const MOST_PLACES = 1_000_000;

/**
 * Makes a range of what was asked: an aggregate, a period or a stretch of a partition, as `way` says. Refused: what it lacks, an unknown
 * consumer, a topic it does not read, an end before the beginning, too much.
 */
export async function readRange(
  ctx: Ctx,
  way: EventRange["way"],
  asked: AskedRange,
): Promise<EventRange> {
  const { consumer, topic, key, partition, fromOffset, toOffset } = asked;
  const [found] = await ctx.sql<{ types: string[]; topics: string[] }[]>`
    select types, topics from event_consumers where name = ${consumer}`;
  if (!found) throw refuseField("consumer", "value-not-allowed", { what: consumer });
  const base = { consumer, types: found.types };
  const required = <T>(name: string, value: T | undefined): T => {
    if (value === undefined) throw refuseField(name, "field-required");
    return value;
  };
  if (way === "period") {
    const from = momentOf("from", required("from", asked.from)),
      to = momentOf("to", required("to", asked.to));
    if (to <= from) throw refuseField("to", "replay-order");
    return { ...base, way, from, to };
  }
  const read = required("topic", topic);
  if (!found.topics.includes(read)) {
    throw refuseField("topic", "replay-topic-not-read", { consumer, topic: read });
  }
  if (way === "aggregate") return { ...base, way, topic: read, key: required("key", key) };
  const [first, last] = [required("fromOffset", fromOffset), required("toOffset", toOffset)];
  if (last < first) throw refuseField("toOffset", "replay-order");
  if (last - first >= MOST_PLACES) throw refuseField("toOffset", "replay-too-much", { count: MOST_PLACES });
  return {
    ...base,
    way,
    topic: read,
    partition: required("partition", partition),
    fromOffset: first,
    toOffset: last,
  };
}

function momentOf(field: string, text: string): Date {
  const at = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  // Nothing happened before, nor will be kept so long.
  if (!(at >= EARLIEST && at <= LATEST)) throw refuseField(field, "value-not-allowed", { what: text });
  return at;
}
