import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LIMITS } from "@/kernel/limits.ts";
import { CONVERTER, fetchConverter, programsOf } from "../convert/fetch_converter.ts";
import type { Apart, Asked } from "./apart.ts";
import { denoArguments } from "./deno_arguments.ts";
import { outputOf } from "./output_of.ts";
import { endOf, environmentOf, killGroup, watchProcess } from "./watch_process.ts";

const READER = fileURLToPath(new URL("./reading_program.ts", import.meta.url));
/** Of what it says, this much is kept for the log: characters. */
const SAID = 4000;

/**
 * Starts a program as a process of its own within walls and bounds. It leads a group, which is killed with it. Needs the permission to run
 * and to kill whatever there is: where the portal has permissions by list, its launcher does this for it.
 */
export async function startHere({ program, folder, bounds }: Asked): Promise<Apart> {
  if (program.name === "convert") await fetchConverter(program.task);
  const { walls, args } = program.name === "read"
    ? { walls: denoArguments(folder, bounds.memory), args: [READER] }
    : {
      walls: denoArguments(folder, LIMITS.convertMemory, programsOf(program.task)),
      args: [CONVERTER, folder],
    };
  const child = spawn(Deno.execPath(), [...walls, ...args], {
    detached: true,
    stdio: ["pipe", program.name === "read" ? "pipe" : "ignore", "pipe"],
    env: environmentOf(folder),
  });
  const watch = watchProcess(child, bounds);
  let said = "";
  child.stderr!.on("data", (piece) => said = (said + piece).slice(-SAID));
  // A process that dies reads and says no more: that shows by its end.
  for (const stream of [child.stdin!, child.stdout, child.stderr!]) stream?.on("error", () => {});
  const ended = endOf(child).finally(() => {
    watch.stop();
    killGroup(child);
  }).then((code) => ({ code, over: watch.over, said }));
  // Met by whoever waits for it.
  ended.catch(() => {});
  return {
    async write(bytes) {
      const { stdin } = child;
      if (stdin!.writable && !stdin!.write(bytes)) {
        await Promise.race([once(stdin!, "drain"), ended]);
      }
    },
    output: child.stdout ? outputOf(child.stdout) : nothing(),
    ended,
    kill() {
      killGroup(child);
      child.stdout?.resume();
    },
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
