/** How a kind of message looks and behaves. */
export interface MessageKind {
  /** Lucide name. */
  icon: string;
  tone: "ok" | "warn" | "err" | "info";
  /** Something is left to do, until the receiver says it is done. */
  toDo: boolean;
  /** Goes by mail too unless the receiver wishes otherwise. */
  byMail: boolean;
}

/**
 * Every kind of message. Its words stand in locales: `messages.kind.<kind>` names it, `messages.<kind>.title` and
 * `messages.<kind>.text` are its sentence.
 */
export const MESSAGE_KINDS = {
  "order-accepted": { icon: "circle-check", tone: "ok", toDo: false, byMail: false },
  "order-partly-accepted": { icon: "triangle-alert", tone: "warn", toDo: true, byMail: true },
  "order-rejected": { icon: "circle-x", tone: "err", toDo: true, byMail: true },
  "push-failed": { icon: "circle-x", tone: "err", toDo: true, byMail: true },
  "export-done": { icon: "download", tone: "ok", toDo: false, byMail: false },
  "export-failed": { icon: "circle-x", tone: "err", toDo: true, byMail: false },
  "conversion-failed": { icon: "file-x", tone: "err", toDo: true, byMail: false },
  "account-changed": { icon: "user-round-cog", tone: "info", toDo: false, byMail: true },
  "rights-changed": { icon: "shield-check", tone: "info", toDo: false, byMail: true },
  "event-parked": { icon: "triangle-alert", tone: "err", toDo: true, byMail: true },
  "job-failed": { icon: "triangle-alert", tone: "err", toDo: true, byMail: true },
  "sync-stopped": { icon: "triangle-alert", tone: "err", toDo: true, byMail: true },
} as const satisfies Record<string, MessageKind>;

export type MessageKindName = keyof typeof MESSAGE_KINDS;

export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as MessageKindName[];

/** How a kind looks; one that a later version knows and this one does not is plain. */
export function kindOf(name: string): MessageKind {
  return Object.hasOwn(MESSAGE_KINDS, name)
    ? MESSAGE_KINDS[name as MessageKindName]
    : { icon: "info", tone: "info", toDo: false, byMail: false };
}
