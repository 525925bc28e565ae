import type { FromAgent } from "@/services/diagnosis/agent_messages.ts";
import type { KeyOf } from "@/services/diagnosis/uds/unlock.ts";
import type { Packages } from "./packages.ts";
import type { VehicleLink } from "./vehicle_link.ts";

type Progress = Pick<Extract<FromAgent, { type: "progress" }>, "done" | "of" | "note" | "samples">;

/** What a command is done with. */
export interface Doing {
  link: VehicleLink;
  keyOf: KeyOf;
  packages: Packages;
  tell: (progress: Progress) => void;
  /** The portal wants the command stopped. */
  stop: AbortSignal;
}
