import type { Apart, Asked, StartApart } from "./apart.ts";
import { startHere } from "./start_here.ts";

let start: StartApart = startHere;

/** Has programs started by another, for a process that may start none itself. */
export function startApartBy(other: StartApart): void {
  start = other;
}

/** Starts a program apart from the portal: its reader of contents, or its converter. */
export function startApart(asked: Asked): Promise<Apart> {
  return start(asked);
}
