import { goBuild } from "./go_build.ts";

/** Caddy of the tests, the proxy of deploy/compose.yaml: its image names the same version. */
export const CADDY_VERSION = "v2.10.2";

/** Where the program is: `CADDY_BINARY` of the environment, else a cache that is filled by Go when it is empty. */
export function caddyBinary(): Promise<{ path: string } | { skipped: string }> {
  return goBuild({
    name: "caddy",
    version: CADDY_VERSION,
    module: "github.com/caddyserver/caddy/v2/cmd/caddy",
    variable: "CADDY_BINARY",
    // Databases for a certificate authority of its own.
    tags: ["nobadger", "nomysql", "nopgx"],
  });
}
