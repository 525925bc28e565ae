/** Passes connections on to a server, and swallows all that comes while it is told to be silent, as a machine without power does. */
export function silentProxy(targetPort: number, port: number) {
  const listener = Deno.listen({ hostname: "127.0.0.1", port });
  const open = new Set<Deno.Conn>();
  let silent = false;
  const pass = async (from: Deno.Conn, to: Deno.Conn, isMute: () => boolean) => {
    const bytes = new Uint8Array(64 * 1024);
    for (let count; (count = await from.read(bytes)) !== null;) {
      // A write takes as much as the other side has room for.
      for (let written = 0; written < count && !isMute();) {
        written += await to.write(bytes.subarray(written, count));
      }
    }
  };
  const accept = (async () => {
    for await (const inner of listener) {
      const outer = await Deno.connect({ hostname: "127.0.0.1", port: targetPort });
      open.add(inner).add(outer);
      // Once silent, a connection never speaks again.
      let mute = false;
      const isMute = () => mute ||= silent;
      for (const way of [pass(inner, outer, isMute), pass(outer, inner, isMute)]) way.catch(() => {});
    }
  })();
  return {
    port,
    fallSilent: () => void (silent = true),
    passOn: () => void (silent = false),
    async [Symbol.asyncDispose]() {
      listener.close();
      await accept.catch(() => {});
      for (const one of open) {
        try {
          one.close();
        } catch {
          // closed by the other side
        }
      }
    },
  };
}
