import { join } from "node:path";
import { loadUser } from "@/kernel/access/load_user.ts";
import { hashOfToken } from "@/kernel/access/tokens.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { connect } from "@/platform/database/connect.ts";
import { Agent } from "@/services/diagnosis/agent/agent.ts";
import { Journal } from "@/services/diagnosis/agent/journal.ts";
import { Packages } from "@/services/diagnosis/agent/packages.ts";
import { readResult } from "@/services/diagnosis/agent/result.ts";
import { VehicleLink } from "@/services/diagnosis/agent/vehicle_link.ts";
import { AGENT_VERSION } from "@/services/diagnosis/agent_messages.ts";
import { registerDevice, revokeDevice } from "@/services/diagnosis/devices/register_device.ts";
import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { DoipEntity } from "@/services/diagnosis/vehicle/entity.ts";
import type { Condition } from "@/services/diagnosis/vehicle/measure.ts";
import { DEMO_SECRET, Vehicle } from "@/services/diagnosis/vehicle/vehicle.ts";
import { BEFORE_CHANGE_VIN } from "../epc/special_vins.ts";

/** Key of the advisory lock: of several processes of a demo one has the devices. */
const DEVICES_LOCK = 0x746973_17;
/** How often another process looks whether they are free, milliseconds. */
const LOOK_MS = 10_000;

/** Who registers them, and so at which store they are. */
const KEEPER = "store-manager";

interface DemoDevice {
  serial: string;
  seriesCode: string;
  /** Undefined: the first vehicle of the series. */
  vin?: string;
  conditions: readonly Condition[];
}

/** The workshop's two devices, each with a vehicle that has something wrong: an aged cell, a lean mixture. */
const DEVICES: readonly DemoDevice[] = [
  { serial: "VDS-DEMO-01", seriesCode: "VTE", vin: BEFORE_CHANGE_VIN, conditions: ["weak-cell"] },
  { serial: "VDS-DEMO-02", seriesCode: "HAT", conditions: ["lean-mixture"] },
];

export interface DevicesOptions {
  /** Context of the portal itself. */
  ctx: Ctx;
  /** The same as somebody. */
  ctxFor: (actor: NonNullable<Awaited<ReturnType<typeof loadUser>>>) => Ctx;
  databaseUrl: string;
  /** Folder for what the agents keep. */
  folder: string;
  /** Where the portal answers: `http://127.0.0.1:8000`. */
  origin: string;
}

/** What runs, to be ended. */
export interface RunningDevices {
  /** Resolves when the vehicles can be spoken to, or another process has them. */
  ready: Promise<void>;
  /** The vehicles, to have something go wrong with them. */
  vehicles: Map<string, DoipEntity>;
  stop(): Promise<void>;
}

/**
 * Switches on two simulated vehicles, and beside each the agent of a workshop's device, as `deno task vehicle` and `deno task vds` do. Where
 * another process has them, they are taken over once that one has ended.
 */
export function startDevices(options: DevicesOptions): RunningDevices {
  const stop = new AbortController();
  const vehicles = new Map<string, DoipEntity>();
  const sql = connect(options.databaseUrl, { pool: 1, name: "tis demo devices" });
  const ready = Promise.withResolvers<void>();
  const running = (async () => {
    const lock = await sql.reserve();
    try {
      while (!stop.signal.aborted) {
        const [row] = await lock<{ free: boolean }[]>`select pg_try_advisory_lock(${DEVICES_LOCK}) as free`;
        if (row?.free) break;
        ready.resolve();
        await pause(LOOK_MS, stop.signal);
      }
      await Promise.all(
        DEVICES.map((device) => runDevice(device, options, vehicles, ready.resolve, stop.signal)),
      );
    } catch (error) {
      if (!stop.signal.aborted) console.warn("the devices of the demo do not run:", error);
    } finally {
      ready.resolve();
      for (const entity of vehicles.values()) entity.close();
      lock.release();
      await sql.end({ timeout: 1 }).catch(() => {});
    }
  })();
  return {
    ready: ready.promise,
    vehicles,
    stop: () => {
      stop.abort();
      return running;
    },
  };
}

async function runDevice(
  { serial, seriesCode, vin: given, conditions }: DemoDevice,
  { ctx, ctxFor, folder, origin }: DevicesOptions,
  vehicles: Map<string, DoipEntity>,
  onReady: () => void,
  signal: AbortSignal,
): Promise<void> {
  const vin = given ?? await firstOf(ctx, seriesCode);
  const keeper = await loadUser(ctx, KEEPER);
  if (vin === null || !keeper?.orgCode || signal.aborted) return;
  const token = await tokenOf(ctxFor(keeper), { serial, storeCode: keeper.orgCode, folder });
  const entity = await DoipEntity.open(new Vehicle({ vin, seriesCode, conditions }));
  vehicles.set(serial, entity);
  if (vehicles.size === DEVICES.length) onReady();
  const link = new VehicleLink({ hostname: "127.0.0.1", port: entity.port });
  const agent = new Agent({
    portal: origin.replace(/^http/, "ws"),
    token,
    device: serial,
    version: AGENT_VERSION,
    journal: await Journal.open(join(folder, serial), readResult),
    link,
    packages: new Packages({
      folder: join(folder, serial, "packages"),
      portal: origin,
      token,
      verifyingKeys: await ctx.secrets.verifyingKeys(),
    }),
    keyOf: (seed, level) => securityKey(DEMO_SECRET, seed, level),
    log: () => {},
  });
  // Which vehicle is plugged in is told from the first sign of life on.
  await link.tester().catch(() => {});
  try {
    await agent.run(signal);
  } finally {
    await link.close();
  }
}

async function firstOf({ sql }: Ctx, seriesCode: string): Promise<string | null> {
  const [row] = await sql<{ vin: string }[]>`
    select v.vin from vehicles v
    where v.series_code = ${seriesCode} and not exists (select from disabled_vins x where x.vin = v.vin)
    order by v.vin
    limit 1`;
  return row?.vin ?? null;
}

/** The token that is kept beside the device; where the portal does not know it, the device is registered anew. */
async function tokenOf(
  ctx: Ctx,
  { serial, storeCode, folder }: { serial: string; storeCode: string; folder: string },
): Promise<string> {
  await Deno.mkdir(folder, { recursive: true });
  const path = join(folder, `${serial}.token`);
  const kept = (await Deno.readTextFile(path).catch(() => "")).trim();
  const [known] = await ctx.sql<{ id: number; version: number; fits: boolean; inForce: boolean }[]>`
    select id::int, version, token_hash = ${hashOfToken(kept)} as fits, revoked_at is null as in_force
    from vds_devices
    where serial = ${serial}`;
  if (known?.inForce && known.fits) return kept;
  if (known?.inForce) await revokeDevice(ctx, known);
  const { token } = await registerDevice(ctx, { serial, storeCode });
  await Deno.writeTextFile(path, token, { mode: 0o600 });
  return token;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => (clearTimeout(timer), resolve());
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done, { once: true });
  });
}
