import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stopAtEnd } from "../../on_exit.ts";
import type { SetClock } from "./clock.ts";
import { WITHOUT_LIMITS } from "../../without_limits.ts";

const START_AT = join(import.meta.dirname!, "start_at.ts");

/** A portal in a process of its own. */
interface RunningPortal {
  /** `http://127.0.0.1:12345` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the portal of the tree `root` with its clock set, on a free port of loopback, with demo data and without slide-to-verify.
 * What it says goes to the file `log`.
 */
export async function runPortal(how: {
  root: string;
  clock: SetClock;
  env: Record<string, string>;
  log: string;
}): Promise<RunningPortal> {
  const kept = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "TMPDIR"];
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--config", join(how.root, "deno.json"), START_AT],
    cwd: how.root,
    clearEnv: true,
    env: {
      ...Object.fromEntries(kept.flatMap((name) => {
        const value = Deno.env.get(name);
        return value === undefined ? [] : [[name, value]];
      })),
      ...{
        PORT: "0",
        HOST: "127.0.0.1",
        DEMO: "on",
        CAPTCHA: "off",
        NO_COLOR: "1",
        ...WITHOUT_LIMITS,
        ...how.env,
      },
      ANSWERS_CLOCK: JSON.stringify(how.clock),
      ANSWERS_START: pathToFileURL(join(how.root, await programOf(how.root))).href,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let said = "";
  const ready = Promise.withResolvers<void>();
  const file = await Deno.open(how.log, { create: true, append: true, write: true });
  const listen = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const bytes of stream) {
      await file.write(bytes);
      said += new TextDecoder().decode(bytes);
      if (said.includes(" is ready after ")) ready.resolve();
    }
  };
  const end = Promise.all([listen(child.stdout), listen(child.stderr), child.status]).then(() =>
    file.close()
  );
  await Promise.race([ready.promise, end]);
  const address = /^(http:\S+) is ready after/m.exec(said)?.[1];
  if (!address) throw new Error(`the portal of ${how.root} does not start:\n${said}`);
  return {
    origin: new URL(address).origin,
    stop: stopAtEnd(async () => {
      child.kill("SIGTERM");
      await end;
    }),
  };
}

/** What runs the portal in the process that starts it: role.ts, or start.ts in a tree from before there was a launcher. */
async function programOf(root: string): Promise<string> {
  return await Deno.stat(join(root, "role.ts")).then(() => "role.ts", () => "start.ts");
}
