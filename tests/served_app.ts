import type { App } from "fresh";
import type { State } from "@/edge/state.ts";

/** The app that is to be served next. A build that was written takes it from here, as that of the portal takes its own from main.ts. */
export let app: App<State>;

export function serveNext(next: App<State>): void {
  app = next;
}
