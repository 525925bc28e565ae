import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { Edition } from "@/kernel/access/editions.ts";
import { type Entry, entryOfEdition, isEntry, OVERSEAS_ENTRY } from "@/kernel/access/entries.ts";

/** Pages open to anyone: second step of a login, password reset (specification section 2), the privacy text, links in mails, mails of the demo. */
const OPEN_PAGES: readonly string[] = ["SecondStep", "RePassPage", "Privacy", "Unsubscribe", "DemoMail"];

/** The page that a session reaches alone until the first login is finished. */
export const FIRST_LOGIN_PAGE = "FirstLogin";
/** The page that a session reaches alone until a second factor that is demanded is set up. */
export const FACTOR_PAGE = "SecondFactor";
/** Where a login whose password was right waits for the second factor. */
export const STEP_PAGE = "SecondStep";
/** Where a person proves again who they are. */
export const CONFIRM_PAGE = "ConfirmIdentity";

/** What the guard is told; nothing else may matter. */
export interface GuardQuestion {
  edition: Edition;
  /** First path segment below the base path, exactly as typed; empty for `/`. */
  route: string;
  /** The page is in the catalogue. */
  known: boolean;
  /** Why the gate (edge/gate.ts) lets nobody to a page behind the login, or null. Of an unknown path it asks for the session alone. */
  refusal: RefusalKey | null;
  /** Where something is read and confirmed that must be first, with `document-must-read`. */
  mustRead?: string;
  /** The browser is an Internet Explorer. */
  oldIe?: boolean;
  /** What such a browser is told on this page, when the page cannot work there. */
  oldIeRefusal?: RefusalKey;
}

/** Why a page stays closed; `not-found`: there is none at this address. */
export type Closing = Extract<
  RefusalKey,
  "no-right" | "page-switched-off" | "ie-editor" | "ie-print" | "not-found"
>;

/** `redirect` is relative to the base path. */
export type GuardAnswer = { go: "on" } | { redirect: string } | { refuse: RefusalKey };

const ON: GuardAnswer = { go: "on" };

/** Whether a page stands before the login: the entries and the open ones. Nobody is asked for a session there. */
export function standsBeforeLogin(route: string, known: boolean): boolean {
  return route === "" || isEntry(route) || isOpen(route, known);
}

const isOpen = (route: string, known: boolean) => known && OPEN_PAGES.includes(route);

/**
 * The route guard, specification section 2: session, then right, then unknown path. What is refused keeps its address: the page's name and the
 * way on stand in its place, so that a reader sees what they asked for and whom to ask.
 */
export function guard(question: GuardQuestion): GuardAnswer {
  const { route, edition } = question;
  const entry: Entry = entryOfEdition(edition);
  if (route === "") return { redirect: entry };
  if (isEntry(route)) {
    const belongs = edition === "overseas" ? route === OVERSEAS_ENTRY : route !== OVERSEAS_ENTRY;
    return belongs ? ON : { redirect: entry };
  }
  if (isOpen(route, question.known)) return ON;
  const { refusal } = question;
  if (refusal === "session-expired" || refusal === "logged-in-elsewhere") return { redirect: entry };
  if (refusal === "password-must-change") return { redirect: FIRST_LOGIN_PAGE };
  if (refusal === "second-factor-must") return { redirect: FACTOR_PAGE };
  if (refusal === "document-must-read" && question.mustRead) return { redirect: question.mustRead };
  if (!question.known) return { refuse: "not-found" };
  if (refusal) return { refuse: refusal };
  if (question.oldIe && question.oldIeRefusal) return { refuse: question.oldIeRefusal };
  return ON;
}

/** Internet Explorer up to its last version, 11 (`Trident`). */
export function isOldIe(agent: string): boolean {
  return /\bMSIE \d|\bTrident\//.test(agent);
}
