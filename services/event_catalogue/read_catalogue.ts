import { HOUSE, topicOn } from "@/engines/events/topics.ts";
import { EVENTS } from "@/engines/events/known_events.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import { dataSchema } from "./data_schema.ts";
import { sampleOf } from "./sample.ts";
import type { EventEntry, MemberEntry, TopicEntry } from "./types.ts";

let read: readonly TopicEntry[] | undefined;

/**
 * All topics with their events, in the order of the catalogue.
 *
 * @param prefix what the installation's topics begin with on Kafka
 */
export function eventTopics(prefix: string = HOUSE): readonly TopicEntry[] {
  const topics = topicsOfProgram();
  if (prefix === HOUSE) return topics;
  return topics.map((entry) => {
    const topic = topicOn(prefix, entry.topic);
    return { ...entry, topic, events: entry.events.map((event) => ({ ...event, topic })) };
  });
}

/** Made once: the catalogue is part of the program. */
function topicsOfProgram(): readonly TopicEntry[] {
  read ??= [...Map.groupBy(EVENTS.all, (event) => event.topic)].map(([topic, events]) => ({
    topic,
    noun: topic.split(".")[1]!,
    version: topic.split(".")[2]!,
    internal: events.some((event) => event.internal),
    events: events.map(entryOf),
  }));
  return read;
}

function entryOf(event: EventType): EventEntry {
  const sample = sampleOf(event);
  const parsed = event.data.parse(sample);
  return {
    type: event.type,
    topic: event.topic,
    internal: event.internal ?? false,
    announced: event.announced ?? false,
    members: membersOf(dataSchema(event), "", 0),
    sample,
    key: event.key(parsed),
    keyForm: keyFormOf(event.key(parsed), sample),
    sequence: event.sequence(parsed),
  };
}

/** `{orderNumber}`, `quality/{qualityId}`: which members the key is made of, found in the example. */
function keyFormOf(key: string, sample: Record<string, unknown>): string {
  const memberOf = new Map(
    Object.entries(sample).reverse().map(([name, value]) => [String(value), name]),
  );
  const whole = memberOf.get(key);
  if (whole !== undefined) return `{${whole}}`;
  return key.split("/").map((part) => memberOf.has(part) ? `{${memberOf.get(part)}}` : part).join("/");
}

// deno-lint-ignore no-explicit-any -- JSON schema as zod writes it
type Schema = any;

function membersOf(schema: Schema, before: string, depth: number): MemberEntry[] {
  return Object.entries<Schema>(schema.properties ?? {}).flatMap(([name, declared]) => {
    const branches: Schema[] = declared.anyOf ?? [declared];
    const real = branches.filter((branch) => branch.type !== "null");
    const of = real[0];
    const inner = of.type === "array" ? of.items : of;
    const path = before + name;
    return [
      {
        name,
        path,
        depth,
        type: typeOf(inner) + (of.type === "array" ? "[]" : ""),
        nullable: real.length < branches.length,
        rules: [...rulesOf(inner), ...(of.minItems ? [`≥ ${of.minItems} []`] : [])],
      },
      ...membersOf(inner, of.type === "array" ? `${path}[].` : `${path}.`, depth + 1),
    ];
  });
}

function typeOf(schema: Schema): string {
  if (schema.type === "number" && schema.enum?.every(Number.isInteger)) return "integer";
  return schema.type;
}

/** Limits worth reading: those that only keep a text from being endless are left out. */
function rulesOf(schema: Schema): string[] {
  if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value));
  if (schema.format) return [schema.format];
  if (schema.pattern) return [schema.pattern];
  const rules: string[] = [];
  if (schema.minimum !== undefined) rules.push(`≥ ${schema.minimum}`);
  if (schema.exclusiveMinimum !== undefined) rules.push(`≥ ${schema.exclusiveMinimum + 1}`);
  if (schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER) {
    rules.push(`≤ ${schema.maximum}`);
  }
  if (schema.minLength !== undefined && schema.minLength === schema.maxLength) {
    rules.push(`${schema.minLength}`);
  }
  return rules;
}
