import type { Config } from "@/platform/config.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import type { Entry } from "@/kernel/access/entries.ts";
import { editionOfHost } from "@/services/entry/edition_of_host.ts";

/**
 * Address of an entry page: below the base path where the visitor is in its edition already; else at the address of `PUBLIC_URL` that
 * belongs to it, and in a demo by the parameter that changes the edition. Null: nobody has said where that edition is.
 */
export function doorOf(
  config: Pick<Config, "publicUrls" | "overseasHosts" | "demo" | "basePath">,
  door: { edition: Edition; entry: Entry },
  here: Edition,
): string | null {
  const path = `${config.basePath}/${door.entry}`;
  if (door.edition === here) return path;
  const { overseasHosts } = config;
  const site = config.publicUrls.find((url) =>
    editionOfHost({ host: new URL(url).host, overseasHosts, demo: false }) === door.edition
  );
  if (site) return site + path;
  return config.demo ? `${path}?edition=${door.edition}` : null;
}
