import type { Middleware } from "fresh";
import type { State } from "./state.ts";

/** Fonts are named by the style sheet, which knows no build id: a week in the browser's cache instead of none. */
export function cacheFonts(basePath: string): Middleware<State> {
  return async (ctx) => {
    const response = await ctx.next();
    if (ctx.url.pathname.startsWith(`${basePath}/fonts/`) && response.status === 200) {
      response.headers.set("cache-control", "public, max-age=604800");
    }
    return response;
  };
}
