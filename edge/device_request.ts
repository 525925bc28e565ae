import { v7 as uuid } from "uuid";
import { makeCtx } from "@/kernel/ctx.ts";
import { deviceOfToken } from "@/services/diagnosis/devices/take_messages.ts";
import type { Portal } from "./portal.ts";
import { bearerToken } from "./bearer_token.ts";

/** The workshop's device whose token a request brings, and what its work is done with; null for any other token, and a cookie is none. */
export async function deviceOf({ agentParts }: Pick<Portal, "agentParts">, req: Request) {
  const { pool, dictionaries, clock } = agentParts;
  const ctx = makeCtx({ pool, dictionaries, clock }, uuid);
  const device = await deviceOfToken(ctx, bearerToken(req));
  return device && { ctx, device };
}

/** Tells a device's program what is wrong by the status alone: there are no people to read more. */
export function refuseDevice(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
