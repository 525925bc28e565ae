import assert from "node:assert/strict";
import { join } from "node:path";
import { parse } from "yaml";
import { readConfig } from "@/platform/config.ts";
import { environment } from "@/platform/environment.ts";
import { SECRETS } from "@/platform/secret_files.ts";
import { weaknessOf } from "@/services/entry/password_policy.ts";
import { packagesText } from "@/deploy/image/write_packages.ts";
import { MINIO_VERSION } from "../run/minio.ts";
import { MINIO_CLIENT_VERSION } from "../run/minio_client.ts";
import { CADDY_VERSION } from "../run/caddy.ts";
import { KAFKA_VERSION } from "../run/kafka.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

const DEPLOY = join(ROOT, "deploy");
const read = (name: string) => Deno.readTextFile(join(DEPLOY, name));

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string; target?: string };
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  restart?: string;
  depends_on?: string[] | Record<string, { condition: string }>;
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string } } };
  healthcheck?: unknown;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  secrets?: string[];
  networks?: string[];
  ports?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  secrets: Record<string, unknown>;
}

const compose: Compose = parse(await read("compose.yaml"), { merge: true });

/** Variables of an example file, also those that are commented out. */
async function variablesOf(name: string): Promise<Map<string, string>> {
  const lines = (await read(name)).split("\n").map((line) => /^#?([A-Z0-9_]+)=(.*)$/.exec(line));
  return new Map(lines.flatMap((found) => found ? [[found[1]!, found[2]!]] : []));
}

/** Makes the secrets as an operator does. */
async function makeSecrets(folder: string): Promise<void> {
  const { success, stderr } = await new Deno.Command("sh", {
    args: [join(DEPLOY, "make_secrets.sh"), folder],
  }).output();
  assert.ok(success, new TextDecoder().decode(stderr));
}

const secret = async (folder: string, name: string) => (await Deno.readTextFile(join(folder, name))).trim();

Deno.test("each variable that the deployment gives the portal is one that it reads", async () => {
  const known = new Set(Object.keys(environment.shape));
  const given = [
    ...(await variablesOf("portal.env.example")).keys(),
    ...["web1", "worker"].flatMap((name) => Object.keys(compose.services[name]!.environment ?? {})),
  ].map((name) =>
    (SECRETS as readonly string[]).includes(name.replace(/_FILE$/, "")) ? name.replace(/_FILE$/, "") : name
  );
  // Read by the runtime itself.
  assert.deepEqual(given.filter((name) => !known.has(name) && !name.startsWith("OTEL_")), []);
});

Deno.test("the examples are a configuration that the portal starts by, and its secrets come from files", async () => {
  const folder = await Deno.makeTempDir();
  await makeSecrets(folder);
  const lines = (await read("portal.env.example")).split("\n").filter((line) => /^[A-Z]/.test(line));
  const env = Object.fromEntries(
    lines.map((line) => [line.split("=")[0]!, line.slice(line.indexOf("=") + 1)]),
  );
  assert.deepEqual(SECRETS.filter((name) => env[name]), [], "no secret stands in the example");
  for (const [name, role] of [["web1", "web"], ["worker", "worker"]] as const) {
    const given = Object.entries(compose.services[name]!.environment ?? {}).map((
      [name, value],
    ) => [name, value.replace("/run/secrets", () => folder)]);
    const config = readConfig({ ...env, ...Object.fromEntries(given), DEMO: "off" });
    assert.deepEqual(
      [config.role, config.demo, config.databaseUrl !== null, config.s3 !== null, config.cardKeys !== null],
      [role, false, true, true, true],
    );
    assert.equal(config.healthPort, name === "worker" ? 9090 : null);
    assert.equal(config.drainSeconds, 15);
    const { account, email, password } = config.firstAdmin!;
    assert.equal(weaknessOf(password, { account, email }), null, "the first administrator's password holds");
    assert.equal(new URL(config.databaseUrl!).password, await secret(folder, "database_password"));
    assert.deepEqual([config.s3!.accessKey, config.s3!.secretKey], [
      await secret(folder, "s3_access_key"),
      await secret(folder, "s3_secret_key"),
    ]);
  }
  const { subnet } = compose.networks.front!.ipam!.config[0]!;
  assert.equal(env.TRUSTED_PROXIES, subnet);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("making secrets again changes none, and nobody else on the machine reads them", async () => {
  const folder = await Deno.makeTempDir();
  const inside = join(folder, "secrets");
  // Made before by hand, with what nobody may write over.
  await Deno.mkdir(inside, { mode: 0o755 });
  await Deno.writeTextFile(join(inside, "smtp_url"), "", { mode: 0o444 });
  await makeSecrets(inside);
  const [card, again] = [await secret(inside, "card_key"), makeSecrets(inside)];
  await again;
  assert.equal(await secret(inside, "card_key"), card);
  assert.equal((await Deno.stat(inside)).mode! & 0o777, 0o700);
  const made = [...Deno.readDirSync(inside)].map(({ name }) => name).sort();
  assert.deepEqual(made, Object.keys(compose.secrets).sort(), "each secret of compose.yaml is made");
  for (const name of made) {
    // Containers read them as somebody else; their owner writes over those that others gave.
    assert.equal((await Deno.stat(join(inside, name))).mode! & 0o777, 0o644, name);
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("each service has an image or a build that is there, a restart rule and limits of what it may use", async () => {
  for (const [name, service] of Object.entries(compose.services)) {
    assert.ok(service.image, name);
    if (!service.build) {
      assert.match(service.image, /^docker\.io\/[a-z0-9/.-]+:[0-9][0-9.]*(@sha256:[0-9a-f]{64})?$/, name);
    }
    if (service.build) {
      const file = join(DEPLOY, service.build.context, service.build.dockerfile);
      const text = await Deno.readTextFile(file);
      if (service.build.target) assert.match(text, new RegExp(`^FROM .* AS ${service.build.target}$`, "m"));
    }
    assert.equal(service.restart, name === "minio-setup" ? "no" : "unless-stopped", name);
    assert.ok(service.deploy?.resources?.limits?.memory && service.deploy.resources.limits.cpus, name);
    if (service.env_file) {
      assert.ok(await Deno.stat(join(DEPLOY, `${service.env_file}.example`)), service.env_file);
    }
    const needs = service.depends_on ?? [];
    for (const other of Array.isArray(needs) ? needs : Object.keys(needs)) {
      assert.ok(compose.services[other], `${name} needs ${other}`);
    }
    for (const volume of service.volumes ?? []) {
      const from = volume.split(":")[0]!;
      if (from.startsWith(".")) assert.ok(await Deno.stat(join(DEPLOY, from)), volume);
      else assert.ok(from in compose.volumes, volume);
    }
  }
  assert.deepEqual(compose.services.web2, compose.services.web1);
  assert.equal(compose.services.worker!.deploy!.replicas, 2);
});

Deno.test("each service has a root that it cannot write, no rights of its own, and a check of its health", () => {
  for (const [name, service] of Object.entries(compose.services)) {
    assert.equal(service.read_only, true, name);
    assert.deepEqual(service.cap_drop, ["ALL"], name);
    assert.deepEqual(service.cap_add ?? [], name === "proxy" ? ["NET_BIND_SERVICE"] : [], name);
    assert.deepEqual(service.security_opt, ["no-new-privileges:true"], name);
    assert.ok(service.tmpfs?.some((one) => one.startsWith("/tmp")), name);
    assert.ok(service.healthcheck, name);
    for (const secret of service.secrets ?? []) assert.ok(secret in compose.secrets, `${name}: ${secret}`);
    const files = Object.entries(service.environment ?? {}).filter(([variable]) =>
      variable.endsWith("_FILE")
    );
    for (const [variable, path] of files) {
      assert.ok(service.secrets?.includes(path.replace("/run/secrets/", "")), `${name}: ${variable}`);
    }
  }
});

Deno.test("only the portal reaches what keeps data, and only the proxy is reached from outside", () => {
  assert.equal(compose.networks.stores!.internal, true);
  const on = (network: string) =>
    Object.entries(compose.services).filter(([, { networks }]) => networks?.includes(network)).map(([name]) =>
      name
    );
  assert.deepEqual(on("stores"), ["web1", "web2", "worker", "postgres", "kafka", "minio", "minio-setup"]);
  // The portal sees the proxy at an address of this network alone, which is trusted.
  assert.deepEqual(on("front").filter((name) => name !== "minio"), ["web1", "web2", "worker", "proxy"]);
  assert.deepEqual(on("public"), ["proxy"]);
  assert.deepEqual(Object.keys(compose.services).filter((name) => compose.services[name]!.ports), ["proxy"]);
});

Deno.test("the deployment has the versions that the tests run against", async () => {
  const tagOf = (name: string) => compose.services[name]!.image!.split("@")[0];
  assert.equal(tagOf("kafka"), `docker.io/apache/kafka:${KAFKA_VERSION}`);
  assert.equal(tagOf("postgres"), "docker.io/library/postgres:18");
  assert.equal(tagOf("proxy"), `docker.io/library/caddy:${CADDY_VERSION.slice(1)}`);
  const minio = await read("minio.Containerfile");
  assert.ok(
    minio.includes(`minio/minio@${MINIO_VERSION}`) && minio.includes(`minio/mc@${MINIO_CLIENT_VERSION}`),
  );
  assert.match(await read("Containerfile"), /^ARG DENO=docker\.io\/denoland\/deno:bin-2\.9\.\d+(@|$)/m);
});

Deno.test("the image fetches its packages before it copies the sources, and they are those of the portal", async () => {
  assert.equal(
    await read("image/packages.ts"),
    await packagesText(),
    "deno run -A deploy/image/write_packages.ts",
  );
  const text = await read("Containerfile");
  const fetching = text.indexOf("RUN deno cache --lock=deno.lock --frozen deploy/image/packages.ts");
  assert.ok(fetching > 0 && fetching < text.indexOf("COPY . ."));
  // Whatever they lack is told by the build: this fetches it, late.
  assert.match(text, /^RUN deno task fetch && \\$/m);
});

Deno.test("what the container files run is there, and only what the program needs goes into the image", async () => {
  const text = await read("Containerfile");
  const run = [...text.matchAll(/"((?:deploy\/)?[a-z_]+\.ts)"/gm)].map(([, path]) => path!);
  assert.deepEqual([...new Set(run)].sort(), ["deploy/ask_health.ts", "start.ts"]);
  for (const path of run) assert.ok(await Deno.stat(join(ROOT, path)), path);
  assert.equal(text.match(/^USER 10001:10001$/gm)?.length, 2);
  const [ignored, same] = await Promise.all(
    [".containerignore", ".dockerignore"].map((name) => Deno.readTextFile(join(ROOT, name))),
  );
  assert.equal(ignored, same);
  const lines = ignored!.split("\n").filter((line) => line && !line.startsWith("#"));
  assert.equal(lines[0], "*");
  const taken = lines.slice(1).map((line) => line.replace(/^!/, ""));
  for (const path of taken.filter((path) => !path.includes("*"))) {
    assert.ok(await Deno.stat(join(ROOT, path)), path);
  }
  assert.deepEqual(taken.filter((path) => /^(tests|bench|docs|tools|drawing|\.)/.test(path)), []);
  const tops = new Set(taken);
  for (const path of await programFiles()) {
    const top = path.split("/")[0]!;
    assert.ok(
      tops.has(top) || tops.has(path) || (path === top && top.endsWith(".ts")),
      `${path} is not in the image`,
    );
  }
});

/** Files of the project that the launcher, the portal, a page or a conversion may load. */
async function programFiles(): Promise<string[]> {
  const files = (await Promise.all(["start.ts", "role.ts"].map(filesOf))).flat();
  assert.ok(files.length > 500, "files were found");
  return files;
}

async function filesOf(program: string): Promise<string[]> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", LOCKED, `--config=${join(ROOT, "deno.json")}`, join(ROOT, program)],
  }).output();
  const { modules } = JSON.parse(new TextDecoder().decode(stdout)) as { modules: { local?: string }[] };
  return modules.flatMap(({ local }) => local?.startsWith(ROOT) ? [local.slice(ROOT.length)] : []);
}

Deno.test("no folder of secrets that the manual has made is ever committed", async () => {
  const manual = await Deno.readTextFile(join(ROOT, "docs", "operations.md"));
  const folders = [...manual.matchAll(/^sh deploy\/make_secrets\.sh(?: ([\w./-]+))?/gm)]
    .map(([, folder]) => folder ?? "deploy/secrets");
  assert.ok(folders.length >= 2, String(folders));
  for (const folder of [...folders, "deploy/portal.env", "deploy/proxy.env"]) {
    const { code } = await new Deno.Command("git", {
      args: ["check-ignore", "--no-index", "-q", folder.endsWith(".env") ? folder : `${folder}/card_key`],
      cwd: ROOT,
    }).output();
    assert.equal(code, 0, `${folder} is not in .gitignore`);
  }
});
