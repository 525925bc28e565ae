import { App, type Context, csp, type Middleware, staticFiles } from "fresh";
import { appOptions } from "@/fresh.config.ts";
import { answerHealth } from "@/platform/answer_health.ts";
import { withLogFields } from "@/platform/log_fields.ts";
import { answerMetrics } from "@/platform/telemetry/answer_metrics.ts";
import "@/domains.ts";
import { documentOfPage } from "@/engines/documents/document_pages.ts";
import { registerOfPage } from "@/engines/registers/register_page.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { agentSocket } from "./agent_socket.ts";
import { answerUnavailable } from "./answer_unavailable.ts";
import { allowStyleAttributes } from "./allow_style_attributes.ts";
import { refuseMethod } from "./allowed_methods.ts";
import { answerDeclared } from "./answers.ts";
import { cacheFonts } from "./cache_fonts.ts";
import { compressTexts } from "./compress_texts.ts";
import { json, refused } from "./envelope.ts";
import { DESCRIPTIONS, onlyCounted } from "./gate_rules.ts";
import { answerFigureFile } from "./figure_files.ts";
import { gate } from "./gate.ts";
import { guardPage } from "./guard_pages.ts";
import { serveIcons } from "./icon_sprite.ts";
import { observe } from "./observe.ts";
import { type OpenApi, openApiOf } from "./openapi.ts";
import { entryOf, readIncomingRequest } from "./read_incoming_request.ts";
import { keepPrivate } from "./keep_private.ts";
import { lastResort } from "./last_resort.ts";
import { plainAnswer } from "./plain_page.ts";
import type { Portal } from "./portal.ts";
import { programFile } from "./program_file.ts";
import { BRAND_OF_ENTRY, type Entry } from "@/kernel/access/entries.ts";
import { THEMES } from "@/services/account/theme.ts";
import { COOKIE } from "./cookies.ts";
import { answerReference } from "./reference.ts";
import { documentRoute } from "./document_route.ts";
import { registerRoute } from "./register_route.ts";
import { securityHeaders } from "./security_headers.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import type { State } from "./state.ts";

/** Beside the framework's defaults: pictures made in the page, frames of this site. */
function contentPolicy({ s3 }: Portal["config"]): string[] {
  // Where the file store hands out files itself, pictures, films and PDFs come from there.
  const store = s3 === null ? "" : ` ${new URL(s3.publicEndpoint).origin}`;
  return [
    `img-src 'self' data: blob:${store}`,
    `media-src 'self'${store}`,
    `frame-src 'self'${store}`,
    "frame-ancestors 'self'",
  ];
}

/** The whole web side: static files, health, calls, guard and pages, in this order. */
export function makeApp(portal: Portal): App<State> {
  const app = new App<State>(appOptions(portal.config))
    .use(agentSocket(portal))
    .use(programFile(portal))
    .use(observe(portal.metrics))
    .use(compressTexts)
    .use(securityHeaders(portal))
    .use(lastResort(portal))
    .use(cacheFonts(portal.config.basePath))
    .use(serveIcons(portal.config.basePath))
    .use(staticFiles())
    .use(operation(portal))
    .use(calls(portal))
    .use(allowStyleAttributes)
    .use(csp({ useNonce: true, csp: contentPolicy(portal.config) }))
    .use((ctx) => guardPage(portal, ctx.state.incoming, ctx))
    .fsRoutes();
  // Pages that are nothing but a register, and those that every kind of document has, have no file of their own.
  for (const entry of PAGES.all) {
    const register = registerOfPage(entry);
    if (register) app.route(`/${entry.route}`, registerRoute(register));
    const document = documentOfPage(entry);
    if (document) app.route(`/${entry.route}`, documentRoute(document));
  }
  return app;
}

/** Health and metrics, before any session. */
function operation({ config, metrics, health }: Portal): Middleware<State> {
  return async (ctx) =>
    await answerHealth(ctx.req, health) ??
      await answerMetrics(ctx.req, { metrics, token: config.metricsToken }) ??
      await ctx.next();
}

/** Opens the incoming of the request; answers it when it is a call, lets pages on. */
function calls(portal: Portal): Middleware<State> {
  const openapi = openApiOf();
  return async (ctx) => {
    let opened: Awaited<ReturnType<typeof readIncomingRequest>>;
    try {
      opened = await readIncomingRequest(portal, ctx.req, ctx.info);
    } catch (error) {
      return answerUnavailable(portal, ctx.req, error);
    }
    const { incoming, cookies } = opened;
    ctx.state.incoming = incoming;
    const { requestId, actor } = incoming.ctx;
    const userCode = codeOf(actor);
    const response = await withLogFields(
      { requestId, ...(userCode === null ? {} : { userCode }) },
      async () =>
        refuseMethod(portal, incoming, ctx.req) ??
          await answerTechnical(portal, openapi, incoming, ctx) ??
          await answerFigureFile(portal.figures, incoming, ctx.url, ctx.req.headers) ??
          await answerDeclared(portal, incoming, ctx.req) ??
          await portal.answerCall(ctx.req, incoming) ??
          await ctx.next(),
    );
    keepPrivate(response);
    for (const value of cookies) response.headers.append("set-cookie", value);
    response.headers.set("x-request-id", incoming.ctx.requestId);
    return response;
  };
}

/** The description of all calls and its reader: open by setting, else for any logged-in user. */
async function answerTechnical(
  portal: Portal,
  openapi: OpenApi,
  incoming: IncomingRequest,
  { url, req }: Pick<Context<State>, "url" | "req">,
): Promise<Response | null> {
  const isDocument = url.pathname === "/tis/openapi.json";
  if (!isDocument && !url.pathname.startsWith("/tis/devtool/reference")) return null;
  const rules = portal.config.openapiPublic ? onlyCounted(DESCRIPTIONS) : DESCRIPTIONS;
  const refusal = await gate(incoming, rules, req.headers);
  if (refusal?.key === "too-many-requests") return plainAnswer(incoming.ctx, refusal, req.headers);
  if (refusal) {
    const { envelope, http } = refused(incoming.ctx, refuse("session-expired"));
    return json(envelope, http);
  }
  if (isDocument) return description(openapi, incoming, url);
  const theme = incoming.session?.theme ?? incoming.cookies.get(COOKIE.theme);
  const page = await answerReference(url, req.headers, {
    t: incoming.ctx.t,
    lang: incoming.ctx.lang,
    basePath: incoming.basePath,
    brand: incoming.session?.brand ?? BRAND_OF_ENTRY[entryOf(incoming) as Entry],
    theme: THEMES.find((one) => one === theme) ?? "auto",
    isLoggedIn: incoming.session !== null,
  }, openapi);
  if (page) return page;
  const { envelope, http } = refused(incoming.ctx, refuse("not-found"));
  return json(envelope, http);
}

/** The description of the calls, whole or of one tag. */
function description(openapi: OpenApi, { ctx, origin }: IncomingRequest, { searchParams }: URL): Response {
  const tag = searchParams.get("tag");
  const text = tag === null ? openapi.whole(origin) : openapi.ofTag(tag, origin);
  if (text !== null) return new Response(text, { headers: { "content-type": "application/json" } });
  const { envelope, http } = refused(ctx, refuse("not-found"));
  return json(envelope, http);
}
