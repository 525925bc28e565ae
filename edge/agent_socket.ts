import type { Middleware } from "fresh";
import { AGENT_PROTOCOL } from "@/services/diagnosis/agent_messages.ts";
import { deviceOf, refuseDevice } from "./device_request.ts";
import type { Portal } from "./portal.ts";
import type { State } from "./state.ts";

const PATH = "/tis/vds/agent";
/** A socket that answers no ping for so long is dead, seconds. */
const IDLE_SECONDS = 60;

/**
 * The WebSocket of workshops' agents (RFC 6455). It stands before everything else: what upgrades a connection takes no further headers. It is no
 * way for browsers: only the token of a device opens it, never a cookie.
 */
export function agentSocket(portal: Portal): Middleware<State> {
  return async (context) => {
    const { req, url } = context;
    if (url.pathname !== PATH) return await context.next();
    if (req.headers.get("upgrade")?.toLowerCase() !== "websocket") {
      return refuseDevice(426, { upgrade: "websocket" });
    }
    const offered = req.headers.get("sec-websocket-protocol")?.split(",").map((one) => one.trim()) ?? [];
    if (!offered.includes(AGENT_PROTOCOL)) return refuseDevice(400);
    const known = await deviceOf(portal, req);
    if (!known) return refuseDevice(401, { "www-authenticate": "Bearer" });
    const { socket, response } = Deno.upgradeWebSocket(req, {
      protocol: AGENT_PROTOCOL,
      idleTimeout: IDLE_SECONDS,
    });
    const reader = portal.agents.open(known.device, {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: (code, reason) => socket.readyState <= WebSocket.OPEN && socket.close(code, reason),
    });
    socket.onmessage = ({ data }) => reader.message(data);
    socket.onclose = () => reader.closed();
    socket.onerror = () => reader.closed();
    return response;
  };
}
