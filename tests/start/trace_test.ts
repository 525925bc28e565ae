import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { demoDatabase } from "../demo_portal.ts";
import { startPortal } from "./start_portal.ts";

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** Takes traces as OTLP over HTTP in JSON (OpenTelemetry Protocol 1.x) and keeps their spans. */
function startCollector() {
  const spans: OtlpSpan[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (req) => {
    const body = await req.json();
    for (const { scopeSpans } of body.resourceSpans ?? []) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    return Response.json({});
  });
  return { spans, url: `http://127.0.0.1:${server.addr.port}`, stop: () => server.shutdown() };
}

Deno.test("one trace leads from the request of an order through the relay to its consumer and the hand-over", async () => {
  await using db = await demoDatabase();
  // What the demo told while it was made would be handed on first.
  await db.sql`update outbox set sent_at = now() where sent_at is null`;
  const folder = await Deno.makeTempDir();
  const collector = startCollector();
  const handedOver: (string | null)[] = [];
  const dms = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (req) => {
    if (!req.url.endsWith("/orders")) return Response.json([]);
    handedOver.push(req.headers.get("traceparent"));
    return Response.json({ state: "received", dmsNumber: "D0000001" }, { status: 202 });
  });
  try {
    await using portal = await startPortal({
      ...{ DATABASE_URL: db.url, DATA_DIR: folder, DEMO: "on", CAPTCHA: "off" },
      DMS_URL: `http://127.0.0.1:${dms.addr.port}`,
      ...{ OTEL_DENO: "true", OTEL_DENO_CONSOLE: "ignore", OTEL_SERVICE_NAME: "tis" },
      ...{ OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
      OTEL_BSP_SCHEDULE_DELAY: "200",
    });
    const origin = new URL(portal.address!).origin;
    const post = async (path: string, body: unknown, authorization?: string) => {
      const response = await fetch(origin + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      assert.equal(answer.code, 200, `${path}: ${JSON.stringify(answer)}`);
      return answer.data;
    };
    const { token } = await post("/oauth/login", {
      account: "store-technician",
      password: DEMO_PASSWORD,
      consent: true,
    });
    const [part] = await db.sql<{ number: string }[]>`
      select part_number as number
      from order_lines
      where part_number not in (select from_number from supersessions)
      limit 1`;
    await post("/tis/carts/current/deletion", {}, token);
    await post("/tis/carts/current/lines", { partNumber: part!.number, quantity: 1 }, token);
    await post("/tis/orders", { clientKey: crypto.randomUUID(), confirmWithoutVehicle: true }, token);

    const ofOrder = () => {
      const request = collector.spans.find(({ name }) => name === "POST sendOrder");
      return collector.spans.filter(({ traceId }) => traceId === request?.traceId);
    };
    const wanted = [
      ...[/^POST sendOrder$/, /^send epc\.order-sent$/, /^push epc\.order-sent$/, /^push orders$/],
      ...[/^send epc\.order-answered$/, /^notify epc\.order-answered$/],
    ];
    const complete = () => wanted.every((name) => ofOrder().some((span) => name.test(span.name)));
    for (const end = performance.now() + 60_000; !complete() && performance.now() < end;) {
      await new Promise((done) => setTimeout(done, 100));
    }
    assert.ok(complete(), [...new Set(collector.spans.map(({ name }) => name))].join(", "));
    const [{ traceId, spanId }] = ofOrder().filter(({ name }) => name === "POST sendOrder") as [OtlpSpan];
    for (const name of ["send epc.order-sent", "push epc.order-sent", "push orders"]) {
      assert.equal(ofOrder().find((span) => span.name === name)?.parentSpanId, spanId, name);
    }
    // The receiver is told the trace too.
    assert.ok(handedOver.some((given) => given?.includes(traceId)), JSON.stringify(handedOver));
    assert.equal((await portal.signal("SIGTERM")).code, 0);
  } finally {
    await Promise.all([dms.shutdown(), collector.stop()]);
    await Deno.remove(folder, { recursive: true });
  }
});
