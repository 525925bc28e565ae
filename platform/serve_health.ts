import { answerHealth } from "./answer_health.ts";
import { serve } from "./listen.ts";
import type { Stores } from "./stores.ts";
import { answerMetrics } from "./telemetry/answer_metrics.ts";

/** Answers health and metrics of a process without pages on HEALTH_PORT; without one it listens nowhere. */
export function serveHealth({ config, health, metrics }: Stores): { stop: () => Promise<void> } {
  if (config.healthPort === null) return { stop: () => Promise.resolve() };
  const server = serve(
    { host: config.host, port: config.healthPort },
    async (req) =>
      await answerHealth(req, health) ??
        await answerMetrics(req, { metrics, token: config.metricsToken }) ??
        new Response(null, { status: 404 }),
  );
  console.info(`health at http://${config.host}:${server.port}/health/ready`);
  return { stop: server.stop };
}
