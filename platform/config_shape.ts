import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import type { FileQuota } from "@/kernel/ports/file_quota.ts";
import type { Retention } from "@/kernel/retention.ts";
import type { KafkaOptions } from "./bus/kafka_client.ts";
import type { S3Options } from "./files/minio_requests.ts";

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
