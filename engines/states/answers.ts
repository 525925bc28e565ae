import { z } from "zod";
import { personOrNull } from "@/kernel/access/actor.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { sentenceOf } from "@/kernel/refusals/sentence_of.ts";
import type { States } from "./define_states.ts";

/** What a page and its call say of the actions on a thing. */
export function actionsSchema<const A extends string>(actions: readonly [A, ...A[]]) {
  return z.array(z.object({
    action: z.enum(actions),
    refused: z.string().nullable().describe("sentence why the caller cannot do it; null: they can"),
  }));
}

/**
 * For each action why whoever acts cannot do it, or null: a page shows a button where a try would succeed. It asks what `actOn` asks.
 *
 * @param further what else refuses an action on this thing, beside right and state
 */
export function answersTo<S extends string, A extends string>(
  ctx: Ctx,
  { moves, rights }: States<S, A>,
  state: S,
  further: (action: A) => RefusalKey | null = () => null,
): { action: A; refused: string | null }[] {
  return (Object.keys(moves[state]) as A[]).map((action) => {
    const move = moves[state][action];
    const key = !personOrNull(ctx) || !may(ctx.actor, rights[action])
      ? "no-right"
      : "refused" in move
      ? move.refused
      : further(action);
    return { action, refused: key === null ? null : sentenceOf(ctx, refuse(key)) };
  });
}

/** Asks of actions as `answersTo` tells them whether the reader can do one; what is not told of, nobody can. */
export function canDo<A extends string>(
  actions: readonly { action: A; refused: string | null }[],
): (action: A) => boolean {
  return (asked) => actions.some(({ action, refused }) => action === asked && refused === null);
}
