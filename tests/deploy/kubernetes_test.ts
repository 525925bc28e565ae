import assert from "node:assert/strict";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { readConfig } from "@/platform/config.ts";
import { environment } from "@/platform/environment.ts";
import { SECRETS } from "@/platform/secret_files.ts";
import { kubeconform } from "../run/kubeconform.ts";
import { ROOT } from "../source_tree.ts";
import { writeSchemas } from "./kubernetes_schemas.ts";

const FOLDER = join(ROOT, "deploy", "kubernetes");
const MADE_HERE = "/run/secrets/tis";

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
}
interface Container {
  image: string;
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  securityContext: Record<string, unknown>;
  resources: { requests: Record<string, string>; limits: { memory: string } };
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    replicas?: number;
    minReplicas?: number;
    selector?: { matchLabels?: Record<string, string> };
    strategy: { rollingUpdate: unknown };
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: Record<string, unknown>;
        containers: Container[];
        volumes: { name: string }[];
      };
    };
  };
}

const kustomization = parse(await Deno.readTextFile(join(FOLDER, "kustomization.yaml"))) as {
  resources: string[];
  images: { name: string }[];
};
const manifests: Manifest[] = [];
for (const name of kustomization.resources) {
  const documents = parseAllDocuments(await Deno.readTextFile(join(FOLDER, name)), { merge: true });
  manifests.push(...documents.map((one) => one.toJS() as Manifest));
}
const found = (kind: string, name: string) => {
  const one = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  assert.ok(one, `${kind} ${name}`);
  return one;
};

const [checker, folder] = [await kubeconform(), await Deno.makeTempDir()];
const schemas = "skipped" in checker ? checker : await writeSchemas(folder);
Deno.test.afterAll(() => Deno.remove(folder, { recursive: true }));
if ("skipped" in schemas) console.log(`SKIPPED, schemas of Kubernetes: ${schemas.skipped}`);

/** What kubeconform says of a file; nothing when it is content. */
async function faultsOf(...paths: string[]): Promise<string> {
  if ("skipped" in checker) throw new Error(checker.skipped);
  const { success, stdout, stderr } = await new Deno.Command(checker.path, {
    args: [
      ...["-strict", "-summary", "-schema-location"],
      join(folder, "{{ .ResourceKind }}{{ .KindSuffix }}.json"),
      ...paths,
    ],
  }).output();
  return success ? "" : new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
}

Deno.test({
  name: "the manifests are what Kubernetes takes, and a misspelt one is told",
  ignore: "skipped" in schemas && Deno.env.get("CI") !== "true",
  async fn() {
    if ("skipped" in schemas) throw new Error(schemas.skipped);
    assert.ok(schemas.written > 100);
    assert.equal(await faultsOf(...kustomization.resources.map((name) => join(FOLDER, name))), "");
    const right = await Deno.readTextFile(join(FOLDER, "web.yaml"));
    const wrong = {
      "field.yaml": right.replace("readOnlyRootFilesystem:", "readOnlyRootFileSystem:"),
      "type.yaml": right.replace("periodSeconds: 2\n", "periodSeconds: often\n"),
      "kind.yaml": right.replace("kind: PodDisruptionBudget", "kind: PodDisruptionBudgets"),
    };
    for (const [name, text] of Object.entries(wrong)) {
      assert.notEqual(text, right, name);
      await Deno.writeTextFile(join(folder, name), text);
      assert.notEqual(await faultsOf(join(folder, name)), "", name);
    }
  },
});

Deno.test("the configuration is one that the portal starts by, and what is secret comes from the Secret", async () => {
  const { data } = found("ConfigMap", "tis");
  const secrets = await Deno.makeTempDir();
  const written: Record<string, string> = {
    database_url: "postgres://tis:secret@postgres:5432/tis",
    smtp_url: "smtps://tis:secret@mail:465",
    card_key: "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=",
    metrics_token: "0b9f1e7c55d24a0c9a4e",
    admin_password: "First-login@2026",
  };
  for (const [name, value] of Object.entries(data)) {
    const secret = (SECRETS as readonly string[]).find((one) => `${one}_FILE` === name);
    assert.ok(secret || name in environment.shape, name);
    if (!secret) continue;
    const file = value.replace(`${MADE_HERE}/`, "");
    await Deno.writeTextFile(join(secrets, file), written[file] ?? "a-long-secret-of-others");
  }
  assert.deepEqual(SECRETS.filter((name) => data[name]), []);
  const given = Object.entries(data).map(([name, value]) => [name, value.replace(MADE_HERE, () => secrets)]);
  const config = readConfig({ ...Object.fromEntries(given), DEMO: "off", ROLE: "web" });
  const { terminationGracePeriodSeconds: grace } = found("Deployment", "tis-web").spec.template.spec;
  assert.ok(grace >= config.drainSeconds + 30, "it is not killed while it drains");
  await Deno.remove(secrets, { recursive: true });
});

Deno.test("each process is asked for its health, has no rights of its own and a root that it cannot write", async () => {
  const image = await Deno.readTextFile(join(ROOT, "deploy", "Containerfile"));
  for (const [name, probed] of [["web", "/health/serving"], ["worker", "/health/ready"]] as const) {
    const { spec, metadata } = found("Deployment", `tis-${name}`).spec.template;
    const [container] = spec.containers;
    assert.ok(kustomization.images.some((one) => one.name === container!.image));
    const port = container!.ports[0]!;
    assert.match(image, new RegExp(`^EXPOSE ${port.containerPort}$`, "m"));
    const { startupProbe, readinessProbe, livenessProbe, volumeMounts } = container!;
    for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
      assert.equal(probe.httpGet.port, port.name);
    }
    assert.deepEqual(
      [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet.path),
      ["/health/live", probed, "/health/live"],
    );
    assert.deepEqual(container!.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    assert.equal(spec.securityContext.runAsNonRoot, true);
    assert.match(
      image,
      new RegExp(`^USER ${spec.securityContext.runAsUser}:${spec.securityContext.runAsGroup}$`, "m"),
    );
    assert.ok(container!.resources.limits.memory && container!.resources.requests.cpu);
    assert.deepEqual(volumeMounts.map((one) => one.name).sort(), spec.volumes.map((one) => one.name).sort());
    assert.ok(volumeMounts.some((one) => one.mountPath === MADE_HERE && one.readOnly));
    const { matchLabels } = found("PodDisruptionBudget", `tis-${name}`).spec.selector!;
    assert.deepEqual(matchLabels, metadata.labels);
  }
  assert.equal(found("Deployment", "tis-worker").spec.replicas, 2);
  assert.equal(found("HorizontalPodAutoscaler", "tis-web").spec.minReplicas, 2);
});

Deno.test("a web process that stops is out of turn before it ends", () => {
  const { data } = found("ConfigMap", "tis");
  const [{ readinessProbe } = assert.fail("no container")] =
    found("Deployment", "tis-web").spec.template.spec.containers;
  assert.ok(readinessProbe.periodSeconds * readinessProbe.failureThreshold * 3 <= Number(data.DRAIN_SECONDS));
  assert.deepEqual(found("Deployment", "tis-web").spec.strategy.rollingUpdate, {
    maxSurge: 1,
    maxUnavailable: 0,
  });
});
