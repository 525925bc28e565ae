import type { z } from "zod";
import { absolute } from "./config_folder.ts";
import { ConfigError } from "./config_error.ts";
import type { KafkaConfig } from "./config_shape.ts";
import { type environment, notesOf } from "./environment.ts";

/** How Kafka is reached; null: no brokers are named. */
export function kafkaOf(values: z.output<typeof environment>): KafkaConfig | null {
  const { KAFKA_BROKERS: brokers, KAFKA_SASL_MECHANISM: mechanism } = values;
  const given = (name: keyof typeof values) => values[name] !== undefined;
  const together = (names: (keyof typeof values)[]) => {
    if (!names.some(given)) return;
    const missing = names.find((name) => !given(name));
    if (missing) {
      throw new ConfigError(missing, `is missing beside ${names.find(given)}`, notesOf(missing).example);
    }
  };
  together(["KAFKA_SASL_MECHANISM", "KAFKA_SASL_USERNAME", "KAFKA_SASL_PASSWORD"]);
  together(["KAFKA_TLS_CERT", "KAFKA_TLS_KEY"]);
  if (!values.KAFKA_TLS && (given("KAFKA_TLS_CA") || given("KAFKA_TLS_CERT"))) {
    throw new ConfigError("KAFKA_TLS", "must be on where certificates are named", "on");
  }
  if (!brokers?.length) {
    const alone = Object.keys(values).find((name) =>
      name.startsWith("KAFKA_") && given(name as keyof typeof values)
    );
    if (alone) throw new ConfigError(alone, "needs KAFKA_BROKERS beside it");
    return null;
  }
  const file = (path: string | undefined) => path === undefined ? null : absolute(path);
  return {
    brokers,
    hosts: values.KAFKA_HOSTS ?? [],
    clientId: values.KAFKA_CLIENT_ID ?? values.DEPLOYMENT ?? "tis",
    prefix: values.KAFKA_PREFIX ?? values.DEPLOYMENT ?? "tis",
    sasl: mechanism
      ? { mechanism, username: values.KAFKA_SASL_USERNAME!, password: values.KAFKA_SASL_PASSWORD! }
      : null,
    tls: values.KAFKA_TLS
      ? {
        caFile: file(values.KAFKA_TLS_CA),
        certFile: file(values.KAFKA_TLS_CERT),
        keyFile: file(values.KAFKA_TLS_KEY),
      }
      : null,
    partitions: values.KAFKA_PARTITIONS ?? 12,
    replication: values.KAFKA_REPLICATION ?? 1,
  };
}
