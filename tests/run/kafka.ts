import { join } from "node:path";
import { freePort } from "./free_port.ts";
import { signalIfRunning } from "./signal_if_running.ts";

/** Apache Kafka of the tests: the version whose jars tests/run/kafka/pom.xml names. */
export const KAFKA_VERSION = "4.2.1";

/** What a run of tests uses of a server that was prepared, or why there is none. */
export type PreparedServer = { env: Record<string, string>; stop(): Promise<void> } | { skipped: string };

/** A broker of its own for tests. */
export interface KafkaNode {
  /** `host:port`. */
  broker: string;
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): void;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
}

/** How fast it starts is the machine's matter; one that ended instead is told at once. */
const READY_MS = 600_000;

/**
 * Starts one Kafka node for the tests of a run, its jars fetched by Maven the first time. Where Java or Maven are missing the tests
 * of Kafka are skipped and say so.
 */
export async function prepareKafka(folder: string): Promise<PreparedServer> {
  const jars = await kafkaJars();
  if ("skipped" in jars) return jars;
  const node = await startKafka(jars.folder, join(folder, "kafka"));
  return { env: { TEST_KAFKA_BROKERS: node.broker }, stop: () => node.stop() };
}

/**
 * The folder of Kafka's jars: `KAFKA_LIBS` of the environment, else a cache that is filled by Maven when it is empty.
 */
export async function kafkaJars(): Promise<{ folder: string } | { skipped: string }> {
  if (!await runs("java", "-version")) return { skipped: "there is no Java" };
  const given = Deno.env.get("KAFKA_LIBS");
  if (given) return { folder: given };
  const home = Deno.env.get("XDG_CACHE_HOME") ?? join(Deno.env.get("HOME") ?? ".", ".cache");
  const folder = join(home, "tis-portal", `kafka-${KAFKA_VERSION}`);
  if (await exists(join(folder, "complete"))) return { folder };
  if (!await runs("mvn", "--version")) return { skipped: "there is no Maven to fetch it" };
  await Deno.mkdir(folder, { recursive: true });
  const { success, stdout, stderr } = await new Deno.Command("mvn", {
    args: [
      ...["--batch-mode", "--quiet", "--file", join(import.meta.dirname!, "kafka", "pom.xml")],
      ...["dependency:copy-dependencies", `-DoutputDirectory=${folder}`],
    ],
  }).output();
  if (!success) {
    const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
    return {
      skipped: `Maven could not fetch it: ${said.split("\n").find((line) => line.includes("ERROR")) ?? said}`,
    };
  }
  await Deno.writeTextFile(join(folder, "complete"), `${KAFKA_VERSION}\n`);
  return { folder };
}

/** What a broker is to have beside the usual: settings, in which `{controller}` is the controller's port, and arguments of its storage's formatting. */
interface Otherwise {
  port?: number;
  settings?: Record<string, string>;
  format?: string[];
}

/** Starts a broker that is its own controller (KRaft) on free ports of this machine, with its data in `folder`. */
export async function startKafka(
  jars: string,
  folder: string,
  { port = freePort(), settings = {}, format = [] }: Otherwise = {},
): Promise<KafkaNode> {
  await Deno.mkdir(folder, { recursive: true });
  const controllerPort = freePort();
  const broker = `127.0.0.1:${port}`;
  const properties = join(folder, "server.properties");
  await Deno.writeTextFile(properties, propertiesOf(folder, port, controllerPort, settings));
  await javaCommand(jars, folder, "kafka.tools.StorageTool", [
    ...["format", "--ignore-formatted", "--cluster-id", "dGlzLXRlc3RzLTAwMDAwMQ", "--config", properties],
    ...format,
  ], "piped").output().then(({ success, stderr }) => {
    if (!success) throw new Error(`Kafka's storage was not formatted: ${new TextDecoder().decode(stderr)}`);
  });
  let child: Deno.ChildProcess | null = null;
  const node: KafkaNode = {
    broker,
    async start() {
      child = javaCommand(jars, folder, "kafka.Kafka", [properties], "null").spawn();
      await answers(port, child);
    },
    kill() {
      child?.kill("SIGKILL");
      child = null;
    },
    async stop() {
      const running = child;
      child = null;
      if (!running) return;
      signalIfRunning(running, "SIGTERM");
      const late = setTimeout(() => running.kill("SIGKILL"), 10_000);
      await running.status;
      clearTimeout(late);
    },
  };
  await node.start();
  return node;
}

/** A class of Kafka's jars with its arguments. */
export function javaCommand(
  jars: string,
  folder: string,
  main: string,
  args: string[],
  said: "piped" | "null",
): Deno.Command {
  return new Deno.Command("java", {
    args: [
      ...["-Xms256m", "-Xmx512m", "-XX:TieredStopAtLevel=1", "-cp", join(jars, "*")],
      ...[`-Dlog4j2.configurationFile=${join(import.meta.dirname!, "kafka", "log4j2.properties")}`],
      ...[`-Dkafka.logs.dir=${folder}`, main, ...args],
    ],
    stdin: "null",
    stdout: said,
    stderr: said,
  });
}

function propertiesOf(
  folder: string,
  port: number,
  controllerPort: number,
  settings: Record<string, string>,
): string {
  return Object.entries({
    "process.roles": "broker,controller",
    "node.id": 1,
    "controller.quorum.voters": `1@127.0.0.1:${controllerPort}`,
    "listeners": `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    "advertised.listeners": `PLAINTEXT://127.0.0.1:${port}`,
    "controller.listener.names": "CONTROLLER",
    "log.dirs": join(folder, "data"),
    "auto.create.topics.enable": false,
    "offsets.topic.replication.factor": 1,
    "offsets.topic.num.partitions": 4,
    "transaction.state.log.num.partitions": 4,
    "transaction.state.log.replication.factor": 1,
    "transaction.state.log.min.isr": 1,
    // A group of tests need not wait for further members.
    "group.initial.rebalance.delay.ms": 0,
    "group.min.session.timeout.ms": 1000,
    "log.cleaner.enable": false,
    // What it does while nobody asks, all run long: a record of nothing twice a second, and eleven threads that look three times.
    ...{ "metadata.max.idle.interval.ms": 0, "num.io.threads": 2, "num.network.threads": 1 },
    ...settings,
  }).map(([name, value]) => `${name}=${value}\n`).join("").replaceAll(
    "{controller}",
    () => `${controllerPort}`,
  );
}

/** Waits until the port takes connections; a process that ended instead is told at once. */
async function answers(port: number, child: Deno.ChildProcess): Promise<void> {
  let ended = false;
  child.status.then(() => (ended = true));
  for (const until = performance.now() + READY_MS; performance.now() < until;) {
    if (ended) throw new Error("Kafka ended at its start");
    try {
      (await Deno.connect({ hostname: "127.0.0.1", port })).close();
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error("Kafka did not start in time");
}

async function runs(command: string, argument: string): Promise<boolean> {
  try {
    return (await new Deno.Command(command, { args: [argument], stdout: "null", stderr: "null" }).output())
      .success;
  } catch {
    return false;
  }
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
