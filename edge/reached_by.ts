import type { Portal } from "./portal.ts";

/** What the connection tells of itself. */
export interface Connection {
  remoteAddr?: Deno.Addr;
}

/** Under which address a visitor reached the portal. */
export interface ReachedBy {
  /** The other end of the connection: the visitor, or a proxy. */
  peer: string;
  host: string;
  /** By TLS, seen from the visitor. */
  secure: boolean;
  /** `https://host` as the visitor's browser writes it. */
  origin: string;
}

/**
 * How a visitor reached the portal: as a trusted proxy forwards it, else as the connection has it. A host that `PUBLIC_URL` names with
 * https is reached by TLS, also where the proxy that ends it is not told of in `TRUSTED_PROXIES`.
 */
export function reachedBy(
  { config, isTrustedProxy }: Pick<Portal, "config" | "isTrustedProxy">,
  req: Request,
  connection: Connection,
): ReachedBy {
  const peer = connection.remoteAddr && "hostname" in connection.remoteAddr
    ? connection.remoteAddr.hostname
    : "unknown";
  const behindProxy = isTrustedProxy(peer);
  const forwarded = (name: string) => behindProxy ? req.headers.get(name)?.split(",")[0]?.trim() : undefined;
  const host = forwarded("x-forwarded-host") ?? req.headers.get("host") ?? new URL(req.url).host;
  const protocol = forwarded("x-forwarded-proto") ??
    (config.publicUrls.includes(`https://${host}`) ? "https" : req.url.slice(0, req.url.indexOf(":")));
  const secure = protocol === "https";
  return { peer, host, secure, origin: `${secure ? "https" : "http"}://${host}` };
}
