import { connect, type Socket } from "node:net";

/** Where a mail server is, as the client of SMTP gives it. */
interface Server {
  host?: string;
  port?: number | string;
  secure?: boolean;
}

/** Ports without one of their own (RFC 6409, RFC 8314). */
const SUBMISSION = 587, SUBMISSIONS = 465;
const TIMEOUT_MS = 15_000;

/**
 * Connects to a mail server by its name. The client would look up addresses itself and go there, which a process that may reach hosts by
 * name is denied. TLS is the client's, on what is connected here.
 */
export function connectByName(
  { host = "localhost", port, secure }: Server,
  done: (error: Error | null, opened?: { connection: Socket }) => void,
): void {
  const socket = connect({ host, port: Number(port) || (secure ? SUBMISSIONS : SUBMISSION) });
  const late = setTimeout(() => socket.destroy(new Error(`${host} does not answer`)), TIMEOUT_MS);
  const onError = (error: Error) => {
    clearTimeout(late);
    done(error);
  };
  socket.once("error", onError);
  socket.once("connect", () => {
    clearTimeout(late);
    socket.off("error", onError);
    done(null, { connection: socket });
  });
}
