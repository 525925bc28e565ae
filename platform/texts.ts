import type { Pool } from "@/kernel/ctx.ts";
import { LiveTexts, TEXTS_CHANNEL } from "@/kernel/texts/live_texts.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { Rounds } from "./rounds.ts";
import type { Signals } from "./signals.ts";

/** Between two looks by itself, milliseconds: signals may be lost. */
const LOOK_MS = 20_000;

/** The texts of a process with what keeps them as they are in the database. */
export interface RunningTexts {
  readonly texts: LiveTexts;
  stop(): Promise<void>;
}

/** Follows changes of texts and languages from now on: at their signal, and by a look now and then. The first look is done when it resolves. */
export async function followTexts(
  texts: LiveTexts,
  pool: Pool,
  signals: Pick<Signals, "on">,
  lookMs = LOOK_MS,
): Promise<RunningTexts> {
  await texts.refresh(pool);
  const rounds = new Rounds({
    round: async () => void await texts.refresh(pool),
    pauseMs: () => lookMs,
    failed: "the texts that were changed cannot be read",
  });
  const off = signals.on(TEXTS_CHANNEL, () => rounds.wake());
  return {
    texts,
    async stop() {
      off();
      await rounds.stop();
    },
  };
}

/** The texts that come with the program, not followed yet. */
export async function openTexts(): Promise<LiveTexts> {
  return new LiveTexts(await shippedTexts());
}
