import { join } from "node:path";
import { holdBack } from "../hold_back.ts";
import { killableServer } from "../platform/killable_server.ts";
import { replicaServer } from "../platform/replica_server.ts";
import { connect } from "@/platform/database/connect.ts";
import { freePort } from "../run/free_port.ts";
import { Audit, auditEffects, auditParked, eventsOf } from "./audit.ts";
import { auditMails, auditOrders, auditPeople } from "./audit_outcomes.ts";
import { countingDms } from "./counting_dms.ts";
import { startLoad } from "./load.ts";
import { seeded } from "./seeded.ts";
import { settled } from "./settle.ts";
import { Supervised } from "./supervised.ts";
import { openKillWorld } from "./world.ts";

/** How commits go to the replica. */
export interface SwitchoverPlan {
  seed: number;
  /** Whether a commit waits until the replica has it (`synchronous_standby_names`, `synchronous_commit = remote_apply`). */
  synchronous: boolean;
  /** How long the line to the replica is cut before the primary dies, milliseconds. */
  cutOffMs: number;
}

/** What a switchover cost. */
export interface Switchover {
  /** Orders and changes that somebody was told to have been made, and those of them that are there afterwards. */
  told: number;
  lost: { orders: number; changes: number };
  /** Effects at consumers of events that the database does not know. */
  effectsOfLost: number;
  /** Orders at the receiver that the database does not know. */
  unknownAtReceiver: number;
  /** From the promotion to the first order that is told again, milliseconds. */
  backAfterMs: number;
  /** Status of the login page while nobody took writes, and its Retry-After. */
  meanwhile: [number, string | null];
  again: Record<string, number>;
  wrong: string[];
}

const SETTLE_MS = 90_000, READY_MS = 120_000;

/** Under load the primary is killed and its replica promoted; then what was told is compared with what is there. */
export async function switchoverRun(plan: SwitchoverPlan): Promise<Switchover> {
  const folder = await Deno.makeTempDir({ prefix: "tis-switchover-" });
  const [mailDir, dms] = [join(folder, "mail"), countingDms()];
  await using primary = await killableServer();
  await using replica = await replicaServer(primary, "other");
  const { host } = new URL(primary.url);
  const world = await openKillWorld(primary.url.replace(host, () => `${host},127.0.0.1:${replica.port}`));
  if (plan.synchronous) await commitAtBoth(primary.url);
  const port = freePort();
  const base = {
    ...{ DATABASE_URL: world.url, DB_POOL: "8", DATA_DIR: join(folder, "data"), MAIL_DIR: mailDir },
    ...{ DMS_URL: dms.url, DMS_TOKEN: "token-of-the-switchover", DMS_TIMEOUT_MS: "2000" },
    ...{ TRUSTED_PROXIES: "127.0.0.1", DRAIN_SECONDS: "0", LOG_FORMAT: "text" },
    PUBLIC_URL: "https://tis.example.com",
  };
  const start = (name: string, env: Record<string, string>) =>
    new Supervised(name, { ...base, ...env }, () => false);
  const web = start("web", { ROLE: "web", PORT: String(port) });
  await web.readyWithin(READY_MS);
  const worker = start("worker", { ROLE: "worker" });
  const origin = `http://127.0.0.1:${port}`;
  let stop = false;
  const size = { clients: 12, pauseMs: 20, clerks: 2, mayForget: !plan.synchronous };
  using _held = holdBack("warn");
  const load = startLoad(world, [origin], seeded(plan.seed), size, () => stop);
  const loaded = load.done.catch((error) => error as Error);
  try {
    await worker.readyWithin(READY_MS);
    await until(() => load.told.orders.size >= 50);
    replica.cutOff();
    await pause(plan.cutOffMs);
    await primary.kill();
    // The other processes of the server outlive its first one by a moment.
    await pause(500);
    const meanwhile = await loginPage(origin);
    await replica.promote();
    const takenOver = new Date();
    const [promoted, before] = [performance.now(), load.told.orders.size];
    await until(() => load.told.orders.size > before);
    const backAfterMs = performance.now() - promoted;
    await until(() => load.told.orders.size > before + 50);
    stop = true;
    const failure = await loaded;
    if (failure) throw failure;
    await settled(world.sql, SETTLE_MS);
    const lost = await lostOf(world.sql, load.told);
    const audit = new Audit();
    const forgetsBefore = plan.synchronous ? null : takenOver;
    await auditEffects(audit, world.sql, await eventsOf(world.sql), { forgetsBefore });
    await auditParked(audit, world.sql);
    const known = new Set(
      (await world.sql<{ number: string }[]>`select number from orders`).map((row) => row.number),
    );
    if (plan.synchronous) {
      await auditOrders(audit, world.sql, load.told, dms);
      await auditPeople(audit, world.sql, load.told);
      await auditMails(audit, world.sql, mailDir);
    }
    audit.none("refusals that the portal should not have said", load.told.faults);
    audit.none("processes that ended by themselves", [...web.ends.byItself, ...worker.ends.byItself]);
    return {
      told: load.told.orders.size + load.told.changes,
      lost,
      effectsOfLost: audit.counts["effects of lost events"] ?? 0,
      unknownAtReceiver: [...dms.taken.values()].filter(({ orderNumber }) => !known.has(orderNumber)).length,
      backAfterMs,
      meanwhile,
      again: load.told.again,
      wrong: audit.wrong,
    };
  } finally {
    load.giveUp();
    await Promise.all([web.stop(), worker.stop(), loaded]);
    await world.close();
    await dms.stop();
    await Deno.remove(folder, { recursive: true });
  }
}

/** From now on a commit is told when the replica shows it. */
async function commitAtBoth(url: string): Promise<void> {
  const sql = connect(url, { pool: 1 });
  await sql`alter system set synchronous_standby_names = '*'`;
  await sql`alter system set synchronous_commit = 'remote_apply'`;
  await sql`select pg_reload_conf()`;
  await sql.end();
}

type Sql = Awaited<ReturnType<typeof openKillWorld>>["sql"];

async function lostOf(sql: Sql, told: { orders: Map<string, string>; changes: number }) {
  const orders = new Map(
    (await sql<{ clientKey: string; number: string }[]>`select client_key, number from orders`).map((row) =>
      [row.clientKey, row.number] as const
    ),
  );
  const [changes] = await sql<{ count: number }[]>`
    select count(*) as count from user_roles where org_code is not null`;
  return {
    orders: [...told.orders].filter(([key, number]) => orders.get(key) !== number).length,
    changes: told.changes - changes!.count,
  };
}

async function loginPage(origin: string): Promise<[number, string | null]> {
  const response = await fetch(`${origin}/tis/login`);
  await response.body?.cancel();
  return [response.status, response.headers.get("retry-after")];
}

async function until(isSo: () => boolean): Promise<void> {
  for (const late = performance.now() + READY_MS; !isSo();) {
    if (performance.now() > late) throw new Error("the load does not go on");
    await pause(20);
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
