import { HttpError, type Middleware } from "fresh";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { answerUnavailable } from "./answer_unavailable.ts";
import type { Portal } from "./portal.ts";
import type { State } from "./state.ts";

/**
 * Around everything: whatever was thrown where nobody expected it is answered by the envelope, or by a page, with the reference under
 * which the log has it, and with the headers that every answer has. Nobody sees a stack, nor an answer of the framework's own.
 */
export function lastResort(portal: Portal): Middleware<State> {
  return async (ctx) => {
    try {
      return await ctx.next();
    } catch (error) {
      // What the framework found to be asked for wrongly.
      if (error instanceof HttpError && error.status < 500) {
        return answerUnavailable(portal, ctx.req, refuse("not-found"));
      }
      return answerUnavailable(portal, ctx.req, error);
    }
  };
}
