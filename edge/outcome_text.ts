import type { Ctx } from "@/kernel/ctx.ts";
import type { Call } from "@/engines/calls/define_call.ts";

/** What a call says of its success in the reader's language, or null when it has nothing to say. */
export function outcomeText(call: Call, ctx: Pick<Ctx, "t">, output: unknown): string | null {
  const message = call.form?.message;
  if (!message) return null;
  if (typeof message === "string") return ctx.t(message);
  const told = message(output as never);
  return told && ctx.t(told.key, told.params);
}
