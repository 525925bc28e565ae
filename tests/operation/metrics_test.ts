import assert from "node:assert/strict";
import { serveDemo } from "../demo_portal.ts";
import { readOpenMetrics } from "./open_metrics.ts";

const token = "a-token-of-some-length";

Deno.test("metrics tell requests by operation and page, to those who have the token", async () => {
  await using portal = await serveDemo({ METRICS_TOKEN: token });
  const metrics = (sent?: string) =>
    fetch(`${portal.origin}/metrics`, { headers: sent ? { authorization: `Bearer ${sent}` } : {} });
  for (const path of ["/tis/login", "/oauth/expiration", "/tis/no-such-page", "/tis/sas/vehicles/XX"]) {
    await (await fetch(portal.origin + path, { redirect: "manual" })).body?.cancel();
  }
  await (await fetch(`${portal.origin}/tis/login`, { method: "MADE-UP" })).body?.cancel();
  assert.equal((await metrics()).status, 401);
  assert.equal((await metrics("another-token-of-it-all")).status, 401);
  const answer = await metrics(token);
  assert.match(answer.headers.get("content-type")!, /^application\/openmetrics-text; version=1\.0\.0/);
  const text = await answer.text();
  assert.match(
    text,
    /tis_http_request_duration_seconds_count\{what="page login",method="GET",status="2xx"\} 1\n/,
  );
  assert.match(
    text,
    /tis_http_request_duration_seconds_count\{what="tisVINQ",method="GET",status="4xx"\} 1\n/,
  );
  assert.doesNotMatch(text, /no-such-page/);
  assert.match(text, /method="other",status="\dxx"\} 1\n/);
  assert.doesNotMatch(text, /MADE-UP/);
  const families = readOpenMetrics(text);
  assert.equal(families.get("tis_live_streams")!.samples[0]!.value, 0);
});

Deno.test("without a token there are no metrics", async () => {
  await using portal = await serveDemo({});
  const answer = await fetch(`${portal.origin}/metrics`, { redirect: "manual" });
  await answer.body?.cancel();
  assert.notEqual(answer.status, 200);
});
