import assert from "node:assert/strict";
import { weaknessOf } from "@/services/entry/password_policy.ts";
import { ConfigError, readConfig } from "@/platform/config.ts";
import { configurationTable } from "@/platform/environment.ts";
import { SECRETS } from "@/platform/secret_files.ts";

Deno.test("without any variable it is a demo portal on loopback with the embedded server", () => {
  const config = readConfig({});
  assert.equal(config.demo, true);
  assert.equal(config.host, "127.0.0.1");
  assert.equal(config.port, 8000);
  assert.equal(config.basePath, "/tis");
  assert.equal(config.databaseUrl, null);
  assert.equal(config.captcha, true);
  assert.ok(config.dataDir.endsWith("/.data"), config.dataDir);
  assert.equal(config.mailDir, `${config.dataDir}/mail`);
  assert.equal(config.firstAdmin, null);
});

Deno.test("with a database of one's own the demo is off and the portal is open to the network", () => {
  const config = readConfig({ DATABASE_URL: "postgres://tis:secret@db/tis" });
  assert.equal(config.demo, false);
  assert.equal(config.host, "0.0.0.0");
  assert.equal(config.openapiPublic, false);
});

Deno.test("an empty value counts as not given", () => {
  assert.equal(readConfig({ PORT: "", DATABASE_URL: " " }).port, 8000);
});

Deno.test("lists are split at commas", () => {
  const config = readConfig({
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    OVERSEAS_HOSTS: "tis.example.com,tis.example.eu",
  });
  assert.deepEqual(config.trustedProxies, ["10.0.0.0/8", "::1"]);
  assert.deepEqual(config.overseasHosts, ["tis.example.com", "tis.example.eu"]);
});

const REFUSED: [sentence: string, env: Record<string, string>, variable: string, rule: RegExp][] = [
  ["a port that is no number", { PORT: "http" }, "PORT", /whole number.*for example PORT=8080/],
  ["a port above 65535", { PORT: "65536" }, "PORT", /at most 65535/],
  [
    "a base path with a slash at its end",
    { BASE_PATH: "/tis/" },
    "BASE_PATH",
    /must be a path such as \/tis/,
  ],
  ["a base path of the root", { BASE_PATH: "/" }, "BASE_PATH", /must be a path/],
  [
    "what to do without a clamd that is not there",
    { CLAMD_AWAY: "refuse" },
    "CLAMD_AWAY",
    /only beside CLAMD_URL/,
  ],
  ["events kept for no month", { KEEP_EVENTS_MONTHS: "0" }, "KEEP_EVENTS_MONTHS", /at least 1.*for example/],
  ["exports kept for ever", { KEEP_EXPORTS_DAYS: "ever" }, "KEEP_EXPORTS_DAYS", /whole number/],
  ["an unknown role", { ROLE: "both" }, "ROLE", /one of web, worker, all/],
  ["a switch that is neither on nor off", { DEMO: "yes" }, "DEMO", /one of on, off/],
  ["a database that is not PostgreSQL", { DATABASE_URL: "mysql://db/tis" }, "DATABASE_URL", /postgres:\/\//],
  [
    "a replica without a database",
    { DATABASE_REPLICA_URL: "postgres://r/tis" },
    "DATABASE_REPLICA_URL",
    /needs DATABASE_URL/,
  ],
  ["a login without captcha outside demo mode", { DEMO: "off", CAPTCHA: "off" }, "CAPTCHA", /demo mode only/],
  [
    "a network with a prefix too long",
    { TRUSTED_PROXIES: "10.0.0.0/33" },
    "TRUSTED_PROXIES",
    /networks such as/,
  ],
  ["a Kafka without a port", { KAFKA_BROKERS: "kafka" }, "KAFKA_BROKERS", /such as kafka:9092/],
  ["settings of Kafka without a Kafka", { KAFKA_PARTITIONS: "3" }, "KAFKA_PARTITIONS", /needs KAFKA_BROKERS/],
  [
    "an account at Kafka without its password",
    { KAFKA_BROKERS: "kafka:9092", KAFKA_SASL_MECHANISM: "plain", KAFKA_SASL_USERNAME: "tis" },
    "KAFKA_SASL_PASSWORD",
    /missing beside/,
  ],
  [
    "certificates of Kafka without TLS",
    { KAFKA_BROKERS: "kafka:9092", KAFKA_TLS_CA: "/etc/ca.pem" },
    "KAFKA_TLS",
    /must be on/,
  ],
  [
    "a mail server by the web's protocol",
    { SMTP_URL: "https://mail" },
    "SMTP_URL",
    /smtp:\/\/ or smtps:\/\//,
  ],
  [
    "a first administrator without a mail address",
    { ADMIN_ACCOUNT: "admin" },
    "ADMIN_EMAIL",
    /needs all three/,
  ],
  [
    "a short administrator's password",
    { ADMIN_PASSWORD: "short" },
    "ADMIN_PASSWORD",
    /at least 8 characters/,
  ],
];
for (const [sentence, env, variable, rule] of REFUSED) {
  Deno.test(`${sentence} stops the start and names ${variable}`, () => {
    assert.throws(() => readConfig(env), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.equal(error.variable, variable);
      assert.match(error.message, new RegExp(`^${variable} `));
      assert.match(error.message, rule);
      return true;
    });
  });
}

