import type { TransportTexts } from "../call.ts";
import type { Contested } from "./OtherVersion.tsx";

/** What the page is told of its draft. */
export type DraftNews =
  | { kind: "saving" | "lost" | "ended" | "closed" }
  | { kind: "saved"; at: number }
  /** `held`: the session asks for something else first, as its message says. */
  | { kind: "refused" | "held"; message: string }
  /** Others have changed these parts, and the page shows it now. */
  | { kind: "taken"; parts: readonly string[] }
  /** Others have changed these parts, and the page still shows them as they were. */
  | { kind: "behind"; parts: string[] }
  /** Both have changed these; none: that is decided. */
  | { kind: "contested"; parts: Contested[] };

/** What the desk is told of its page, and tells it. */
export interface DeskTools {
  readPath: string;
  lang: string;
  localKey: string;
  refused: boolean;
  /** `lacks` with `{fields}`. */
  texts: TransportTexts & { lacks: string };
  label: (part: string) => string;
  tell: (news: DraftNews) => void;
}
