import type { Scanner } from "@/kernel/ports/scanner.ts";

/** Longest time without an answer, ms. */
const PATIENCE_MS = 120_000;
/** clamd takes chunks of any length; this one is small enough to be kept in memory. */
const CHUNK = 64 * 1024;

/** clamd, by its command INSTREAM (clamd(8)): chunks led by their length, ended by an empty one. */
export function clamdScanner({ hostname, port }: { hostname: string; port: number }): Scanner {
  return {
    async scan(bytes) {
      const connection = await Deno.connect({ hostname, port });
      const patience = setTimeout(() => connection.close(), PATIENCE_MS);
      try {
        const writer = connection.writable.getWriter();
        await writer.write(new TextEncoder().encode("zINSTREAM\0"));
        for await (const chunk of bytes) {
          for (let at = 0; at < chunk.length; at += CHUNK) {
            const part = chunk.subarray(at, at + CHUNK);
            await writer.write(lengthOf(part.length));
            await writer.write(part);
          }
        }
        await writer.write(lengthOf(0));
        writer.releaseLock();
        return verdictOf(await answerOf(connection));
      } finally {
        clearTimeout(patience);
        try {
          connection.close();
        } catch {
          // Closed already.
        }
      }
    },
  };
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
