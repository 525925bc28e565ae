import type { WrittenCase } from "./case_draft.ts";
import { BODY_CASES } from "./written_body.ts";
import { CHASSIS_CASES } from "./written_chassis.ts";
import { BODY_STORIES } from "./stories_body.ts";
import { CHASSIS_STORIES } from "./stories_chassis.ts";
import { POWER_STORIES } from "./stories_power.ts";
import { HIGH_VOLTAGE_CASES } from "./written_high_voltage.ts";

/** Repair cases of the demo, made up for it, the oldest first: in turn of each field, so that what waits is of all of them. */
export const WRITTEN_CASES: readonly WrittenCase[] = [
  HIGH_VOLTAGE_CASES,
  CHASSIS_CASES,
  BODY_CASES,
  ...[POWER_STORIES, CHASSIS_STORIES, BODY_STORIES].flatMap((stories) =>
    [0, 1].map((place) => stories.map((all) => all[place]!))
  ),
]
  .flatMap((cases) => cases.map((one, place) => ({ one, share: (place + 1) / cases.length })))
  .toSorted((a, b) => a.share - b.share)
  .map(({ one }) => one);
