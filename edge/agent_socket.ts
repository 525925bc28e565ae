import type { Middleware } from "fresh";
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { AGENT_PROTOCOL } from "@/services/diagnosis/agent_messages.ts";
import { deviceOfToken } from "@/services/diagnosis/devices/take_messages.ts";
import type { Portal } from "./portal.ts";
import type { State } from "./state.ts";

const PATH = "/tis/vds/agent";
/** A socket that answers no ping for so long is dead, seconds. */
const IDLE_SECONDS = 60;

/**
 * The WebSocket of workshops' agents (RFC 6455). It stands before everything else: what upgrades a connection takes no further headers. It is no
 * way for browsers: only the token of a device opens it, never a cookie.
 */
export function agentSocket({ agents, agentParts }: Portal): Middleware<State> {
  return async (context) => {
    const { req, url } = context;
    if (url.pathname !== PATH) return await context.next();
    if (req.headers.get("upgrade")?.toLowerCase() !== "websocket") {
      return refuseSocket(426, { upgrade: "websocket" });
    }
    const offered = req.headers.get("sec-websocket-protocol")?.split(",").map((one) => one.trim()) ?? [];
    if (!offered.includes(AGENT_PROTOCOL)) return refuseSocket(400);
    const token = req.headers.get("authorization")?.replace(/^Bearer\s+/i, "").trim() ?? null;
    const { pool, dictionaries, clock } = agentParts;
    const device = await deviceOfToken(makeCtx({ pool, dictionaries, clock }, uuid), token);
    if (!device) return refuseSocket(401, { "www-authenticate": "Bearer" });
    const { socket, response } = Deno.upgradeWebSocket(req, {
      protocol: AGENT_PROTOCOL,
      idleTimeout: IDLE_SECONDS,
    });
    const reader = agents.open(device, {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: (code, reason) => socket.readyState <= WebSocket.OPEN && socket.close(code, reason),
    });
    socket.onmessage = ({ data }) => reader.message(data);
    socket.onclose = () => reader.closed();
    socket.onerror = () => reader.closed();
    return response;
  };
}

function refuseSocket(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
