/** What a list of messages can be narrowed to: not read yet, left to do, or done. */
export const MESSAGE_STATES = ["unread", "open", "done"] as const;
export type MessageState = typeof MESSAGE_STATES[number];

/** Days back that a list of messages can be narrowed to. */
export const MESSAGE_PERIODS = [1, 7, 30, 90] as const;

/** A message as its receiver reads it. */
export interface Message {
  id: number;
  kind: string;
  kindName: string;
  title: string;
  text: string;
  /** Page it leads to, below the base path; null when it leads nowhere its reader may go. */
  link: string | null;
  /** Title of that page. */
  source: string | null;
  /** ISO 8601. */
  at: string;
  isRead: boolean;
  /** Null when there is nothing to do. */
  isDone: boolean | null;
}
