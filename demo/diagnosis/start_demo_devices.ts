import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { openSecrets } from "@/platform/card_key.ts";
import type { Stores } from "@/platform/stores.ts";
import { type RunningDevices, startDevices } from "./start_devices.ts";

/** Switches on the vehicles and devices of a demo portal that answers at `origin`. */
export function startDemoDevices(stores: Stores, origin: string): RunningDevices {
  const { sql, signals, clock, texts, databaseUrl, config } = stores;
  const parts = { pool: sql, dictionaries: texts.dictionaries, signal: signals.signal, clock: clock.now };
  return startDevices({
    ctx: makeCtx({ ...parts, secrets: openSecrets(config) }, uuid),
    ctxFor: (actor) => makeCtx({ ...parts, actor }, uuid),
    databaseUrl,
    folder: join(config.dataDir, "vds"),
    origin,
  });
}
