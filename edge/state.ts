import type { KeptParts } from "@/components/kept_parts.ts";
import type { Closing } from "@/services/entry/guard.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { PageEntry } from "@/kernel/access/pages.ts";
import type { Session } from "@/kernel/access/sessions.ts";
import type { FigureFolder } from "@/platform/figures.ts";
import type { IncomingRequest } from "./incoming_request.ts";
import type { Theme } from "@/services/account/theme.ts";
import type { FrameFacts } from "@/services/home/frame_facts.ts";
import type { Flash } from "./flash.ts";

/** What the middlewares prepare for every page. */
export interface State {
  ctx: Ctx;
  incoming: IncomingRequest;
  session: Session | null;
  /** The page's entry in the catalogue; null on entry pages that stand outside it. */
  page: PageEntry | null;
  /** What the window is called where a page shows several things; else it has the page's own name. */
  title?: string;
  /** Why the page is not shown, or null; what stands in its place is drawn by routes/_middleware.tsx. */
  closed: { why: Closing; path: string } | null;
  /** Brand whose logo, title and theme are shown: that of the entry the user came from. */
  brand: string;
  theme: Theme;
  /** Outcome or refused form of the last post, shown once. */
  flash: Flash | null;
  /** What the frame says, read while the page reads its own; of the vehicle that was in context when the request came. */
  frame: Promise<FrameFacts>;
  /** Vehicle in context (VIN of the chip), or null. */
  vin: string | null;
  /** Series or model that a page of the catalogue shows without a vehicle, in words; null elsewhere: the bar says so. */
  withoutVehicle: string | null;
  /** Whether the reader has folded the navigation rail; null while there was no choice yet. */
  railFolded: boolean | null;
  basePath: string;
  /** What of the page lasts from one request to the next. */
  kept: KeptParts;
  /** The browser asks for the parts of the page that are drawn anew, and takes nothing else of the answer. */
  isPartial: boolean;
  figures: FigureFolder;
  demo: boolean;
}
