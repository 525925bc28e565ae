import { answerUnavailable } from "@/edge/answer_unavailable.ts";
import type { Portal } from "@/edge/portal.ts";
import { answerHealth } from "./answer_health.ts";
import type { Config } from "./config.ts";
import type { Health } from "./health.ts";
import { serve } from "./listen.ts";

/** What answers until the process can. */
export interface Meanwhile {
  stop(): Promise<void>;
}

/**
 * Answers where the process will answer later, on the port of the pages or of a worker's health: that it lives, that it is not ready, and
 * everything else by 503 and when to come back. Whoever watches the process sees one that starts, not one that is dead.
 */
export function answerMeanwhile(
  { role, host, port, healthPort }: Config,
  { pool, dictionaries, health }: Pick<Portal, "pool" | "dictionaries"> & { health: Health },
): Meanwhile {
  const place = role === "worker" ? healthPort : port;
  if (place === null) return { stop: () => Promise.resolve() };
  const away = Object.assign(new Error("the portal is not there yet"), { code: "ECONNREFUSED" });
  return serve(
    { host, port: place },
    async (req) =>
      await answerHealth(req, health) ??
        answerUnavailable({ pool, dictionaries }, req, away),
  );
}
