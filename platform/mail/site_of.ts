import type { Edition } from "@/kernel/access/editions.ts";
import type { SiteOf } from "@/engines/mails/compose_mail.ts";
import type { Config } from "../config.ts";
import { addressOf } from "../listen.ts";

/**
 * Where links of mails lead that no request has caused: the address of `PUBLIC_URL` that belongs to the receiver's edition by
 * `OVERSEAS_HOSTS`, else its first, else the one the portal listens on.
 */
export function siteOf(
  config: Pick<Config, "publicUrls" | "overseasHosts" | "host" | "port" | "basePath">,
): SiteOf {
  const { publicUrls, overseasHosts, basePath } = config;
  const isOverseas = (url: string) => overseasHosts.includes(new URL(url).hostname);
  return (edition: Edition) => ({
    origin: publicUrls.find((url) => isOverseas(url) === (edition === "overseas")) ?? publicUrls[0] ??
      new URL(addressOf(config, config.port)).origin,
    basePath,
  });
}
