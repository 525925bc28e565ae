import type { Ctx } from "../ctx.ts";

/** Id of the person in whose name something is written; null for the portal itself and for machines, which no row of `users` stands for. */
export function personId({ user }: Pick<Ctx, "user">): number | null {
  return user && user.id > 0 ? user.id : null;
}
