import { z } from "zod";
import type { Flash } from "./flash.ts";
import type { IncomingRequest } from "./incoming_request.ts";

const belongsTo = ({ owner }: IncomingRequest) => `shown once to ${owner}`;

/** Seals what a page shows once after a redirect, so that it does not lie open in the database meanwhile. */
export async function sealShownOnce(
  incoming: IncomingRequest,
  shown: Record<string, unknown>,
): Promise<string> {
  return (await incoming.ctx.secrets.seal(JSON.stringify(shown), belongsTo(incoming))).toBase64();
}

/** What a page shows once, read out of the flash that brought it; null when there is nothing of that shape. */
export async function readShownOnce<T>(
  incoming: IncomingRequest,
  flash: Flash | null,
  shape: z.ZodType<T>,
): Promise<T | null> {
  const sealed = z.base64().safeParse(flash?.data.shownOnce);
  if (!sealed.success) return null;
  const text = await incoming.ctx.secrets.open(Uint8Array.fromBase64(sealed.data), belongsTo(incoming));
  return shape.safeParse(JSON.parse(text)).data ?? null;
}
