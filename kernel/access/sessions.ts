import type { Edition } from "./editions.ts";
import type { Entry } from "./entries.ts";
import type { User } from "./user.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import type { OpenedBy } from "./second_factor.ts";
import type { TriedRole } from "./tried_role.ts";

/** A thing looked at lately, newest first; at most 20 are kept. */
export interface Recent {
  /** `vehicle`, `figure`, `part` ... */
  kind: string;
  /** VIN, figure code, part number: with `kind` the identity. */
  key: string;
  label: string;
  /** ISO 8601 moment. */
  at: string;
}

/**
 * What the specification keeps in the browser's session storage (section 3: token, lang, logo, userName, brand flag) and
 * what a person carries from page to page, held by the server so that pages work before any script.
 */
export interface Session {
  id: number;
  edition: Edition;
  /** Entry page the user came from; expiry returns there. */
  entry: Entry;
  /** Brand whose logo, title and theme are shown. */
  brand: string;
  lang: Lang;
  theme: "auto" | "light" | "dark";
  /** Vehicle in context. */
  vin: string | null;
  /** Null until the reader has folded or opened it. */
  railFolded: boolean | null;
  recent: readonly Recent[];
  /** The role that is tried, read only; null: the person as they are. */
  triedRole: TriedRole | null;
  openedBy: OpenedBy;
  startedAt: Date;
  /** When the person last proved who they are, at the login or since. */
  confirmedAt: Date;
  lastSeenAt: Date;
  /** Earlier of the idle and the absolute limit, were nothing more to happen. */
  expiresAt: Date;
  /** True until the e-mail is bound and the password changed: only the first-login page and its calls are open. */
  firstLogin: boolean;
  /** True until a second factor that is demanded is set up: only its page and its calls are open. */
  factorDue: boolean;
  /** True until it was seen that nothing is left that must be read and confirmed before anything else. */
  readingDue: boolean;
  /** The password is older than three months: prompt, never force (specification section 5). */
  passwordOld: boolean;
}

export interface LiveSession {
  user: User;
  session: Session;
  /** Version of the settings of modules that holds now (services/settings/module_switches.ts). */
  settingsVersion: number;
}
