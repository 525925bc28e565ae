import { existsSync } from "node:fs";
import { join } from "node:path";
import { goProgram } from "./go_program.ts";

/**
 * Nobody debugs it, and it works for a few seconds. Without what debuggers read, without optimizing, and with less collecting of garbage, building takes a third to a half less
 * processor time (docs/bench.md).
 */
const LEAN = {
  args: ["-ldflags=-s -w", "-gcflags=all=-N -l -dwarf=false"],
  env: { GOGC: "400" },
};

/**
 * A program built by Go from its module, kept for the next run: `variable` of the environment names one that is there already. Where Go is
 * missing, or the building fails, `skipped` says why. `builtAs` is what Go calls it where that is not its name; `tags` leave out what its makers let be left out.
 */
export async function goBuild(
  { name, version, module, variable, builtAs = name, tags = [] }: {
    name: string;
    version: string;
    module: string;
    variable: string;
    builtAs?: string;
    tags?: readonly string[];
  },
): Promise<{ path: string } | { skipped: string }> {
  const given = Deno.env.get(variable);
  if (given) return { path: given };
  const home = Deno.env.get("XDG_CACHE_HOME") ?? join(Deno.env.get("HOME") ?? ".", ".cache");
  const folder = join(home, "tis-portal", `${name}-${version}`);
  const path = join(folder, name);
  if (existsSync(path)) return { path };
  const go = await goProgram();
  if (go === null) return { skipped: "there is no Go to build it" };
  await Deno.mkdir(folder, { recursive: true });
  // Tests that need it before it is there wait for who builds it.
  using lock = await Deno.open(join(folder, "lock"), { create: true, write: true });
  await lock.lock(true);
  if (existsSync(path)) return { path };
  const making = join(folder, `making-${crypto.randomUUID()}`);
  await Deno.mkdir(making, { recursive: true });
  try {
    const { success, stderr } = await new Deno.Command(go.path, {
      args: ["install", ...LEAN.args, `-tags=${tags.join()}`, `${module}@${version}`],
      env: { ...go.env, ...LEAN.env, GOBIN: making, CGO_ENABLED: "0" },
      stdout: "null",
    }).output();
    if (!success) {
      return { skipped: `Go could not build it: ${new TextDecoder().decode(stderr).slice(-500)}` };
    }
    // Whole or not there: who looks for it does not wait.
    await Deno.rename(join(making, builtAs), path);
    return { path };
  } finally {
    await Deno.remove(making, { recursive: true });
  }
}
