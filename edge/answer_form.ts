import type { Refusal } from "@/kernel/refusals/refuse.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { CONFIRM_PAGE, STEP_PAGE } from "@/services/entry/guard.ts";
import { COOKIE, cookie } from "./cookies.ts";
import { refused } from "./envelope.ts";
import { type Flash, keepFlash } from "./flash.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { outcomeText } from "./outcome_text.ts";
import type { Body } from "./read_body.ts";
import type { IncomingRequest } from "./incoming_request.ts";

/** Whether a browser posted a plain form and wants a page, not JSON. */
export function isBrowserForm(req: Request): boolean {
  const type = req.headers.get("content-type") ?? "";
  const accept = req.headers.get("accept") ?? "";
  return req.method === "POST" && /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type) &&
    accept.includes("text/html");
}

/** A browser's form is answered by 303 back to a page, with the outcome as a flash. */
export const answerForm = { done, refused: refusedForm };

async function done(
  call: Call,
  incoming: IncomingRequest,
  req: Request,
  output: unknown,
  body: Body,
): Promise<Response> {
  // What the form itself says goes before what the call would lead to: an approver goes on to what waits next.
  const to = onwards(incoming, body) ??
    (call.form?.to ? `${incoming.basePath}/${call.form.to(output as never)}` : back(incoming, req, body));
  const text = outcomeText(call, incoming.ctx, output);
  const shown = call.form?.shows?.(output as never) ?? null;
  return await redirectWithFlash(
    incoming,
    to,
    text === null && shown === null ? null : {
      kind: "success",
      message: text ?? "",
      form: null,
      errors: [],
      typed: {},
      data: shown === null ? {} : { shownOnce: shown },
    },
  );
}

async function refusedForm(
  call: Call,
  incoming: IncomingRequest,
  req: Request,
  refusal: Refusal,
  body: Body,
): Promise<Response> {
  const { envelope, http } = refused(incoming.ctx, refusal);
  if (refusal.key === "second-factor-needed") {
    return await redirectWithFlash(incoming, `${incoming.basePath}/${STEP_PAGE}`, null);
  }
  if (http === 401) return await redirectWithFlash(incoming, `${incoming.basePath}/`, null);
  const { errors, ...data } = envelope.data as { errors: Flash["errors"] };
  const origin = back(incoming, req, body);
  // The page that asks who it is keeps what was typed, and leads back to where the form stands.
  const to = refusal.key === "confirmation-needed"
    ? `${incoming.basePath}/${CONFIRM_PAGE}?${new URLSearchParams({ next: origin })}`
    : origin;
  return await redirectWithFlash(incoming, to, {
    kind: "refused",
    message: envelope.msg,
    form: entryOf(body, "_form"),
    errors,
    typed: typedOf(call, body),
    data,
  });
}

/** The page where the form stood: told by the form itself, else by the browser; never another site. */
function back(incoming: IncomingRequest, req: Request, body: Body): string {
  const told = entryOf(body, "_back");
  const page = told?.startsWith("/") ? pageHere(incoming, told) : null;
  return page ?? pageHere(incoming, req.headers.get("referer")) ?? `${incoming.basePath}/index`;
}

/** The page that follows when the call has succeeded, where the form tells one apart from its own (`_next`). */
function onwards(incoming: IncomingRequest, body: Body): string | null {
  const told = entryOf(body, "_next");
  return told?.startsWith("/") ? pageHere(incoming, told) : null;
}

/**
 * An address as a path of this site, or null. It is read as a browser reads it, which drops tabs and line ends and takes
 * `//host` for another site (WHATWG URL, 4.4).
 */
function pageHere(incoming: IncomingRequest, address: string | null): string | null {
  const here = URL.parse(incoming.origin);
  const url = address && here ? URL.parse(address, here) : null;
  if (!here || !url || url.origin !== here.origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}

function entryOf(body: Body, name: string): string | null {
  if (body.kind !== "form") return null;
  const value = body.entries.find(([entry]) => entry === name)?.[1];
  return typeof value === "string" ? value : null;
}

/** What had been typed, to refill the form: never passwords, tokens or files. */
function typedOf(call: Call, body: Body): Flash["typed"] {
  // Without a prototype: a field may be named as what every object has.
  const typed: Flash["typed"] = Object.create(null);
  if (body.kind !== "form") return typed;
  for (const [name, value] of body.entries) {
    if (typeof value !== "string" || name.startsWith("_") || call.secret?.includes(name.split(".")[0]!)) {
      continue;
    }
    const there = typed[name];
    if (there === undefined) typed[name] = value;
    else if (Array.isArray(there)) there.push(value);
    else typed[name] = [there, value];
  }
  return typed;
}

/** 303 to a page of this site, with what it shows once. */
export async function redirectWithFlash(
  incoming: IncomingRequest,
  location: string,
  content: Flash | null,
): Promise<Response> {
  const headers = new Headers({ location, "cache-control": "no-store" });
  if (content) {
    const id = await keepFlash(incoming.ctx, incoming.owner, content);
    headers.append(
      "set-cookie",
      cookie(COOKIE.flash, id, { maxAge: LIMITS.flashMinutes * 60, secure: incoming.secure }),
    );
  }
  return new Response(null, { status: 303, headers });
}
