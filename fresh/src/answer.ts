import type { Context } from "./context.ts";
import type { ServeInfo } from "./page_props.ts";
import { HttpError, statusOf } from "./error.ts";
import { internals } from "./render_context.ts";
import { allowHeader, MethodNotAllowed } from "./route.ts";
import type { Step } from "./tree.ts";

/** Stands for the connection where a handler is called without one, as in tests. */
export const UNKNOWN_CONNECTION: ServeInfo = {
  remoteAddr: { transport: "tcp", hostname: "localhost", port: 0 },
  completed: Promise.resolve(),
};

/** Last step of a request whose path is unknown. */
export const refusePath: Step = () => {
  throw new HttpError(404);
};

/** Last step of a request whose path is known but not its method. */
export function refuseMethod(allowed: string[]): Step {
  return (ctx) => {
    if (ctx.req.method !== "OPTIONS") throw new MethodNotAllowed(allowed);
    return new Response(null, { status: 204, headers: { allow: allowHeader(allowed) } });
  };
}

/**
 * Runs one step and through `ctx.next` the others. What it throws is noted in `ctx.error`; layouts entered below are left
 * again, so that a middleware that catches an error renders within its own.
 */
async function dispatch(ctx: Context<unknown>, steps: Step[], index: number): Promise<Response> {
  const step = steps[index];
  if (step === undefined) throw new HttpError(404);
  const { layouts, appWrapper } = ctx[internals];
  ctx.next = () => dispatch(ctx, steps, index + 1);
  try {
    const result = await step(ctx);
    if (typeof result !== "function") return result;
    steps[index] = result;
    return await result(ctx);
  } catch (error) {
    ctx.error = error;
    throw error;
  } finally {
    Object.assign(ctx[internals], { layouts, appWrapper });
  }
}

/** Runs a request's steps and turns what they throw into an answer in plain text. */
export async function answer(ctx: Context<unknown>, steps: Step[]): Promise<Response> {
  let response: Response;
  try {
    response = await dispatch(ctx, steps, 0);
  } catch (error) {
    response = plainError(error);
  }
  if (response.status === 405 && ctx.error instanceof MethodNotAllowed && !response.headers.has("allow")) {
    response.headers.set("allow", ctx.error.allow);
  }
  if (ctx.req.method !== "HEAD" || response.body === null) return response;
  await response.body.cancel();
  return new Response(null, response);
}

function plainError(error: unknown): Response {
  const status = statusOf(error);
  if (status >= 500) console.error(error);
  const message = error instanceof HttpError && status < 500 ? error.message : "Internal server error";
  const headers = error instanceof MethodNotAllowed ? { allow: error.allow } : undefined;
  return new Response(message, { status, headers });
}
