import postgres from "postgres";

/**
 * The connection of a transaction is gone: the server died, ended it, or the network was cut. Everything may be tried again from its
 * start, if that bears `maybeCommitted`. Carries the client's own code for a lost connection, which answers "unavailable".
 */
export class ConnectionLost extends Error {
  override name = "ConnectionLost";
  readonly code = "CONNECTION_CLOSED";

  /** @param maybeCommitted the commit was on its way: whether it took effect cannot be known */
  constructor(readonly maybeCommitted: boolean, cause: unknown) {
    super(
      maybeCommitted
        ? "the connection was lost during the commit: it may have taken effect"
        : "the connection was lost, the transaction took no effect",
      { cause },
    );
  }
}

/** Codes of the client and of the network for a connection that is gone. */
const GONE = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_DESTROYED",
  "CONNECTION_ENDED",
  "ECONNABORTED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ERR_STREAM_DESTROYED",
]);

/** Whether an error tells that its connection is gone, or about to go: after FATAL the server closes it. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof postgres.PostgresError) {
    return error.severity === "FATAL" || error.severity === "PANIC";
  }
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && GONE.has(code);
}
