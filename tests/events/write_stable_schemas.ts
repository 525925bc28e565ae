import "@/domains.ts";
import { eventTopics } from "@/services/event_catalogue/read_catalogue.ts";
import { dataSchema, type JsonSchema } from "@/services/event_catalogue/data_schema.ts";
import { eventOf } from "@/engines/events/known_events.ts";

// Writes what stable events promise, as it is now, into stable_schemas.json: deno run -A --lock=deno.lock tests/events/write_stable_schemas.ts
// An event that is recorded may only be added to. Read the difference before it is committed.

/** What readers of an event have been told. */
export interface Promised {
  topic: string;
  internal: boolean;
  /** Members that the key is made of. */
  key: string;
  data: JsonSchema;
}

export const RECORDED = new URL("stable_schemas.json", import.meta.url);

/** What every event that is sent promises. */
export function promisedNow(): Record<string, Promised> {
  const sent = eventTopics().flatMap(({ events }) => events).filter(({ announced }) => !announced);
  return Object.fromEntries(
    sent.map(({ type, topic, internal, keyForm }) => [
      type,
      { topic, internal, key: keyForm, data: dataSchema(eventOf(type)!) },
    ]).sort(([one], [other]) => (one as string) < (other as string) ? -1 : 1),
  );
}

if (import.meta.main) {
  await Deno.writeTextFile(RECORDED, `${JSON.stringify(promisedNow(), null, 2)}\n`);
}
