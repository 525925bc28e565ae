import { join } from "node:path";

const HOLD = new URL("hold_server.ts", import.meta.url);
const ROOT = join(import.meta.dirname!, "..", "..");

/** A user other than root, with what Deno needs to run as that user. */
export interface OtherUser extends AsyncDisposable {
  uid: number;
  gid: number;
  home: string;
  deno: string;
  env: Record<string, string>;
}

/** A process that holds an embedded server. Disposing of it stops both; `kill` takes the process away from its server. */
export interface HeldServer extends AsyncDisposable {
  adminUrl: string;
  folder: string;
  serverPid: number;
  kill(): Promise<void>;
}

/** Starts `hold_server.ts` on a data folder, as this user or another. */
export async function holdServer(dataDir: string, user?: OtherUser): Promise<HeldServer> {
  const child = new Deno.Command(user?.deno ?? Deno.execPath(), {
    args: ["run", "-A", "--no-lock", `--config=${join(ROOT, "deno.json")}`, HOLD.href, dataDir],
    cwd: user?.home ?? ROOT,
    stdin: "piped",
    stdout: "piped",
    stderr: "inherit",
    ...(user === undefined ? {} : { uid: user.uid, gid: user.gid, clearEnv: true, env: user.env }),
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  while (!said.includes("\n")) {
    const { value, done } = await reader.read();
    if (done) throw new Error("the server's process ended early");
    said += value;
  }
  const { adminUrl, folder } = JSON.parse(said);
  const pidFile = await Deno.readTextFile(join(folder, "cluster", "postmaster.pid"));
  const end = async () => {
    await reader.cancel();
    await child.status;
  };
  return {
    adminUrl,
    folder,
    serverPid: Number(pidFile.split("\n")[0]),
    async kill() {
      child.kill("SIGKILL");
      await end();
      await child.stdin.close().catch(() => {});
    },
    async [Symbol.asyncDispose]() {
      await child.stdin.close();
      await end();
    },
  };
}

/**
 * The user nobody with a home of its own: program and packages are linked into it, since root's own may be out of reach.
 */
export async function otherUser(): Promise<OtherUser> {
  const [uid, gid] = [65534, 65534];
  const home = await Deno.makeTempDir();
  const deno = join(home, "deno");
  await run("cp", "--link", "--dereference", Deno.execPath(), deno).catch(() =>
    run("cp", Deno.execPath(), deno)
  );
  const cache = join(home, "cache", "npm");
  await Deno.mkdir(cache, { recursive: true });
  const packages = join(await denoDir(), "npm");
  await run("cp", "-r", "--link", packages, join(home, "cache")).catch(() =>
    run("cp", "-r", packages, join(home, "cache"))
  );
  // Folders only: the files are those of root's cache, and must stay its own.
  await run("find", home, "-type", "d", "-exec", "chown", `${uid}:${gid}`, "{}", "+");
  const env = {
    HOME: home,
    DENO_DIR: join(home, "cache"),
    PATH: "/usr/bin:/bin",
    NO_COLOR: "1",
    TMPDIR: home,
  };
  return { uid, gid, home, deno, env, [Symbol.asyncDispose]: () => Deno.remove(home, { recursive: true }) };
}

async function denoDir(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}

async function run(program: string, ...args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args, stderr: "piped" }).output();
  if (!success) throw new Error(`${program}: ${new TextDecoder().decode(stderr).slice(0, 500)}`);
}
