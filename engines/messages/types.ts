/** What a list of messages can be narrowed to: not read yet, left to do, or done. */
export const MESSAGE_STATES = ["unread", "open", "done"] as const;

/** Days back that a list of messages can be narrowed to. */
export const MESSAGE_PERIODS = [1, 7, 30, 90] as const;