/** Every variable with its example. */
const EXAMPLES: Record<string, string> = {
  ...Object.fromEntries(
    configurationTable().split("\n").slice(2).map((row) => row.split("|").map((cell) => cell.trim())).map(
      ([, name, , , example]) => [name!.replaceAll("`", ""), example!.replaceAll("`", "")],
    ),
  ),
  CAPTCHA: "on",
};

Deno.test("every example of the documentation is accepted", () => {
  const config = readConfig(EXAMPLES);
  assert.equal(config.port, 8080);
  assert.equal(config.firstAdmin?.account, "admin");
  const { account, email, password } = config.firstAdmin!;
  assert.equal(weaknessOf(password, { account, email }), null, "the portal takes the example's password");
});

Deno.test("the configuration table of the README is that of the program", async () => {
  const readme = await Deno.readTextFile(new URL("../../README.md", import.meta.url));
  assert.ok(readme.includes(configurationTable()), `README.md lacks this table:\n${configurationTable()}`);
});

Deno.test("each secret comes from a file as well, without its line end", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const config = { ...EXAMPLES };
    for (const name of SECRETS) {
      const path = `${folder}/${name}`;
      await Deno.writeTextFile(path, `${EXAMPLES[name]}\n`);
      delete config[name];
      config[`${name}_FILE`] = path;
    }
    assert.deepEqual(readConfig(config), readConfig(EXAMPLES));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a secret given twice, a file that is not there and an empty one stop the start, and no secret is told", async () => {
  const folder = await Deno.makeTempDir();
  const [path, empty, broken] = [`${folder}/token`, `${folder}/empty`, `${folder}/broken`];
  await Deno.writeTextFile(path, "3a7d5f0e91c84b2fb6d0");
  await Deno.writeTextFile(empty, " \n");
  await Deno.writeTextFile(broken, "hidden");
  const refusedBy = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      assert.ok(error instanceof ConfigError);
      return error.message;
    }
    throw new Error("it was taken");
  };
  try {
    const twice = refusedBy({ DMS_TOKEN_FILE: path, DMS_TOKEN: "3a7d5f0e91c84b2fb6d1" });
    assert.match(twice, /^DMS_TOKEN_FILE must not be given beside DMS_TOKEN/);
    assert.doesNotMatch(twice, /3a7d/);
    assert.match(refusedBy({ SMTP_URL_FILE: `${folder}/none` }), /^SMTP_URL_FILE names a file that cannot/);
    assert.match(refusedBy({ CARD_KEY_FILE: empty }), /^CARD_KEY_FILE names a file that is empty/);
    assert.match(
      refusedBy({ METRICS_TOKEN_FILE: broken }),
      /^METRICS_TOKEN needs at least 16 characters \(for/,
    );
    assert.equal(readConfig({ DMS_TOKEN: " ", DMS_TOKEN_FILE: path }).dmsToken, "3a7d5f0e91c84b2fb6d0");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("README.md names the secrets that come from files", async () => {
  const readme = await Deno.readTextFile(new URL("../../README.md", import.meta.url));
  assert.ok(readme.includes(SECRETS.map((name) => `\`${name}_FILE\``).join(", ")));
});
