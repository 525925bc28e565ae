import { z } from "zod";
import type { EventType } from "@/engines/events/define_event.ts";

/** A JSON schema (draft 2020-12) as plain data. */
export type JsonSchema = Record<string, unknown>;

/**
 * The JSON schema of an event's data. Unknown members are allowed in it: a later minor change may add some, and who reads passes them
 * over.
 */
export function dataSchema(event: Pick<EventType, "data">): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(event.data, { io: "input" });
  return withoutIdleLimits(schema) as JsonSchema;
}

/** Takes out what zod writes for every whole number: that it can be held exactly. */
function withoutIdleLimits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIdleLimits);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, limit]) =>
        !(["minimum", "maximum"].includes(name) && Math.abs(limit) === Number.MAX_SAFE_INTEGER)
      )
      .map(([name, inner]) => [name, withoutIdleLimits(inner)]),
  );
}

/** The same schema with what each member means: `meaning` is asked by name. */
export function withMeanings(schema: JsonSchema, meaning: (member: string) => string): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === "properties" ? described(inner as Record<string, JsonSchema>) : walk(inner),
      ]),
    );
  };
  const described = (properties: Record<string, JsonSchema>) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        { description: meaning(name), ...walk(inner) as JsonSchema },
      ]),
    );
  return walk(schema) as JsonSchema;
}
