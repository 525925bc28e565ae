/**
 * An error with an HTTP status. Thrown anywhere below a route it is answered by the nearest error page,
 * or by the not-found page when the status is 404.
 */
export class HttpError extends Error {
  /** HTTP status, 400 to 599. */
  status: number;

  constructor(status: number, message: string = `HTTP ${status}`, options?: ErrorOptions) {
    super(message, options);
    this.name = "HttpError";
    this.status = status;
  }
}

/** The status an error is answered with: its own when it is an HttpError, otherwise 500. */
export function statusOf(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}
