import { timingSafeEqual } from "node:crypto";
import type { Metrics } from "./metrics.ts";

/** `/metrics` for those who have the token (METRICS_TOKEN); without one the path does not exist. Null for other paths. */
export async function answerMetrics(
  req: Request,
  { metrics, token }: { metrics: Metrics; token: string | null },
): Promise<Response | null> {
  if (token === null || new URL(req.url).pathname !== "/metrics") return null;
  const given = req.headers.get("authorization")?.replace(/^Bearer\s+/i, "") ?? "";
  if (!sameText(given, token)) return new Response(null, { status: 401 });
  return new Response(await metrics.text(), {
    headers: { "content-type": metrics.registry.contentType, "cache-control": "no-store" },
  });
}

/** Compares in a time that does not tell how much was right. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new TextEncoder().encode(text));
  return a!.length === b!.length && timingSafeEqual(a!, b!);
}
