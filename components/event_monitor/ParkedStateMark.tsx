import type { ParkedState } from "@/engines/events/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { State, type Tone } from "../Mark.tsx";

const TONES: Record<ParkedState, Tone> = {
  retrying: "warn",
  waiting: "err",
  behind: "mute",
  done: "ok",
  skipped: "mute",
};

/** State of a parked event: shape and word. */
export function ParkedStateMark({ state, t }: { state: ParkedState; t: Translate }) {
  return (
    <State tone={TONES[state]} shape={state === "behind" || state === "skipped" ? "hollow" : "square"}>
      {t(`event_monitor.state.${state}`)}
    </State>
  );
}
