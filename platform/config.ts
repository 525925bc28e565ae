import { resolve } from "node:path";
import type { z } from "zod";
import { RETENTION } from "@/kernel/retention.ts";
import { ConfigError } from "./config_error.ts";
import { absolute } from "./config_folder.ts";
import { kafkaOf } from "./config_kafka.ts";
import { clamdOf, firstAdminOf, s3Of } from "./config_parts.ts";
import type { Config } from "./config_shape.ts";
import { environment, notesOf } from "./environment.ts";
import { withSecretFiles } from "./secret_files.ts";

export type { Config, KafkaConfig } from "./config_shape.ts";
export { ConfigError };

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
