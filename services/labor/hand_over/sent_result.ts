import { type STATE_TONES, toneOf } from "@/engines/lists/state_tones.ts";
import type { Tone } from "@/engines/lists/define_list.ts";

/** What became of the hand-over of a released labor item; each has a text `labor.sent_<one>`. */
export const SENT_RESULTS = ["waiting", "taken", "refused", "failed"] as const satisfies readonly (
  keyof typeof STATE_TONES
)[];
export type SentResult = typeof SENT_RESULTS[number];

/** What colour it has; none was asked for of drafts. */
export function sentTone(result: SentResult | null): Tone {
  return result === null ? "mute" : toneOf(result);
}
