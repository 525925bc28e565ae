import { Chip, State } from "@/components/Mark.tsx";
import type { AccountState } from "@/services/users/set_account_state.ts";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import type { userRegister } from "@/services/users/user_register.ts";

/** State of an account: a word with its shape. */
export function StateOfAccount({ state, t }: { state: AccountState; t: Translate }) {
  return (
    <State tone={toneOf(state)} shape={state === "not_activated" ? "hollow" : "square"}>
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
