import { isAbsolute, resolve } from "node:path";
import type { z } from "zod";
import { RETENTION, type Retention } from "@/kernel/retention.ts";
import type { FileQuota } from "@/kernel/ports/file_quota.ts";
import type { S3Options } from "./files/minio_requests.ts";
import type { KafkaOptions } from "./bus/kafka_client.ts";
import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import { ConfigError } from "./config_error.ts";
import { environment, notesOf } from "./environment.ts";
import { withSecretFiles } from "./secret_files.ts";

export { ConfigError };

/** What the portal runs by: read once at the start, then passed on. Folders are absolute paths. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null starts the embedded server. */
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrl: string | null;
  readonly dbPool: number;
  /** Milliseconds. */
  readonly statementTimeoutMs: number;
  /** Name of this installation. */
  readonly deployment: string;
  /** Null keeps the events in the process that relays them. */
  readonly kafka: KafkaConfig | null;
  /** `/tis`: begins with a slash, does not end with one. */
  readonly basePath: string;
  readonly role: "web" | "worker" | "all";
  readonly demo: boolean;
  readonly captcha: boolean;
  /** `https://tis.example.com`, without a path. */
  readonly publicUrls: readonly string[];
  readonly overseasHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  /** What one account may be shown in a minute. */
  readonly pagesPerMinute: number;
  readonly filesPerMinute: number;
  readonly exportsPerMinute: number;
  readonly fileQuota: FileQuota;
  readonly retention: Retention;
  /** How long browsers come by TLS only once they came by it; 0: they are not told. */
  readonly hstsSeconds: number;
  /** How long a web process that stops answers on. */
  readonly drainSeconds: number;
  /** Null keeps mails as files in `mailDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly mailDir: string;
  /** Without a slash at its end; null: none, or in demo mode the simulated one. */
  readonly dmsUrl: string | null;
  readonly dmsToken: string | null;
  readonly dmsTimeoutMs: number;
  readonly filesDir: string;
  /** Null keeps files in `filesDir`. */
  readonly s3: S3Options | null;
  /** Null: files are not scanned. */
  readonly clamd: { hostname: string; port: number; refusesWhenAway: boolean } | null;
  readonly firstAdmin: { account: string; email: string; password: string } | null;
  /** Keys of the password cards' hashes and of sealed secrets, the one for new ones first; null: in the data folder. */
  readonly cardKeys: readonly Uint8Array<ArrayBuffer>[] | null;
  /** Private keys of the signatures of programs, the one that signs first; null: derived from those of the cards. */
  readonly softwareKeys: readonly Uint8Array<ArrayBuffer>[] | null;
  /** Of whom a second factor is demanded at login. */
  readonly factorDemand: FactorDemand;
  readonly openapiPublic: boolean;
  readonly logLevel: "debug" | "info" | "warn" | "error";
  readonly logFormat: "text" | "json";
  /** Null: metrics are not to be had. */
  readonly metricsToken: string | null;
  /** Null: a worker listens nowhere. */
  readonly healthPort: number | null;
}

/** How Apache Kafka is reached; certificates by their files. */
export interface KafkaConfig extends Omit<KafkaOptions, "tls" | "prefix"> {
  /** Beside those of `brokers`, by which these name themselves. */
  readonly hosts: readonly string[];
  /** What topics and groups begin with. */
  readonly prefix: string;
  readonly tls: { caFile: string | null; certFile: string | null; keyFile: string | null } | null;
}

/**
 * Reads the environment, and secrets also from files (`SMTP_URL_FILE`). An empty value counts as not given; the first bad one is thrown
 * as a ConfigError.
 */
