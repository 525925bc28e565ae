/** Names of the portal's cookies. Those of session and login step are secrets; the others are wishes that pages need before script. */
export const COOKIE = {
  session: "tis_session",
  step: "tis_step",
  visitor: "tis_visitor",
  flash: "tis_flash",
  lang: "tis_lang",
  theme: "tis_theme",
  rail: "tis_rail",
  brand: "tis_brand",
  edition: "tis_edition",
} as const;

/** Reads the `cookie` header (RFC 6265 section 4.2). */
export function readCookies(headers: Headers): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    const raw = pair.slice(at + 1).trim();
    try {
      if (!found.has(name)) found.set(name, decodeURIComponent(raw));
    } catch {
      // A cookie that is not ours, spelled in a way we do not: not read.
    }
  }
  return found;
}

/** Writes a `set-cookie` value. Always SameSite=Lax, Path=/; `maxAge` in seconds, 0 removes it. */
export function cookie(
  name: string,
  value: string,
  how: { maxAge?: number; httpOnly?: boolean; secure?: boolean } = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (how.maxAge !== undefined) parts.push(`Max-Age=${how.maxAge}`);
  if (how.httpOnly ?? true) parts.push("HttpOnly");
  if (how.secure) parts.push("Secure");
  return parts.join("; ");
}
