import { join } from "node:path";

/**
 * Prometheus's promtool: `PROMTOOL` of the environment, the system's, else the one in Debian's package `prometheus`, which is fetched and
 * unpacked into a cache, not installed. Where none can be had `skipped` says so.
 */
export async function promtool(): Promise<{ path: string } | { skipped: string }> {
  const given = Deno.env.get("PROMTOOL");
  if (given) return { path: given };
  if (await runs("promtool", ["--version"])) return { path: "promtool" };
  const home = Deno.env.get("XDG_CACHE_HOME") ?? join(Deno.env.get("HOME") ?? ".", ".cache");
  const folder = join(home, "tis-portal", "promtool");
  const path = join(folder, "usr", "bin", "promtool");
  if (await runs(path, ["--version"])) return { path };
  const fetched = await Deno.makeTempDir({ prefix: "tis-promtool-" });
  try {
    if (!await runs("apt-get", ["download", "prometheus"], fetched)) {
      return { skipped: "there is no promtool, and apt-get cannot fetch the package prometheus" };
    }
    const [archive] = [...Deno.readDirSync(fetched)].map(({ name }) => name);
    await Deno.mkdir(folder, { recursive: true });
    if (!await runs("dpkg", ["-x", archive!, folder], fetched)) return { skipped: "dpkg cannot unpack it" };
    return { path };
  } finally {
    await Deno.remove(fetched, { recursive: true });
  }
}

async function runs(program: string, args: string[], cwd?: string): Promise<boolean> {
  try {
    return (await new Deno.Command(program, { args, cwd, stdout: "null", stderr: "null" }).output()).success;
  } catch {
    return false;
  }
}
