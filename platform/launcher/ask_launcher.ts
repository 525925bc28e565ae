import type { Ended, StartApart } from "@/engines/files/subprocess/apart.ts";
import type { ProcessFigures } from "../telemetry/process_figures.ts";
import type { Ask } from "./asked_schema.ts";
import { bytesOf, KIND, messagesOf, send, textOf } from "./messages.ts";

/** What the launcher says at last of a program. */
type Last = { ended: Ended } | { failed: string };

/** The launcher as its role process sees it. */
export interface Launcher {
  /** Starts programs that this process may not start itself. */
  readonly startApart: StartApart;
  /** Resolves when the pages are built. */
  readonly built: Promise<void>;
  /** What the system knows of this process; null where it tells nothing. */
  measure(): Promise<ProcessFigures | null>;
}

/**
 * Finds the launcher that has started this process.
 *
 * @param address as it gave it: `127.0.0.1:40123/<token>`
 * @param onGone called when it has ended: nobody is there any more to end this process or to start programs for it
 */
export async function findLauncher(address: string, onGone: () => void): Promise<Launcher> {
  const { hostname, port, pathname } = new URL(`tcp://${address}`);
  const open = async (asks: Ask["asks"]) => {
    const connection = await Deno.connect({ hostname, port: Number(port) });
    const writer = connection.writable.getWriter();
    await send(writer, KIND.ask, bytesOf({ token: pathname.slice(1), asks } satisfies Ask));
    return { connection, writer, messages: messagesOf(connection.readable) };
  };
  const standing = await open({ standBy: true });
  const built = Promise.withResolvers<void>();
  (async () => {
    try {
      for await (const { kind } of standing.messages) if (kind === KIND.built) built.resolve();
    } catch { /* told by its end */ }
    onGone();
  })();
  return {
    built: built.promise,
    async measure() {
      const { connection, messages } = await open({ measure: true });
      try {
        const { value } = await messages.next();
        return value?.kind === KIND.figures ? JSON.parse(textOf(value.bytes)) : null;
      } finally {
        connection.close();
      }
    },
    startApart: async (asked) => {
      const { connection, writer, messages } = await open({ apart: asked });
      const output = new TransformStream<Uint8Array, Uint8Array>();
      const told = output.writable.getWriter();
      told.closed.catch(() => {});
      const hangUp = () => {
        told.close().catch(() => {});
        try {
          connection.close();
        } catch { /* it has ended */ }
      };
      // Whoever reads no further still hears of its end.
      const last = lastOf(messages, (bytes) => told.write(bytes).catch(() => {})).finally(hangUp);
      let killed = false;
      const ended = last.then((said): Ended => {
        if (said && "ended" in said) return said.ended;
        if (said) throw new Error(said.failed);
        if (killed) return { code: null, over: null, said: "" };
        throw new Error("the launcher does not run it");
      });
      ended.catch(() => {});
      return {
        write: (bytes) => send(writer, KIND.input, bytes).catch(() => {}),
        output: output.readable,
        ended,
        kill() {
          if (killed) return;
          killed = true;
          told.abort().catch(() => {});
          hangUp();
        },
      };
    },
  };
}

/** Hands on what a program says until it ends; null when the connection breaks off. */
async function lastOf(
  messages: ReturnType<typeof messagesOf>,
  onOutput: (bytes: Uint8Array) => Promise<void>,
): Promise<Last | null> {
  try {
    for await (const { kind, bytes } of messages) {
      if (kind === KIND.output) await onOutput(bytes);
      if (kind === KIND.ended) return JSON.parse(textOf(bytes));
    }
  } catch { /* killed, or the launcher is gone */ }
  return null;
}
