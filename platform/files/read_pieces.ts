/**
 * Gathers a stream into pieces of one size, the last one shorter; a stream without bytes gives none. What the stream throws passes
 * through.
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let piece = new Uint8Array(bytes);
  let filled = 0;
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + bytes - filled);
      piece.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled === bytes) {
        yield piece;
        piece = new Uint8Array(bytes);
        filled = 0;
      }
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