export function readConfig(environ: Record<string, string>): Config {
  const env = withSecretFiles(environ);
  const given = Object.fromEntries(
    Object.keys(environment.shape).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new ConfigError(name, ruleOf(issue), notesOf(name).example);
  }
  const values = parsed.data;
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  const captcha = values.CAPTCHA ?? true;
  if (!captcha && !demo) throw new ConfigError("CAPTCHA", "may be off in demo mode only", "on");
  const factorDemand = values.SECOND_FACTOR ?? (demo ? "nobody" : "administrators");
  if (factorDemand === "nobody" && !demo) {
    throw new ConfigError("SECOND_FACTOR", "may be nobody in demo mode only", "administrators");
  }
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigError("DATABASE_REPLICA_URL", "needs DATABASE_URL beside it");
  }
  const dataDir = absolute(values.DATA_DIR ?? ".data");
  return {
    port: values.PORT ?? 8000,
    host: values.HOST ?? (demo ? "127.0.0.1" : "0.0.0.0"),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    dbPool: values.DB_POOL ?? 20,
    statementTimeoutMs: values.STATEMENT_TIMEOUT_MS ?? 15_000,
    deployment: values.DEPLOYMENT ?? "tis",
    kafka: kafkaOf(values),
    basePath: values.BASE_PATH ?? "/tis",
    role: values.ROLE ?? "all",
    demo,
    captcha,
    publicUrls: values.PUBLIC_URL ?? [],
    overseasHosts: values.OVERSEAS_HOSTS ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    pagesPerMinute: values.PAGES_PER_MINUTE ?? 600,
    filesPerMinute: values.FILES_PER_MINUTE ?? 3000,
    exportsPerMinute: values.EXPORTS_PER_MINUTE ?? 30,
    fileQuota: {
      personBytes: (values.FILE_QUOTA_PERSON_MB ?? 10_240) * 1024 * 1024,
      storeBytes: (values.FILE_QUOTA_STORE_MB ?? 102_400) * 1024 * 1024,
    },
    retention: {
      eventMonths: values.KEEP_EVENTS_MONTHS ?? RETENTION.eventMonths,
      parkedDays: values.KEEP_PARKED_DAYS ?? RETENTION.parkedDays,
      workDays: values.KEEP_WORK_DAYS ?? RETENTION.workDays,
      syncRunDays: values.KEEP_SYNC_RUNS_DAYS ?? RETENTION.syncRunDays,
      exportDays: values.KEEP_EXPORTS_DAYS ?? RETENTION.exportDays,
      endedDays: values.KEEP_ENDED_DAYS ?? RETENTION.endedDays,
    },
    hstsSeconds: values.HSTS_SECONDS ?? 31_536_000,
    drainSeconds: values.DRAIN_SECONDS ?? (demo || !values.TRUSTED_PROXIES?.length ? 0 : DRAIN_SECONDS),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? "tis@localhost",
    mailDir: values.MAIL_DIR === undefined ? resolve(dataDir, "mail") : absolute(values.MAIL_DIR),
    dmsUrl: values.DMS_URL ?? null,
    dmsToken: values.DMS_TOKEN ?? null,
    dmsTimeoutMs: values.DMS_TIMEOUT_MS ?? 120_000,
    filesDir: values.FILES_DIR === undefined ? resolve(dataDir, "files") : absolute(values.FILES_DIR),
    s3: s3Of(values),
    clamd: clamdOf(values),
    firstAdmin: firstAdminOf(values),
    cardKeys: values.CARD_KEY ?? null,
    softwareKeys: values.SOFTWARE_KEY ?? null,
    factorDemand,
    openapiPublic: values.OPENAPI_PUBLIC ?? demo,
    logLevel: values.LOG_LEVEL ?? "info",
    logFormat: values.LOG_FORMAT ?? (demo ? "text" : "json"),
    metricsToken: values.METRICS_TOKEN ?? null,
    healthPort: values.HEALTH_PORT ?? null,
  };
}

/** Some times as long as a proxy takes to ask for health and to believe it. */
const DRAIN_SECONDS = 15;
const DEFAULT_CLAMD_PORT = 3310;

function clamdOf({ CLAMD_URL: url, CLAMD_AWAY: away }: z.output<typeof environment>): Config["clamd"] {
  if (url === undefined) {
    if (away !== undefined) {
      throw new ConfigError("CLAMD_AWAY", "is only beside CLAMD_URL, such as tcp://clamav:3310");
    }
    return null;
  }
  const { hostname, port } = new URL(url);
  return { hostname, port: Number(port) || DEFAULT_CLAMD_PORT, refusesWhenAway: away === "refuse" };
}

