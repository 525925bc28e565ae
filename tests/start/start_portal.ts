import { join } from "node:path";
import { hear } from "../run/hear.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

/** A portal started as people start it, in processes of its own. Disposing of it stops it if it still runs. */
export interface StartedPortal extends AsyncDisposable {
  /** The launcher; the portal itself runs beneath it (role_pid.ts). */
  child: Deno.ChildProcess;
  /** Where it answers; null when it has ended, or has no web side. */
  address: string | null;
  /** What it had said by the time it was ready or had ended. */
  said: string;
  /** Its exit code and all it said. */
  end: Promise<{ code: number; said: string }>;
  signal(signal: Deno.Signal): Promise<{ code: number; said: string }>;
}

/**
 * Runs start.ts with these variables and waits until it is ready or ended. Unless said otherwise it takes a free port on loopback
 * and has no demo data, which take their time. `onSpawn` is told the process before it is ready, and how to read what it has said so far.
 */
export async function startPortal(
  env: Record<string, string>,
  onSpawn: (pid: number, said: () => string) => void = () => {},
): Promise<StartedPortal> {
  const kept = ["PATH", "HOME", "DENO_DIR", "XDG_CACHE_HOME", "TMPDIR"];
  const base = Object.fromEntries(kept.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value]];
  }));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", LOCKED, join(ROOT, "start.ts")],
    cwd: ROOT,
    clearEnv: true,
    env: { ...base, PORT: "0", DEMO: "off", HOST: "127.0.0.1", NO_COLOR: "1", ...env },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let said = "";
  onSpawn(child.pid, () => said);
  const ready = Promise.withResolvers<void>();
  const heard = hear(child, (text) => {
    said += text;
    if (said.includes(" is ready after ")) ready.resolve();
  });
  let ended = false;
  const end = (async () => {
    await heard;
    const { code } = await child.status;
    ended = true;
    return { code, said };
  })();
  await Promise.race([ready.promise, end]);
  return {
    child,
    // Outside a demo the log is lines of JSON.
    address: /(?:^|")(http:[^\s"]+) is ready after/m.exec(said)?.[1] ?? null,
    said,
    end,
    signal(signal) {
      child.kill(signal);
      return end;
    },
    async [Symbol.asyncDispose]() {
      if (!ended) child.kill("SIGTERM");
      await end;
    },
  };
}
