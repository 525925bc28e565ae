import type { IconName } from "@/kernel/access/icon_name.ts";
import { Declared } from "@/kernel/declared.ts";

/** How a kind of message looks and behaves. */
export interface MessageKind {
  icon: IconName;
  tone: "ok" | "warn" | "err" | "info";
  /** Something is left to do, until the receiver says it is done. */
  toDo: boolean;
  /** Goes by mail too unless the receiver wishes otherwise. */
  byMail: boolean;
}

/** A kind under its name: `order-accepted`. */
export interface NamedKind extends MessageKind {
  name: string;
}

/**
 * Every kind of message. Its words stand in locales: `messages.kind.<kind>` names it, `messages.<kind>.title` and
 * `messages.<kind>.text` are its sentence.
 */
export const MESSAGE_KINDS = new Declared<NamedKind>("kinds of messages");

/** Names of all kinds, in their order. */
export function messageKindNames(): string[] {
  return MESSAGE_KINDS.all.map(({ name }) => name);
}

/** Whether there is such a kind: a list is narrowed by no other. */
export function isMessageKind(name: string): boolean {
  return MESSAGE_KINDS.all.some((kind) => kind.name === name);
}

/** How a kind looks; one that a later version knows and this one does not is plain. */
export function kindOf(name: string): MessageKind {
  return MESSAGE_KINDS.all.find((kind) => kind.name === name) ??
    { icon: "info", tone: "info", toDo: false, byMail: false };
}
