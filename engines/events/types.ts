/** A consumer and how far it is. */
export interface ConsumerState {
  name: string;
  /** Types of the events it acts on. */
  types: string[];
  topics: string[];
  /** Events it has not dealt with yet; null before the first measure. */
  lag: number | null;
  /** Moments as ISO 8601, in UTC. */
  measuredAt: string | null;
  lastEffectAt: string | null;
  /** When the last event that had its effect had happened. */
  lastEventAt: string | null;
  /** Parked events that are still open, those that wait behind them among them. */
  parked: number;
  /** Of these, the ones that staff must decide on. */
  waiting: number;
}

export const PARKED_STATES = ["retrying", "waiting", "behind", "done", "skipped"] as const;
/** retrying: tried again by itself; waiting: for staff; behind: for an older event of its aggregate; done, skipped: ended. */
export type ParkedState = typeof PARKED_STATES[number];

/** An event that a consumer could not bring to an effect, or that stands behind such a one. */
export interface ParkedEvent {
  id: number;
  consumer: string;
  eventId: string;
  type: string;
  topic: string;
  /** Id of the aggregate. */
  key: string;
  sequence: number;
  occurredAt: string;
  state: ParkedState;
  /** What the last try failed with, as the program says it; null for those behind. */
  reason: string | null;
  attempts: number;
  parkedAt: string;
  nextTryAt: string | null;
  endedAt: string | null;
  /** Code of the person who skipped it. */
  endedBy: string | null;
  note: string | null;
  /** Open events of the same aggregate behind it; 0 unless it is the oldest. */
  followers: number;
}

/** A parked event with what it says. */
export interface ParkedEventRead extends ParkedEvent {
  /** The CloudEvents envelope as it came, indented where it is JSON. */
  envelope: string;
  behind: { id: number; eventId: string; type: string; sequence: number; occurredAt: string }[];
}
