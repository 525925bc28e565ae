import { type Context, Hono } from "hono";
import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { json, refused } from "./envelope.ts";
import { runCall } from "./run_call.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/** Prefixes that hold calls only (specification section 7): an unknown path below them is answered with the envelope. */
const CALL_PREFIXES = /^\/(oauth|tis\/(sas|vds|viewer|file|fileconverter|devtool))(\/|$)/;

type Env = { Bindings: { incoming: IncomingRequest } };

/** The first two segments of a path: pages and calls differ there, and asking the router takes its time. */
function startOf(path: string): string {
  return path.split("/", 3).join("/");
}

/** Answers a request when it is a call, or null when it is a page's. */
export type CallRouter = (req: Request, incoming: IncomingRequest) => Promise<Response | null>;

/**
 * Routes all calls; a call declared twice stops the start.
 *
 * @param onReading told of each reading that a known caller got an answer to, for the operation log
 */
export function routeCalls(
  calls: readonly Call[],
  onReading: (call: Call, incoming: IncomingRequest) => void = () => {},
): {
  answer: CallRouter;
  methods: (pathname: string) => string[];
  callAt: (method: string, pathname: string) => Call | null;
} {
  const app = new Hono<Env>();
  const byHandler = new Map<unknown, Call>();
  const seen = new Set<string>();
  for (const call of calls) {
    for (const name of [call.operationId, `${call.method} ${call.path}`]) {
      if (seen.has(name)) throw new Error(`call declared twice: ${name}`);
      seen.add(name);
    }
    if (startOf(call.path).includes("{")) throw new Error(`${call.path} begins with a parameter`);
    const path = call.path.replace(/\{(\w+)\}/g, ":$1");
    const handler = async (c: Context<Env>) => {
      const { incoming } = c.env;
      const response = await runCall(call, incoming, c.req.raw, c.req.param());
      if (call.method === "get" && holderOrNull(incoming.ctx) && response.ok) onReading(call, incoming);
      return response;
    };
    byHandler.set(handler, call);
    app.on(call.method.toUpperCase(), path, handler);
  }
  const starts = new Set(calls.map(({ path }) => startOf(path)));
  // What is encoded, the router reads.
  const mayBeCall = (path: string) => path.includes("%") || starts.has(startOf(path));
  // What is thrown is answered by whoever stands around all of it (last_resort.ts), not by the router.
  app.onError((error) => {
    throw error;
  });
  app.notFound((c) => {
    c.header("x-no-call", "1");
    return c.body(null, 404);
  });
  return {
    async answer(req, incoming) {
      const path = new URL(req.url).pathname;
      if (mayBeCall(path)) {
        const response = await app.fetch(req, { incoming });
        if (!response.headers.has("x-no-call")) return response;
      }
      const wantsPage = (req.headers.get("accept") ?? "").includes("text/html");
      const isRead = req.method === "GET" || req.method === "HEAD";
      if (
        isRead && !CALL_PREFIXES.test(path) && (wantsPage || !req.headers.get("accept")?.includes("json"))
      ) return null;
      const { envelope, http } = refused(incoming.ctx, refuse("not-found"));
      return json(envelope, http);
    },
    callAt(method, pathname) {
      // What is encoded, the router reads.
      if (pathname.includes("%") || !mayBeCall(pathname)) return null;
      const found = app.router.match(method, pathname)[0][0];
      return (found && byHandler.get(found[0][0])) ?? null;
    },
    methods: (pathname) =>
      !mayBeCall(pathname)
        ? []
        : ["GET", "POST"].filter((method) => app.router.match(method, pathname)[0].length > 0),
  };
}
