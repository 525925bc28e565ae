import { Hono } from "hono";
import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { json, refused } from "./envelope.ts";
import { runCall } from "./run_call.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/** Prefixes that hold calls only (specification section 7): an unknown path below them is answered with the envelope. */
const CALL_PREFIXES = /^\/(oauth|tis\/(sas|vds|viewer|file|fileconverter|devtool))(\/|$)/;

/** The first two segments of a path: pages and calls differ there, and asking the router takes its time. */
function startOf(path: string): string {
  return path.split("/", 3).join("/");
}

/** A call that a request asks for. */
export interface FoundCall {
  call: Call;
  /** Members of its path, decoded. */
  params: Record<string, string>;
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
  /** The call that a request asks for; null: it is for none. It is looked up once, whoever asks. */
  find: (req: Request) => FoundCall | null;
  answer: CallRouter;
  methods: (pathname: string) => string[];
} {
  const app = new Hono();
  const byHandler = new Map<unknown, Call>();
  const seen = new Set<string>();
  for (const call of calls) {
    for (const name of [call.operationId, `${call.method} ${call.path}`]) {
      if (seen.has(name)) throw new Error(`call declared twice: ${name}`);
      seen.add(name);
    }
    if (startOf(call.path).includes("{")) throw new Error(`${call.path} begins with a parameter`);
    const path = call.path.replace(/\{(\w+)\}/g, ":$1");
    // The router finds, and runs nothing.
    const handler = () => new Response();
    byHandler.set(handler, call);
    app.on(call.method.toUpperCase(), path, handler);
  }
  const starts = new Set(calls.map(({ path }) => startOf(path)));
  const mayBeCall = (path: string) => starts.has(startOf(path));
  const lookUp = (req: Request): FoundCall | null => {
    // The router decodes it, but for `%2F` and `%25`: those would part it anew.
    const path = app.getPath(req);
    if (!mayBeCall(path)) return null;
    const [[found], stash] = app.router.match(req.method === "HEAD" ? "GET" : req.method, path);
    const call = found && byHandler.get(found[0][0]);
    if (!call) return null;
    const params = Object.entries(found[1]).map(([name, value]) =>
      [name, decoded(typeof value === "number" ? stash![value]! : value)] as const
    );
    return { call, params: Object.fromEntries(params) };
  };
  const found = new WeakMap<Request, FoundCall | null>();
  const find = (req: Request): FoundCall | null => {
    const known = found.get(req);
    if (known !== undefined) return known;
    const called = lookUp(req);
    found.set(req, called);
    return called;
  };
  return {
    find,
    async answer(req, incoming) {
      const called = find(req);
      if (called) {
        const { call, params } = called;
        const response = await runCall(call, incoming, req, params);
        if (call.method === "get" && holderOrNull(incoming.ctx) && response.ok) onReading(call, incoming);
        return req.method === "HEAD" ? new Response(null, response) : response;
      }
      const path = new URL(req.url).pathname;
      const wantsPage = (req.headers.get("accept") ?? "").includes("text/html");
      const isRead = req.method === "GET" || req.method === "HEAD";
      if (
        isRead && !CALL_PREFIXES.test(path) && (wantsPage || !req.headers.get("accept")?.includes("json"))
      ) return null;
      const { envelope, http } = refused(incoming.ctx, refuse("not-found"));
      return json(envelope, http);
    },
    methods: (pathname) =>
      !mayBeCall(pathname)
        ? []
        : ["GET", "POST"].filter((method) => app.router.match(method, pathname)[0].length > 0),
  };
}

/** A member of a path as it was before it was encoded; what is encoded wrongly stays as it is. */
function decoded(member: string): string {
  return member.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
