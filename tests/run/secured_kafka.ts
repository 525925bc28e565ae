import { join } from "node:path";
import { freePort } from "./free_port.ts";
import { javaCommand, type KafkaNode, startKafka } from "./kafka.ts";

/** A broker that is spoken to by TLS and SASL SCRAM-SHA-512 only, with access control lists, all denied unless allowed. */
export interface SecuredKafka extends KafkaNode {
  /** PEM file of the authority that signed the broker's certificate. */
  ca: string;
  /** Settings of the administrator for Kafka's own commands. */
  adminProperties: string;
  /** Runs a class of Kafka's, such as `org.apache.kafka.tools.AclCommand`; throws what it said when it failed. */
  run(main: string, args: string[]): Promise<void>;
}

/** Password of every account. */
export const PASSWORD = "a-long-secret";
const ADMIN = "admin";

/** Starts it in `folder`, with an account for each name. Certificates are made by openssl. */
export async function startSecuredKafka(
  jars: string,
  folder: string,
  accounts: readonly string[],
): Promise<SecuredKafka> {
  await Deno.mkdir(folder, { recursive: true });
  const { ca, keystore } = await certificates(folder);
  const port = freePort();
  const jaas = `org.apache.kafka.common.security.scram.ScramLoginModule required username="${ADMIN}" ` +
    `password="${PASSWORD}";`;
  const node = await startKafka(jars, folder, {
    port,
    settings: {
      "listeners": `SASL_SSL://127.0.0.1:${port},CONTROLLER://127.0.0.1:{controller}`,
      "advertised.listeners": `SASL_SSL://127.0.0.1:${port}`,
      "listener.security.protocol.map": "SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT",
      "inter.broker.listener.name": "SASL_SSL",
      "sasl.enabled.mechanisms": "SCRAM-SHA-512",
      "sasl.mechanism.inter.broker.protocol": "SCRAM-SHA-512",
      "listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config": jaas,
      "ssl.keystore.type": "PEM",
      "ssl.keystore.location": keystore,
      "ssl.truststore.type": "PEM",
      "ssl.truststore.location": ca,
      "authorizer.class.name": "org.apache.kafka.metadata.authorizer.StandardAuthorizer",
      // The node's own way to its controller, on loopback, has no account.
      "super.users": `User:${ADMIN};User:ANONYMOUS`,
    },
    format: [ADMIN, ...accounts].flatMap((
      name,
    ) => ["--add-scram", `SCRAM-SHA-512=[name=${name},password=${PASSWORD}]`]),
  });
  const adminProperties = join(folder, "admin.properties");
  await Deno.writeTextFile(
    adminProperties,
    [
      "security.protocol=SASL_SSL",
      "sasl.mechanism=SCRAM-SHA-512",
      `sasl.jaas.config=${jaas}`,
      "ssl.truststore.type=PEM",
      `ssl.truststore.location=${ca}`,
    ].join("\n"),
  );
  return {
    ...node,
    ca,
    adminProperties,
    async run(main, args) {
      const { success, stdout, stderr } = await javaCommand(jars, folder, main, args, "piped").output();
      const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
      if (!success) throw new Error(`${main}: ${said}`);
    },
  };
}

/** An authority, and key and certificate of 127.0.0.1 signed by it, in one file. */
async function certificates(folder: string): Promise<{ ca: string; keystore: string }> {
  const at = (name: string) => join(folder, name);
  const openssl = async (...args: string[]) => {
    const { success, stderr } = await new Deno.Command("openssl", { args, stdout: "null", stderr: "piped" })
      .output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
  };
  const request = ["req", "-newkey", "rsa:2048", "-nodes"];
  await openssl(
    ...[...request, "-x509", "-days", "2", "-subj", "/CN=tests"],
    ...["-keyout", at("ca.key"), "-out", at("ca.pem")],
  );
  await openssl(
    ...[...request, "-subj", "/CN=127.0.0.1"],
    ...["-keyout", at("node.key"), "-out", at("node.csr")],
  );
  await Deno.writeTextFile(at("names"), "subjectAltName=IP:127.0.0.1\n");
  await openssl(
    ...["x509", "-req", "-days", "2", "-in", at("node.csr"), "-extfile", at("names")],
    ...["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial", "-out", at("node.pem")],
  );
  const parts = await Promise.all(
    ["node.key", "node.pem", "ca.pem"].map((name) => Deno.readTextFile(at(name))),
  );
  await Deno.writeTextFile(at("keystore.pem"), parts.join(""));
  return { ca: at("ca.pem"), keystore: at("keystore.pem") };
}
