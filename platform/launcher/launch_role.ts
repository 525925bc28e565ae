import { tmpdir } from "node:os";
import { join } from "node:path";
import { PACKAGE_CACHE } from "@/engines/files/subprocess/readable_paths.ts";
import { builderOptions } from "@/fresh.config.ts";
import { type Config, readConfig } from "../config.ts";
import { nativeModules } from "../permissions/native_modules.ts";
import { roleFlags } from "../permissions/role_flags.ts";
import { readProcessFigures } from "../telemetry/process_figures.ts";
import { SECRETS } from "../secret_files.ts";
import type { Shutdown } from "../shutdown.ts";
import { answerRole } from "./answer_role.ts";
import { buildApart } from "./build_apart.ts";
import { LOADED_BY } from "./loaded_by.ts";
import { OF_LAUNCHER, READABLE, roleEnvironment } from "./role_environment.ts";

/** Of the start's arguments, those that hold for the role process too. */
const PASSED_ON = ["--frozen", "--cached-only"];

/**
 * Room for young objects from the beginning, MB, instead of what the engine makes of a little as it goes on: they are collected less often, when fewer of a request are still
 * in use. A list page takes about a tenth less processor time for about 80 MB of memory (docs/decisions/0252-room-for-young-objects.md).
 */
const YOUNG_MB = 32;

/**
 * How long the portal may take to end beside its drain, a second more than the limits of all its parts together, and the embedded database,
 * which writes what it has in memory, milliseconds.
 */
const ROLE_END_MS = 55_000, DATABASE_END_MS = 60_000;

/**
 * Starts the role process with the permissions that it needs, and beside it what those do not reach to: the embedded database, the build of
 * the pages, programs that run apart. A stop stops the role process first.
 *
 * @param begun when this process was started, milliseconds since 1970
 * @returns the exit code of the role process, once it has ended
 */
export async function launchRole(config: Config, shutdown: Shutdown, begun: number): Promise<number> {
  const built = config.role === "worker" ? Promise.resolve() : buildApart();
  // Awaited when the role process asks for it, and below.
  built.catch(() => {});
  const [native, given] = await Promise.all([nativeModules(), environmentOf(config, shutdown)]);
  if (shutdown.begun) return 0;
  const answering = answerRole(built, async () => await readProcessFigures(child.pid));
  shutdown.add("answers to the portal", answering.stop);
  const env = {
    ...given,
    [OF_LAUNCHER.address]: answering.address,
    [OF_LAUNCHER.begun]: String(begun),
  };
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", `--v8-flags=--min-semi-space-size=${YOUNG_MB}`, ...LOADED_BY],
      ...Deno.args.filter((arg) => PASSED_ON.includes(arg)),
      ...roleFlags({
        config: readConfig(env),
        root: builderOptions.root,
        temporary: tmpdir(),
        packages: PACKAGE_CACHE,
        native,
        launcherPort: answering.port,
        variables: READABLE,
        secretFiles: secretFilesOf(config, env),
      }),
      join(builderOptions.root, "role.ts"),
    ],
    clearEnv: true,
    env,
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
  }).spawn();
  const patienceMs = config.drainSeconds * 1000 + ROLE_END_MS;
  shutdown.add("portal", async () => {
    signal(child, "SIGTERM");
    // What is left behind by its own limits ends in any case; whatever else keeps it must not outlive its launcher.
    const late = setTimeout(() => {
      console.error(`the portal did not end within ${patienceMs / 1000} s and is killed`);
      signal(child, "SIGKILL");
    }, patienceMs);
    await child.status;
    clearTimeout(late);
  }, patienceMs + 2000);
  const failed = built.then(() => new Promise<never>(() => {}));
  return (await Promise.race([child.status, failed])).code;
}

/** What the role process is given of the environment; where no database is named, the embedded one is started and named. */
async function environmentOf(config: Config, shutdown: Shutdown): Promise<Record<string, string>> {
  const env = roleEnvironment(Deno.env.toObject());
  if (config.databaseUrl !== null) return env;
  const { openEmbedded } = await import("../database/open_embedded.ts");
  const opening = openEmbedded(config, (text) => console.log(text));
  // Added before it is open: a signal while it starts must not leave it running.
  shutdown.add("database", () => opening.then((embedded) => embedded.close(), () => {}), DATABASE_END_MS);
  // What is otherwise meant where no database is named.
  return { ...env, DATABASE_URL: (await opening).url, DEMO: config.demo ? "on" : "off" };
}

function secretFilesOf({ kafka }: Config, env: Record<string, string>): string[] {
  const { caFile, certFile, keyFile } = kafka?.tls ?? {};
  const given = SECRETS.map((name) => env[`${name}_FILE`]?.trim() || null);
  return [...given, caFile ?? null, certFile ?? null, keyFile ?? null].filter((path) => path !== null);
}

function signal(child: Deno.ChildProcess, name: Deno.Signal): void {
  try {
    child.kill(name);
  } catch { /* it has ended */ }
}
