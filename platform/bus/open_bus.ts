import { ConfigError, type KafkaConfig } from "../config.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./local.ts";

/** The bus of a configuration; files of certificates are read now. */
export async function openBus(kafka: KafkaConfig | null): Promise<Bus> {
  if (kafka === null) return localBus();
  // Its client is loaded where it is used alone.
  const { kafkaBus } = await import("./kafka.ts");
  const { tls } = kafka;
  return kafkaBus({
    ...kafka,
    tls: tls && {
      ca: await readFile("KAFKA_TLS_CA", tls.caFile),
      cert: await readFile("KAFKA_TLS_CERT", tls.certFile),
      key: await readFile("KAFKA_TLS_KEY", tls.keyFile),
    },
  });
}

async function readFile(variable: string, path: string | null): Promise<string | null> {
  if (path === null) return null;
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    throw new ConfigError(variable, `names a file that cannot be read: ${(error as Error).message}`);
  }
}
