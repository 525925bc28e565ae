import { join } from "node:path";
import { holdBack } from "../hold_back.ts";
import type { KafkaNode } from "../run/kafka.ts";
import { freePort } from "../run/free_port.ts";
import { killableServer } from "../platform/killable_server.ts";
import { Audit, auditEffects, auditParked, eventsOf } from "./audit.ts";
import { auditMails, auditOrders, auditPeople } from "./audit_outcomes.ts";
import { auditTopics } from "./audit_topics.ts";
import { countingDms } from "./counting_dms.ts";
import { startLoad } from "./load.ts";
import { seeded } from "./seeded.ts";
import { settled } from "./settle.ts";
import { Supervised } from "./supervised.ts";
import { Away, Victims } from "./victims.ts";
import { openKillWorld } from "./world.ts";

/** What a run is to reach. */
export interface KillPlan {
  seed: number;
  /** Orders and changes of people that were told to have been made, at least. */
  transactions: number;
  kills: number;
  /** Shortest and longest pause between two kills, milliseconds; in between it ends by chance, after so many transactions more. */
  pauseMs: readonly [number, number];
  /** A broker of this run's own, which it may kill; null: events stay in the process that relays them. */
  kafka: KafkaNode | null;
}

const TOKEN = "token-of-the-kill-test";
/** Longest that the rest may take after the last kill, and that a process may take until it is ready, milliseconds. */
const SETTLE_MS = 60_000;
const READY_MS = 120_000;
/** Calls that each kill meets at least, taken over all of them: a load that does not feel the kills proves nothing. Seen were 48 and more. */
const MET_BY_A_KILL = 10;

/**
 * Load on two web processes and two workers while these, PostgreSQL and Kafka are killed by chance; then everything is counted.
 *
 * @returns what is wrong, in sentences, and what was counted
 */
export async function killRun(plan: KillPlan, tell: (text: string) => void) {
  const chance = seeded(plan.seed);
  // This process loses its connections too, and says so each time.
  using _held = holdBack("warn");
  const folder = await Deno.makeTempDir({ prefix: "tis-kill-" });
  const [mailDir, away, dms] = [join(folder, "mail"), new Away(), countingDms()];
  await using database = await killableServer({ fsync: true });
  const world = await openKillWorld(database.url);
  const base = {
    ...{ DATABASE_URL: world.url, DB_POOL: "8", DATA_DIR: join(folder, "data"), MAIL_DIR: mailDir },
    ...{
      DMS_URL: dms.url,
      DMS_TOKEN: TOKEN,
      DMS_TIMEOUT_MS: "2000",
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_SECONDS: "0",
    },
    ...{ LOG_FORMAT: "text", PUBLIC_URL: "https://tis.example.com" },
    ...(plan.kafka ? { KAFKA_BROKERS: plan.kafka.broker, KAFKA_PARTITIONS: "4" } : {}),
  };
  const supervised = (name: string, env: Record<string, string>) =>
    new Supervised(name, { ...base, ...env }, (since) => away.wasSince(since));
  const ports = [freePort(), freePort()];
  const webs = ports.map((port) => supervised(`web ${port}`, { ROLE: "web", PORT: String(port) }));
  // The first has built what the second would build too.
  await webs[0]!.readyWithin(READY_MS);
  const workers = [1, 2].map((number) => supervised(`worker ${number}`, { ROLE: "worker" }));
  const all = [...webs, ...workers];
  const victims = new Victims({ database, away, webs, workers, kafka: plan.kafka }, chance);
  let giveUp = () => {};
  try {
    await Promise.all(all.map((one) => one.readyWithin(READY_MS)));
    const begun = performance.now();
    let killing = true;
    const made = () => load.told.orders.size + load.told.changes;
    const load = startLoad(
      world,
      ports.map((port) => `http://127.0.0.1:${port}`),
      chance,
      { clients: world.clients.length, pauseMs: 0, clerks: 6 },
      () => !killing && made() >= plan.transactions,
    );
    giveUp = load.giveUp;
    const loaded = load.done.catch((error) => error as Error);
    const [least, most] = plan.pauseMs;
    /** By chance within what is left to do, so that the last kill falls into the last transactions and few are made beyond those that are asked for. */
    const duePause = async () => {
      const left = Math.max(0, plan.transactions - made()) / (plan.kills - victims.count);
      const due = made() + chance.between(0, 2 * left), late = performance.now() + most;
      await pause(least);
      while (made() < due && performance.now() < late) await pause(chance.between(5, 25));
    };
    while (victims.count < plan.kills) {
      await duePause();
      await victims.killOne();
    }
    killing = false;
    const killed = performance.now();
    await victims.allBack();
    const failure = await loaded;
    if (failure) throw failure;
    const loadedAt = performance.now();
    await Promise.all(all.map((one) => one.readyWithin(READY_MS)));
    await settled(world.sql, SETTLE_MS);
    const settledAt = performance.now();
    const audit = new Audit();
    const events = await eventsOf(world.sql);
    await auditEffects(audit, world.sql, events);
    await auditOrders(audit, world.sql, load.told, dms);
    await auditPeople(audit, world.sql, load.told);
    await auditMails(audit, world.sql, mailDir);
    const parked = await auditParked(audit, world.sql);
    if (plan.kafka) await auditTopics(audit, plan.kafka.broker, events);
    audit.none("refusals that the portal should not have said", load.told.faults);
    const again = Object.values(load.told.again).reduce((sum, count) => sum + count, 0);
    audit.least("calls that met something dying, away or starting", again, MET_BY_A_KILL * plan.kills);
    audit.none("processes that ended by themselves", all.flatMap(({ ends }) => ends.byItself));
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
    tell(
      `seed ${plan.seed}: ${made()} transactions told in ${seconds(begun, loadedAt)} s (made again: ${
        JSON.stringify(load.told.again)
      }), ` +
        `${victims.count} kills in ${seconds(begun, killed)} s ${
          JSON.stringify(victims.kills)
        }, worked off after ` +
        `${seconds(loadedAt, settledAt)} s; ${JSON.stringify(audit.counts)}`,
    );
    const inVain = all.reduce((sum, { ends }) => sum + ends.startedInVain, 0);
    tell(
      `starts in vain while the database was away: ${inVain}; parked meanwhile: ${JSON.stringify(parked)}`,
    );
    return audit.wrong;
  } catch (error) {
    // What else goes wrong at the end would stand in its place.
    tell(`seed ${plan.seed}, kills ${JSON.stringify(victims.kills)}: ${error}`);
    throw error;
  } finally {
    giveUp();
    await victims.allBack().catch(() => {});
    await Promise.all(all.map((one) => one.stop()));
    await world.close();
    await dms.stop();
    await Deno.remove(folder, { recursive: true });
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
