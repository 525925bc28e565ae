import { join } from "node:path";
import type { Builder } from "./build_images.ts";

/** A container of an image as compose.yaml starts it, in the network of this machine. Disposing of it stops it. */
export interface StartedContainer extends AsyncDisposable {
  /** Milliseconds until it answered ready. */
  readyAfter: number;
  /** What /health/ready said. */
  health: string;
  /** Runs a program within it. */
  exec(...args: string[]): Promise<{ code: number; said: string }>;
  /** Tells it to stop. @returns its exit code and all it said */
  stop(): Promise<{ code: number; said: string }>;
}

interface Image {
  OCIv1: { config: { Env: string[]; Entrypoint: string[]; Cmd: string[]; User: string; WorkingDir: string } };
}

const READY_MS = 120_000;

/**
 * Starts an image by runc: a root that is only read, no rights, no way to more of them, folders in memory for what is written. `env` comes
 * over the image's own; it answers health on `port`.
 */
export async function startContainer(
  buildah: Builder,
  image: string,
  options: { folder: string; port: number; secrets: string; env: Record<string, string> },
): Promise<StartedContainer> {
  const { OCIv1: { config } } = JSON.parse(await buildah("inspect", "--type", "image", image)) as Image;
  const container = (await buildah("from", "--pull-never", image)).trim();
  const root = (await buildah("mount", container)).trim();
  const name = `tis-${crypto.randomUUID()}`;
  const bundle = join(options.folder, name);
  await Deno.mkdir(bundle);
  await Deno.writeTextFile(join(bundle, "config.json"), JSON.stringify(bundleOf(config, root, options)));
  const state = ["--root", join(options.folder, "runc")];
  const begun = performance.now();
  const child = new Deno.Command("runc", {
    args: [...state, "run", "--bundle", bundle, name],
    ...{ stdin: "null", stdout: "piped", stderr: "piped" } as const,
  }).spawn();
  const ended = child.output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const stop = async () => {
    await new Deno.Command("runc", { args: [...state, "kill", name, "TERM"] }).output();
    const { code, stdout, stderr } = await ended;
    return { code, said: text(stdout) + text(stderr) };
  };
  const end = async () => {
    await stop();
    await buildah("rm", container);
  };
  try {
    const health = await ready(`http://127.0.0.1:${options.port}/health/ready`, ended);
    return {
      readyAfter: performance.now() - begun,
      health,
      async exec(...args) {
        const { code, stdout, stderr } = await new Deno.Command("runc", {
          args: [...state, "exec", name, ...args],
        })
          .output();
        return { code, said: text(stdout) + text(stderr) };
      },
      stop,
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    const { said } = await stop();
    await end();
    throw new Error(`${image}: ${(error as Error).message}\n${said}`);
  }
}

function bundleOf(
  { Env, Entrypoint, Cmd, User, WorkingDir }: Image["OCIv1"]["config"],
  root: string,
  { secrets, env }: { secrets: string; env: Record<string, string> },
) {
  const [uid, gid] = User.split(":").map(Number);
  const inMemory = (destination: string, ...options: string[]) => ({
    ...{ destination, type: "tmpfs", source: "tmpfs" },
    options: ["nosuid", "nodev", ...options],
  });
  const none = ["bounding", "effective", "inheritable", "permitted", "ambient"].map((name) => [name, []]);
  return {
    ociVersion: "1.0.2",
    process: {
      user: { uid, gid },
      args: [...Entrypoint, ...Cmd],
      env: [...Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: WorkingDir,
      capabilities: Object.fromEntries(none),
      noNewPrivileges: true,
    },
    root: { path: root, readonly: true },
    mounts: [
      { destination: "/proc", type: "proc", source: "proc" },
      { destination: "/dev", type: "tmpfs", source: "tmpfs", options: ["nosuid", "mode=755"] },
      // What Docker adds by itself where a tmpfs is told none of it.
      inMemory("/tmp", "noexec", "mode=1777", "size=1g"),
      inMemory("/var/lib/tis", `uid=${uid}`, `gid=${gid}`, "mode=750"),
      { destination: "/run/secrets", type: "bind", source: secrets, options: ["bind", "ro"] },
    ],
    linux: { namespaces: ["pid", "ipc", "mount"].map((type) => ({ type })) },
  };
}

async function ready(url: string, ended: Promise<unknown>): Promise<string> {
  let over = false;
  ended.then(() => over = true);
  for (const until = performance.now() + READY_MS; performance.now() < until;) {
    if (over) throw new Error("it ended before it was ready");
    const response = await fetch(url).catch(() => null);
    const text = await response?.text();
    if (response?.ok) return text!;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("it was not ready in time");
}
