import { bearerToken } from "./bearer_token.ts";
import { v7 as uuid } from "uuid";
import { editionOfHost, isEdition } from "@/services/entry/edition_of_host.ts";
import { entryOfEdition, isEntry } from "@/kernel/access/entries.ts";
import { machineOf } from "@/services/machines/machines.ts";
import { sessionOf, sessionOfCall } from "@/kernel/access/session_of.ts";
import { looksLikeToken } from "@/kernel/access/tokens.ts";
import { VISITOR } from "@/kernel/access/actor.ts";
import type { User } from "@/kernel/access/user.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { demoDmsFolder } from "@/platform/push/simulated.ts";
import { traceparentOf } from "@/platform/telemetry/traceparent.ts";
import { isLang, type Lang, langOfHeader, withinBound } from "@/kernel/texts/languages.ts";
import { defaultSwitches } from "@/services/settings/module_settings.ts";
import { withoutPages } from "@/services/settings/module_switches.ts";
import { visitorAddress } from "./address.ts";
import { COOKIE, cookie, readCookies } from "./cookies.ts";
import { doorOf } from "./door_of.ts";
import { gateRulesOfCall } from "./gate_rules.ts";
import { publicUrlOf } from "./public_url.ts";
import type { Door } from "@/services/entry/account_state.ts";
import type { Portal } from "./portal.ts";
import { type Connection, reachedBy } from "./reached_by.ts";
import type { FoundCall } from "./call_router.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/**
 * Reads who is asking: address behind trusted proxies, edition by host, token from the Authorization header or the
 * cookie, session and person, language. Cookies to set for the visitor come beside.
 */
export async function readIncomingRequest(
  portal: Portal,
  req: Request,
  connection: Connection,
): Promise<{ incoming: IncomingRequest; cookies: string[] }> {
  const { config } = portal;
  const url = new URL(req.url);
  const { peer, host, secure, origin } = reachedBy(portal, req, connection);
  const cookies = readCookies(req.headers, secure);
  const toSet: string[] = [];
  const asked = url.searchParams.get("edition");
  const edition = editionOfHost({
    host,
    overseasHosts: config.overseasHosts,
    demo: config.demo,
    asked,
    kept: cookies.get(COOKIE.edition),
  });
  if (config.demo && isEdition(asked)) toSet.push(cookie(COOKIE.edition, asked, { secure }));
  let visitor = cookies.get(COOKIE.visitor);
  if (!visitor || !/^[0-9a-f-]{36}$/.test(visitor)) {
    visitor = uuid();
    toSet.push(cookie(COOKIE.visitor, visitor, { secure, maxAge: 365 * 24 * 3600 }));
  }
  const fromHeader = bearerToken(req);
  const token = fromHeader ?? cookies.get(COOKIE.session) ?? null;
  const parts = {
    pool: portal.pool,
    people: portal.people,
    stock: portal.stock,
    files: portal.files,
    scanner: portal.scanner,
    fileQuota: config.fileQuota,
    cardHashes: portal.cardHashes,
    secrets: portal.secrets,
    notes: portal.notes,
    searching: portal.searching,
    clock: portal.clock,
    signal: portal.signals.signal,
    dictionaries: portal.dictionaries,
    edition,
    requestId: uuid(),
    traceparent: traceparentOf(req.headers.get("traceparent")),
    address: visitorAddress(peer, req.headers.get("x-forwarded-for"), portal.isTrustedProxy),
  };
  const languages = portal.texts.languagesOf(edition);
  const lang = visitorLang(req, cookies, { edition, languages, isClient: fromHeader !== null });
  const nobody = makeCtx({ ...parts, actor: VISITOR, lang }, uuid);
  const reading = {
    anyEdition: config.demo,
    // What a page does by itself is no activity: asking how much time is left, hearing what is new, saying that it writes in a draft.
    touch: url.pathname !== "/oauth/expiration" && url.pathname !== "/tis/live" &&
      !url.pathname.endsWith("/presence"),
  };
  // Who has no token is counted by the gate alone.
  const { live, counted } = looksLikeToken(token) && isCounted(portal.findCall(req))
    ? await sessionOfCall(nobody, token, reading)
    : { live: await sessionOf(nobody, token, reading), counted: [] };
  const base = {
    token,
    tokenFrom: fromHeader ? "header" as const : token ? "cookie" as const : "none" as const,
    cookies,
    origin,
    publicUrl: publicUrlOf(config, origin),
    doorOf: (door: Door) => doorOf(config, door, edition),
    host,
    secure,
    agent: req.headers.get("user-agent") ?? "",
    basePath: config.basePath,
    demo: config.demo,
    captcha: config.captcha,
    factorDemand: config.factorDemand,
    mailDir: config.mailDir,
    dmsFolder: demoDmsFolder(config),
    eventSource: {
      deployment: config.deployment,
      publicUrl: config.publicUrls[0] ?? null,
      topicPrefix: config.kafka?.prefix,
    },
    hits: portal.hits,
    counted,
    languages,
    partly: portal.texts.partly,
    textsVersion: portal.texts.number,
    asked: null,
  };
  const known = typeof live === "string" && fromHeader ? await machineOf(nobody, fromHeader) : null;
  if (known) {
    // A machine works for no brand: what is switched off for all of them is off for it.
    const switches = await portal.switches.of(known.settingsVersion, edition, "");
    const machine = withoutPages(known.machine, switches.off);
    const ctx = makeCtx({ ...parts, actor: machine, lang }, uuid);
    return {
      incoming: { ...base, ctx, switches, session: null, noSession: null, owner: `machine ${machine.name}` },
      cookies: [],
    };
  }
  if (typeof live === "string") {
    return {
      incoming: {
        ...base,
        ctx: nobody,
        switches: defaultSwitches(),
        session: null,
        noSession: live,
        owner: `visitor ${visitor}`,
      },
      cookies: toSet,
    };
  }
  const asks = req.headers.get("language");
  const { session } = live;
  const switches = await portal.switches.of(live.settingsVersion, session.edition, session.brand);
  const own = withinBound(portal.texts.languagesOf(session.edition), live.user.languages);
  const ctx = makeCtx({
    ...parts,
    edition: session.edition,
    actor: withoutPages(live.user, switches.off),
    lang: isLang(asks) ? asks : fromHeader ? lang : ownLang(live.user, session.lang, own),
  }, uuid);
  return {
    incoming: {
      ...base,
      ctx,
      switches,
      languages: own,
      session,
      noSession: null,
      owner: `session ${session.id}`,
    },
    cookies: toSet,
  };
}

