import type { Context } from "fresh";
import { KeptParts } from "@/components/kept_parts.ts";
import { BRAND_OF_ENTRY, type Entry, isEntry } from "@/kernel/access/entries.ts";
import { type Closing, guard, isOldIe, standsBeforeLogin } from "@/services/entry/guard.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { readingBy } from "@/engines/audit/read_buffer.ts";
import { COOKIE, cookie } from "./cookies.ts";
import { gateRulesOfPage, onlyCounted } from "./gate_rules.ts";
import { takeFlash } from "./flash.ts";
import { gate } from "./gate.ts";
import { entryOf } from "./read_incoming_request.ts";
import { plainAnswer } from "./plain_page.ts";
import type { Portal } from "./portal.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import { frameFacts } from "@/services/home/frame_facts.ts";
import type { State } from "./state.ts";
import { hasControls } from "@/kernel/plain_text.ts";
import { THEMES } from "@/services/account/theme.ts";

/** First path segment below the base path; null for a path outside it. */
function routeOf(pathname: string, basePath: string): string | null {
  if (pathname === "/" || pathname === basePath || pathname === `${basePath}/`) return "";
  if (!pathname.startsWith(basePath + "/")) return null;
  const rest = pathname.slice(basePath.length + 1).replace(/\/$/, "");
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}

/** The page guard: who may go on, who is sent where (specification section 2); then the state every page needs. */
export async function guardPage(
  portal: Portal,
  incoming: IncomingRequest,
  ctx: Context<State>,
): Promise<Response> {
  const { basePath } = incoming;
  const cleaned = withoutControls(ctx.url);
  if (cleaned) {
    return new Response(null, { status: 302, headers: { location: cleaned, "cache-control": "no-store" } });
  }
  const route = routeOf(ctx.url.pathname, basePath);
  const page = route === null ? undefined : pageOf(route);
  incoming.asked = page ? `page ${page.route}` : null;
  const known = page !== undefined && (!page.demoOnly || incoming.demo);
  const rules = gateRulesOfPage(known ? page : undefined);
  // Pages before the login ask for nobody, but are counted as all are.
  const asked = route !== null && standsBeforeLogin(route, known) ? onlyCounted(rules) : rules;
  const refusal = await gate(incoming, asked, ctx.req.headers);
  if (refusal?.key === "too-many-requests") return plainAnswer(incoming.ctx, refusal, ctx.req.headers);
  const answer = guard({
    edition: incoming.ctx.edition,
    route: route ?? "unknown",
    known,
    refusal: refusal?.key ?? null,
    mustRead: (refusal?.data as { to?: string } | null)?.to,
    oldIe: isOldIe(incoming.agent),
    oldIeRefusal: page?.oldIe,
  });
  // A part of a page that stands open: what is typed there is not taken away, its script says what happened.
  if (ctx.isPartial && !("go" in answer)) return new Response(null, { status: 401 });
  if ("redirect" in answer) return sendTo(incoming, answer.redirect, ctx.url);
  await fillState(ctx.state, portal, incoming, page, ctx.isPartial);
  if ("refuse" in answer) {
    ctx.state.closed = { why: answer.refuse as Closing, path: route ?? ctx.url.pathname };
  } else {
    setPageSize(ctx.url, page && incoming.switches.pageSizes.get(page.route));
    portal.reads.add(readingBy(incoming.ctx, "page", page?.route ?? null));
  }
  const response = await ctx.next();
  if (ctx.state.flash) {
    response.headers.append("set-cookie", cookie(COOKIE.flash, "", { maxAge: 0, secure: incoming.secure }));
  }
  if (route && isEntry(route)) {
    response.headers.append("set-cookie", cookie(COOKIE.brand, route, { secure: incoming.secure }));
  }
  return response;
}

/** A list whose reader has chosen no page size gets the one that is set for it, as if they had. */
function setPageSize(url: URL, size: number | undefined): void {
  if (size !== undefined && !url.searchParams.has("pageSize")) url.searchParams.set("pageSize", String(size));
}

/** The address without what no page asks for, control characters in its query; null when it has none. */
function withoutControls(url: URL): string | null {
  const all = [...url.searchParams];
  const good = all.filter(([name, value]) => !hasControls(name) && !hasControls(value));
  if (good.length === all.length) return null;
  return url.pathname.replace(/^\/+/, "/") + (good.length > 0 ? `?${new URLSearchParams(good)}` : "");
}

/** Pages that nobody wants to come back to: a login leads to the first anyway, the others tell of a fault. */
const NOWHERE = new Set(["index", "error", "404"]);

/**
 * Sends on, with the way back kept. An expired session leads to the entry of the brand the user came from (specification section 4),
 * someone who never had one to that of the edition (section 2).
 */
function sendTo(incoming: IncomingRequest, to: string, from: URL): Response {
  const lost = incoming.session === null && incoming.token !== null && incoming.noSession !== null;
  const target = isEntry(to) && lost ? entryOf(incoming) : to;
  const headers = new Headers({ "cache-control": "no-store" });
  const query = new URLSearchParams();
  if (lost) query.set("ended", incoming.noSession!);
  const wanted = from.pathname.slice(incoming.basePath.length + 1);
  const page = pageOf(wanted);
  if (isEntry(target) && page && page.need !== "public" && !NOWHERE.has(page.route)) {
    query.set("next", wanted + from.search);
  }
  headers.set("location", `${incoming.basePath}/${target}${query.size ? `?${query}` : ""}`);
  if (lost) headers.append("set-cookie", cookie(COOKIE.session, "", { maxAge: 0, secure: incoming.secure }));
  return new Response(null, { status: 302, headers });
}

async function fillState(
  state: State,
  portal: Portal,
  incoming: IncomingRequest,
  page: ReturnType<typeof pageOf>,
  isPartial: boolean,
): Promise<void> {
  const flashId = incoming.cookies.get(COOKIE.flash);
  const theme = incoming.session?.theme ?? incoming.cookies.get(COOKIE.theme);
  const entry: Entry = page && isEntry(page.route) ? page.route : entryOf(incoming) as Entry;
  const brand = incoming.session?.brand ?? BRAND_OF_ENTRY[entry];
  const vin = incoming.session?.vin ?? null;
  const frame = frameFacts(incoming.ctx, brand, vin, page?.route ?? null);
  // Whoever awaits it meets the failure; a page that sends elsewhere awaits it not.
  frame.catch(() => {});
  Object.assign(
    state,
    {
      ctx: incoming.ctx,
      incoming,
      session: incoming.session,
      page: page ?? null,
      closed: null,
      brand,
      theme: THEMES.find((one) => one === theme) ?? "auto",
      flash: flashId ? await takeFlash(incoming.ctx, incoming.owner, flashId) : null,
      frame,
      vin,
      withoutVehicle: null,
      railFolded: incoming.session?.railFolded ?? railOf(incoming.cookies.get(COOKIE.rail)),
      basePath: incoming.basePath,
      kept: new KeptParts(),
      isPartial,
      figures: portal.figures,
      demo: incoming.demo,
    } satisfies State,
  );
}

function railOf(cookie: string | undefined): boolean | null {
  return cookie === undefined ? null : cookie === "folded";
}
