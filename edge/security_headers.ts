import type { Middleware } from "fresh";
import type { Portal } from "./portal.ts";
import { reachedBy } from "./reached_by.ts";
import type { State } from "./state.ts";

/** What no page of the portal asks of the device, and so no script that got into one (Permissions Policy, W3C). */
const UNUSED =
  "accelerometer browsing-topics display-capture geolocation gyroscope hid idle-detection local-fonts " +
  "magnetometer midi payment screen-wake-lock serial usb xr-spatial-tracking";
/** The search box reads codes by the camera, and sounds are recorded in cases: our own pages may ask for that, frames of others may not. */
const PERMISSIONS = [
  "camera=(self)",
  "microphone=(self)",
  ...UNUSED.split(" ").map((feature) => `${feature}=()`),
].join(", ");

/**
 * Headers every answer carries: no sniffing of types, no frames from elsewhere, the referrer stays on this site, no window of another site
 * reaches ours, nothing of the device. Behind TLS browsers are told to come by nothing else; a page served without it must not ask for its
 * files with it.
 */
export function securityHeaders(portal: Portal): Middleware<State> {
  const { hstsSeconds } = portal.config;
  return async (ctx) => {
    const response = await ctx.next();
    const { headers } = response;
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "same-origin");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("permissions-policy", PERMISSIONS);
    if (!headers.has("x-frame-options")) headers.set("x-frame-options", "SAMEORIGIN");
    // Static files are answered before it is read who asks.
    const { secure } = ctx.state.incoming ?? reachedBy(portal, ctx.req, ctx.info);
    if (secure && hstsSeconds > 0) headers.set("strict-transport-security", `max-age=${hstsSeconds}`);
    const policy = headers.get("content-security-policy");
    if (policy && !secure) {
      headers.set("content-security-policy", policy.replace(/;?\s*upgrade-insecure-requests/, ""));
    }
    return response;
  };
}
