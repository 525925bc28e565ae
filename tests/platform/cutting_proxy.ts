/** Passes connections on to a server and cuts them when told to. */
export interface CuttingProxy extends AsyncDisposable {
  port: number;
  /** Cuts every connection, in the middle of whatever is on its way; returns how many. */
  cut(): number;
}

/** Listens on a port of loopback; 0 takes a free one. `onAsked` is told what goes to the server, piece by piece. */
export function cuttingProxy(
  targetPort: number,
  port = 0,
  onAsked: (piece: Uint8Array) => void = () => {},
): CuttingProxy {
  const listener = Deno.listen({ hostname: "127.0.0.1", port });
  const open = new Set<() => void>();
  const accept = (async () => {
    for await (const inner of listener) {
      const outer = await Deno.connect({ hostname: "127.0.0.1", port: targetPort }).catch(() => null);
      const end = () => {
        open.delete(end);
        for (const conn of [inner, outer]) {
          try {
            conn?.close();
          } catch {
            // closed by the other side
          }
        }
      };
      if (outer === null) {
        end();
        continue;
      }
      open.add(end);
      const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, out) {
          onAsked(piece);
          out.enqueue(piece);
        },
      });
      inner.readable.pipeThrough(heard).pipeTo(outer.writable).catch(() => {}).finally(end);
      outer.readable.pipeTo(inner.writable).catch(() => {}).finally(end);
    }
  })();
  const cut = () => {
    const count = open.size;
    for (const end of [...open]) end();
    return count;
  };
  return {
    port: listener.addr.port,
    cut,
    async [Symbol.asyncDispose]() {
      listener.close();
      await accept.catch(() => {});
      cut();
    },
  };
}
