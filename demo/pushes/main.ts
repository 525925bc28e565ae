import { discontinuedParts } from "./discontinued.ts";
import { NO_CALL_BACK } from "./call_back.ts";
import { portalCallBack } from "./portal_call_back.ts";
import { startDms } from "./server.ts";

/**
 * The simulated dealer management system by itself, for tests by hand: `PORT=9100 DATA_DIR=/tmp/dms deno run -A demo/pushes/main.ts`. With
 * PORTAL_URL and PORTAL_TOKEN (a machine's) it also decides later by a call of its own.
 */
const env = (name: string) => Deno.env.get(name)?.trim() || null;
const token = env("DMS_TOKEN") ?? "demo-dealer-management-system";
const portal = env("PORTAL_URL");
const portalToken = env("PORTAL_TOKEN");
const dms = await startDms({
  folder: env("DATA_DIR") ?? await Deno.makeTempDir({ prefix: "dms" }),
  port: Number(env("PORT") ?? "0"),
  token,
  discontinued: discontinuedParts,
  callBack: portal && portalToken
    ? portalCallBack(() => portal.replace(/\/+$/, ""), portalToken, () => true)
    : NO_CALL_BACK,
});
console.log(`DMS_URL=${dms.url} DMS_TOKEN=${token}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => void dms.stop().then(() => Deno.exit(0)));
}
