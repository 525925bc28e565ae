import { type StartedPortal, startPortal } from "@/tests/start/start_portal.ts";
import { stopAtEnd } from "./on_exit.ts";
import { WITHOUT_LIMITS } from "./without_limits.ts";

/**
 * Starts the real portal on a database, in a process of its own and on loopback; it trusts this machine as its proxy.
 *
 * @param env further variables of the environment
 */
export async function startBenchPortal(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<StartedPortal & { origin: string; dataDir: string }> {
  const dataDir = await Deno.makeTempDir({ prefix: "tis-bench-" });
  const portal = await startPortal({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: "off",
    ROLE: "web",
    TRUSTED_PROXIES: "127.0.0.1",
    ...WITHOUT_LIMITS,
    DRAIN_SECONDS: "0",
    ...env,
  });
  const remove = () => Deno.remove(dataDir, { recursive: true });
  if (portal.address === null) {
    await remove();
    throw new Error(`the portal does not start:\n${portal.said}`);
  }
  return Object.assign(portal, {
    origin: new URL(portal.address).origin,
    dataDir,
    [Symbol.asyncDispose]: stopAtEnd(async () => {
      await portal.signal("SIGTERM");
      await remove();
    }),
  });
}
