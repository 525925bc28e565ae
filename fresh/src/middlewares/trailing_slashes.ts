import type { Middleware } from "../handlers.ts";

/** Redirects to the one spelling of a path: with a trailing slash or without. Paths of files are left alone. */
export function trailingSlashes<State>(mode: "always" | "never"): Middleware<State> {
  return (ctx) => {
    const { pathname, search } = ctx.url;
    const has = pathname.endsWith("/");
    if (mode === "never" && has && pathname !== "/") {
      return ctx.redirect(pathname.replace(/\/+$/, "") + search, 308);
    }
    const isFile = /\.[^/]+$/.test(pathname);
    if (mode === "always" && !has && !isFile) return ctx.redirect(`${pathname}/${search}`, 308);
    return ctx.next();
  };
}
