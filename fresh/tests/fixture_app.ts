import type { App } from "fresh";
import { Builder } from "fresh/dev";
import { fileURLToPath } from "node:url";
import { createApp } from "./fixture/main.ts";

/** The fixture's folder. */
export const FIXTURE = fileURLToPath(new URL("./fixture", import.meta.url));

/** The fixture, built in memory. */
export async function fixtureApp(): Promise<App<never>> {
  const apply = await new Builder({ root: FIXTURE }).build({ snapshot: "memory" });
  const app = createApp();
  apply(app);
  return app as unknown as App<never>;
}
