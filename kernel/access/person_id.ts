import type { Ctx } from "../ctx.ts";

/** Id of the person who acts, for columns that name a row of `users`; null for machines, the portal itself and visitors. */
export function personId({ actor }: Pick<Ctx, "actor">): number | null {
  return actor.kind === "person" ? actor.id : null;
}

/** Id of the token by which a machine acts; null for anybody else. */
export function machineId({ actor }: Pick<Ctx, "actor">): number | null {
  return actor.kind === "machine" ? actor.machineId : null;
}
