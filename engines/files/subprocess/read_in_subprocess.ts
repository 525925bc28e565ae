import { LIMITS } from "@/kernel/limits.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import { Refusal } from "@/kernel/refusals/refuse.ts";
import type { Content } from "../content.ts";
import type { Apart } from "./apart.ts";
import { frameOf, framesOf, FrameTooLong } from "./frames.ts";
import { startApart } from "./start_apart.ts";
import { turnsOf } from "./turns.ts";
import type { Begin, Said, TaskName, Tasks } from "./tasks.ts";
import type { Bounds } from "./watch_process.ts";
import { makeScratchFolder } from "../scratch_folder.ts";

/** The content was not read to its end: it took too much time or memory, or the process died of it. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

const inTurn = turnsOf(LIMITS.readAtOnce, Infinity, LIMITS.readsWaiting);

/**
 * Reads a content in a process of its own with bounds of time and memory, so that no file holds up or takes down the portal. It has no
 * network, no configuration and no file store: the bytes it asks for are handed to it.
 *
 * @param owner whose content it is: of each one is read at a time, so that nobody holds up the others
 * @throws Unreadable for what took too much or let the process die; what the readers refuse; what the file store throws; a refusal
 *   `unavailable` where so many of the owner's wait already
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
  const apart = await startApart({ program: { name: "read" }, folder, bounds });
  try {
    const said = await conversation(apart, begin, content).catch((error) => {
      if (error instanceof FrameTooLong) return null;
      throw error;
    });
    if (said === null) {
      apart.kill();
      throw await unreadable(apart);
    }
    if ("answer" in said) return said.answer;
    const { key, params, fields } = said.refused;
    throw new Refusal(key as RefusalKey, params, fields);
  } finally {
    apart.kill();
    await apart.ended;
  }
}

/** What the process says at last, given what it needs until then; null when it ends without. */
async function conversation(apart: Apart, begin: Begin, content: Content) {
  let storeFault: unknown;
  const give = (value: unknown) => apart.write(frameOf(value));
  await give(begin);
  for await (const value of framesOf(apart.output, LIMITS.readAnswerBytes)) {
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

async function unreadable(apart: Apart): Promise<Unreadable> {
  const { code, over, said } = await apart.ended;
  const why = over === null ? `ended with ${code ?? "a signal"}` : `took too much ${over}`;
  return new Unreadable(`a process that read a file ${why}: ${said.trim().slice(-300)}`);
}
