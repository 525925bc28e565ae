import assert from "node:assert/strict";
import { join } from "node:path";
import { parse } from "yaml";
import { CONSUMERS, WORK } from "@/domains.ts";
import { openPortal } from "@/edge/portal.ts";
import { readConfig } from "@/platform/config.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { openSignals } from "@/platform/signals.ts";
import { watchBacklog } from "@/platform/telemetry/backlog.ts";
import { openMetrics } from "@/platform/telemetry/metrics.ts";
import { watchKeys } from "@/platform/telemetry/watch_keys.ts";
import { watchClock } from "@/platform/telemetry/watch_clock.ts";
import { watchHealth } from "@/platform/telemetry/watch_health.ts";
import { readProcessFigures } from "@/platform/telemetry/process_figures.ts";
import { watchProcess } from "@/platform/telemetry/watch_process.ts";
import { freshDatabase } from "../database.ts";
import { freePort } from "../run/free_port.ts";
import { promtool } from "../run/promtool.ts";
import { ROOT } from "../source_tree.ts";
import { startPortal } from "../start/start_portal.ts";
import { readOpenMetrics } from "./open_metrics.ts";

const RULES = join(ROOT, "deploy", "prometheus", "alerts.yaml");
const CASES = join(import.meta.dirname!, "alerts.yaml");

interface Rules {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
}
interface Cases {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}

const rules = (parse(await Deno.readTextFile(RULES)) as Rules).groups.flatMap((group) => group.rules);
const tool = await promtool();
if ("skipped" in tool) console.log(`SKIPPED, tests of alerts: ${tool.skipped}`);

/** Runs promtool and returns what it said when it was not content. */
async function faultsOf(...args: string[]): Promise<string> {
  if ("skipped" in tool) throw new Error(tool.skipped);
  const { success, stdout, stderr } = await new Deno.Command(tool.path, { args }).output();
  return success ? "" : new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
}

/** Names of all samples that the portal and Prometheus itself give. */
async function knownNames(): Promise<Set<string>> {
  await using db = await freshDatabase();
  const config = readConfig({ DATABASE_URL: db.url, DATA_DIR: await Deno.makeTempDir() });
  const metrics = openMetrics();
  const signals = openSignals(db.url, db.sql);
  const { health } = await openPortal(config, db.sql, await openFileStore(config), signals, { metrics });
  watchHealth(metrics, health);
  watchBacklog(metrics, db.sql);
  watchKeys(metrics, db.sql, { keyNames: () => Promise.resolve(["1f2e3d4c"]) });
  watchClock(metrics, { machineAhead: 0 });
  watchProcess(metrics, () => readProcessFigures(Deno.pid));
  const families = readOpenMetrics(await metrics.text());
  await signals.stop();
  await Deno.remove(config.dataDir, { recursive: true });
  const names = [...families.values()].flatMap(({ name, type }) =>
    type === "histogram"
      ? ["_bucket", "_sum", "_count"].map((end) => name + end)
      : [type === "counter" ? `${name}_total` : name]
  );
  return new Set([...names, "up", "ALERTS"]);
}

/** Names of metrics in an expression: words before a brace, a bracket or an operator that stand for no function and no label. */
function namesIn(expr: string): string[] {
  const bare = expr.replace(/"(\\.|[^"\\])*"/g, '""').replace(/\{[^}]*\}/g, "{}")
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, "");
  return [...bare.matchAll(/\b([A-Za-z_][A-Za-z0-9_]*)\b(?!\s*\()/g)].map(([, name]) => name!)
    .filter((name) =>
      name.includes("_") && !name.startsWith("$") && name !== "__rate_interval" || name === "up"
    );
}

Deno.test({
  name: "the alerts and the configuration beside them are valid",
  ignore: "skipped" in tool && Deno.env.get("CI") !== "true",
  async fn() {
    assert.equal(await faultsOf("check", "rules", RULES), "");
    const folder = await Deno.makeTempDir();
    for (const name of ["prometheus.yaml", "alerts.yaml"]) {
      await Deno.copyFile(join(ROOT, "deploy", "prometheus", name), join(folder, name));
    }
    await Deno.writeTextFile(join(folder, "metrics_token"), "token-of-the-scraper");
    assert.equal(await faultsOf("check", "config", join(folder, "prometheus.yaml")), "");
    await Deno.remove(folder, { recursive: true });
  },
});

