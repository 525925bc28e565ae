import type { Right } from "@/kernel/access/rights.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** What pages may be told about while they are open. */
const LIVE_TOPICS = [
  "messages",
  "exports",
  "conversions",
  "imports",
  "orders",
  "jobs",
  "events",
  "register",
  "documents",
  "presence",
  "questions",
  "rights",
] as const;
export type LiveTopic = typeof LIVE_TOPICS[number];

/** Channel on which hints travel between processes. */
export const LIVE_CHANNEL = "live";

/** To whom a hint goes: one person, the people of an organisation and the factory's, all who have a right, or all of a role. */
export type LiveReceiver = { user: number } | { org: string } | { right: Right } | { role: string };

/**
 * A hint that something is new. It holds no content: a page that gets it asks for what its reader may see. It may be lost with its
 * process, so nothing may depend on it.
 */
export interface LiveHint {
  topic: LiveTopic;
  to: LiveReceiver;
  /** What is new, such as an order's number: a code that says nothing by itself. */
  id?: string;
}

/** Leaves a hint for open pages, sent after the commit to every process. */
export function sendLiveHint(tx: TxCtx, hint: LiveHint): void {
  tx.signal(LIVE_CHANNEL, JSON.stringify(hint));
}

/** The same for one person. */
export function sendUserHint(tx: TxCtx, topic: LiveTopic, user: number, id?: string): void {
  sendLiveHint(tx, { topic, to: { user }, ...(id === undefined ? {} : { id }) });
}

/** Channel that says that some session has ended; which one, each process asks for those it serves. */
export const SESSION_CHANNEL = "sessions";
