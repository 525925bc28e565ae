import type { Config } from "./config.ts";
import type { Health } from "./health.ts";
import type { Serving } from "./listen.ts";

/** The pages of this process as they are served. */
export interface Served extends Pick<Serving, "drain"> {
  address: string;
  port: number;
}

/**
 * The first step of a stop: the process says by health that it stops. One that answers people goes on with that for as long as the
 * configuration says, so that the proxy before it has seen it and sends nobody any more; each answer ends its connection meanwhile.
 */
export async function drain(
  health: Health,
  served: Pick<Served, "drain"> | null,
  { drainSeconds }: Pick<Config, "drainSeconds">,
): Promise<void> {
  health.phase = "stopping";
  if (served === null) return;
  served.drain();
  await new Promise((done) => setTimeout(done, drainSeconds * 1000));
}
