/** Key under which a rendered response holds the nonce of its scripts and styles, known to middlewares of other makers too. */
const NONCE = Symbol.for("__freshNonce");

/** A nonce for one page: 128 random bits in hex. */
export function newNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}

/** Notes the nonce on the response, not as a header, which would reach the client. */
export function noteNonce(response: Response, nonce: string): Response {
  return Object.defineProperty(response, NONCE, { value: nonce });
}

/** The nonce of a rendered response; undefined for others and for copies of one. */
export function nonceOf(response: Response): string | undefined {
  return (response as { [NONCE]?: string })[NONCE];
}
