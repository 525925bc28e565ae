import { v5 as uuidOf } from "uuid";
import { decodeEnvelope, editionOfSource } from "./envelope.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { storable } from "./storable.ts";

/** A message as the bus hands it to a consumer. */
export interface Message {
  topic: string;
  key: string;
  value: string;
  /** Where on the bus it lay, such as `tis.epc.v1/3/1042`. */
  position: string;
  place: Place | null;
  /** Name of the database that sent it; null or left out where the message does not say. */
  sender?: string | null;
}

/** Where in its topic a message lies; null where the bus keeps none. */
export interface Place {
  partition: number;
  offset: number;
}

/** An event that has come in; its data is not yet held against its schema. */
export interface Incoming {
  id: string;
  type: string;
  topic: string;
  key: string;
  sequence: number;
  occurredAt: Date;
  place: Place | null;
  /** Who told it; null when it cannot be read. */
  source: string | null;
  edition: Edition;
  correlationId: string | null;
  causationId: string | null;
  traceparent: string | null;
  data: unknown;
  /** The message as it came. */
  envelope: string;
  /** Why it cannot be read; then type, sequence and data say nothing. */
  unreadable: string | null;
}

/** Longest key that is kept, characters: it stands in an index. The portal's own are far shorter. */
const KEY_LENGTH = 500;

/** Names the messages that have no id of their own, by their place on the bus. */
const UNREADABLE = "6a1c2a52-3a6c-4b0f-9c53-2d1f6f2f4a11";

/** Reads a message. One that is no event is not thrown away: it comes marked as unreadable, under an id made of its position. */
export function readMessage(message: Message, now: Date): Incoming {
  const { topic, place } = message;
  // Whatever stands on the bus must be kept, or its partition would stand still.
  const key = storable(message.key).slice(0, KEY_LENGTH).toWellFormed();
  const value = storable(message.value);
  try {
    const read = decodeEnvelope(value);
    return {
      id: read.id,
      type: read.type,
      topic,
      key,
      place,
      sequence: read.sequence,
      occurredAt: read.time,
      source: read.source,
      edition: editionOfSource(read.source),
      correlationId: read.correlationid ?? null,
      causationId: read.causationid ?? null,
      traceparent: read.traceparent ?? null,
      data: read.data,
      envelope: value,
      unreadable: null,
    };
  } catch (error) {
    return {
      id: uuidOf(message.position, UNREADABLE),
      type: "unreadable",
      topic,
      key,
      place,
      sequence: 0,
      occurredAt: now,
      source: null,
      edition: "domestic",
      correlationId: null,
      causationId: null,
      traceparent: null,
      data: null,
      envelope: value,
      unreadable: (error as Error).message,
    };
  }
}
