import { timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";
import { startHere } from "@/engines/files/subprocess/start_here.ts";
import type { ProcessFigures } from "../telemetry/process_figures.ts";
import type { Asked } from "@/engines/files/subprocess/apart.ts";
import { Ask } from "./asked_schema.ts";
import { bytesOf, KIND, type Message, messagesOf, send, textOf } from "./messages.ts";

/** The launcher's side of the conversation with its role process. */
export interface Answering {
  /** Where and how it is asked, for the role process alone: `127.0.0.1:40123/<token>`. */
  readonly address: string;
  readonly port: number;
  stop(): void;
}

/**
 * Answers the role process on a free port of loopback: starts what it may not start itself, and tells when the pages are built.
 * Who does not know the token is not answered.
 *
 * @param built resolves when they are
 * @param measure what the system knows of the role process
 */
export function answerRole(
  built: Promise<unknown>,
  measure: () => Promise<ProcessFigures | null>,
): Answering {
  const token = crypto.getRandomValues(new Uint8Array(32)).toHex();
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  (async () => {
    for await (const connection of listener) {
      // What a connection asks in vain is its own matter: it ends.
      answer(connection, token, built, measure).catch(() => {}).finally(() => close(connection));
    }
  })();
  const { port } = listener.addr;
  return { address: `127.0.0.1:${port}/${token}`, port, stop: () => listener.close() };
}

async function answer(
  connection: Deno.Conn,
  token: string,
  built: Promise<unknown>,
  measure: () => Promise<ProcessFigures | null>,
): Promise<void> {
  const messages = messagesOf(connection.readable);
  const { value } = await messages.next();
  if (value?.kind !== KIND.ask) return;
  const asked = Ask.parse(JSON.parse(textOf(value.bytes)));
  if (!isSame(asked.token, token)) return;
  const writer = connection.writable.getWriter();
  if ("standBy" in asked.asks) {
    await built;
    await send(writer, KIND.built);
    for await (const _ of messages);
  } else if ("measure" in asked.asks) await send(writer, KIND.figures, bytesOf(await measure()));
  else await runApart(asked.asks.apart, messages, writer);
}

/** Runs a program until it ends, or until the role process hangs up. */
async function runApart(
  asked: Asked,
  messages: AsyncGenerator<Message>,
  writer: WritableStreamDefaultWriter<Uint8Array>,
): Promise<void> {
  const folder = await Deno.lstat(asked.folder);
  if (!folder.isDirectory) return;
  let apart;
  try {
    apart = await startHere(asked);
  } catch (error) {
    return await send(writer, KIND.ended, bytesOf({ failed: (error as Error).message }));
  }
  const { kill, write } = apart;
  const feeding = (async () => {
    for await (const { kind, bytes } of messages) if (kind === KIND.input) await write(bytes);
  })();
  feeding.catch(() => {}).finally(kill);
  try {
    for await (const piece of apart.output) await send(writer, KIND.output, piece);
    await send(writer, KIND.ended, bytesOf({ ended: await apart.ended }));
  } finally {
    kill();
  }
}

function isSame(given: string, token: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function close(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch { /* the other side has */ }
}
