import { State } from "@/components/Mark.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Whether an organisation works, in a word. */
export function OrgStateMark({ state, t }: { state: string; t: Translate }) {
  const isOpen = state === "open";
  return (
    <State tone={toneOf(isOpen ? "normal" : "closed")} shape={isOpen ? "dot" : "hollow"}>
      {t(isOpen ? "orgs.agency.state_open" : "orgs.agency.state_closed")}
    </State>
  );
}
