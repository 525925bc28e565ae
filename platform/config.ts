import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { readCidr } from "./cidr.ts";

/**
 * One variable of the environment: how its text is read, what stands in the documentation, an example, and its default in
 * words. The table in README.md is made from these, and a test compares the two.
 */
interface VariableNotes {
  description: string;
  example: string;
  fallback: string;
}

const onOff = z.enum(["on", "off"]).transform((text) => text === "on");
const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/, "must be a whole number").transform(Number).pipe(
    z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`),
  );
const urlOf = (...protocols: string[]) =>
  z.string().refine(
    (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.replace(":", "")),
    `must be an address that begins with ${protocols.map((name) => `${name}://`).join(" or ")}`,
  );
const listOf = (item: z.ZodType<string, string>) =>
  z.string().transform((text) => text.split(",").map((part) => part.trim()).filter((part) => part !== ""))
    .pipe(z.array(item));
const cidr = z.string().refine(
  (text) => readCidr(text) !== null,
  "must be addresses or networks such as 10.0.0.0/8",
);
const mailAddress = /^[^\s<>@]+@[^\s<>@]+$/;

function variable<T extends z.ZodType>(schema: T, description: string, fallback: string, example: string) {
  return schema.meta({ description, fallback, example } satisfies VariableNotes);
}

/** Every variable the portal reads, in the order of the documentation. */
export const environment = z.object({
  PORT: variable(wholeNumber(0, 65535).optional(), "port of the portal; 0 takes a free one", "8000", "8080"),
  HOST: variable(
    z.string().min(1).optional(),
    "address it listens on",
    "127.0.0.1 in demo mode, else 0.0.0.0",
    "0.0.0.0",
  ),
  DATA_DIR: variable(
    z.string().min(1).optional(),
    "folder of everything kept on disk: embedded database, mail, files",
    ".data",
    "/var/lib/tis",
  ),
  DATABASE_URL: variable(
    urlOf("postgres", "postgresql").optional(),
    "PostgreSQL 18 or newer; without it the embedded server is started",
    "embedded server",
    "postgres://tis:secret@db:5432/tis",
  ),
  DATABASE_REPLICA_URL: variable(
    urlOf("postgres", "postgresql").optional(),
    "read-only replica for heavy readings; only beside DATABASE_URL",
    "the main database",
    "postgres://tis:secret@replica:5432/tis",
  ),
  DB_POOL: variable(wholeNumber(1, 500).optional(), "connections to the database per process", "20", "40"),
  STATEMENT_TIMEOUT_MS: variable(
    wholeNumber(100, 3_600_000).optional(),
    "longest time of one statement, milliseconds",
    "15000",
    "30000",
  ),
  BASE_PATH: variable(
    z.string().regex(
      /^\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/,
      "must be a path such as /tis, without a slash at its end",
    )
      .optional(),
    "path under which the pages stand",
    "/tis",
    "/demo",
  ),
  ROLE: variable(
    z.enum(["web", "worker", "all"]).optional(),
    "what this process does: answers people, works off the queue, or both",
    "all",
    "web",
  ),
  DEMO: variable(
    onOff.optional(),
    "demo portal: made-up data, accounts and vehicles",
    "on without DATABASE_URL, else off",
    "off",
  ),
  CAPTCHA: variable(
    onOff.optional(),
    "slide-to-verify at login; off is for tests, in demo mode only",
    "on",
    "off",
  ),
  OVERSEAS_HOSTS: variable(
    listOf(z.string().regex(/^[a-z0-9.-]+$/, "must be host names in lower case, without port")).optional(),
    "host names, separated by commas, that serve the overseas edition",
    "none",
    "tis.example.com,tis.example.eu",
  ),
  TRUSTED_PROXIES: variable(
    listOf(cidr).optional(),
    "addresses or networks whose X-Forwarded-For counts, separated by commas",
    "none",
    "10.0.0.0/8,fd00::/8",
  ),
  SMTP_URL: variable(
    urlOf("smtp", "smtps").optional(),
    "mail server; without it mails are kept as files in MAIL_DIR",
    "mails as files",
    "smtps://tis:secret@mail:465",
  ),
  MAIL_FROM: variable(
    z.string().refine((text) => mailAddress.test(text), "must be a mail address").optional(),
    "sender of the portal's mails",
    "tis@localhost",
    "tis@example.com",
  ),
  MAIL_DIR: variable(
    z.string().min(1).optional(),
    "folder of the mails kept as files",
    "mail in DATA_DIR",
    "/var/mail/tis",
  ),
  ADMIN_ACCOUNT: variable(
    z.string().regex(/^[A-Za-z0-9._-]{3,64}$/, "must be 3 to 64 letters, digits, dots, dashes or underscores")
      .optional(),
    "account of the first administrator, made when there is none yet",
    "none",
    "admin",
  ),
  ADMIN_EMAIL: variable(
    z.string().refine((text) => mailAddress.test(text), "must be a mail address").optional(),
    "mail address of the first administrator",
    "none",
    "admin@example.com",
  ),
  ADMIN_PASSWORD: variable(
    z.string().min(8).max(128).optional(),
    "password of the first administrator, to be changed at the first login",
    "none",
    "a long sentence",
  ),
  OPENAPI_PUBLIC: variable(
    onOff.optional(),
    "whether the description of the calls is readable without login",
    "on in demo mode, else off",
    "off",
  ),
  LOG_LEVEL: variable(
    z.enum(["debug", "info", "warn", "error"]).optional(),
    "least weight of what is written to the log",
    "info",
    "warn",
  ),
});

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
  readonly overseasHosts: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Null keeps mails as files in `mailDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly mailDir: string;
  readonly firstAdmin: { account: string; email: string; password: string } | null;
  readonly openapiPublic: boolean;
  readonly logLevel: "debug" | "info" | "warn" | "error";
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
    overseasHosts: values.OVERSEAS_HOSTS ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? "tis@localhost",
    mailDir: values.MAIL_DIR === undefined ? resolve(dataDir, "mail") : absolute(values.MAIL_DIR),
    firstAdmin: firstAdminOf(values),
    openapiPublic: values.OPENAPI_PUBLIC ?? demo,
    logLevel: values.LOG_LEVEL ?? "info",
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

function notesOf(name: string): VariableNotes {
  return environment.shape[name as keyof typeof environment.shape].meta() as unknown as VariableNotes;
}

/** The table of all variables for README.md, in Markdown. */
export function configurationTable(): string {
  const rows = Object.keys(environment.shape).map((name) => {
    const { description, fallback, example } = notesOf(name);
    return `| \`${name}\` | ${description} | ${fallback} | \`${example}\` |`;
  });
  return ["| variable | meaning | default | example |", "|---|---|---|---|", ...rows].join("\n");
}
