import assert from "node:assert/strict";
import { join } from "node:path";
import { demoDatabase } from "../demo_portal.ts";
import { caddyBinary } from "../run/caddy.ts";
import { freePort } from "../run/free_port.ts";
import { ROOT } from "../source_tree.ts";
import { startLoad } from "./rolling_load.ts";
import { type StartedPortal, startPortal } from "./start_portal.ts";

const built = await caddyBinary();
if ("skipped" in built) console.log(`SKIPPED, tests of the proxy: ${built.skipped}`);
/** Longer than two of the proxy's looks, as shipped. */
const DRAIN_SECONDS = 8;

/** Asks until it answers 200, for a minute. */
async function serving(url: string): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer`);
}

Deno.test({
  name: "two webs and two workers are put anew one by one behind the proxy as shipped, and no request fails",
  ignore: "skipped" in built && Deno.env.get("CI") !== "true",
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    if ("skipped" in built) throw new Error(built.skipped);
    const folder = await Deno.makeTempDir();
    await using db = await demoDatabase();
    const env = {
      ...{ DATABASE_URL: db.url, DB_POOL: "8", DATA_DIR: folder, CARD_KEY: "A".repeat(43) + "=" },
      ...{ DEMO: "on", CAPTCHA: "off", LOG_LEVEL: "warn" },
      ...{ TRUSTED_PROXIES: "127.0.0.1", DRAIN_SECONDS: String(DRAIN_SECONDS), HEALTH_PORT: "0" },
    };
    const ports = [freePort(), freePort()];
    /** What a process said that ended though nobody told it to. */
    const crashes: string[] = [];
    const start = async (role: string, port = 0): Promise<StartedPortal> => {
      const portal = await startPortal({ ...env, ROLE: role, PORT: String(port) });
      assert.match(portal.said, / is ready after /);
      portal.end.then(({ code, said }) => code === 0 || crashes.push(`${role} ended with ${code}:\n${said}`));
      return portal;
    };
    const webs = [await start("web", ports[0]), await start("web", ports[1])];
    const workers = [await start("worker"), await start("worker")];
    const origin = `http://127.0.0.1:${freePort()}`;
    const proxy = new Deno.Command(built.path, {
      args: ["run", "--adapter", "caddyfile", "--config", join(ROOT, "deploy", "Caddyfile")],
      env: {
        ...{ PORTAL_HOST: origin, FILES_HOST: `http://127.0.0.1:${freePort()}` },
        WEB_UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(" "),
        ...{ CADDY_ADMIN: `127.0.0.1:${freePort()}`, HOME: folder, XDG_DATA_HOME: folder },
      },
      ...{ stdin: "null", stdout: "null", stderr: "null" },
    }).spawn();
    try {
      await serving(`${origin}/tis/login`);
      await using load = await startLoad(origin, 5);
      const begun = performance.now();
      for (const [place, port] of ports.entries()) {
        const { code, said } = await webs[place]!.signal("SIGTERM");
        assert.equal(code, 0, said);
        webs[place] = await start("web", port);
        await serving(`http://127.0.0.1:${port}/health/serving`);
        // As `docker compose up --wait` and the proxy's next look take their time.
        await new Promise((done) => setTimeout(done, 3000));
      }
      for (const place of workers.keys()) {
        assert.equal((await workers[place]!.signal("SIGTERM")).code, 0);
        workers[place] = await start("worker");
      }
      const { requests, uploads, resumed, failures } = await load.stop();
      const seconds = ((performance.now() - begun) / 1000).toFixed(0);
      console.log(
        `      ${requests} requests in ${seconds} s, ${uploads} uploads, taken up again ${resumed} times`,
      );
      assert.deepEqual(crashes, []);
      assert.deepEqual(failures, []);
      assert.ok(requests > 500 && uploads >= 5);
    } finally {
      proxy.kill("SIGTERM");
      await proxy.status;
      await Promise.all([...webs, ...workers].map((one) => one[Symbol.asyncDispose]()));
      await Deno.remove(folder, { recursive: true });
    }
  },
});
