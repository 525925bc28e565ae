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

/** A right by a fragment of its link (specification section 6: "find a right by a link fragment"). */
export function rightsByFragment(user: User, fragment: string): Right[] {
  const found = new Set<Right>();
  for (const assignment of user.assignments) {
    for (const right of assignment.rights) {
      if (right.split(":")[0]!.includes(fragment)) found.add(right as Right);
    }
  }
  return [...found].sort();
}

/** Exact-link check: any right on that page (specification section 6). */
export function mayOpen(user: User, funLink: string): boolean {
  return user.assignments.some((assignment) =>
    [...assignment.rights].some((right) => right.split(":")[0] === funLink)
  );
}

/** The document actions that need a matching funLink and headApi (specification section 6). */
export const DOCUMENT_ACTIONS = ["submit", "verify", "publish", "stop", "labormanage", "addex"] as const;
export type DocumentAction = typeof DOCUMENT_ACTIONS[number];

/** Document-action check (specification section 6). */
export function mayAct(user: User, funLink: string, action: DocumentAction): boolean {
  return may(user, `${funLink}:${action}`);
}

/** The person of a context that has passed its guard; a missing one is a programming fault, not a refusal. */
export function personOf(ctx: Ctx): User {
  if (!ctx.user) throw new Error("this service needs a logged-in user");
  return ctx.user;
}
