import { ROOT } from "@/tests/source_tree.ts";
import { stopOnExit } from "../flash/stop_on_exit.ts";
import type { Workshop } from "./workshop.ts";

/** Workshops that run in a process of their own, and the ports of their vehicles in turn. */
export interface RunningWorkshops extends AsyncDisposable {
  ports: number[];
}

/** Starts workshops; `path` is where their list is written, and what their agents keep beside it. */
export async function startWorkshops(path: string, workshops: Workshop[]): Promise<RunningWorkshops> {
  await Deno.writeTextFile(path, JSON.stringify(workshops));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--lock=deno.lock", "bench/diagnosis/workshops.ts", path],
    cwd: ROOT,
    stdout: "piped",
  }).spawn();
  stopOnExit(child);
  let text = "";
  for await (const piece of child.stdout.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes("]\n")) break;
  }
  return {
    ports: JSON.parse(text),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}
