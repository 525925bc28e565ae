/** Below the ports that systems give to whoever asks for any (32768 and up on Linux): nobody else comes upon one of these by chance. */
const FROM = 12_000;
const TO = 32_000;

const given = new Set<number>();

/** A port of this machine that was free a moment ago, for programs that cannot take one by themselves. */
export function freePort(): number {
  for (;;) {
    const port = FROM + Math.floor(Math.random() * (TO - FROM));
    if (given.has(port)) continue;
    try {
      Deno.listen({ hostname: "127.0.0.1", port }).close();
    } catch (error) {
      if (error instanceof Deno.errors.AddrInUse) continue;
      throw error;
    }
    given.add(port);
    return port;
  }
}
