import type { Ctx } from "../ctx.ts";
import type { User } from "./user.ts";
import { refuse } from "../refusals/refuse.ts";

/** A right as the code names it: the page (funLink) and the action (headApi), specification section 6. */
export type Right = `${string}:${string}`;

/** What a page or call asks for. There is no default: one that names none does not start. */
export type Need = "public" | "session" | Right;

/** Whether any of the user's assignments gives the right. */
export function may(user: User | null, need: Need): boolean {
  if (need === "public") return true;
  if (!user) return false;
  if (need === "session") return true;
  return user.assignments.some((assignment) => assignment.rights.has(need));
}

/** Refuses with 403 unless the context's user has the right. */
export function demand(ctx: Ctx, need: Need): void {
  if (!may(ctx.user, need)) throw refuse("no-right");
}

/** The person of a context that has passed its guard; a missing one is a programming fault, not a refusal. */
export function personOf(ctx: Ctx): User {
  if (!ctx.user) throw new Error("this service needs a logged-in user");
  return ctx.user;
}
