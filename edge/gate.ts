import { demandedReading, settleReading } from "@/engines/documents/demanded_reading.ts";
import { holderOrNull } from "@/kernel/access/actor.ts";
import { allowCall, overRate } from "@/kernel/access/rate_limit.ts";
import { may, personOf, type Right } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { type Refusal, refuse } from "@/kernel/refusals/refuse.ts";
import { hasPasskey } from "@/services/second_factor/read_factors.ts";
import { isCrossSite } from "./cross_site.ts";
import type { HitKind } from "./hit_rates.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/** What the gate is told of what somebody wants, whether it is a call, an answer, a page or a file (edge/gate_rules.ts). */
export interface GateRules {
  /** Anybody at all; a person or machine that is known; a person with a session. */
  who: "anybody" | "known" | "session";
  /** Rights of which any one is enough; none: no right is asked for. */
  rights: readonly Right[];
  /** Page with which it is switched off, or null. */
  page: string | null;
  /** Open while the first login is unfinished. */
  duringFirstLogin: boolean;
  /** What of a minute it is counted as: a call, or what people are shown; null: it is not counted. */
  counted: "call" | HitKind | null;
  /** Open while a second factor that is demanded is not set up. */
  duringFactorSetup: boolean;
  /** Open while something must be read and confirmed first. */
  duringReading: boolean;
  /** Not to be begun by another site by means of our cookies. */
  ownSiteOnly: boolean;
  /** May change what a tried role, which only reads, may not. */
  changes: boolean;
  /** Asks a person who it is again after LIMITS.confirmedMinutes. */
  asksAgain: boolean;
}

/** What the gate is told of the request. */
export type Caller =
  & Pick<IncomingRequest, "ctx" | "session" | "noSession" | "tokenFrom" | "origin" | "hits" | "counted">
  & { switches: Pick<IncomingRequest["switches"], "off"> };

type Check = (caller: Caller, rules: GateRules, headers: Headers) => Refusal | null | Promise<Refusal | null>;

/** Everything that is asked, in this order: the first refusal is the answer. */
const CHECKS: readonly Check[] = [
  rate,
  ownSite,
  known,
  firstLogin,
  factor,
  reading,
  switchedOff,
  right,
  triedRole,
  confirmed,
];

/**
 * The one gate of calls, answers, pages and files: null lets in. Whoever asked tells the refusal in its own way, as an envelope, a
 * redirect or a status.
 */
export async function gate(caller: Caller, rules: GateRules, headers: Headers): Promise<Refusal | null> {
  for (const check of CHECKS) {
    const refusal = await check(caller, rules, headers);
    if (refusal) return refusal;
  }
  return null;
}

async function rate(
  { ctx, hits, counted }: Caller,
  { counted: what }: GateRules,
): Promise<Refusal | null> {
  if (what === null) return null;
  if (what === "call") return (await attempt(() => allowCall(ctx, counted))).refusal;
  const broken = hits.broken(ctx, what);
  return broken && overRate(broken);
}

/** Who carries the token in a header needs no such check: no other site has the token. */
function ownSite(
  { tokenFrom, origin }: Caller,
  { ownSiteOnly }: GateRules,
  headers: Headers,
): Refusal | null {
  if (!ownSiteOnly || tokenFrom === "header") return null;
  return isCrossSite(headers, origin, tokenFrom === "cookie") ? refuse("cross-site") : null;
}

/** A machine has rights but no session; what is for any logged-in person is not for it. */
function known({ ctx, session, noSession }: Caller, { who }: GateRules): Refusal | null {
  const isKnown = who === "anybody" || (who === "session" ? session !== null : holderOrNull(ctx) !== null);
  return isKnown ? null : refuse(noSession ?? "session-expired");
}

function firstLogin({ session }: Caller, { duringFirstLogin }: GateRules): Refusal | null {
  return session?.firstLogin && !duringFirstLogin ? refuse("password-must-change") : null;
}

function factor({ session }: Caller, { duringFactorSetup }: GateRules): Refusal | null {
  return session?.factorDue && !duringFactorSetup ? refuse("second-factor-must") : null;
}

/** At the first request after a login that asks for more than reading; a tried role, which only reads, confirms nothing. */
async function reading({ ctx, session }: Caller, { duringReading }: GateRules): Promise<Refusal | null> {
  if (!session?.readingDue || session.triedRole || duringReading) return null;
  const to = await demandedReading(ctx);
  if (to !== null) return refuse("document-must-read", {}, [], { to });
  await settleReading(ctx, session.id);
  return null;
}

function switchedOff({ switches }: Caller, { page }: GateRules): Refusal | null {
  return page !== null && switches.off.has(page) ? refuse("page-switched-off") : null;
}

function right({ ctx }: Caller, { rights }: GateRules): Refusal | null {
  return rights.length === 0 || rights.some((one) => may(ctx.actor, one)) ? null : refuse("no-right");
}

function triedRole({ session }: Caller, { changes }: GateRules): Refusal | null {
  return session?.triedRole && changes ? refuse("trying-role") : null;
}

/** Whoever left a session open gives nobody more than it shows. */
async function confirmed({ ctx, session }: Caller, { asksAgain }: GateRules): Promise<Refusal | null> {
  if (!session || !asksAgain) return null;
  const holdsUntil = session.confirmedAt.getTime() + LIMITS.confirmedMinutes * 60_000;
  if (ctx.clock().getTime() < holdsUntil) return null;
  return refuse("confirmation-needed", {}, [], { passkey: await hasPasskey(ctx, personOf(ctx).id) });
}
