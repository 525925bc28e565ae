import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { LIMITS } from "@/kernel/limits.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import { denoArguments } from "./deno_arguments.ts";
import { frameOf, framesOfProcess, FrameTooLong } from "./frames.ts";
import { turnsOf } from "./turns.ts";
import type { Begin, Said, TaskName, Tasks } from "./tasks.ts";
import { type Bounds, endOf, environmentOf, killGroup, type Watch, watchProcess } from "./watch_process.ts";
import { makeScratchFolder } from "../scratch_folder.ts";

const PROGRAM = fileURLToPath(new URL("./reading_program.ts", import.meta.url));
/** Of what it says, this much is kept for the log: characters. */
const SAID = 4000;

/** The content was not read to its end: it took too much time or memory, or the process died of it. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

const inTurn = turnsOf(LIMITS.readAtOnce);

/**
 * Reads a content in a process of its own with bounds of time and memory, so that no file holds up or takes down the portal. It has no
 * network, no configuration and no file store: the bytes it asks for are handed to it.
 *
 * @param owner whose content it is: of each one is read at a time, so that nobody holds up the others
 * @throws Unreadable for what took too much or let the process die; what the readers refuse; what the file store throws
 */
export function readInSubprocess<Name extends TaskName>(
  owner: string,
  task: Name,
  content: Content,
  told: Tasks[Name]["told"],
  bounds: Bounds = { seconds: LIMITS.readSeconds, memory: LIMITS.readMemory },
): Promise<Tasks[Name]["answer"]> {
  return inTurn(owner, async () => {
    const folder = await makeScratchFolder("read");
    try {
      return await read({ task, told, size: content.size }, content, folder, bounds) as Tasks[Name]["answer"];
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}

async function read(begin: Begin, content: Content, folder: string, bounds: Bounds): Promise<unknown> {
  const child = spawn(Deno.execPath(), [...denoArguments(folder, bounds.memory), PROGRAM], {
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
    env: environmentOf(folder),
  });
  const ended = endOf(child);
  const watch = watchProcess(child, bounds);
  let told = "";
  child.stderr!.on("data", (piece) => told = (told + piece).slice(-SAID));
  // A process that dies reads and says no more: that shows by its end.
  for (const stream of [child.stdin!, child.stdout!, child.stderr!]) stream.on("error", () => {});
  try {
    const said = await conversation(child, begin, content, ended).catch((error) => {
      if (error instanceof FrameTooLong) return null;
      throw error;
    });
    if (said === null) {
      killGroup(child);
      throw await unreadable(ended, watch, told);
    }
    if ("answer" in said) return said.answer;
    const { key, params, fields } = said.refused;
    throw new Refusal(key as RefusalKey, params, fields);
  } finally {
    watch.stop();
    killGroup(child);
    child.stdout!.resume();
    await ended;
  }
}

/** What the process says at last, given what it needs until then; null when it ends without. */
async function conversation(
  child: ChildProcess,
  begin: Begin,
  content: Content,
  ended: Promise<unknown>,
) {
  let storeFault: unknown;
  const give = async (value: unknown) => {
    const { stdin } = child;
    if (stdin!.writable && !stdin!.write(frameOf(value))) {
      await Promise.race([once(stdin!, "drain"), ended]);
    }
  };
  await give(begin);
  for await (const value of framesOfProcess(child, LIMITS.readAnswerBytes)) {
    const said = value as Said;
    if (!("needs" in said)) return said;
    const { start, length } = said.needs;
    await give(
      await content.read(start, length).catch((error) => {
        storeFault = error;
        return null;
      }),
    );
  }
  if (storeFault) throw storeFault;
  return null;
}

async function unreadable(ended: Promise<number | null>, watch: Watch, told: string): Promise<Unreadable> {
  const code = await ended;
  const why = watch.over === null ? `ended with ${code ?? "a signal"}` : `took too much ${watch.over}`;
  return new Unreadable(`a process that read a file ${why}: ${told.trim().slice(-300)}`);
}
