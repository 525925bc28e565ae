import { internals } from "../render_context.ts";
import type { Middleware } from "../handlers.ts";
import { withHeaders } from "./with_headers.ts";

/** Options of the csp middleware. */
export interface CSPOptions {
  /** Sends Content-Security-Policy-Report-Only instead. */
  reportOnly?: boolean;
  /** Address that is told of violations. */
  reportTo?: string;
  /** Directives that replace the default of the same name or are added. */
  csp?: string[];
  /** Replaces 'unsafe-inline' in script-src and style-src by a nonce, which rendered scripts and styles carry. */
  useNonce?: boolean;
}

const DEFAULTS = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "upgrade-insecure-requests",
];

/** Sets the Content-Security-Policy header (W3C CSP Level 3). */
export function csp<State>(options: CSPOptions = {}): Middleware<State> {
  const { reportOnly = false, reportTo, csp: own = [], useNonce = false } = options;
  const directives = new Map([...DEFAULTS, ...own].map((text) => [text.split(/\s/, 1)[0]!, text]));
  if (reportTo !== undefined) {
    directives.set("report-to", "report-to csp-endpoint");
    directives.set("report-uri", `report-uri ${reportTo}`);
  }
  const policy = [...directives.values()].join("; ");
  const header = reportOnly ? "Content-Security-Policy-Report-Only" : "Content-Security-Policy";

  return async (ctx) => {
    let value = policy;
    if (useNonce) {
      const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64();
      ctx[internals].nonce = nonce;
      value = [...directives].map(([name, text]) =>
        name === "script-src" || name === "style-src"
          ? text.replace("'unsafe-inline'", `'nonce-${nonce}'`)
          : text
      ).join("; ");
    }
    return withHeaders(await ctx.next(), (headers) => {
      headers.set(header, value);
      if (reportTo !== undefined) headers.set("Reporting-Endpoints", `csp-endpoint="${reportTo}"`);
    });
  };
}
