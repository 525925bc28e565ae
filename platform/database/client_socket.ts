import { Socket } from "node:net";
import { setImmediate } from "node:timers";
import type { Primary } from "./primary.ts";
import type { DatabaseServer } from "./servers.ts";

/** Where the client connects to, as far as its options tell it: a socket of the system, or false. */
interface Target {
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

/** Makes the client's sockets, each to the server that takes writes. What is written before it is connected waits. */
export function clientSockets(primary: Primary): (target: Target) => ClientSocket {
  return ({ path }) => {
    const socket = new ClientSocket();
    if (path) return socket.connect(path);
    if (primary.servers.length === 1) return connectTo(socket, primary.servers[0]!);
    // Whatever becomes of it, the next connection looks again.
    socket.once("close", () => primary.doubt());
    // Keeps what is written until it is known where to.
    Object.assign(socket, { connecting: true });
    primary.find().then(
      (server) => socket.destroyed || connectTo(socket, server),
      (error) => socket.destroy(error),
    );
    return socket;
  };
}

function connectTo(socket: ClientSocket, { host, port }: DatabaseServer): ClientSocket {
  socket.host = host;
  return socket.connect(port, host);
}
