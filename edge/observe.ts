import { HttpError, type Middleware } from "fresh";
import { trace } from "@opentelemetry/api";
import type { Metrics } from "@/platform/telemetry/metrics.ts";
import type { State } from "./state.ts";

/** Times every request and counts it under what it asked for. Names come from the catalogue, so that typed paths make no new ones. */
export function observe(metrics: Metrics): Middleware<State> {
  return async (ctx) => {
    const begun = performance.now();
    const count = (status: number) => {
      const what = ctx.state.incoming?.asked ?? (ctx.state.incoming ? "unknown" : "static");
      // The runtime knows the method only.
      trace.getActiveSpan()?.updateName(`${ctx.req.method} ${what}`).setAttribute("tis.operation", what);
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