Deno.test({
  name: "each alert is quiet while its figure is well, and fires once it is not",
  ignore: "skipped" in tool && Deno.env.get("CI") !== "true",
  async fn() {
    assert.equal(await faultsOf("test", "rules", CASES), "");
    const cases = (parse(await Deno.readTextFile(CASES)) as Cases).tests.flatMap((one) =>
      one.alert_rule_test
    );
    for (const { alert } of rules) {
      const own = cases.filter(({ alertname }) => alertname === alert);
      assert.ok(own.some((one) => one.exp_alerts.length === 0), `${alert} is never quiet`);
      assert.ok(own.some((one) => one.exp_alerts.length > 0), `${alert} never fires`);
    }
  },
});

Deno.test("alerts and dashboard ask for figures that the portal gives", async () => {
  const known = await knownNames();
  const dashboard = JSON.parse(await Deno.readTextFile(join(ROOT, "deploy", "grafana", "tis.json")));
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
      targets.map(({ expr }) => expr)
    ),
  ];
  assert.ok(asked.length > 50);
  for (const expr of asked) {
    const names = namesIn(expr);
    for (const name of names) assert.ok(known.has(name), `${name} of ${expr} is unknown`);
    assert.ok(names.length > 0 || expr.includes("ALERTS"), expr);
  }
});

/** Counters of an expression that are asked for their growth by labels: each with the values that its labels may have. */
function countedIn(expr: string): { name: string; labels: Record<string, string[]> }[] {
  const asked = expr.matchAll(/\b(?:rate|irate|increase)\(\s*([a-z_]+)\{([^}]*)\}\s*\[/g);
  return [...asked].map(([, name, matchers]) => ({
    name: name!,
    labels: Object.fromEntries(
      [...matchers!.matchAll(/([a-z_]+)(=~?)"([^"]*)"/g)].map(([, label, how, values]) => [
        label!,
        how === "=" ? [values!] : values!.split("|"),
      ]),
    ),
  }));
}

/** Every way to choose a value of each. */
function choicesOf(labels: Record<string, string[]>): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (chosen, [label, values]) => values.flatMap((value) => chosen.map((one) => ({ ...one, [label]: value }))),
    [{}],
  );
}

Deno.test("what alerts count stands at zero in a process that has just begun, or a first burst would be no growth", async () => {
  await using db = await freshDatabase();
  const [data, token] = [await Deno.makeTempDir(), "token-of-the-scraper"];
  const port = String(freePort());
  await using portal = await startPortal({
    ...{ ROLE: "worker", DATABASE_URL: db.url, DATA_DIR: data, HEALTH_PORT: port, METRICS_TOKEN: token },
  });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(answer.status, 200, portal.said);
  const samples = [...readOpenMetrics(await answer.text()).values()].flatMap((family) => family.samples);
  // What a program of its own declares, beside what the rule names.
  const declared: Record<string, string[]> = {
    consumer: CONSUMERS.map(({ name }) => name),
    kind: WORK.map(({ kind }) => kind),
  };
  const counted = rules.flatMap(({ expr }) => countedIn(expr));
  assert.ok(counted.length >= 5, `${counted.length} found in the rules`);
  const missing = counted.flatMap(({ name, labels }) => {
    const own = samples.filter((sample) => sample.name === name);
    const labelNames = new Set(own.flatMap((sample) => Object.keys(sample.labels)));
    const known = Object.fromEntries(Object.entries(declared).filter(([label]) => labelNames.has(label)));
    return choicesOf({ ...known, ...labels }).filter((choice) =>
      // Exactly these labels: one more, whose values come with what happens, would begin as late as that.
      !own.some((sample) =>
        sample.value === 0 && Object.keys(sample.labels).length === Object.keys(choice).length &&
        Object.entries(choice).every(([label, value]) => sample.labels[label] === value)
      )
    ).map((choice) => `${name}${JSON.stringify(choice)}`);
  });
  assert.deepEqual(missing, []);
  await portal.signal("SIGTERM");
  await Deno.remove(data, { recursive: true });
});

Deno.test("each figure that the documentation gives an alert for has one", async () => {
  const text = await Deno.readTextFile(join(ROOT, "docs", "operations.md"));
  const table = text.slice(text.indexOf("## Metrics and alerts"), text.indexOf("## Backup and restore"));
  const told = new Set([...table.matchAll(/`(Tis[A-Za-z]+)`/g)].map(([, name]) => name!));
  assert.deepEqual([...told].sort(), rules.map(({ alert }) => alert).sort());
});
