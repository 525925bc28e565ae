import type { Config } from "@/platform/config.ts";

/**
 * Where links in mails lead. The Host header is a visitor's word: a link to a password reset must not follow it. It counts when
 * `PUBLIC_URL` names it, and in demo mode; else the first of `PUBLIC_URL`, else the address the portal listens on.
 *
 * @param origin `https://host` as the request has it
 */
export function publicUrlOf(
  config: Pick<Config, "publicUrls" | "demo" | "host" | "port">,
  origin: string,
): string {
  if (config.publicUrls.includes(origin)) return origin;
  if (config.publicUrls[0]) return config.publicUrls[0];
  return config.demo ? origin : `http://${config.host}:${config.port}`;
}
