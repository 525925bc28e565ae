/** A line to a portal that breaks once so many bytes have gone up over it, and stays down until it is mended. */
export interface BreakingLine extends Disposable {
  /** Where the portal is reached over it: `http://127.0.0.1:12345`. */
  origin: string;
  /** From now on: breaks after so many further bytes. @returns when it has broken */
  breakAfter(bytes: number): Promise<void>;
  mend(): void;
}

/** Lays a line to a portal on loopback. */
export function breakingLine(portal: string): BreakingLine {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const ends = new Set<Deno.TcpConn>();
  let isDown = false, left = Infinity, broken = () => {};
  const drop = () => {
    for (const end of ends) {
      try {
        end.close();
      } catch {
        // closed by the other side already
      }
    }
    ends.clear();
  };
  const counted = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        left -= piece.length;
        if (left > 0) return controller.enqueue(piece);
        isDown = true;
        left = Infinity;
        drop();
        broken();
      },
    });
  const carry = async (near: Deno.TcpConn) => {
    if (isDown) return near.close();
    const far = await Deno.connect({ hostname: "127.0.0.1", port: Number(new URL(portal).port) });
    ends.add(near).add(far);
    // A broken line ends both ways with an error, which is what it is for.
    await Promise.allSettled([
      near.readable.pipeThrough(counted()).pipeTo(far.writable),
      far.readable.pipeTo(near.writable),
    ]);
    ends.delete(near);
    ends.delete(far);
  };
  void (async () => {
    for await (const near of listener) void carry(near).catch(() => {});
  })();
  return {
    origin: `http://127.0.0.1:${listener.addr.port}`,
    breakAfter(bytes) {
      left = bytes;
      return new Promise((done) => broken = done);
    },
    mend: () => isDown = false,
    [Symbol.dispose]() {
      listener.close();
      drop();
    },
  };
}
