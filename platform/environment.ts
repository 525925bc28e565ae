import { z } from "zod";
import { FACTOR_DEMANDS } from "@/kernel/access/second_factor.ts";
import { readCidr } from "./cidr.ts";
import { serversOf } from "./database/servers.ts";
import { keyList } from "./key_list.ts";

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
const databaseAddress = z.string().refine(
  (text) => serversOf(text) !== null,
  "must be an address that begins with postgres:// or postgresql://",
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
    databaseAddress.optional(),
    "PostgreSQL 18 or newer; of several servers separated by commas the one that takes writes; without it the embedded server is started",
    "embedded server",
    "postgres://tis:secret@db-1:5432,db-2:5432/tis",
  ),
  DATABASE_REPLICA_URL: variable(
    urlOf("postgres", "postgresql").optional(),
    "read-only replica for heavy readings; only beside DATABASE_URL",
    "the main database",
    "postgres://tis:secret@replica:5432/tis",
  ),
  DB_POOL: variable(
    wholeNumber(1, 500).optional(),
    "connections to the database per process, a quarter of them for searches",
    "20",
    "40",
  ),
  STATEMENT_TIMEOUT_MS: variable(
    wholeNumber(100, 3_600_000).optional(),
    "longest time of one statement, milliseconds",
    "15000",
    "30000",
  ),
  DEPLOYMENT: variable(
    z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/, "must be up to 31 small letters, digits and dashes")
      .optional(),
    "name of this installation, part of the source of its events",
    "tis",
    "tis-eu",
  ),
  KAFKA_BROKERS: variable(
    listOf(z.string().regex(/^[A-Za-z0-9.\[\]:-]+:\d{1,5}$/, "must be addresses such as kafka:9092"))
      .optional(),
    "Apache Kafka that carries the events, addresses separated by commas; without it they stay in the process",
    "the outbox read by one process",
    "kafka-1:9092,kafka-2:9092",
  ),
  KAFKA_HOSTS: variable(
    listOf(z.string().regex(/^[A-Za-z0-9.\[\]:-]+$/, "must be hosts such as kafka-1")).optional(),
    "further hosts, separated by commas, that brokers name themselves by; others the portal does not speak to",
    "those of KAFKA_BROKERS",
    "kafka-1.example.com,kafka-2.example.com",
  ),
  KAFKA_CLIENT_ID: variable(
    z.string().regex(/^[A-Za-z0-9._-]{1,100}$/, "must be letters, digits, dots, dashes and underscores")
      .optional(),
    "name under which the portal speaks to Kafka",
    "DEPLOYMENT",
    "tis-eu",
  ),
  KAFKA_PREFIX: variable(
    z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/, "must be up to 31 small letters, digits and dashes")
      .optional(),
    "what topics and consumer groups of this installation begin with, another for each that shares a Kafka",
    "DEPLOYMENT",
    "tis-eu",
  ),
  KAFKA_SASL_MECHANISM: variable(
    z.enum(["plain", "scram-sha-256", "scram-sha-512"]).optional(),
    "how the portal proves to Kafka who it is",
    "none",
    "scram-sha-512",
  ),
  KAFKA_SASL_USERNAME: variable(z.string().optional(), "account of the portal at Kafka", "none", "tis"),
  KAFKA_SASL_PASSWORD: variable(z.string().optional(), "password of that account", "none", "secret"),
  KAFKA_TLS: variable(onOff.optional(), "whether Kafka is spoken to by TLS", "off", "on"),
  KAFKA_TLS_CA: variable(
    z.string().optional(),
    "file (PEM) of the authority that signed Kafka's certificates",
    "those the system trusts",
    "/etc/tis/kafka-ca.pem",
  ),
  KAFKA_TLS_CERT: variable(
    z.string().optional(),
    "file (PEM) of the portal's own certificate at Kafka",
    "none",
    "/etc/tis/kafka.pem",
  ),
  KAFKA_TLS_KEY: variable(z.string().optional(), "file (PEM) of its key", "none", "/etc/tis/kafka.key"),
  KAFKA_PARTITIONS: variable(
    wholeNumber(1, 1000).optional(),
    "partitions of the topics that the portal makes",
    "12",
    "24",
  ),
  KAFKA_REPLICATION: variable(
    wholeNumber(1, 9).optional(),
    "copies of the topics that the portal makes; 3 on three brokers or more",
    "1",
    "3",
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
  PUBLIC_URL: variable(
    listOf(
      z.string().regex(
        /^https?:\/\/[^\s/]+$/,
        "must be addresses such as https://tis.example.com, without a path",
      ),
    )
      .optional(),
    "addresses under which people reach the portal, separated by commas: links in mails lead there",
    "the address of the request in demo mode, else that it listens on",
    "https://tis.example.com,https://tis-os.example.com",
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
  HSTS_SECONDS: variable(
    wholeNumber(0, 63_072_000).optional(),
    "how long browsers that came by TLS come by nothing else (Strict-Transport-Security), seconds; 0: they are not told",
    "31536000",
    "0",
  ),
  PAGES_PER_MINUTE: variable(
    wholeNumber(1, 1_000_000).optional(),
    "pages that one account is shown in a minute by one web process; an address four times as many",
    "600",
    "1200",
  ),
  FILES_PER_MINUTE: variable(
    wholeNumber(1, 1_000_000).optional(),
    "files and pictures that one account is given in a minute by one web process; an address four times as many",
    "3000",
    "6000",
  ),
  EXPORTS_PER_MINUTE: variable(
    wholeNumber(1, 1_000_000).optional(),
    "lists that one account has written in a minute by one web process; an address four times as many",
    "30",
    "10",
  ),
  FILE_QUOTA_PERSON_MB: variable(
    wholeNumber(1, 1_000_000_000).optional(),
    "what the files that one person brought may take up, MB",
    "10240",
    "2048",
  ),
  FILE_QUOTA_STORE_MB: variable(
    wholeNumber(1, 1_000_000_000).optional(),
    "what the files that all people of one store brought may take up, MB",
    "102400",
    "20480",
  ),
  KEEP_EVENTS_MONTHS: variable(
    wholeNumber(1, 120).optional(),
    "months that sent events and their receipts are kept beside this one; below the retention of Kafka events that come again would act again",
    "3",
    "12",
  ),
  KEEP_PARKED_DAYS: variable(
    wholeNumber(1, 3650).optional(),
    "days that parked events are kept after they were dealt with",
    "90",
    "30",
  ),
  KEEP_WORK_DAYS: variable(
    wholeNumber(1, 3650).optional(),
    "days that long work can be looked at after it was done or given up",
    "30",
    "7",
  ),
  KEEP_SYNC_RUNS_DAYS: variable(
    wholeNumber(1, 3650).optional(),
    "days that runs of the user synchronisation are kept",
    "30",
    "90",
  ),
  KEEP_EXPORTS_DAYS: variable(
    wholeNumber(1, 3650).optional(),
    "days that the file of an export is kept",
    "30",
    "7",
  ),
  KEEP_ENDED_DAYS: variable(
    wholeNumber(1, 3650).optional(),
    "days that ended sessions, links of mails and exports without their file are kept",
    "90",
    "30",
  ),
  DRAIN_SECONDS: variable(
    wholeNumber(0, 600).optional(),
    "how long a web process that is told to stop says so by health and answers on, so that its proxy sends elsewhere",
    "15 where TRUSTED_PROXIES names a proxy, else 0; 0 in demo mode",
    "30",
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
  DMS_URL: variable(
    urlOf("http", "https").transform((text) => text.replace(/\/+$/, "")).optional(),
    "dealer management system that takes orders; without it they wait",
    "a simulated one in demo mode, else none",
    "https://dms.example.com/api",
  ),
  DMS_TOKEN: variable(
    z.string().min(16).optional(),
    "token the portal shows to the dealer management system (Authorization: Bearer)",
    "none",
    "3a7d5f0e91c84b2fb6d0",
  ),
  DMS_TIMEOUT_MS: variable(
    wholeNumber(100, 120_000).optional(),
    "longest wait for an answer of the dealer management system, milliseconds",
    "120000",
    "30000",
  ),
  FILES_DIR: variable(
    z.string().min(1).optional(),
    "folder of files that people store; without S3_ENDPOINT",
    "files in DATA_DIR",
    "/var/lib/tis-files",
  ),
  S3_ENDPOINT: variable(
    urlOf("http", "https").optional(),
    "MinIO or another S3 that keeps files; without it they are kept in FILES_DIR",
    "files in a folder",
    "http://minio:9000",
  ),
  S3_ACCESS_KEY: variable(
    z.string().min(1).optional(),
    "account of the S3; needed beside S3_ENDPOINT",
    "none",
    "tis",
  ),
  S3_SECRET_KEY: variable(
    z.string().min(1).optional(),
    "password of the S3; needed beside S3_ENDPOINT",
    "none",
    "a-long-secret",
  ),
  S3_BUCKET: variable(
    z.string().regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be 3 to 63 lower-case letters, digits, dots or dashes",
    )
      .optional(),
    "bucket of the files, made when it is missing",
    "tis",
    "tis-files",
  ),
  S3_PREFIX: variable(
    z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/, "must be up to 31 small letters, digits and dashes")
      .optional(),
    "folder of this installation in the bucket, another for each that shares a bucket",
    "none",
    "tis-eu",
  ),
  S3_REGION: variable(z.string().min(1).optional(), "region of the bucket", "us-east-1", "eu-central-1"),
  S3_PUBLIC_ENDPOINT: variable(
    urlOf("http", "https").optional(),
    "address under which browsers reach the S3: downloads lead there",
    "S3_ENDPOINT",
    "https://files.example.com",
  ),
  CLAMD_URL: variable(
    urlOf("tcp").optional(),
    "clamd that scans every file; until it is found clean a file is held back",
    "files are not scanned",
    "tcp://clamav:3310",
  ),
  CLAMD_AWAY: variable(
    z.enum(["wait", "refuse"]).optional(),
    "while clamd is away files are taken and wait for it, or are refused; only beside CLAMD_URL",
    "wait",
    "refuse",
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
    "password of the first administrator, to be changed at the first login, within a day",
    "none",
    "First-login@2026",
  ),
  CARD_KEY: variable(
    keyList.optional(),
    "key of the password cards and of the secrets of second factors, the same in every process and kept: without it no card that was made before can be verified, nor a code of an authenticator app; of several keys with commas between them the first is for what is new, under the others what is there is read",
    "card.key in DATA_DIR, made when it is missing",
    "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=",
  ),
  SOFTWARE_KEY: variable(
    keyList.optional(),
    "private key (Ed25519) by which released programs are signed, the same in every process and kept: under another one the diagnosis centre takes none of them; of several keys with commas between them the first signs, and what the others signed holds",
    "derived from CARD_KEY",
    "nWGxne/9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A=",
  ),
  SECOND_FACTOR: variable(
    z.enum(FACTOR_DEMANDS).optional(),
    "of whom a second factor is demanded at login; nobody is for demo mode only",
    "nobody in demo mode, else administrators",
    "everybody",
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
  LOG_FORMAT: variable(
    z.enum(["text", "json"]).optional(),
    "how the log is written: for people, or a line of JSON for each entry",
    "text in demo mode, else json",
    "json",
  ),
  METRICS_TOKEN: variable(
    z.string().min(16).optional(),
    "token that opens /metrics (Authorization: Bearer); without it there is no such path",
    "none",
    "0b9f1e7c55d24a0c9a4e",
  ),
  HEALTH_PORT: variable(
    wholeNumber(0, 65535).optional(),
    "port on which a process without pages (ROLE=worker) answers health and metrics; 0 takes a free one",
    "none",
    "9090",
  ),
});

/** What the documentation says of a variable. */
export function notesOf(name: string): VariableNotes {
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
