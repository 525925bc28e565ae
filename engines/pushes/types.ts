/** States of a hand-over; migrations 0060 and 0242 say what each means. */
export const PUSH_STATES = ["waiting", "retrying", "taken", "refused", "failed", "withdrawn"] as const;
export type PushState = typeof PUSH_STATES[number];

/** What a delivery of kind `http` holds: never secrets, those come from the configuration when it is sent. */
export interface PushPayload {
  pushId: number;
  /** Name of a kind of subject, such as `order`. */
  subjectKind: string;
  subjectId: string;
  /** Below the receiver's address: `orders`. */
  path: string;
  /** The same for every try and round, so that the receiver has one effect. */
  idempotencyKey: string;
  /** Sent as it is, byte for byte, each time. */
  body: string;
}
