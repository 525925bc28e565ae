import { DOIP_PORT, DOIP_TLS_PORT } from "./codes.ts";
import { type DoipOptions, TIMERS } from "./doip_options.ts";
import { DoipFailed } from "./failed.ts";

/** Connects to an entity, over TCP or TLS, within the timer of it. @throws DoipFailed */
export async function reachEntity({ hostname, port, tls, timers }: DoipOptions): Promise<Deno.Conn> {
  const signal = AbortSignal.timeout(timers?.connect ?? TIMERS.connect);
  try {
    const conn = await Deno.connect({ hostname, port: port ?? (tls ? DOIP_TLS_PORT : DOIP_PORT), signal });
    conn.setNoDelay(true);
    if (!tls) return conn;
    const secured = await Deno.startTls(conn, { hostname, caCerts: tls.caCerts });
    // A vehicle that takes the connection and says nothing is not reached either.
    const giveUp = () => secured.close();
    signal.addEventListener("abort", giveUp);
    try {
      await secured.handshake();
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
    return secured;
  } catch (error) {
    throw new DoipFailed("not-reached", `${hostname} was not reached: ${(error as Error).message}`);
  }
}
