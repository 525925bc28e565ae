import { environment } from "../environment.ts";
import { SECRETS } from "../secret_files.ts";

/** By what the launcher tells the role process of itself. */
export const OF_LAUNCHER = {
  /** Where and how it is asked. */
  address: "TIS_LAUNCHER",
  /** When it was started, milliseconds since 1970. */
  begun: "TIS_BEGUN",
} as const;

/** What the runtime and packages ask for. */
const USUAL = [
  ...["HOME", "TMPDIR", "TMP", "TEMP", "DENO_DIR", "XDG_CACHE_HOME", "LANG", "LC_ALL", "TZ", "NO_COLOR"],
  ...["FORCE_COLOR", "USERPROFILE", "LOCALAPPDATA"],
];
/** What the runtime reads itself, whatever the program may: certificates, proxies, traces, libraries. */
const OF_RUNTIME =
  /^(DENO_|OTEL_|NPM_CONFIG_|SSL_CERT_|LD_LIBRARY_PATH$|NODE_EXTRA_CA_CERTS$|(HTTPS?|NO)_PROXY$|SYSTEMROOT$)/i;

/** Variables that a role process may read, whether they are given or not. */
export const READABLE: readonly string[] = [
  ...Object.keys(environment.shape),
  ...SECRETS.map((name) => `${name}_FILE`),
  ...Object.values(OF_LAUNCHER),
  ...USUAL,
];

/** What of the environment a role process is given: what it may read, and what its runtime needs. */
export function roleEnvironment(env: Record<string, string>): Record<string, string> {
  const kept = new Set(READABLE);
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => kept.has(name) || OF_RUNTIME.test(name)),
  );
}
