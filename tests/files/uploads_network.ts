/** A network between a client and a server that a test can cut. */
export interface Network extends AsyncDisposable {
  origin: string;
  /** Where new connections lead. */
  target: number;
  /** Ends every connection in the middle of what it carries. */
  cut(): void;
}

/** Closes what may have closed by itself already. */
function close(side: Deno.Conn): void {
  try {
    side.close();
  } catch {
    // has closed
  }
}

/** Passes TCP on from a free port of its own. */
export function openNetwork(target: number): Network {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const open = new Set<Deno.Conn>();
  const pass = async (incoming: Deno.Conn) => {
    const outgoing = await Deno.connect({ hostname: "127.0.0.1", port: network.target }).catch(() => null);
    if (!outgoing) return close(incoming);
    open.add(incoming).add(outgoing);
    const ended = () => {
      for (const side of [incoming, outgoing]) {
        if (open.delete(side)) close(side);
      }
    };
    incoming.readable.pipeTo(outgoing.writable).then(ended, ended);
    outgoing.readable.pipeTo(incoming.writable).then(ended, ended);
  };
  const accepting = (async () => {
    for await (const incoming of listener) void pass(incoming);
  })();
  const network: Network = {
    origin: `http://127.0.0.1:${listener.addr.port}`,
    target,
    cut() {
      for (const side of open) {
        open.delete(side);
        close(side);
      }
    },
    async [Symbol.asyncDispose]() {
      listener.close();
      network.cut();
      await accepting.catch(() => {});
    },
  };
  return network;
}
