/**
 * A door before several web processes, as a proxy is: each connection goes to the first that takes it, and ends with it.
 *
 * @param ports in the order in which they are tried; asked for at each connection
 */
export function openDoor(ports: () => readonly number[]): { port: number; close(): void } {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serve = async () => {
    for await (const visitor of listener) void passOn(visitor, ports()).catch(() => {});
  };
  serve().catch(() => {});
  return { port: listener.addr.port, close: () => listener.close() };
}

async function passOn(visitor: Deno.TcpConn, ports: readonly number[]): Promise<void> {
  using here = visitor;
  for (const port of ports) {
    const there = await Deno.connect({ hostname: "127.0.0.1", port }).catch(() => null);
    if (there === null) continue;
    using web = there;
    // Whichever end goes first takes the other with it.
    await Promise.race([
      here.readable.pipeTo(web.writable, { preventClose: true }).catch(() => {}),
      web.readable.pipeTo(here.writable, { preventClose: true }).catch(() => {}),
    ]);
    return;
  }
}
