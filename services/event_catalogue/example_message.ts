import { encodeEnvelope, type EnvelopeSource } from "@/engines/events/envelope.ts";
import type { EventEntry } from "./types.ts";

/**
 * A whole message of an event as it stands on the bus, made by the same code as real ones. Its ids and its moment are always the
 * same.
 */
export function exampleMessage(event: EventEntry, from: EnvelopeSource): Record<string, unknown> {
  return JSON.parse(encodeEnvelope({
    id: 1,
    eventId: "019a4c8e-3f10-7d2a-b6c4-91e5d07a2f68",
    occurredAt: new Date("2026-11-03T08:15:30.120Z"),
    topic: event.topic,
    type: event.type,
    key: event.key,
    sequence: event.sequence,
    data: JSON.stringify(event.sample),
    correlationId: "019a4c8e-3e02-7a55-8d0c-5b1f20c4e9d3",
    causationId: null,
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    edition: "domestic",
  }, from));
}
