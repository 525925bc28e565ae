import type { Middleware } from "fresh";
import { HttpError } from "fresh";
import { timingSafeEqual } from "node:crypto";
import type { Metrics } from "@/platform/telemetry/metrics.ts";
import type { Portal } from "./portal.ts";
import type { State } from "./state.ts";

/** Times every request and counts it under what it asked for. Names come from the catalogue, so that typed paths make no new ones. */
export function observe(metrics: Metrics): Middleware<State> {
  return async (ctx) => {
    const begun = performance.now();
    const count = (status: number) => {
      const what = ctx.state.scene?.asked ?? (ctx.state.scene ? "unknown" : "static");
      metrics.request(what, ctx.req.method, status, (performance.now() - begun) / 1000);
    };
    try {
      const response = await ctx.next();
      count(response.status);
      return response;
    } catch (error) {
      count(error instanceof HttpError ? error.status : 500);
      throw error;
    }
  };
}

/** `/metrics` for those who have the token (METRICS_TOKEN); without one the path does not exist. */
export function answerMetrics({ config, metrics }: Portal): Middleware<State> {
  return async (ctx) => {
    if (ctx.url.pathname !== "/metrics" || config.metricsToken === null) return await ctx.next();
    const given = ctx.req.headers.get("authorization")?.replace(/^Bearer\s+/i, "") ?? "";
    if (!sameText(given, config.metricsToken)) return new Response(null, { status: 401 });
    return new Response(await metrics.registry.metrics(), {
      headers: { "content-type": metrics.registry.contentType, "cache-control": "no-store" },
    });
  };
}

/** Compares in a time that does not tell how much was right. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new TextEncoder().encode(text));
  return a!.length === b!.length && timingSafeEqual(a!, b!);
}
