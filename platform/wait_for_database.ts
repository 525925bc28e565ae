import { answerUnavailable } from "@/edge/answer_unavailable.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { answerHealth } from "./answer_health.ts";
import { askDatabase } from "./ask_database.ts";
import type { Config } from "./config.ts";
import { Health } from "./health.ts";
import { serve } from "./listen.ts";
import type { Shutdown } from "./shutdown.ts";
import type { Pool } from "@/kernel/ctx.ts";

/**
 * Waits for the database that the configuration names, without which nothing can begin. While it is away the process answers where it
 * will answer later: that it lives, that it is not ready, and everything else by 503 and when to come back. As soon as the database is
 * there this ends, and the start goes on as if nothing had been.
 */
export async function waitForDatabase(config: Config, shutdown: Shutdown): Promise<void> {
  let waiting: Promise<{ stop: () => Promise<void> }> | null = null;
  const onAway = (sql: Pool) => {
    waiting = answerMeanwhile(config, sql);
    // Its failure is met below.
    waiting.catch(() => {});
    shutdown.add("answers meanwhile", async () => await (await waiting)?.stop());
  };
  await askDatabase(config, { notice: console.warn, onAway });
  await (await waiting as { stop: () => Promise<void> } | null)?.stop();
}

/** Answers on the port of the pages, or of a worker's health, while there is nothing to answer with. */
async function answerMeanwhile(config: Config, pool: Pool): Promise<{ stop: () => Promise<void> }> {
  const port = config.role === "worker" ? config.healthPort : config.port;
  if (port === null) return { stop: () => Promise.resolve() };
  const dictionaries = await shippedTexts();
  const health = new Health(config.role);
  health.phase = "starting";
  health.add("database", () => pool`select 1`.execute(), { needed: true });
  const away = Object.assign(new Error("the database is away"), { code: "ECONNREFUSED" });
  return serve(
    { host: config.host, port },
    async (req) =>
      await answerHealth(req, health) ??
        answerUnavailable({ pool, dictionaries }, req, away),
  );
}
