/** The token of a request's `Authorization` header, as it is or after `Bearer`; null for none. */
export function bearerToken(req: Request): string | null {
  return req.headers.get("authorization")?.replace(/^Bearer\s+/i, "").trim() || null;
}
