import { makeApp } from "@/edge/app.ts";
import { finishReadings, openPortal } from "@/edge/portal.ts";
import { stores } from "@/platform/open.ts";

const { config, sql, searching, files, signals, metrics, health, texts, clock } = await stores;
const portal = await openPortal(config, sql, files, signals, {
  ...{ metrics, health, texts, searching },
  clock: clock.now,
});

/** The portal as one application on the process's stores. */
export const app = makeApp(portal);

/** Writes what is still gathered; called before the stores close. */
export const finish = (): Promise<void> => finishReadings(portal);

/** Ends the streams of open browsers and lets go of uploads, for which a server would wait; called before it stops. */
export const endLong = (): void => {
  portal.live.stop();
  void portal.agents.stop();
  portal.ending.abort();
};
