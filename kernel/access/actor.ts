import type { Holder, User } from "./user.ts";

/** Another system with a token of its own. It is no person: it has no session and nothing personal. */
export interface Machine extends Holder {
  kind: "machine";
  /** Id of its token. No row of `users` stands for it, so it never goes where a person's id belongs. */
  machineId: number;
  /** Unique among the tokens in force. */
  name: string;
}

/** The portal itself: workers, consumers, the clock, the demo's seed. */
export interface System {
  kind: "system";
}

/** Somebody before login: may what is public. */
export interface Visitor {
  kind: "visitor";
}

/** Who acts. */
export type Actor = User | Machine | System | Visitor;

export const SYSTEM: System = { kind: "system" };
export const VISITOR: Visitor = { kind: "visitor" };

/** What a context tells of who acts. */
interface Acting {
  readonly actor: Actor;
}

/** Rights and bounds of whoever acts; null for the portal itself and for visitors, who have none. */
export function holderOrNull({ actor }: Acting): User | Machine | null {
  return actor.kind === "person" || actor.kind === "machine" ? actor : null;
}

/** The person who acts; null for anybody else. */
export function personOrNull({ actor }: Acting): User | null {
  return actor.kind === "person" ? actor : null;
}

/** How logs and messages name who acts: a person's account, `machine:<name>`; null for the portal itself and for visitors. */
export function codeOf(actor: User | Machine): string;
export function codeOf(actor: Actor): string | null;
export function codeOf(actor: Actor): string | null {
  if (actor.kind === "person") return actor.userCode;
  return actor.kind === "machine" ? `machine:${actor.name}` : null;
}
