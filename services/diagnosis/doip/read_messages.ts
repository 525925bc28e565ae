import type { FrameReader } from "./frame_reader.ts";
import type { DoipMessage } from "./messages.ts";

/**
 * Messages of a connection as they come, those that came together in one list. Ends when the other side closes.
 *
 * @throws DoipBytesRefused, and what the connection throws
 */
export async function* readMessages(conn: Deno.Conn, reader: FrameReader): AsyncGenerator<DoipMessage[]> {
  while (true) {
    const count = await conn.read(reader.space());
    if (count === null) return;
    yield reader.filled(count);
  }
}

/** Writes all of it. */
export async function writeAll(conn: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await conn.write(bytes.subarray(at));
}
