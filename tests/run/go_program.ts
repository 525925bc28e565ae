import { join } from "node:path";

/** The Go that builds what the tests run against; it is a module of its own, so an older Go can fetch it. */
const TOOLCHAIN = "golang.org/toolchain";
const VERSION = "v0.0.1-go1.26.0";
/** Since this one, Go fetches by itself what a source asks for. */
const FETCHES_ITSELF = [1, 21];

const ARCH = { x86_64: "amd64", aarch64: "arm64" } as Record<string, string>;

/** A Go to call, with what its environment needs. */
export interface GoProgram {
  path: string;
  env: Record<string, string>;
}

/**
 * The Go of this machine when it is new enough to fetch another, as Go 1.21 and later are. Debian 12 has an older one: it fetches the
 * newer as a module, whose programs lack only the permission to run. Null where there is no Go.
 */
export async function goProgram(): Promise<GoProgram | null> {
  const said = await output("go", ["version"]).catch(() => null);
  const version = /go(\d+)\.(\d+)/.exec(said ?? "");
  if (!version) return null;
  const [major, minor] = [Number(version[1]), Number(version[2])];
  if (major > FETCHES_ITSELF[0]! || minor >= FETCHES_ITSELF[1]!) {
    return { path: "go", env: { GOTOOLCHAIN: "auto" } };
  }
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(join(folder, "go.mod"), "module fetch\n");
    const named = `${TOOLCHAIN}@${VERSION}.${Deno.build.os}-${ARCH[Deno.build.arch] ?? Deno.build.arch}`;
    const { Dir } = JSON.parse(await output("go", ["mod", "download", "-json", named], folder)) as {
      Dir: string;
    };
    await allowRunning(join(Dir, "bin"));
    await allowRunning(join(Dir, "pkg", "tool"));
    return { path: join(Dir, "bin", "go"), env: { GOROOT: Dir, GOTOOLCHAIN: "local" } };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function allowRunning(folder: string): Promise<void> {
  for await (const entry of Deno.readDir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory) await allowRunning(path);
    else await Deno.chmod(path, 0o755);
  }
}

async function output(program: string, args: string[], cwd?: string): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args, cwd }).output();
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  if (!success) throw new Error(`${program} ${args[0]}: ${text(stderr).slice(-500)}`);
  return text(stdout);
}
