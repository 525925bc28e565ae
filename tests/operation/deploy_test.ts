import assert from "node:assert/strict";
import { join } from "node:path";
import { parse } from "yaml";
import { readConfig } from "@/platform/config.ts";
import { environment } from "@/platform/environment.ts";
import { MINIO_VERSION } from "../run/minio.ts";
import { CADDY_VERSION } from "../run/caddy.ts";
import { KAFKA_VERSION } from "../run/kafka.ts";
import { ROOT } from "../source_tree.ts";

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
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}

const compose: Compose = parse(await read("compose.yaml"), { merge: true });

/** Variables of an example file, also those that are commented out. */
async function variablesOf(name: string): Promise<Map<string, string>> {
  const lines = (await read(name)).split("\n").map((line) => /^#?([A-Z0-9_]+)=(.*)$/.exec(line));
  return new Map(lines.flatMap((found) => found ? [[found[1]!, found[2]!]] : []));
}

Deno.test("each variable that the deployment gives the portal is one that it reads", async () => {
  const known = new Set(Object.keys(environment.shape));
  const given = [
    ...(await variablesOf("portal.env.example")).keys(),
    ...["web1", "worker"].flatMap((name) => Object.keys(compose.services[name]!.environment ?? {})),
  ];
  // Read by the runtime itself.
  assert.deepEqual(given.filter((name) => !known.has(name) && !name.startsWith("OTEL_")), []);
});

Deno.test("the example of the configuration is one that the portal starts by", async () => {
  const lines = (await read("portal.env.example")).split("\n").filter((line) => /^[A-Z]/.test(line));
  const env = Object.fromEntries(
    lines.map((line) => [line.split("=")[0]!, line.slice(line.indexOf("=") + 1)]),
  );
  for (const [name, role] of [["web1", "web"], ["worker", "worker"]] as const) {
    const config = readConfig({ ...env, ...compose.services[name]!.environment });
    assert.deepEqual([config.role, config.demo, config.databaseUrl !== null, config.s3 !== null], [
      role,
      false,
      true,
      true,
    ]);
    assert.equal(config.healthPort, name === "worker" ? 9090 : null);
    assert.equal(config.drainSeconds, 15);
  }
  const { subnet } = compose.networks.default.ipam.config[0]!;
  assert.equal(env.TRUSTED_PROXIES, subnet);
  const stores = await variablesOf("stores.env.example");
  assert.equal(new URL(env.DATABASE_URL!).password, stores.get("POSTGRES_PASSWORD"));
  assert.equal(env.S3_ACCESS_KEY, stores.get("MINIO_ROOT_USER"));
  assert.equal(env.S3_SECRET_KEY, stores.get("MINIO_ROOT_PASSWORD"));
});

Deno.test("each service has an image or a build that is there, a restart rule and limits of what it may use", async () => {
  for (const [name, service] of Object.entries(compose.services)) {
    assert.ok(service.image ?? service.build, name);
    if (service.image) assert.match(service.image, /^[a-z0-9/.-]+:[0-9][0-9.]*$/, name);
    if (service.build) {
      const file = join(DEPLOY, service.build.context, service.build.dockerfile);
      const text = await Deno.readTextFile(file);
      if (service.build.target) assert.match(text, new RegExp(`^FROM .* AS ${service.build.target}$`, "m"));
    }
    assert.equal(service.restart, "unless-stopped", name);
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

Deno.test("the deployment has the versions that the tests run against", async () => {
  assert.equal(compose.services.kafka!.image, `apache/kafka:${KAFKA_VERSION}`);
  assert.match(compose.services.postgres!.image!, /^postgres:18$/);
  assert.ok((await read("minio.Containerfile")).includes(`minio@${MINIO_VERSION}`));
  assert.equal(compose.services.proxy!.image, `caddy:${CADDY_VERSION.slice(1)}`);
  const images = [...(await read("Containerfile")).matchAll(/^FROM denoland\/deno:debian-(\S+)/gm)];
  assert.equal(images.length, 3);
  for (const [, version] of images) assert.match(version!, /^2\.9\./);
});

Deno.test("what the container files copy and run is there", async () => {
  const text = await read("Containerfile");
  assert.match(text, /^RUN deno task fetch && \\$/m);
  const { tasks } = JSON.parse(await Deno.readTextFile(join(ROOT, "deno.json")));
  const fetched = /^deno cache --lock=deno\.lock --frozen (.+) routes\/\*\*\/\*\.tsx$/.exec(tasks.fetch)![1]!;
  const run = [...text.matchAll(/"((?:deploy\/)?[a-z_]+\.ts)"/gm)].map(([, path]) => path!);
  const named = [...fetched.split(" "), ...run];
  for (const path of ["start.ts", "role.ts", "engines/files/convert/converter.ts", "deploy/ask_health.ts"]) {
    assert.ok(named.includes(path), `${path} is not in ${named}`);
  }
  for (const path of named) assert.ok(await Deno.stat(join(ROOT, path)), path);
  assert.match(text, /^USER deno$/m);
  const [ignored, same] = await Promise.all(
    [".containerignore", ".dockerignore"].map((name) => Deno.readTextFile(join(ROOT, name))),
  );
  assert.equal(ignored, same);
  // Nothing that the program imports may stay outside the image.
  for (const folder of ["tests", "bench", "docs"]) assert.match(ignored!, new RegExp(`^${folder}$`, "m"));
});
