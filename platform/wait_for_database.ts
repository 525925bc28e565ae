import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { answerMeanwhile, type Meanwhile } from "./answer_meanwhile.ts";
import { askDatabase } from "./ask_database.ts";
import type { Config } from "./config.ts";
import { Health } from "./health.ts";
import type { Shutdown } from "./shutdown.ts";
import type { Pool } from "@/kernel/ctx.ts";

/**
 * Waits for the database that the configuration names, without which nothing can begin. While it is away the process answers where it
 * will answer later: that it lives, that it is not ready, and everything else by 503 and when to come back. As soon as the database is
 * there this ends, and the start goes on as if nothing had been.
 */
export async function waitForDatabase(config: Config, shutdown: Shutdown): Promise<void> {
  let waiting: Promise<Meanwhile> | null = null;
  const onAway = (sql: Pool) => {
    waiting = answerWithout(config, sql);
    // Its failure is met below.
    waiting.catch(() => {});
    shutdown.add("answers meanwhile", async () => await (await waiting)?.stop());
  };
  await askDatabase(config, { notice: console.warn, onAway });
  await (await waiting as Meanwhile | null)?.stop();
}

/** Answers while there is nothing to answer with. */
async function answerWithout(config: Config, pool: Pool): Promise<Meanwhile> {
  const health = new Health(config.role);
  health.phase = "starting";
  health.add("database", () => pool`select 1`.execute(), { needed: true });
  return answerMeanwhile(config, { pool, dictionaries: await shippedTexts(), health });
}
