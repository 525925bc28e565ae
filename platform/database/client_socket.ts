import { Socket } from "node:net";
import { setImmediate } from "node:timers";

/** Where the client connects to, as its parsed options tell it. */
interface Target {
  host: string[];
  port: number[];
  path: string | false;
}

/**
 * A socket that never says of its end that there was an error. Between `error` and `close` there is a turn in which the client may still
 * send a statement; when told of an error at `close`, it believes that all statements have been rejected already, and that one would
 * be waited for for ever (postgres.js 3.4.9, `closed`). The close itself is told after the writes that wait for this turn's end: the
 * client would forget to take up writing again.
 */
class ClientSocket extends Socket {
  /** Read by the client for the server's name in TLS. */
  host: string | undefined;

  // deno-lint-ignore no-explicit-any -- the base class types each event apart
  override emit(event: any, ...args: any[]): boolean {
    if (event !== "close") return super.emit(event, ...args);
    setImmediate(() => super.emit("close", false));
    return true;
  }
}

/** Makes the client's sockets, for each of several hosts in turn. What is written before it is connected waits. */
export function clientSockets(): (target: Target) => Socket {
  let next = 0;
  return ({ host, port, path }) => {
    const socket = new ClientSocket();
    if (path) return socket.connect(path);
    const at = next++ % host.length;
    socket.host = host[at];
    return socket.connect(Number(port[at]), host[at]!);
  };
}
