import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Call } from "./define_call.ts";
import { json, refused } from "./envelope.ts";
import { runCall } from "./run_call.ts";
import { refuse } from "@/services/refusals/refuse.ts";
import type { Scene } from "./scene.ts";

/** Prefixes that hold calls only (specification section 7): an unknown path below them is answered with the envelope. */
const CALL_PREFIXES = /^\/(oauth|tis\/(sas|vds|viewer|file|fileconverter|devtool))(\/|$)/;

type Env = { Bindings: { scene: Scene } };

/** Answers a request when it is a call, or null when it is a page's. */
export type CallRouter = (req: Request, scene: Scene) => Promise<Response | null>;

/** Routes all calls and describes them; a call declared twice stops the start. */
export function routeCalls(
  calls: readonly Call[],
): { answer: CallRouter; openapi: (server: string) => unknown } {
  const app = new OpenAPIHono<Env>();
  app.openAPIRegistry.registerComponent("securitySchemes", "token", {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "Token that the login call answers.",
  });
  const seen = new Set<string>();
  for (const call of calls) {
    for (const name of [call.operationId, `${call.method} ${call.path}`]) {
      if (seen.has(name)) throw new Error(`call declared twice: ${name}`);
      seen.add(name);
    }
    app.openAPIRegistry.registerPath(describe(call));
    const path = call.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(call.method.toUpperCase(), path, (c) => runCall(call, c.env.scene, c.req.raw, c.req.param()));
  }
  app.notFound((c) => {
    c.header("x-no-call", "1");
    return c.body(null, 404);
  });
  return {
    async answer(req, scene) {
      const response = await app.fetch(req, { scene });
      if (!response.headers.has("x-no-call")) return response;
      const path = new URL(req.url).pathname;
      const wantsPage = (req.headers.get("accept") ?? "").includes("text/html");
      const isRead = req.method === "GET" || req.method === "HEAD";
      if (
        isRead && !CALL_PREFIXES.test(path) && (wantsPage || !req.headers.get("accept")?.includes("json"))
      ) return null;
      const { envelope, http } = refused(scene.ctx, refuse("not-found"));
      return json(envelope, http);
    },
    openapi: (server) =>
      app.getOpenAPI31Document({
        openapi: "3.1.0",
        info: {
          title: "TIS",
          version: "1",
          description:
            "Calls of the after-sales technical information portal. Send the token of the login call in " +
            "`Authorization` and the language in `Language` (default zh_CN). Every answer is `{code, data, msg}`; " +
            "`code` 200 is success, `000001` a refusal that the user can correct, with `data.errors` by field.",
        },
        servers: [{ url: server }],
        security: [{ token: [] }],
      }),
  };
}

/** One call in OpenAPI terms: members of the path, the query or the body come from the one input schema. */
function describe(call: Call) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const shape = call.input.shape as Record<string, z.ZodType>;
  for (const name of names) {
    if (!shape[name]) throw new Error(`${call.operationId}: no member for {${name}} of its path`);
  }
  const params = z.object(Object.fromEntries(names.map((name) => [name, shape[name]!])));
  const rest = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name))));
  const hasRest = Object.keys(rest.shape).length > 0;
  const body = call.formEncoded
    ? { "application/x-www-form-urlencoded": { schema: rest }, "application/json": { schema: rest } }
    : { "application/json": { schema: rest }, "application/x-www-form-urlencoded": { schema: rest } };
  return createRoute({
    operationId: call.operationId,
    method: call.method,
    path: call.path,
    tags: [call.tag],
    summary: call.summary,
    description: call.need === "public"
      ? "No login needed."
      : call.need === "session"
      ? "Any logged-in user."
      : `Needs the right ${call.need}.`,
    security: call.need === "public" ? [] : undefined,
    request: {
      ...(names.length ? { params } : {}),
      ...(call.method === "get" && hasRest ? { query: rest } : {}),
      ...(call.method === "post" && hasRest ? { body: { content: body, required: true } } : {}),
    },
    responses: {
      200: {
        description: "Success or a refusal, told apart by `code`.",
        content: {
          "application/json": {
            schema: z.object({
              code: z.union([z.number(), z.string()]),
              data: z.union([call.output, z.object({ errors: z.array(z.unknown()) })]),
              msg: z.string(),
            }),
          },
        },
      },
      ...(call.need === "public"
        ? {}
        : { 401: { description: "No session, or logged in elsewhere (401001)." } }),
      ...(call.need === "public" || call.need === "session" ? {} : { 403: { description: "No right." } }),
      429: { description: "Too many requests, retry in one minute." },
    },
  });
}
