import { Declared } from "@/kernel/declared.ts";
import type { EventType } from "./define_event.ts";

/** Every event of the portal, those that are only announced among them. */
export const EVENTS = new Declared<EventType>("events");

/** The event of a type such as `epc.order-sent`, or undefined for one that is not in the catalogue. */
export function eventOf(type: string): EventType | undefined {
  byType ??= new Map(EVENTS.all.map((event) => [event.type, event]));
  return byType.get(type);
}

let byType: Map<string, EventType> | undefined;
