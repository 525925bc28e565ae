import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { findBrowser } from "../find_browser.ts";
import { LOCKED } from "../source_tree.ts";
import { testServerFolder } from "../memory_folder.ts";
import { startTestServer } from "../test_server.ts";
import { denoTest } from "./count_tests.ts";
import { type PreparedServer, prepareKafka } from "./kafka.ts";
import { prepareMinio } from "./minio.ts";
import { runChosen } from "./chosen.ts";
import { closing, type Count, denoCommand, step } from "./step.ts";

// The whole examination of the tree, the same for people and for CI. Further arguments name test files or folders: then
// just those run.
if (Deno.args.length > 0) Deno.exit(await runChosen(Deno.args));

/** Each file starts whole portals, loads them, kills or stops them, and mostly waits for that: two at once. */
const WHOLE = ["tests/start", "tests/kill"];
/** Each file has a portal and a browser of its own, and mostly waits for them: two at once. */
const IN_BROWSERS = "tests/browser";
const SHARE_DEMO = fileURLToPath(new URL("./share_demo.ts", import.meta.url));
const counts: Count[] = [];
const begun = performance.now();

const folder = await Deno.makeTempDir({ prefix: "tis-test-" });
const databaseFolder = await testServerFolder();
let server: Awaited<ReturnType<typeof startTestServer>> | undefined;
/** Servers beside the database; where one cannot be had, its tests are skipped, but not in CI. */
const SERVERS: Record<string, (folder: string) => Promise<PreparedServer>> = {
  Kafka: prepareKafka,
  MinIO: prepareMinio,
};
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
  // One more than there are cores: each waits for the database and the disk part of its time.
  const env: Record<string, string> = { DENO_JOBS: String(Math.min(4, navigator.hardwareConcurrency + 1)) };
  const forms = async () => [
    await step("format", () => denoCommand(["fmt", "--check"])),
    await step("lint", () => denoCommand(["lint"])),
  ];
  const demo = async () => [
    await step("database server and browser", async () => {
      server = await startTestServer(databaseFolder);
      const browser = await findBrowser(Deno.env.toObject());
      console.log(`browser: ${browser.path} (${browser.from})`);
      env.TEST_DATABASE_URL = server.adminUrl;
      env.CHROMIUM_PATH = browser.path;
      return { passed: 0, failed: 0 };
    }),
    await step("demo and build", async () => {
      const shared = join(folder, "shared");
      await Deno.mkdir(shared);
      const { failed } = await denoCommand(["run", "-A", LOCKED, "--no-check", SHARE_DEMO, shared], env);
      if (failed === 0) env.TEST_SHARED = shared;
      return { passed: 0, failed };
    }),
  ];
  const beside = Object.entries(SERVERS).map(async ([name, prepare]) => [
    await step(name, async () => {
      const outcome = await prepare(folder);
      if (!("skipped" in outcome)) {
        prepared.push(outcome);
        Object.assign(env, outcome.env);
        return { passed: 0, failed: 0 };
      }
      console.log(`SKIPPED: tests on ${name}, ${outcome.skipped}`);
      env[`TEST_${name.toUpperCase()}_SKIPPED`] = outcome.skipped;
      return { passed: 0, failed: Deno.env.get("CI") === "true" ? 1 : 0 };
    }),
  ]);
  // All at once: each waits for something else, a start, the disk or one core.
  counts.push(...(await Promise.all([forms(), demo(), ...beside])).flat());
  // Types are checked beside the first tests, which wait for the database and the disk half of their time.
  const types = step("types", () => denoCommand(["check", LOCKED, "--frozen", "."]));
  const rest = [LOCKED, "--parallel", `--ignore=${[...WHOLE, IN_BROWSERS].join(",")}`];
  counts.push(await step("unit and database tests", () => denoTest(rest, env)), await types);
  const two = { ...env, DENO_JOBS: "2" };
  counts.push(await step("browser tests", () => denoTest([LOCKED, "--parallel", IN_BROWSERS], two)));
  counts.push(await step("start and kill tests", () => denoTest([LOCKED, "--parallel", ...WHOLE], two)));
} finally {
  await stop();
}

Deno.exit(closing(counts, begun));
