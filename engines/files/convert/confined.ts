import { dirname } from "node:path";
import { Buffer } from "node:buffer";

/** A program of the system that a conversion needs, in a folder of its own. */
export interface Confined {
  /** Made for it alone; what it is to read lies there, and it may write there. */
  folder: string;
  /** The program and its arguments. */
  asked: readonly string[];
  env?: Readonly<Record<string, string>>;
  seconds: number;
}

/** What it said and how it ended. */
export interface Ran {
  success: boolean;
  out: Uint8Array;
  said: string;
}

/**
 * Runs a program of the system on what somebody brought: cut off from the network where the system lets it, as nobody when this process is root. Who started
 * this process sees to its memory.
 *
 * @throws Deno.errors.NotFound where the program is not installed
 */
export async function runConfined({ folder, asked, env = {}, seconds }: Confined): Promise<Ran> {
  const user = await giveAway(folder);
  const [command, ...args] = await cutsNetwork(user) ? ["unshare", "-rn", "--", ...asked] : asked;
  const { success, stdout, stderr } = await new Deno.Command(command!, {
    args,
    cwd: folder,
    clearEnv: true,
    // A proxy that nobody is: what would reach out all the same gets no answer.
    env: {
      PATH: Deno.env.get("PATH") ?? "",
      HOME: folder,
      TMPDIR: folder,
      LANG: "C.UTF-8",
      http_proxy: "http://127.0.0.1:9",
      https_proxy: "http://127.0.0.1:9",
      ...env,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
    signal: AbortSignal.timeout(seconds * 1000),
    ...user,
  }).output();
  return { success, out: stdout, said: Buffer.from(stderr).toString() };
}

/** User and group of nobody, to whom the folder is given; empty where this process may not. */
async function giveAway(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (Deno.build.os === "windows" || Deno.uid() !== 0) return {};
  const user = { uid: 65534, gid: 65534 };
  const give = async (path: string) => {
    await Deno.chown(path, user.uid, user.gid);
    if (!(await Deno.stat(path)).isDirectory) return;
    for await (const { name } of Deno.readDir(path)) await give(`${path}/${name}`);
  };
  await give(folder);
  // nobody passes through the folder around it, but cannot look what else is there
  await Deno.chmod(dirname(folder), 0o711);
  return user;
}

/** Whether the system lets this user start a program in a network of its own, with nobody else in it (Linux). */
async function cutsNetwork(user: { uid?: number; gid?: number }): Promise<boolean> {
  if (Deno.build.os !== "linux") return false;
  try {
    const tried = new Deno.Command("unshare", {
      args: ["-rn", "--", "true"],
      stdout: "null",
      stderr: "null",
      ...user,
    });
    return (await tried.output()).success;
  } catch {
    return false;
  }
}
