import type { Answer } from "@/engines/answers/define_answer.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import type { PageEntry } from "@/kernel/access/pages.ts";
import { type Need, pageOfNeed, type Right } from "@/kernel/access/rights.ts";
import { CONFIRM_PAGE, FACTOR_PAGE, FIRST_LOGIN_PAGE } from "@/services/entry/guard.ts";
import type { GateRules } from "./gate.ts";

/** Methods that ask and change nothing. */
const READING: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** A call: always counted, one that has much made as an export; a POST changes, unless it is the visitor's own way in and out or only reads. */
export function gateRulesOfCall(call: Call): GateRules {
  const isPost = call.method === "post";
  return {
    ...needed(call.need),
    duringFirstLogin: call.need === "public" || call.duringFirstLogin === true,
    counted: call.counted ?? "call",
    duringFactorSetup: call.need === "public" || call.duringFirstLogin === true ||
      call.duringFactorSetup === true,
    // What everybody may whatever their rights: to log out, to choose the language.
    duringReading: call.need === "public" || call.need === "session" || call.duringReading === true,
    ownSiteOnly: isPost,
    changes: isPost && call.need !== "public" && !call.onlyReads,
    asksAgain: call.asksAgain === true,
  };
}

/** An answer: reading goes by the dozen, as the pictures of a page, and is counted as files; what is stored, or open to anybody, as calls are. */
export function gateRulesOfAnswer(
  { need, counted }: Pick<Answer, "need" | "counted">,
  method: string,
): GateRules {
  const isReading = READING.includes(method);
  return {
    ...needed(need),
    duringFirstLogin: need === "public",
    counted: isReading && need !== "public" ? counted ?? "file" : "call",
    duringFactorSetup: need === "public",
    duringReading: isReading || need === "public",
    ownSiteOnly: !isReading,
    changes: !isReading && need !== "public",
    asksAgain: false,
  };
}

/** A page behind the login, or an unknown path, of which nobody without a session learns that it is unknown. */
export function gateRulesOfPage(
  page: Pick<PageEntry, "route" | "need" | "duringReading"> | undefined,
): GateRules {
  return {
    who: "session",
    rights: page ? needed(page.need).rights : [],
    page: page?.route ?? null,
    duringFirstLogin: page?.route === FIRST_LOGIN_PAGE,
    counted: "page",
    duringFactorSetup: page !== undefined &&
      [FIRST_LOGIN_PAGE, FACTOR_PAGE, CONFIRM_PAGE].includes(page.route),
    duringReading: page !== undefined &&
      ([FIRST_LOGIN_PAGE, FACTOR_PAGE, CONFIRM_PAGE].includes(page.route) || page.duringReading === true),
    ownSiteOnly: false,
    changes: false,
    asksAgain: false,
  };
}

/** Drawings and models: for those who see the figures, or keep their drawings. */
export const FIGURE_FILES: GateRules = reading("known", ["EPC2D:view", "EPC2DImage:view"]);

/** The descriptions of calls and events, where the setting closes them to anybody. */
export const DESCRIPTIONS: GateRules = {
  ...reading("known", []),
  duringFirstLogin: true,
  duringFactorSetup: true,
  duringReading: true,
};

function reading(who: GateRules["who"], rights: readonly Right[]): GateRules {
  return {
    who,
    rights,
    page: null,
    duringFirstLogin: false,
    counted: "file",
    duringFactorSetup: false,
    duringReading: true,
    ownSiteOnly: false,
    changes: false,
    asksAgain: false,
  };
}

/** Whom a need lets in, the right it is and the page that this belongs to. */
function needed(need: Need): Pick<GateRules, "who" | "rights" | "page"> {
  if (need === "public") return { who: "anybody", rights: [], page: null };
  if (need === "session") return { who: "session", rights: [], page: null };
  return { who: "known", rights: [need], page: pageOfNeed(need) };
}

/** The same for whoever comes: counted, and let in. */
export function onlyCounted({ counted }: GateRules): GateRules {
  return { ...reading("anybody", []), duringFirstLogin: true, duringFactorSetup: true, counted };
}