function isCounted(called: FoundCall | null): boolean {
  return called !== null && gateRulesOfCall(called.call).counted === "call";
}

/** The language of a session; whom their country binds to others, and who came by another, is spoken to in their own or else the first of these. */
function ownLang(user: User, chosen: Lang, own: readonly Lang[]): Lang {
  if (!user.languages?.length || own.includes(chosen)) return chosen;
  return own.includes(user.lang) ? user.lang : own[0] ?? chosen;
}

/**
 * Calls say their language in the `Language` header, zh_CN when silent (specification section 7). Pages remember the choice
 * in a cookie; before any choice a page speaks the language of the browser where the edition has it, else English in the overseas
 * edition and Chinese in the domestic one (section 1).
 */
function visitorLang(
  req: Request,
  cookies: Map<string, string>,
  { edition, languages, isClient }: { edition: string; languages: readonly Lang[]; isClient: boolean },
): Lang {
  const asked = req.headers.get("language");
  if (isLang(asked)) return asked;
  if (isClient) return "zh_CN";
  const kept = cookies.get(COOKIE.lang);
  if (isLang(kept) && languages.includes(kept)) return kept;
  const wanted = langOfHeader(req.headers.get("accept-language"), languages);
  return wanted ?? (edition === "overseas" ? "en_US" : "zh_CN");
}

/** The entry page that a visitor without session belongs to: that of the brand they came from (specification section 4). */
export function entryOf(incoming: IncomingRequest): string {
  const kept = incoming.cookies.get(COOKIE.brand);
  if (incoming.ctx.edition === "overseas") return "os";
  return isEntry(kept) && kept !== "os" ? kept : entryOfEdition(incoming.ctx.edition);
}
