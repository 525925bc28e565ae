import type { Context } from "fresh";
import { KeptParts } from "@/components/kept_parts.ts";
import { BRAND_OF_ENTRY, type Entry, isEntry } from "@/kernel/access/entries.ts";
import { guard, isOldIe } from "@/services/entry/guard.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { readingBy } from "@/engines/audit/read_buffer.ts";
import { COOKIE, cookie } from "./cookies.ts";
import { entranceOfPage } from "./entrances.ts";
import { takeFlash } from "./flash.ts";
import { gate } from "./gate.ts";
import { entryOf } from "./open_scene.ts";
import type { Portal } from "./portal.ts";
import type { Scene } from "./scene.ts";
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
export async function guardPage(portal: Portal, scene: Scene, ctx: Context<State>): Promise<Response> {
  const { basePath } = scene;
  const cleaned = withoutControls(ctx.url);
  if (cleaned) {
    return new Response(null, { status: 302, headers: { location: cleaned, "cache-control": "no-store" } });
  }
  const route = routeOf(ctx.url.pathname, basePath);
  const page = route === null ? undefined : pageOf(route);
  scene.asked = page ? `page ${page.route}` : null;
  const known = page !== undefined && (!page.demoOnly || scene.demo);
  const refusal = await gate(scene, entranceOfPage(known ? page : undefined), ctx.req.headers);
  const answer = guard({
    edition: scene.ctx.edition,
    route: route ?? "unknown",
    known,
    refusal: refusal?.key ?? null,
    oldIe: isOldIe(scene.agent),
    oldIeRefusal: page?.oldIe,
  });
  if ("redirect" in answer) return sendTo(scene, answer.redirect, ctx.url);
  if ("refuse" in answer) return sendTo(scene, `error?reason=${answer.refuse}`, ctx.url);
  setPageSize(ctx.url, page && scene.switches.pageSizes.get(page.route));
  await fillState(ctx.state, portal, scene, page);
  portal.reads.add(readingBy(scene.ctx, "page", page?.route ?? null));
  const response = await ctx.next();
  if (ctx.state.flash) response.headers.append("set-cookie", cookie(COOKIE.flash, "", { maxAge: 0 }));
  if (route && isEntry(route)) {
    response.headers.append("set-cookie", cookie(COOKIE.brand, route, { secure: scene.secure }));
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
function sendTo(scene: Scene, to: string, from: URL): Response {
  const lost = scene.session === null && scene.token !== null && scene.noSession !== null;
  const target = isEntry(to) && lost ? entryOf(scene) : to;
  const headers = new Headers({ "cache-control": "no-store" });
  const query = new URLSearchParams();
  if (lost) query.set("ended", scene.noSession!);
  const wanted = from.pathname.slice(scene.basePath.length + 1);
  const page = pageOf(wanted);
  if (isEntry(target) && page && page.need !== "public" && !NOWHERE.has(page.route)) {
    query.set("next", wanted + from.search);
  }
  headers.set("location", `${scene.basePath}/${target}${query.size ? `?${query}` : ""}`);
  if (lost) headers.append("set-cookie", cookie(COOKIE.session, "", { maxAge: 0, httpOnly: true }));
  return new Response(null, { status: 302, headers });
}

async function fillState(
  state: State,
  portal: Portal,
  scene: Scene,
  page: ReturnType<typeof pageOf>,
): Promise<void> {
  const flashId = scene.cookies.get(COOKIE.flash);
  const theme = scene.session?.theme ?? scene.cookies.get(COOKIE.theme);
  const entry: Entry = page && isEntry(page.route) ? page.route : entryOf(scene) as Entry;
  const brand = scene.session?.brand ?? BRAND_OF_ENTRY[entry];
  const vin = scene.session?.vin ?? null;
  const frame = frameFacts(scene.ctx, brand, vin);
  // Whoever awaits it meets the failure; a page that sends elsewhere awaits it not.
  frame.catch(() => {});
  Object.assign(
    state,
    {
      ctx: scene.ctx,
      scene,
      session: scene.session,
      page: page ?? null,
      brand,
      theme: THEMES.find((one) => one === theme) ?? "auto",
      flash: flashId ? await takeFlash(scene.ctx, scene.owner, flashId) : null,
      frame,
      vin,
      railFolded: scene.session?.railFolded ?? railOf(scene.cookies.get(COOKIE.rail)),
      basePath: scene.basePath,
      kept: new KeptParts(),
      figures: portal.figures,
      demo: scene.demo,
    } satisfies State,
  );
}

function railOf(cookie: string | undefined): boolean | null {
  return cookie === undefined ? null : cookie === "folded";
}
