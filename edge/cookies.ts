/** Names of the portal's cookies, behind TLS with `__Host-` in front. Those of session and login step are secrets, the device's is signed; the others are wishes that pages need before script. */
export const COOKIE = {
  session: "tis_session",
  step: "tis_step",
  visitor: "tis_visitor",
  flash: "tis_flash",
  device: "tis_device",
  lang: "tis_lang",
  theme: "tis_theme",
  rail: "tis_rail",
  brand: "tis_brand",
  edition: "tis_edition",
} as const;

/**
 * Behind TLS browsers hold these names to cookies that this very host set by TLS (RFC 6265bis, 4.1.3.2): neither a neighbour under the same
 * domain nor somebody on the line can put one beside.
 */
const BOUND = "__Host-";

/**
 * Reads the `cookie` header (RFC 6265 section 4.2): behind TLS what is bound to this host, under its plain name, and no other.
 *
 * @param secure whether the visitor came by TLS
 */
export function readCookies(headers: Headers, secure: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at < 0) continue;
    const sent = pair.slice(0, at).trim();
    if (sent.startsWith(BOUND) !== secure) continue;
    const name = secure ? sent.slice(BOUND.length) : sent;
    const raw = pair.slice(at + 1).trim();
    try {
      if (!found.has(name)) found.set(name, decodeURIComponent(raw));
    } catch {
      // A cookie that is not ours, spelled in a way we do not: not read.
    }
  }
  return found;
}

/** Writes a `set-cookie` value. Always HttpOnly, SameSite=Lax, Path=/; `maxAge` in seconds, 0 removes it; `secure`: the visitor came by TLS. */
export function cookie(
  name: string,
  value: string,
  how: { secure: boolean; maxAge?: number },
): string {
  const parts = [`${how.secure ? BOUND : ""}${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (how.maxAge !== undefined) parts.push(`Max-Age=${how.maxAge}`);
  parts.push("HttpOnly");
  if (how.secure) parts.push("Secure");
  return parts.join("; ");
}
