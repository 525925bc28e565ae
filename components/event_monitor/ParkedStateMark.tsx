import type { ParkedState } from "@/engines/events/types.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { State } from "../Mark.tsx";

/** State of a parked event: shape and word. */
export function ParkedStateMark({ state, t }: { state: ParkedState; t: Translate }) {
  return (
    <State
      tone={toneOf(state === "waiting" ? "undecided" : state)}
      shape={state === "behind" || state === "skipped" ? "hollow" : "square"}
    >
      {t(`event_monitor.state.${state}`)}
    </State>
  );
}
