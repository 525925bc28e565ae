import * as caseEvents from "./catalogue/case.ts";
import * as claimEvents from "./catalogue/claim.ts";
import * as diagnosisEvents from "./catalogue/diagnosis.ts";
import * as documentEvents from "./catalogue/document.ts";
import * as epcEvents from "./catalogue/epc.ts";
import * as exportEvents from "./catalogue/export.ts";
import * as fileEvents from "./catalogue/file.ts";
import * as laborEvents from "./catalogue/labor.ts";
import * as manualEvents from "./catalogue/manual.ts";
import * as qaEvents from "./catalogue/qa.ts";
import * as qualityEvents from "./catalogue/quality.ts";
import * as registerEvents from "./catalogue/register.ts";
import * as tsbEvents from "./catalogue/tsb.ts";
import * as userEvents from "./catalogue/user.ts";
import type { EventType } from "@/engines/events/define_event.ts";

// deno-lint-ignore no-explicit-any -- events of many shapes side by side; each was checked where it is declared
type AnyEvent = EventType<any>;

/** Every event of the portal, topic by topic: each file of events/catalogue/ exports events and nothing else. */
export const EVENTS: readonly AnyEvent[] = [
  caseEvents,
  claimEvents,
  tsbEvents,
  laborEvents,
  qaEvents,
  epcEvents,
  manualEvents,
  fileEvents,
  exportEvents,
  diagnosisEvents,
  userEvents,
  registerEvents,
  documentEvents,
  qualityEvents,
].flatMap((events): AnyEvent[] => Object.values(events));

const byType = new Map(EVENTS.map((event) => [event.type, event]));

/** The event of a type such as `epc.order-sent`, or undefined for one that is not in the catalogue. */
export function eventOf(type: string): AnyEvent | undefined {
  return byType.get(type);
}
