import * as documents from "./documents.ts";
import * as manuals from "./manuals.ts";
import type { EventType } from "@/engines/events/define_event.ts";

/** Events whose shape partners are told beforehand, of domains that are not there yet. */
export const ANNOUNCED: readonly EventType[] = [manuals, documents]
  .flatMap((events): EventType[] => Object.values(events));
