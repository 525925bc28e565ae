import { LIMITS } from "@/kernel/limits.ts";
import type { Scanner } from "@/kernel/ports/scanner.ts";

/** Longest time without an answer, ms. */
const PATIENCE_MS = 120_000, PING_MS = 2000;
/** clamd takes chunks of any length; this one is small enough to be kept in memory. */
const CHUNK = 64 * 1024;
/** What clamd.conf must let through: the largest file that any place takes. */
const LARGEST = `${LIMITS.documentCentreUploadBytes / 1024 / 1024}M`;

/** Where clamd listens, and what happens while it does not. */
export interface ClamdOptions {
  hostname: string;
  port: number;
  refusesWhenAway: boolean;
}

/** clamd, by its commands INSTREAM and PING (clamd(8)): chunks led by their length, ended by an empty one. */
export function clamdScanner({ hostname, port, refusesWhenAway }: ClamdOptions): Scanner {
  async function asked(patienceMs: number, ask: (connection: Deno.Conn) => Promise<string>): Promise<string> {
    const connection = await Deno.connect({ hostname, port });
    const patience = setTimeout(() => connection.close(), patienceMs);
    try {
      return await ask(connection);
    } finally {
      clearTimeout(patience);
      try {
        connection.close();
      } catch {
        // Closed already.
      }
    }
  }
  return {
    refusesWhenAway,
    scan: async (bytes) => verdictOf(await asked(PATIENCE_MS, (connection) => stream(connection, bytes))),
    async reach() {
      const answer = await asked(PING_MS, async (connection) => {
        await connection.write(new TextEncoder().encode("zPING\0"));
        return await answerOf(connection);
      });
      if (answer !== "PONG") throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
    },
  };
}

/** Sends the bytes. clamd answers before the last of them, and ends the connection, when they are more than it takes. */
async function stream(connection: Deno.Conn, bytes: ReadableStream<Uint8Array>): Promise<string> {
  const answer = answerOf(connection);
  // Met below, after what it may be the cause of.
  answer.catch(() => {});
  const writer = connection.writable.getWriter();
  let sent = 0;
  try {
    await writer.write(new TextEncoder().encode("zINSTREAM\0"));
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length; at += CHUNK) {
        const part = chunk.subarray(at, at + CHUNK);
        await writer.write(lengthOf(part.length));
        await writer.write(part);
        sent += part.length;
      }
    }
    await writer.write(lengthOf(0));
  } catch (error) {
    if (await answer.catch(() => "") === "") throw tooLarge(sent, "", error);
  } finally {
    writer.releaseLock();
  }
  const told = await answer;
  if (/size limit exceeded/i.test(told)) throw tooLarge(sent, told);
  return told;
}

function tooLarge(sent: number, said: string, cause?: unknown): Error {
  return new Error(
    `clamd answered ${JSON.stringify(said.slice(0, 200))} and ended the connection after ${
      Math.ceil(sent / 1024 / 1024)
    } MB: ` +
      `set StreamMaxLength, MaxFileSize and MaxScanSize of clamd.conf to ${LARGEST}`,
    { cause },
  );
}

function lengthOf(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

async function answerOf(connection: Deno.Conn): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const buffer = new Uint8Array(1024);
  for (let read = await connection.read(buffer); read !== null; read = await connection.read(buffer)) {
    parts.push(buffer.slice(0, read));
    if (buffer.subarray(0, read).includes(0)) break;
  }
  return (await new Blob(parts).text()).replace(/\0.*$/s, "").trim();
}

/** `stream: OK` or `stream: Eicar-Test-Signature FOUND`; anything else is no verdict. */
function verdictOf(answer: string): string | null {
  if (answer === "stream: OK") return null;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`clamd answered ${JSON.stringify(answer.slice(0, 200))}`);
  return found;
}
