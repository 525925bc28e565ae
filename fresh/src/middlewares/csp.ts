import { nonceOf } from "../render/nonce.ts";
import type { Middleware } from "../handlers.ts";

/** Options of the csp middleware. */
export interface CSPOptions {
  /** Sends Content-Security-Policy-Report-Only instead. */
  reportOnly?: boolean;
  /** Address that is told of violations. */
  reportTo?: string;
  /** Directives that replace the default of the same name or are added. */
  csp?: string[];
  /**
   * Replaces 'unsafe-inline' in all directives of scripts and styles, `style-src-attr` and `default-src` too, by the nonce
   * that scripts and styles of a rendered page carry. Answers that were not rendered keep it.
   */
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

/** Directives in which a nonce takes the place of 'unsafe-inline'. */
const INLINE = new Set([
  "script-src",
  "style-src",
  "script-src-elem",
  "style-src-elem",
  "style-src-attr",
  "default-src",
]);

/** Sets the Content-Security-Policy header (W3C CSP Level 3). */
export function csp<State>(options: CSPOptions = {}): Middleware<State> {
  const { reportOnly = false, reportTo, csp: own = [], useNonce = false } = options;
  const named = new Set(own.map(nameOf));
  const directives = [...DEFAULTS.filter((directive) => !named.has(nameOf(directive))), ...own];
  if (reportTo !== undefined) directives.push("report-to csp-endpoint", `report-uri ${reportTo}`);
  const plain = directives.join("; ");
  /** The policy in pieces, between which the nonce stands. */
  const pieces = directives.map((directive) =>
    INLINE.has(nameOf(directive)) ? directive.replaceAll("'unsafe-inline'", "\0") : directive
  ).join("; ").split("\0");
  const header = reportOnly ? "Content-Security-Policy-Report-Only" : "Content-Security-Policy";

  return async (ctx) => {
    const response = await ctx.next();
    const nonce = useNonce ? nonceOf(response) : undefined;
    response.headers.set(header, nonce === undefined ? plain : pieces.join(`'nonce-${nonce}'`));
    if (reportTo !== undefined) {
      response.headers.set("Reporting-Endpoints", `csp-endpoint="${reportTo}"`);
    }
    return response;
  };
}

function nameOf(directive: string): string {
  return directive.split(" ", 1)[0]!;
}