function s3Of(values: z.output<typeof environment>): Config["s3"] {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  if (endpoint === undefined) return null;
  for (const name of ["S3_ACCESS_KEY", "S3_SECRET_KEY"] as const) {
    if (values[name] === undefined) throw new ConfigError(name, "is missing beside S3_ENDPOINT");
  }
  return {
    endpoint,
    publicEndpoint: values.S3_PUBLIC_ENDPOINT ?? endpoint,
    accessKey: accessKey!,
    secretKey: secretKey!,
    bucket: values.S3_BUCKET ?? "tis",
    prefix: values.S3_PREFIX === undefined ? "" : `${values.S3_PREFIX}/`,
    region: values.S3_REGION ?? "us-east-1",
  };
}

function kafkaOf(values: z.output<typeof environment>): KafkaConfig | null {
  const { KAFKA_BROKERS: brokers, KAFKA_SASL_MECHANISM: mechanism } = values;
  const given = (name: keyof typeof values) => values[name] !== undefined;
  const together = (names: (keyof typeof values)[]) => {
    if (!names.some(given)) return;
    const missing = names.find((name) => !given(name));
    if (missing) {
      throw new ConfigError(missing, `is missing beside ${names.find(given)}`, notesOf(missing).example);
    }
  };
  together(["KAFKA_SASL_MECHANISM", "KAFKA_SASL_USERNAME", "KAFKA_SASL_PASSWORD"]);
  together(["KAFKA_TLS_CERT", "KAFKA_TLS_KEY"]);
  if (!values.KAFKA_TLS && (given("KAFKA_TLS_CA") || given("KAFKA_TLS_CERT"))) {
    throw new ConfigError("KAFKA_TLS", "must be on where certificates are named", "on");
  }
  if (!brokers?.length) {
    const alone = Object.keys(values).find((name) =>
      name.startsWith("KAFKA_") && given(name as keyof typeof values)
    );
    if (alone) throw new ConfigError(alone, "needs KAFKA_BROKERS beside it");
    return null;
  }
  const file = (path: string | undefined) => path === undefined ? null : absolute(path);
  return {
    brokers,
    hosts: values.KAFKA_HOSTS ?? [],
    clientId: values.KAFKA_CLIENT_ID ?? values.DEPLOYMENT ?? "tis",
    prefix: values.KAFKA_PREFIX ?? values.DEPLOYMENT ?? "tis",
    sasl: mechanism
      ? { mechanism, username: values.KAFKA_SASL_USERNAME!, password: values.KAFKA_SASL_PASSWORD! }
      : null,
    tls: values.KAFKA_TLS
      ? {
        caFile: file(values.KAFKA_TLS_CA),
        certFile: file(values.KAFKA_TLS_CERT),
        keyFile: file(values.KAFKA_TLS_KEY),
      }
      : null,
    partitions: values.KAFKA_PARTITIONS ?? 12,
    replication: values.KAFKA_REPLICATION ?? 1,
  };
}

function firstAdminOf(values: z.output<typeof environment>): Config["firstAdmin"] {
  const { ADMIN_ACCOUNT: account, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (account === undefined && email === undefined && password === undefined) return null;
  for (const name of ["ADMIN_ACCOUNT", "ADMIN_EMAIL", "ADMIN_PASSWORD"] as const) {
    if (values[name] === undefined) {
      throw new ConfigError(
        name,
        "is missing: the first administrator needs all three",
        notesOf(name).example,
      );
    }
  }
  return { account: account!, email: email!, password: password! };
}

/** Relative folders stand beside deno.json, wherever the program is started from. */
function absolute(folder: string): string {
  return isAbsolute(folder) ? folder : resolve(import.meta.dirname!, "..", folder);
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") {
    return issue.origin === "number" ? issue.message : `needs at least ${issue.minimum} characters`;
  }
  if (issue.code === "too_big") {
    return issue.origin === "number" ? issue.message : `takes at most ${issue.maximum} characters`;
  }
  return issue.message;
}
