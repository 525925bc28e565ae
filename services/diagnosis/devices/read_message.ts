import { type FromAgent, fromAgent, MESSAGE_BYTES } from "../agent_messages.ts";

/** A message of an agent as it came over its socket; null: it is none. */
export function readMessage(data: unknown): FromAgent | null {
  if (typeof data !== "string" || data.length > MESSAGE_BYTES) return null;
  try {
    return fromAgent.parse(
      JSON.parse(data, (_, value) => typeof value === "string" ? storable(value) : value),
    );
  } catch {
    return null;
  }
}

/**
 * A text that the database takes: it has neither the character 0, with which control units fill up their texts, nor halves of a character. What it does not
 * take would end the socket, and the device would say it again for ever.
 */
function storable(text: string): string {
  return text.replaceAll("\0", "\ufffd").toWellFormed();
}
