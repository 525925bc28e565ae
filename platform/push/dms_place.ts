import type { Config } from "../config.ts";
import { demoDmsFolder, readSimulatedAddress } from "./simulated.ts";

/** Where the dealer management system is asked, and the token that is shown to it. */
export interface DmsPlace {
  url: string;
  token: string | null;
}

/**
 * Finds the dealer management system: the configured one, in demo mode without one the simulated one, wherever it runs; null where there is
 * none. What is answered throws while the simulated one does not run.
 */
export function dmsPlaceOf(config: Config): (() => Promise<DmsPlace>) | null {
  const { dmsUrl, dmsToken } = config;
  if (dmsUrl !== null) return () => Promise.resolve({ url: dmsUrl, token: dmsToken });
  if (!config.demo) return null;
  return async () => {
    const place = await readSimulatedAddress(demoDmsFolder(config));
    if (place === null) throw new Error("the simulated dealer management system does not run");
    return place;
  };
}
