import { Kafka, type LogEntry, logLevel, type SASLOptions } from "kafkajs";

/** How Apache Kafka is reached, and how the portal's topics are made. */
export interface KafkaOptions {
  /** `host:port`. */
  brokers: readonly string[];
  clientId: string;
  /** What topics and groups begin with: the installation's name. `tis` unless told. */
  prefix?: string;
  sasl: {
    mechanism: "plain" | "scram-sha-256" | "scram-sha-512";
    username: string;
    password: string;
  } | null;
  /** PEM texts; null speaks without TLS. */
  tls: { ca: string | null; cert: string | null; key: string | null } | null;
  partitions: number;
  replication: number;
  /** After how long a silent member of a group is taken to be dead, milliseconds; 15 seconds unless told. */
  sessionMs?: number;
}

/** Longest wait for a connection and for an answer, milliseconds. */
const CONNECT_MS = 5000, ANSWER_MS = 30_000;
/** Longest pause before a broker that refuses connections is looked for again, milliseconds. */
const LONGEST_PAUSE_MS = 3000;
/** Looks after the first before an attempt is given up, with their pauses some 10 seconds: a group's coordinator may take as long to be there. */
export const RETRIES = 6;

/** The client of Apache Kafka, its entries in the portal's own log. */
export function kafkaClient({ brokers, clientId, sasl, tls }: KafkaOptions): Kafka {
  return new Kafka({
    brokers: [...brokers],
    clientId,
    ...(sasl ? { sasl: sasl as SASLOptions } : {}),
    ...(tls
      ? { ssl: { ca: tls.ca ?? undefined, cert: tls.cert ?? undefined, key: tls.key ?? undefined } }
      : {}),
    connectionTimeout: CONNECT_MS,
    requestTimeout: ANSWER_MS,
    // Connecting goes by this setting, not by a reader's own; one that gave up rests for as long as its next pause would have been (kafkajs 2.2.4, `onCrash`).
    retry: { retries: RETRIES, maxRetryTime: LONGEST_PAUSE_MS },
    logLevel: logLevel.WARN,
    logCreator: () => tell,
  });
}

/**
 * The client calls an error whatever it is going to try again: that is a warning here. What ends an attempt for good is thrown, and
 * told by those who called.
 */
function tell({ namespace, log: { message, error, groupId } }: LogEntry): void {
  // The marks of the transaction before are still being written: it is asked again some milliseconds later.
  if (`${message} ${error}`.includes("another concurrent operation on the same transaction")) return;
  const text = `kafka ${namespace}: ${message}${error && error !== message ? ` (${error})` : ""}`;
  if (groupId) console.warn(`${text.replaceAll("%", "%%")}, of the group %s`, groupId);
  else console.warn(text);
}
