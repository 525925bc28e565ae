import type { FactorDemand } from "@/kernel/access/second_factor.ts";
import type { Counted } from "@/kernel/access/rate_limit.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { Session } from "@/kernel/access/sessions.ts";
import type { Door } from "@/services/entry/account_state.ts";
import type { HitRates } from "./hit_rates.ts";
import type { Switches } from "@/services/settings/module_settings.ts";

/** One request as the edge sees it, before it becomes a call or a page. */
export interface IncomingRequest {
  ctx: Ctx;
  session: Session | null;
  /** What of a call was counted while it was read who calls; the rest is counted when that is known. */
  counted?: readonly Counted[];
  /** What people were shown this minute. */
  hits: HitRates;
  /** Which modules and pages the edition and brand have. */
  switches: Switches;
  /** Changes with the texts of the interface (kernel/texts/live_texts.ts). */
  textsVersion: number;
  /** Languages of the interface that the edition offers. */
  languages: readonly Lang[];
  /** Languages that lack some of the texts. */
  partly: ReadonlySet<Lang>;
  /** Why a token that was sent opens no session: expired, or ended by a login elsewhere. */
  noSession: RefusalKey | null;
  /** How the token came: only cookies can be used by other sites. */
  tokenFrom: "header" | "cookie" | "none";
  token: string | null;
  cookies: ReadonlyMap<string, string>;
  /** `https://host` as the visitor's browser writes it. */
  origin: string;
  /** Where links in mails lead: never what a visitor wrote into the Host header, outside demo mode. */
  publicUrl: string;
  /** Address of an entry page, also of the other edition; null: nobody has said where that is. */
  doorOf(door: Door): string | null;
  host: string;
  secure: boolean;
  agent: string;
  /** Whom a flash belongs to: the session, or the visitor before login. */
  owner: string;
  basePath: string;
  demo: boolean;
  /** Slide-to-verify is asked at login. */
  captcha: boolean;
  /** Of whom a second factor is demanded at login. */
  factorDemand: FactorDemand;
  /** Folder of the mails that a demo keeps as files. */
  mailDir: string;
  /** Folder of the simulated dealer management system of a demo. */
  dmsFolder: string;
  /** What the events of this portal say of where they come from. */
  eventSource: {
    deployment: string;
    publicUrl: string | null;
    /** What their topics begin with. */
    topicPrefix: string | undefined;
  };
  /** What the request turned out to ask for, an operation or a page's route; for log and metrics. */
  asked: string | null;
}
