import { v7 as uuid } from "uuid";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import type { Signals } from "@/platform/signals.ts";
import { AGENT_PROTOCOL } from "@/services/diagnosis/agent_messages.ts";
import { AgentHub } from "@/services/diagnosis/devices/agent_hub.ts";
import { deviceOfToken } from "@/services/diagnosis/devices/take_messages.ts";

/** What a gate is served with: the parts of its contexts, the signals of all processes, and where packages of programs are had. */
export interface GateParts {
  parts: Omit<CtxParts, "signal" | "actor">;
  signals: Signals;
  origin: string;
}

/**
 * A web process that holds the sockets of agents, and can be killed or lose its database: from then on it writes nothing any more, not even that
 * its sockets are gone.
 */
export class CuttableGate {
  /** Its database answers nothing. */
  databaseIsGone = false;
  #killed = false;
  readonly #sockets = new Set<WebSocket>();
  readonly #hub: AgentHub;
  readonly #server: Deno.HttpServer<Deno.NetAddr>;

  constructor(readonly tools: GateParts, port = 0) {
    const { parts, signals } = tools;
    this.#hub = new AgentHub({
      ctx: () => {
        if (this.#killed || this.databaseIsGone) throw new Error("the database is gone");
        return makeCtx({ ...parts, signal: signals.signal }, uuid);
      },
      signals,
    });
    this.#server = Deno.serve(
      { hostname: "127.0.0.1", port, onListen: () => {} },
      (req) => this.#answer(req),
    );
  }

  get port(): number {
    return this.#server.addr.port;
  }

  /** Ends it as SIGKILL does. */
  async kill(): Promise<void> {
    this.#killed = true;
    for (const socket of this.#sockets) socket.close();
    await this.#server.shutdown();
  }

  async #answer(req: Request): Promise<Response> {
    const { pathname } = new URL(req.url);
    if (pathname !== "/tis/vds/agent") return await fetch(this.tools.origin + pathname, req);
    const token = req.headers.get("authorization")!.slice("Bearer ".length);
    const device = this.databaseIsGone
      ? null
      : await deviceOfToken(makeCtx({ ...this.tools.parts }, uuid), token);
    if (device === null) return new Response(null, { status: 503 });
    const { socket, response } = Deno.upgradeWebSocket(req, { protocol: AGENT_PROTOCOL });
    const reader = this.#hub.open(device, {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: (code, reason) => socket.readyState <= WebSocket.OPEN && socket.close(code, reason),
    });
    this.#sockets.add(socket);
    socket.onmessage = ({ data }) => this.#killed || reader.message(data);
    socket.onclose = () => {
      this.#sockets.delete(socket);
      if (!this.#killed) reader.closed();
    };
    return response;
  }
}
