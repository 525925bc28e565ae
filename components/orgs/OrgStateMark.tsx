import { State } from "@/components/Mark.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Whether an organisation works, in a word. */
export function OrgStateMark({ state, t }: { state: string; t: Translate }) {
  const isOpen = state === "open";
  return (
    <State tone={isOpen ? "ok" : "mute"} shape={isOpen ? "dot" : "hollow"}>
      {t(isOpen ? "orgs.agency.state_open" : "orgs.agency.state_closed")}
    </State>
  );
}
