/** What the client and the server say when a connection is gone or cannot be had (PostgreSQL, appendix A: classes 08 and 57P). */
const CODES = [
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "53300",
  // It only reads: another server has taken over, or is about to.
  "25006",
];

/** Whether an error says that the database was away, and nothing about what was being done. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return error.name === "ConnectionLost" ||
    typeof code === "string" && (CODES.includes(code) || code.startsWith("08") || code.startsWith("57P"));
}
