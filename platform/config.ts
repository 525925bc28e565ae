import { isAbsolute, resolve } from "node:path";
import type { z } from "zod";
import { environment, notesOf } from "./environment.ts";

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
  /** `/tis`: begins with a slash, does not end with one. */
  readonly basePath: string;
  readonly role: "web" | "worker" | "all";
  readonly demo: boolean;
  readonly captcha: boolean;
  /** `https://tis.example.com`, without a path. */
  readonly publicUrls: readonly string[];
  readonly overseasHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Null keeps mails as files in `mailDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly mailDir: string;
  readonly firstAdmin: { account: string; email: string; password: string } | null;
  readonly openapiPublic: boolean;
  readonly logLevel: "debug" | "info" | "warn" | "error";
  readonly logFormat: "text" | "json";
  /** Null: metrics are not to be had. */
  readonly metricsToken: string | null;
  /** Null: a worker listens nowhere. */
  readonly healthPort: number | null;
}

/** A value of the environment that cannot be used: names the variable, the rule and an example. */
export class ConfigError extends Error {
  override name = "ConfigError";
  constructor(readonly variable: string, rule: string, example?: string) {
    super(`${variable} ${rule}${example === undefined ? "" : ` (for example ${variable}=${example})`}`);
  }
}

/** Reads the environment. An empty value counts as not given; the first bad one is thrown as a ConfigError. */
export function readConfig(env: Record<string, string>): Config {
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
    basePath: values.BASE_PATH ?? "/tis",
    role: values.ROLE ?? "all",
    demo,
    captcha,
    publicUrls: values.PUBLIC_URL ?? [],
    overseasHosts: values.OVERSEAS_HOSTS ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? "tis@localhost",
    mailDir: values.MAIL_DIR === undefined ? resolve(dataDir, "mail") : absolute(values.MAIL_DIR),
    firstAdmin: firstAdminOf(values),
    openapiPublic: values.OPENAPI_PUBLIC ?? demo,
    logLevel: values.LOG_LEVEL ?? "info",
    logFormat: values.LOG_FORMAT ?? (demo ? "text" : "json"),
    metricsToken: values.METRICS_TOKEN ?? null,
    healthPort: values.HEALTH_PORT ?? null,
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
