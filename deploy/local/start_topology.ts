import { join } from "node:path";
import { createDatabase } from "@/platform/database/create.ts";
import { startEmbedded } from "@/platform/database/embedded.ts";
import { kafkaJars, startKafka } from "@/tests/run/kafka.ts";
import { minioBinary, startMinio } from "@/tests/run/minio.ts";
import { type StartedPortal, startPortal } from "@/tests/start/start_portal.ts";
import { startProxy } from "./proxy.ts";

/** A process of the portal. */
export interface StartedRole {
  origin: string;
  portal: StartedPortal;
  /** All it has said so far. */
  said(): string;
}

/** The processes of deploy/compose.yaml without containers. */
export interface Topology extends AsyncDisposable {
  /** Where people reach it. */
  origin: string;
  webs: StartedRole[];
  workers: StartedRole[];
  kafka: Awaited<ReturnType<typeof startKafka>>;
  minio: Awaited<ReturnType<typeof startMinio>>;
  databaseUrl: string;
  metricsToken: string;
}

const METRICS_TOKEN = "token-of-the-local-topology";

/**
 * Starts PostgreSQL, Kafka and MinIO, two web processes behind a small proxy and two workers, all on free ports of this machine with
 * their data in `folder`; a database that is given is used instead of one of their own. Throws with the reason where Kafka or MinIO cannot be had.
 */
export async function startTopology(
  folder: string,
  options: {
    port?: number;
    databaseUrl?: string;
    env?: Record<string, string>;
    notice?: (text: string) => void;
  } = {},
): Promise<Topology> {
  const { notice = () => {} } = options;
  const begun: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const stop of begun.toReversed()) {
      await stop().catch((error) => console.error("while stopping:", error));
    }
  };
  const ownDatabase = async () => {
    const postgres = await startEmbedded(join(folder, "database"), { settings: { max_connections: "200" } });
    begun.push(() => postgres.stop());
    await createDatabase(postgres.adminUrl, "tis");
    return postgres.urlOf("tis");
  };
  try {
    const [jars, binary] = [await kafkaJars(), await minioBinary()];
    if ("skipped" in jars) throw new Error(`there is no Kafka: ${jars.skipped}`);
    if ("skipped" in binary) throw new Error(`there is no MinIO: ${binary.skipped}`);
    const databaseUrl = options.databaseUrl ?? await ownDatabase();
    const kafka = await startKafka(jars.folder, join(folder, "kafka"));
    begun.push(() => kafka.stop());
    const minio = await startMinio(binary.path, join(folder, "minio"));
    begun.push(() => minio.stop());
    notice(`Kafka at ${kafka.broker}, MinIO at ${minio.endpoint}`);
    const env = {
      DATABASE_URL: databaseUrl,
      DB_POOL: "10",
      KAFKA_BROKERS: kafka.broker,
      KAFKA_PARTITIONS: "4",
      S3_ENDPOINT: minio.endpoint,
      S3_ACCESS_KEY: minio.env.TEST_S3_ACCESS_KEY!,
      S3_SECRET_KEY: minio.env.TEST_S3_SECRET_KEY!,
      DATA_DIR: join(folder, "data"),
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_SECONDS: "0",
      METRICS_TOKEN,
      HEALTH_PORT: "0",
      ...options.env,
    };
    const start = async (role: string, originOf: (portal: StartedPortal) => string | undefined) => {
      let said = () => "";
      const portal = await startPortal({ ...env, ROLE: role }, (_, heard) => (said = heard));
      begun.push(async () => await portal[Symbol.asyncDispose]());
      const origin = originOf(portal);
      if (origin === undefined || !portal.said.includes(" is ready after ")) {
        throw new Error(`a ${role} process did not start:\n${portal.said}`);
      }
      notice(`${role} at ${origin}`);
      return { origin, portal, said };
    };
    const web = () => start("web", ({ address }) => address === null ? undefined : new URL(address).origin);
    const worker = () => start("worker", ({ said }) => /health at (http:\/\/[^/]+)\//.exec(said)?.[1]);
    // One after another: the first migrates and fills, and the first worker of a demo starts the simulated dealer management system.
    const webs = [await web()];
    const workers = [await worker(), await worker()];
    webs.push(await web());
    const proxy = startProxy(() => webs.map(({ origin }) => origin), options.port);
    begun.push(() => proxy.stop());
    return {
      origin: proxy.origin,
      ...{ webs, workers, kafka, minio },
      databaseUrl,
      metricsToken: METRICS_TOKEN,
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
