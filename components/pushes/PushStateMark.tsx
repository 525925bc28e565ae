import { State } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Push } from "@/services/pushes/answer_schemas.ts";

/** State of a hand-over: shape, word, colour. */
export function PushStateMark({ push }: { push: Pick<Push, "state" | "stateName"> }) {
  return <State tone={toneOf(push.state)} shape="square">{push.stateName}</State>;
}
