import {
  AGENT_PROTOCOL,
  type FromAgent,
  fromAgent,
  type ToAgent,
} from "@/services/diagnosis/agent_messages.ts";

type Said<Type extends FromAgent["type"]> = Extract<FromAgent, { type: Type }>;

/** A portal for agents that does as a test says: every message of an agent is held to the schemas. */
export function scriptedPortal(
  { token = "right", latestVersion = null as string | null, clockAhead = 0 } = {},
) {
  const said: FromAgent[] = [];
  const sockets = new Set<WebSocket>();
  let wake = () => {};
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const isRight = request.headers.get("authorization") === `Bearer ${token}` &&
      new URL(request.url).pathname === "/tis/vds/agent";
    const { socket, response } = Deno.upgradeWebSocket(request, { protocol: AGENT_PROTOCOL });
    socket.onopen = () => {
      if (isRight) sockets.add(socket);
      else socket.close(4401, "revoked");
    };
    socket.onclose = () => sockets.delete(socket);
    socket.onmessage = ({ data }) => {
      const message = fromAgent.parse(JSON.parse(data));
      said.push(message);
      const at = new Date(Date.now() + clockAhead).toISOString();
      if (message.type === "hello") say({ type: "welcome", heartbeatMs: 100, at, latestVersion });
      wake();
    };
    return response;
  });
  const say = (message: ToAgent | { type: string; id: string }) => {
    for (const socket of sockets) socket.send(JSON.stringify(message));
  };
  return {
    said,
    say,
    address: `ws://127.0.0.1:${server.addr.port}`,
    command(kind: string, args: Record<string, unknown>, { id = crypto.randomUUID(), seconds = 30 } = {}) {
      const deadline = new Date(Date.now() + clockAhead + seconds * 1000).toISOString();
      say({ type: "command", id, kind, deadline, args } as ToAgent);
      return id;
    },
    /** Resolves when the agent has said this, after those that were heard before. */
    async heard<Type extends FromAgent["type"]>(
      type: Type,
      fits: (message: Said<Type>) => boolean = () => true,
      after = 0,
    ): Promise<Said<Type>> {
      while (true) {
        const found = said.slice(after).find((message) =>
          message.type === type && fits(message as Said<Type>)
        );
        if (found) return found as Said<Type>;
        await new Promise<void>((resolve) => wake = resolve);
      }
    },
    cut(code = 4503) {
      for (const socket of sockets) socket.close(code, "cut");
    },
    async close() {
      for (const socket of sockets) socket.close();
      await server.shutdown();
    },
  };
}
