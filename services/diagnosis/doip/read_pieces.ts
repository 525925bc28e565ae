const BUFFER_BYTES = 256 * 1024;

/** Pieces of a connection as they come, each the caller's own. Ends when the other side closes; throws what the connection throws. */
export async function* readPieces(conn: Deno.Conn): AsyncGenerator<Uint8Array> {
  let buffer = new Uint8Array(BUFFER_BYTES);
  while (true) {
    const count = await conn.read(buffer);
    if (count === null) return;
    if (count < BUFFER_BYTES / 4) {
      yield buffer.slice(0, count);
    } else {
      yield buffer.subarray(0, count);
      buffer = new Uint8Array(BUFFER_BYTES);
    }
  }
}

/** Writes all of it. */
export async function writeAll(conn: Deno.Conn, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await conn.write(bytes.subarray(at));
}
