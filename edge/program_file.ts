import type { Middleware } from "fresh";
import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { deviceOfToken } from "@/services/diagnosis/devices/take_messages.ts";
import { packageOf } from "@/services/diagnosis/updates/package_of.ts";
import type { Portal } from "./portal.ts";
import type { State } from "./state.ts";

const PATH = /^\/tis\/vds\/programs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The package of an update, for the device that has the command and while it is open: only the token of a device opens it, as it opens the
 * agent's socket. A part behind what was fetched before a break is answered too (RFC 9110, section 14).
 */
export function programFile({ agentParts, files }: Portal): Middleware<State> {
  return async (context) => {
    const { req, url } = context;
    const [, commandId] = PATH.exec(url.pathname) ?? [];
    if (commandId === undefined) return await context.next();
    if (req.method !== "GET") return refuseFile(405, { allow: "GET" });
    const token = req.headers.get("authorization")?.replace(/^Bearer\s+/i, "").trim() ?? null;
    const { pool, dictionaries, clock } = agentParts;
    const ctx = makeCtx({ pool, dictionaries, clock }, uuid);
    const device = await deviceOfToken(ctx, token);
    if (!device) return refuseFile(401, { "www-authenticate": "Bearer" });
    const file = await packageOf(ctx, { deviceId: device.id, commandId });
    if (!file) return refuseFile(404);
    const start = Number(/^bytes=(\d{1,15})-$/.exec(req.headers.get("range") ?? "")?.[1] ?? 0);
    if (start >= file.size) return refuseFile(416, { "content-range": `bytes */${file.size}` });
    const body = await files.open(file.key, { start });
    if (!body) return refuseFile(404);
    return new Response(body, {
      status: start > 0 ? 206 : 200,
      headers: {
        "content-type": "application/octet-stream",
        "content-length": String(file.size - start),
        "accept-ranges": "bytes",
        "cache-control": "private, no-store",
        ...(start > 0 ? { "content-range": `bytes ${start}-${file.size - 1}/${file.size}` } : {}),
      },
    });
  };
}

function refuseFile(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
