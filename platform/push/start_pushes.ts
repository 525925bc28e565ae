import type { Ctx } from "@/kernel/ctx.ts";
import type { Config } from "../config.ts";
import type { Stores } from "../stores.ts";
import { deliverPushes } from "./deliver.ts";
import { httpReceiver } from "./http_receiver.ts";
import { demoDmsFolder } from "./simulated.ts";

/** Starts the simulated dealer management system on a folder; it calls the portal back at the address. */
export type StartDemoDms = (ctx: Ctx, folder: string, portalOrigin: string | null) => Promise<
  { url: string; token: string; callTo(origin: string): void; stop(): Promise<void> }
>;

export interface RunningPushes {
  /** Tells where this process answers people; the simulated system calls back there. */
  callTo(origin: string): void;
  stop(): Promise<void>;
}

/**
 * Starts handing over to the dealer management system: the configured one, in demo mode without one the simulated one. Where there is
 * none, hand-overs wait.
 */
export async function startPushes(
  stores: Pick<Stores, "config" | "sql">,
  ctx: Ctx,
  startDemoDms: StartDemoDms | null,
  on?: (channel: string, listener: () => void) => () => void,
): Promise<RunningPushes> {
  const { config } = stores;
  const demo = config.dmsUrl === null && startDemoDms
    ? await startDemoDms(ctx, demoDmsFolder(config), ownOrigin(config))
    : null;
  const url = config.dmsUrl ?? demo?.url;
  if (url === undefined) {
    console.warn("there is no dealer management system (DMS_URL): orders wait for their hand-over");
    return { callTo: () => {}, stop: () => Promise.resolve() };
  }
  const token = demo ? demo.token : config.dmsToken;
  const receiver = httpReceiver({ url, token, timeoutMs: config.dmsTimeoutMs });
  const pushes = deliverPushes({ ctx, pool: stores.sql, receiver, on });
  return {
    callTo: (origin) => demo?.callTo(origin),
    async stop() {
      await pushes.stop();
      await demo?.stop();
    },
  };
}

/** Null when the port is found out at the start only. */
function ownOrigin({ host, port }: Config): string | null {
  if (port === 0) return null;
  return `http://${["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host}:${port}`;
}
