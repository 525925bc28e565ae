import { DOIP_PORT, DOIP_TLS_PORT } from "./codes.ts";
import { DoipFailed } from "./failed.ts";

export interface DoipOptions {
  hostname: string;
  /** 13400, over TLS 3496. */
  port?: number;
  /** Given: the connection is TLS; `caCerts` are certificates in PEM that are trusted besides those of the system. */
  tls?: { caCerts?: string[] };
  /** Logical address of the tester, 0x0E00 to 0x0FFF (ISO 13400-2, table 13). */
  sourceAddress?: number;
  activationType?: number;
  /** Four bytes of the maker in the request for activation. */
  oem?: Uint8Array;
  version?: number;
  timers?: Partial<DoipTimers>;
  /** Largest payload in bytes that is taken from the vehicle. */
  largest?: number;
}

/** Milliseconds. The standard's: A_DoIP_Ctrl and A_DoIP_Diagnostic_Message, 2 s each (table 38). */
interface DoipTimers {
  connect: number;
  control: number;
  diagnostic: number;
}

export const TIMERS: DoipTimers = { connect: 5000, control: 2000, diagnostic: 2000 };

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
