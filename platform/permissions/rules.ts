import { join } from "node:path";
import type { Config } from "../config.ts";
import { hostsOf, placeOf, withoutPorts } from "./hosts_of.ts";
import { PROGRAM } from "./program_files.ts";

type Role = Config["role"];

/** What the permissions of a role process are computed from. */
export interface Place {
  config: Config;
  /** Folder of the program. */
  root: string;
  /** Folder of temporary files. */
  temporary: string;
  /** Where Deno keeps packages. */
  packages: string;
  /** Native parts of packages: files. */
  native: readonly string[];
  /** Port of loopback on which its launcher is asked. */
  launcherPort: number;
  /** Variables that it is given and may read. */
  variables: readonly string[];
  /** Files that hold secrets or certificates. */
  secretFiles: readonly string[];
}

type Kind = "net" | "read" | "write" | "env" | "sys" | "ffi";

/** One reason for a permission. */
export interface Rule {
  kind: Kind;
  /** Takes away what another rule gives. */
  denies: boolean;
  /** What may be reached, in words, for the documentation. */
  what: string;
  why: string;
  roles: readonly Role[];
  of(place: Place): readonly string[];
}

/** Of the system, by Deno's names. */
const SYSTEM = ["hostname", "uid"];
const EACH: readonly Role[] = ["web", "worker", "all"];
const WEB: readonly Role[] = ["web", "all"];
const WORKER: readonly Role[] = ["worker", "all"];

const dataOf = ({ dataDir, filesDir, mailDir, s3, smtpUrl }: Config) => [
  dataDir,
  ...(s3 === null ? [filesDir] : []),
  ...(smtpUrl === null ? [mailDir] : []),
];
/** The embedded server's programs, which the launcher runs, its password and its files. */
const serverOf = ({ config }: Place) => [join(config.dataDir, "postgres")];
const programOf = ({ root }: Place) => PROGRAM.map((name) => join(root, name));

const allow = (
  kind: Kind,
  what: string,
  why: string,
  roles: readonly Role[],
  of: Rule["of"],
): Rule => ({ kind, denies: false, what, why, roles, of });
const deny = (kind: Kind, what: string, why: string, of: Rule["of"]): Rule => (
  { kind, denies: true, what, why, roles: EACH, of }
);

/**
 * Everything that a role process may do, reason by reason; whatever is not here is denied, and starting programs always. The table in
 * docs/security.md is made of these, and a test compares the two.
 */
export const RULES: readonly Rule[] = [
  allow("net", "`HOST`:`PORT`", "answers people", WEB, ({ config }) => [placeOf(config.host, config.port)]),
  allow(
    "net",
    "`HOST`:`HEALTH_PORT`",
    "answers health and metrics",
    ["worker"],
    ({ config }) => config.healthPort === null ? [] : [placeOf(config.host, config.healthPort)],
  ),
  allow(
    "net",
    "a port of loopback",
    "asks its launcher",
    EACH,
    ({ launcherPort }) => [`127.0.0.1:${launcherPort}`],
  ),
  allow(
    "net",
    "hosts of `DATABASE_URL`, `DATABASE_REPLICA_URL`",
    "database",
    EACH,
    ({ config }) => [...hostsOf(config.databaseUrl), ...hostsOf(config.databaseReplicaUrl)],
  ),
  allow(
    "net",
    "host of `S3_ENDPOINT`",
    "file store",
    EACH,
    ({ config }) => hostsOf(config.s3?.endpoint ?? null),
  ),
  allow(
    "net",
    "hosts of `KAFKA_BROKERS` and `KAFKA_HOSTS`, any port",
    "events",
    WORKER,
    ({ config: { kafka } }) => kafka === null ? [] : withoutPorts([...kafka.brokers, ...kafka.hosts]),
  ),
  allow("net", "host of `SMTP_URL`", "mails", WORKER, ({ config }) => hostsOf(config.smtpUrl)),
  allow(
    "net",
    "host of `DMS_URL`",
    "hand-overs, people, what is in stock",
    EACH,
    ({ config }) => hostsOf(config.dmsUrl),
  ),
  allow(
    "net",
    "host of `CLAMD_URL`",
    "scans files",
    WORKER,
    ({ config: { clamd } }) => clamd === null ? [] : [placeOf(clamd.hostname, clamd.port)],
  ),
  allow(
    "net",
    "127.0.0.1, any port, in demo mode",
    "the simulated dealer management system, vehicles and devices",
    EACH,
    ({ config }) => config.demo ? ["127.0.0.1"] : [],
  ),
  allow("read", "the program, by its folders and files", "pages, texts, migrations", EACH, programOf),
  allow("read", "packages in Deno's cache", "files of packages", EACH, ({ packages }) => [packages]),
  allow("read", "`/usr/bin/ldd`", "which C library native parts are for", EACH, () => ["/usr/bin/ldd"]),
  allow(
    "read",
    "files that `*_FILE` and `KAFKA_TLS_*` name",
    "secrets, certificates",
    EACH,
    ({ secretFiles }) => secretFiles,
  ),
  allow("read", "`DATA_DIR`, `FILES_DIR`, `MAIL_DIR`", "data", EACH, ({ config }) => dataOf(config)),
  allow("read", "temporary folder", "files that are read or made", EACH, ({ temporary }) => [temporary]),
  deny("read", "`DATA_DIR`/postgres", "the embedded server's files are its launcher's", serverOf),
  allow("write", "`DATA_DIR`, `FILES_DIR`, `MAIL_DIR`", "data", EACH, ({ config }) => dataOf(config)),
  allow("write", "temporary folder", "files that are read or made", EACH, ({ temporary }) => [temporary]),
  deny(
    "write",
    "the program, packages, `DATA_DIR`/postgres",
    "what is run is not changed",
    (place) => [...programOf(place), place.packages, ...serverOf(place)],
  ),
  allow(
    "env",
    "variables of README.md, home, temporary folder, cache, language",
    "configuration; other variables are missing",
    EACH,
    ({ variables }) => variables,
  ),
  allow(
    "sys",
    SYSTEM.map((name) => `\`${name}\``).join(", "),
    "name in mails, own temporary folders",
    EACH,
    () => SYSTEM,
  ),
  allow(
    "ffi",
    "native parts of `@node-rs/argon2` and `sharp`, file by file",
    "passwords, pictures",
    EACH,
    ({ native }) => native,
  ),
];
