import type { Visitor } from "../../ask/visitor.ts";
import type { Recording } from "../../keep.ts";

/** Who takes part, logged in. */
export interface Cast {
  administrator: Visitor;
  technician: Visitor;
  manager: Visitor;
  nobody: Visitor;
  recording: Recording;
  /** Waits until the portal has done what follows. */
  settle(): Promise<void>;
}
