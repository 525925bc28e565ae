import { eventOf } from "@/engines/events/known_events.ts";
import { type EnvelopeSource, schemaAddress } from "@/engines/events/envelope.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { dataSchema, type JsonSchema, withMeanings } from "./data_schema.ts";

/** Path under which the schema of an event's data is read: what `dataschema` of its envelope leads to. */
export function schemaPath(type: string): string {
  return new URL(schemaAddress(type, { publicUrl: "http://localhost" })).pathname;
}

/**
 * The JSON schema (draft 2020-12) of an event's data with the meaning of each member. Throws for a type that is not in the
 * catalogue.
 */
export function eventSchema(type: string, from: EnvelopeSource, t: Translate): JsonSchema {
  const event = eventOf(type);
  if (!event) throw new Error(`no event of type ${type}`);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: schemaAddress(type, from),
    title: type,
    description: t(`event_catalogue.event.${type}`),
    ...withMeanings(dataSchema(event), (member) => t(`event_catalogue.member.${member}`)),
  };
}
