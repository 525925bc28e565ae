import type { Ctx } from "../ctx.ts";
import type { Refusal } from "./refuse.ts";

/** A refusal's sentence in the reader's language. */
export function sentenceOf(ctx: Pick<Ctx, "t">, refusal: Pick<Refusal, "key" | "params">): string {
  return ctx.t(`refusal.${refusal.key}`, refusal.params);
}
