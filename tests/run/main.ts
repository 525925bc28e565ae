import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { findBrowser } from "../find_browser.ts";
import { LOCKED } from "../source_tree.ts";
import { testServerFolder } from "../memory_folder.ts";
import { startTestServer } from "../test_server.ts";
import { inGroups, testFiles, testGroups } from "./groups.ts";
import { type PreparedServer, prepareKafka } from "./kafka.ts";
import { prepareMinio } from "./minio.ts";
import { checkTypes } from "./check_types.ts";
import { lint } from "./lint.ts";
import { runChosen } from "./chosen.ts";
import { closing, type Count, denoCommand, step } from "./step.ts";

// The whole examination of the tree, the same for people and for CI. Further arguments name test files or folders: then
// just those run.
if (Deno.args.length > 0) Deno.exit(await runChosen(Deno.args));

/**
 * Each file starts whole portals, loads them, kills or stops them, and waits for that half of its time. They run one after the other in a lane of their own beside all
 * others, from the moment that the servers are there; those that come first need no demo.
 */
const WHOLE = /^tests\/(start|kill)\//;
/** Each file has a portal of its own and pages in a browser, and waits for them part of its time. */
const IN_BROWSERS = /^tests\/browser\//;
/** Files that take longest: they begin first, so that no core waits for them at the end. */
const LONG = [
  ...["tests/new/new_test.ts", "tests/documents/walk_kinds_test.ts", "tests/lists/walk_test.ts"],
  ...[
    "tests/edge/rights_walk_test.ts",
    "tests/files/store_file_test.ts",
    "tests/events/secured_kafka_test.ts",
  ],
  "tests/browser/accessibility_test.ts",
  ...["tests/kill/kill_test.ts", "tests/start/start_test.ts", "tests/kill/switchover_test.ts"],
  // The last one waits for MinIO, should that still be built.
  ...["tests/kill/diagnosis_test.ts", "tests/kill/outage_test.ts"],
];
const SHARE_DEMO = fileURLToPath(new URL("./share_demo.ts", import.meta.url));
/** Files that declare registers, which no other one of their process knows. */
const DECLARING = [
  "tests/registers/entry_rows_page_test.tsx",
  "tests/registers/entry_rows_test.ts",
  "tests/registers/field_rights_test.tsx",
];
const counts: Count[] = [];
const begun = performance.now();

const folder = await Deno.makeTempDir({ prefix: "tis-test-" });
const databaseFolder = await testServerFolder();
let server: Awaited<ReturnType<typeof startTestServer>> | undefined;
const prepared: { stop(): Promise<void> }[] = [];
let stopping: Promise<void> | undefined;
const stop = () =>
  stopping ??= (async () => {
    await Promise.all([server, ...prepared].map((one) => one?.stop()));
    for (const one of [folder, databaseFolder]) await Deno.remove(one, { recursive: true });
  })();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  Deno.addSignalListener(signal, () => void stop().finally(() => Deno.exit(130)));
}

try {
  // One process more than there are cores: each waits for the database, the disk and browsers part of its time. With two more the cores rest less and do more for the same.
  const jobs = Math.min(4, navigator.hardwareConcurrency + 1);
  const env: Record<string, string> = {};
  const forms = async () => [
    await step("format", () => denoCommand(["fmt", "--check"])),
    await step("lint", lint),
  ];
  const database = step("database server and browser", async () => {
    server = await startTestServer(databaseFolder);
    const browser = await findBrowser(Deno.env.toObject());
    console.log(`browser: ${browser.path} (${browser.from})`);
    env.TEST_DATABASE_URL = server.adminUrl;
    env.CHROMIUM_PATH = browser.path;
    return { passed: 0, failed: 0 };
  });
  const demo = async () => {
    await database;
    return await step("demo and build", async () => {
      const shared = join(folder, "shared");
      await Deno.mkdir(shared);
      const { failed } = await denoCommand(["run", "-A", LOCKED, "--no-check", SHARE_DEMO, shared], env);
      if (failed === 0) env.TEST_SHARED = shared;
      return { passed: 0, failed };
    });
  };
  /** A server beside the database; where it cannot be had, its tests are skipped, but not in CI. */
  const beside = (name: string, prepare: (folder: string) => Promise<PreparedServer>) =>
    step(name, async () => {
      const outcome = await prepare(folder);
      if (!("skipped" in outcome)) {
        prepared.push(outcome);
        Object.assign(env, outcome.env);
        return { passed: 0, failed: 0 };
      }
      console.log(`SKIPPED: tests on ${name}, ${outcome.skipped}`);
      env[`TEST_${name.toUpperCase()}_SKIPPED`] = outcome.skipped;
      return { passed: 0, failed: Deno.env.get("CI") === "true" ? 1 : 0 };
    });
  const servers = { kafka: beside("Kafka", prepareKafka), minio: beside("MinIO", prepareMinio) };
  const files = await testFiles();
  const grouped = (chosen: (path: string) => boolean, most: number, least: number) =>
    inGroups(files.filter(chosen), { alone: [...LONG, ...DECLARING], most, least });
  const isUnit = (path: string) => !WHOLE.test(path) && !IN_BROWSERS.test(path);
  const whole = async () => {
    // These portals get a few variables of this machine only, not which certificates it trusts: what they need is fetched before.
    const fetched = step("packages", () => denoCommand(["task", "fetch"]));
    await Promise.all([fetched, database, servers.kafka]);
    // The long ones by themselves, for they come first; the others wait more than they work, and their modules are loaded once.
    const groups = grouped((path) => WHOLE.test(path), 12, 12);
    const tests = () => testGroups(groups, { env, jobs: 1 });
    return [await fetched, await step("start and kill tests", tests)];
  };
  const most = async (freed: Promise<unknown>) => {
    const shared = await demo();
    // A group in browsers takes several times as long as another: short ones come last, so that all processes end at about the same time.
    const groups = [
      ...grouped((path) => isUnit(path) && LONG.includes(path), 1, 1),
      ...grouped((path) => IN_BROWSERS.test(path), 9, 6),
      ...grouped((path) => isUnit(path) && !LONG.includes(path), 60, 12),
    ];
    const tests = () => testGroups(groups, { env, jobs, freed });
    return [shared, await step("unit, database and browser tests", tests)];
  };
  // All at once: each waits for something else, a start, the disk or one core.
  const types = step("types", () => checkTypes(folder));
  const wholes = whole();
  counts.push(
    ...(await Promise.all([forms(), most(wholes), wholes, types, database, ...Object.values(servers)]))
      .flat(),
  );
} finally {
  await stop();
}

Deno.exit(closing(counts, begun));
