import type { Middleware } from "fresh";
import { packageOf } from "@/services/diagnosis/updates/package_of.ts";
import { deviceOf, refuseDevice } from "./device_request.ts";
import { rangeOf } from "./file_bytes.ts";
import type { Portal } from "./portal.ts";
import type { State } from "./state.ts";

const PATH = /^\/tis\/vds\/programs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/**
 * The package of an update, for the device that has the command and while it is open: only the token of a device opens it, as it opens the
 * agent's socket. A part behind what was fetched before a break is answered too (RFC 9110, section 14).
 */
export function programFile(portal: Portal): Middleware<State> {
  return async (context) => {
    const { req, url } = context;
    const [, commandId] = PATH.exec(url.pathname) ?? [];
    if (commandId === undefined) return await context.next();
    if (req.method !== "GET") return refuseDevice(405, { allow: "GET" });
    const known = await deviceOf(portal, req);
    if (!known) return refuseDevice(401, { "www-authenticate": "Bearer" });
    const file = await packageOf(known.ctx, { deviceId: known.device.id, commandId });
    if (!file) return refuseDevice(404);
    const range = rangeOf(req.headers.get("range"), file.size);
    if (range === "beyond") return refuseDevice(416, { "content-range": `bytes */${file.size}` });
    const body = await portal.files.open(file.key, range ?? undefined);
    if (!body) return refuseDevice(404);
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        "content-type": "application/octet-stream",
        "content-length": String(range ? range.end - range.start + 1 : file.size),
        "accept-ranges": "bytes",
        "cache-control": "private, no-store",
        ...(range ? { "content-range": `bytes ${range.start}-${range.end}/${file.size}` } : {}),
      },
    });
  };
}
