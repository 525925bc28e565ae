import type { Health } from "./health.ts";

/**
 * Answers `/health/live`, `/health/ready` and `/health/serving`; null for other paths. Liveness says that the process answers, readiness that it
 * can do its work: 503 while it starts or stops and without what its role cannot do without. Serving says that requests are to be sent
 * here: 503 while it starts or stops only, since without the database another process could do no more than this one's page that says so. All stand
 * before any session.
 */
export async function answerHealth(req: Request, health: Health): Promise<Response | null> {
  const { pathname } = new URL(req.url);
  if (!PATHS.includes(pathname)) return null;
  if (req.method !== "GET" && req.method !== "HEAD") {
    return new Response(null, { status: 405, headers: { ...NOT_KEPT, allow: "GET, HEAD" } });
  }
  if (pathname === "/health/live") return new Response("ok\n", { headers: NOT_KEPT });
  if (pathname === "/health/serving") {
    return new Response(`${health.phase}\n`, {
      status: health.phase === "running" ? 200 : 503,
      headers: NOT_KEPT,
    });
  }
  const readiness = await health.read();
  const serves = readiness.status === "ready" || readiness.status === "degraded";
  return Response.json(readiness, { status: serves ? 200 : 503, headers: NOT_KEPT });
}

const PATHS = ["/health/live", "/health/ready", "/health/serving"];
const NOT_KEPT = { "cache-control": "no-store" };
