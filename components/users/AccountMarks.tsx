import { Chip, State, type Tone } from "@/components/Mark.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import type { userRegister } from "@/services/users/user_register.ts";

const TONES: Record<string, Tone> = { normal: "ok", frozen: "err", not_activated: "mute" };

/** State of an account: a word with its shape. */
export function StateOfAccount({ state, t }: { state: string; t: Translate }) {
  return (
    <State tone={TONES[state] ?? "mute"} shape={state === "not_activated" ? "hollow" : "square"}>
      {t(`users.state_${state}`)}
    </State>
  );
}

/** Obstacles that somebody forgot something, as against those that somebody wanted. */
const FORGOTTEN = [
  "no-edition",
  "not-bound-user-type",
  "no-role",
  "not-bound-country",
  "role-not-bound-market",
];

/** Why an account cannot log in; nothing where it can. */
export function ObstacleMark({ entry }: { entry: EntryOf<typeof userRegister> }) {
  const { obstacle } = entry.values;
  if (!obstacle) return <span class="text-ink-3">–</span>;
  return <Chip tone={FORGOTTEN.includes(obstacle) ? "warn" : "mute"}>{entry.labels.obstacle}</Chip>;
}
