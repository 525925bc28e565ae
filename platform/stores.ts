import { tmpdir } from "node:os";
import type { Pool } from "@/kernel/ctx.ts";
import { openSecrets } from "./card_key.ts";
import type { Config } from "./config.ts";
import { checkServer, isServerAway } from "./database/check_server.ts";
import { connect } from "./database/connect.ts";
import { openEmbedded } from "./database/open_embedded.ts";
import { openFileStore } from "./files/open_store.ts";
import { HouseClock } from "./house_clock.ts";
import { folderMail } from "./mail/folder.ts";
import { smtpMail } from "./mail/smtp.ts";
import { clamdScanner } from "./scan/clamd.ts";
import { type Health, healthOf } from "./health.ts";
import { folderCheck } from "./health_checks.ts";
import { type Metrics, openMetrics } from "./telemetry/metrics.ts";
import { watchBacklog } from "./telemetry/backlog.ts";
import { watchKeys } from "./telemetry/watch_keys.ts";
import { watchClock } from "./telemetry/watch_clock.ts";
import { watchHealth } from "./telemetry/watch_health.ts";
import { openSignals, type Signals } from "./signals.ts";
import { openTexts } from "./texts.ts";
import type { FileStore } from "@/kernel/ports/file_store.ts";
import type { Secrets } from "@/kernel/ports/secrets.ts";
import type { Scanner } from "@/kernel/ports/scanner.ts";
import type { LiveTexts } from "@/kernel/texts/live_texts.ts";
import type { MailTransport } from "@/engines/mails/mail_transport.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** Everything outside the process that the portal keeps its data in or sends by. */
export interface Stores {
  readonly config: Config;
  readonly sql: Pool;
  /** The main database for searches of the catalogue: its connections are set for them (`SEARCHING`). */
  readonly searching: Pool;
  /** For heavy readings that bear a moment's delay; the main database where there is no replica. */
  readonly replica: Pool;
  readonly mail: MailTransport;
  /** Signals to and from the other processes. */
  readonly signals: Signals;
  /** The time that all processes agree on. */
  readonly clock: HouseClock;
  readonly files: FileStore;
  /** Null: files are not scanned for viruses. */
  readonly scanner: Scanner | null;
  /** Seals and signs under the keys of the portal. */
  readonly secrets: Secrets;
  /** The texts of the interface; what changes in them is followed once the database is migrated. */
  readonly texts: LiveTexts;
  readonly metrics: Metrics;
  /** Parts are added by those who begin to use them. */
  readonly health: Health;
  /** Address of the main database, for connections of one's own (migrations, LISTEN). */
  readonly databaseUrl: string;
  /** Ends the connections, then the embedded server, then lets the data folder go. */
  close(): Promise<void>;
}

/** 50000 matches stay in memory, and each keyword gets the plan that suits it. */
const SEARCHING = { work_mem: "32MB", plan_cache_mode: "force_custom_plan" };
/** Of the connections of a process, this part is for searches. */
const SEARCHING_PART = 1 / 4;
const CLOSE_SECONDS = 5;

/**
 * Opens the stores of a configuration: the embedded ones where nothing else is given. Asking the database whether it can serve
 * (`askDatabase`) is the caller's beforehand, migrating afterwards.
 */
export async function openStores(config: Config, notice: (text: string) => void = () => {}): Promise<Stores> {
  const [files, texts] = await Promise.all([openFileStore(config), openTexts()]);
  const embedded = config.databaseUrl === null ? await openEmbedded(config, notice) : null;
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  const metrics = openMetrics();
  const { dbPool: pool, statementTimeoutMs } = config;
  const options = { pool, statementTimeoutMs, onStatement: metrics.query };
  const forSearches = Math.max(1, Math.floor(pool * SEARCHING_PART));
  const sql = connect(databaseUrl, { ...options, pool: Math.max(1, pool - forSearches) });
  const searching = connect(databaseUrl, {
    ...options,
    pool: forSearches,
    statementTimeoutMs: LIMITS.epcQueryMs,
    settings: SEARCHING,
  });
  const replica = config.databaseReplicaUrl === null
    ? sql
    : connect(config.databaseReplicaUrl, { ...options, onlyReads: true });
  try {
    if (replica !== sql) await checkReplica(replica);
  } catch (error) {
    await Promise.all([...new Set([sql, replica, searching])].map((pool) => pool.end({ timeout: 0 })));
    throw error;
  }
  const mail = config.smtpUrl === null
    ? folderMail(config.mailDir, config.mailFrom)
    : smtpMail(config.smtpUrl, config.mailFrom);
  const signals = openSignals(databaseUrl, sql);
  const clock = new HouseClock(sql);
  await clock.start();
  watchClock(metrics, clock);
  const health = healthOf(config.role, { sql, files });
  // Files are read and made there.
  health.add("temporary", folderCheck(tmpdir()), { needed: false });
  const scanner = config.clamd && clamdScanner(config.clamd);
  if (scanner) health.add("scanner", () => scanner.reach(), { needed: false });
  if (replica !== sql) health.add("replica", () => replica`select 1`.execute(), { needed: false });
  watchHealth(metrics, health);
  watchBacklog(metrics, sql);
  const secrets = openSecrets(config);
  watchKeys(metrics, sql, secrets);
  return {
    config,
    sql,
    searching,
    replica,
    mail,
    signals,
    clock,
    files,
    scanner,
    secrets,
    texts,
    metrics,
    health,
    databaseUrl,
    async close() {
      mail.close();
      clock.stop();
      await signals.stop();
      await Promise.all(
        [...new Set([sql, replica, searching])].map((pool) => pool.end({ timeout: CLOSE_SECONDS })),
      );
      await embedded?.close();
    },
  };
}

/** A replica may be away, as health tells; one that cannot serve is refused. */
async function checkReplica(replica: Pool): Promise<void> {
  try {
    await replica`select 1`;
  } catch (error) {
    if (isServerAway(error)) return console.warn("the database of DATABASE_REPLICA_URL is away:", error);
  }
  await checkServer(replica, "DATABASE_REPLICA_URL", { patienceMs: 0 });
}
