import { clientSockets } from "./client_socket.ts";
import { primaryOf } from "./primary.ts";
import { withServer } from "./servers.ts";

/**
 * What the client (postgres.js 3.4.9) is given to reach the server that takes writes. Of several hosts it sees one: its own way of trying
 * them in turn never tells a statement that none of them answers, and tries again without a pause (`error` and `reconnect`).
 *
 * @param onlyReads a server that takes no writes will do
 */
export function towardsPrimary(url: string, onlyReads = false) {
  const primary = primaryOf(url);
  return {
    url: withServer(url, primary.servers[0]!),
    options: {
      socket: clientSockets(primary),
      // The client takes a replica for `read-write`, since it looks at a setting only (`tryNext`).
      ...(onlyReads ? {} : { target_session_attrs: "primary" as const }),
    },
  };
}
