import type { AlonePage, AloneTask } from "./alone.ts";
import { WITHOUT_LIMITS } from "../without_limits.ts";

/** Runs `alone.ts` in a process of its own and answers what it found. */
export async function measureAlone(task: Omit<AloneTask, "result">, dataDir: string): Promise<AlonePage[]> {
  const file = await Deno.makeTempFile({ suffix: ".json" });
  try {
    await Deno.writeTextFile(file, JSON.stringify({ ...task, result: file }));
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", new URL("./alone.ts", import.meta.url).href, file],
      env: {
        DATA_DIR: dataDir,
        DEMO: "off",
        ROLE: "web",
        TRUSTED_PROXIES: "127.0.0.1",
        DRAIN_SECONDS: "0",
        LOG_LEVEL: "warn",
        ...WITHOUT_LIMITS,
      },
      stdin: "null",
    }).output().then((output) => {
      if (!output.success) console.error(new TextDecoder().decode(output.stderr));
      return output;
    });
    if (!success) throw new Error("drawing and statements could not be measured alone");
    return JSON.parse(await Deno.readTextFile(file));
  } finally {
    await Deno.remove(file);
  }
}
