import { State, type Tone } from "@/components/Mark.tsx";
import type { Push } from "@/services/pushes/answer_schemas.ts";
import type { PushState } from "@/engines/pushes/types.ts";

const TONES: Record<PushState, Tone> = {
  waiting: "info",
  retrying: "warn",
  taken: "ok",
  refused: "err",
  failed: "err",
  withdrawn: "mute",
};

/** State of a hand-over: shape, word, colour. */
export function PushStateMark({ push }: { push: Pick<Push, "state" | "stateName"> }) {
  return <State tone={TONES[push.state]} shape="square">{push.stateName}</State>;
}
