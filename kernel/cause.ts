/**
 * What brought something about. It is kept with everything that is left for later (events, deliveries, long work), so that whatever
 * follows from a request tells the same chain: CloudEvents `correlationid` and `causationid`, W3C `traceparent`.
 */
export interface Cause {
  /** The request, or the run of a job, at the beginning of it all. */
  requestId: string;
  /** Id of the event that was the last cause, or null where the request itself was. */
  causationId: string | null;
  traceparent: string | null;
}

/** The cause that a context works under. */
export function causeOf({ requestId, causationId, traceparent }: Cause): Cause {
  return { requestId, causationId, traceparent };
}

/** A cause as a row keeps it: rows from before it was kept have none. */
export type KeptCause = { [part in keyof Cause]: Cause[part] | null };

/** The cause that a row keeps; what follows from a row without one begins a run of its own. */
export function readCause({ requestId, causationId, traceparent }: KeptCause): Cause {
  return { requestId: requestId ?? crypto.randomUUID(), causationId, traceparent };
}
