import type { Ctx } from "../ctx.ts";
import { type Actor, holderOrNull, type Machine } from "./actor.ts";
import type { User } from "./user.ts";
import { refuse } from "../refusals/refuse.ts";

/** A right as the code names it: the page (funLink) and the action (headApi), specification section 6. */
export type Right = `${string}:${string}`;

/** What a page or call asks for. There is no default: one that names none does not start. */
export type Need = "public" | "session" | Right;

/** The page that a right belongs to; null for what asks for none. */
export function pageOfNeed(need: Need): string | null {
  const end = need.indexOf(":");
  return end < 0 ? null : need.slice(0, end);
}

/** Whether any of the actor's assignments gives the right; the portal itself and visitors have none. */
export function may(actor: Actor, need: Need): boolean {
  if (need === "public") return true;
  const holder = holderOrNull({ actor });
  if (!holder) return false;
  if (need === "session") return true;
  return holder.assignments.some((assignment) => assignment.rights.has(need));
}

/** Refuses with 403 unless whoever acts has the right. */
export function requireRight(ctx: Ctx, need: Need): void {
  if (!may(ctx.actor, need)) throw refuse("no-right");
}

/**
 * The person who acts, for verbs on what only people have: a cart, favorites, files, a name under a card. Refuses `person-needed` to
 * machines; behind the gate nobody else comes here, so that anybody else is a programming fault.
 */
export function personOf({ actor }: Pick<Ctx, "actor">): User {
  if (actor.kind === "person") return actor;
  if (actor.kind === "machine") throw refuse("person-needed");
  throw new Error(`this service needs a logged-in person and was called by the ${actor.kind}`);
}

/** Whoever acts by rights of their own, person or machine; anybody else here is a programming fault. */
export function holderOf(ctx: Pick<Ctx, "actor">): User | Machine {
  const holder = holderOrNull(ctx);
  if (!holder) {
    throw new Error(`this service needs somebody with rights and was called by the ${ctx.actor.kind}`);
  }
  return holder;
}
