/** What an error says when its status is all there is to say (RFC 9110 section 15.5 and 15.6). */
const REASONS: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/**
 * An error with an HTTP status. Thrown anywhere below a route it is answered by the nearest error page,
 * or by the not-found page when the status is 404.
 */
export class HttpError extends Error {
  /** HTTP status, 400 to 599. */
  status: number;

  constructor(status: number, message: string = REASONS[status] ?? `HTTP ${status}`, options?: ErrorOptions) {
    super(message, options);
    this.name = "HttpError";
    this.status = status;
  }
}

/** The status an error is answered with: its own when it is an HttpError, otherwise 500. */
export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}
