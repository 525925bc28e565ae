import { createHash } from "node:crypto";

/** What came under one Idempotency-Key. */
export interface Taken {
  times: number;
  body: string;
  orderNumber: string;
}

/** Every so many orders are accepted in part, which goes to people by mail. */
const PARTLY = 4;

/**
 * A dealer management system that has each order's effect once: it knows the keys it has seen, answers a repeated one as before, and
 * refuses one that comes with another body (draft-ietf-httpapi-idempotency-key-header, section 2.7).
 */
export function countingDms() {
  const taken = new Map<string, Taken>();
  let otherBodies = 0, nameless = 0;
  const answer = async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return new Response(null, { status: 503 });
    const key = request.headers.get("idempotency-key");
    const body = await request.text();
    if (key === null) {
      nameless++;
      return Response.json({ error: "no key" }, { status: 404 });
    }
    const order = JSON.parse(body) as { orderNumber: string; lines: { lineNo: number; quantity: number }[] };
    const known = taken.get(key);
    if (known && known.body !== body) {
      otherBodies++;
      return Response.json({ error: "another body under a known key" }, { status: 409 });
    }
    if (known) known.times++;
    else taken.set(key, { times: 1, body, orderNumber: order.orderNumber });
    const later = createHash("sha256").update(key).digest()[0]! % PARTLY === 0 ? 1 : 0;
    return Response.json({
      state: "decided",
      dmsNumber: `D-${order.orderNumber}`,
      lines: order.lines.map(({ lineNo, quantity }) => ({
        lineNo,
        accepted: quantity - later,
        backOrdered: later,
        reason: later ? "no-stock" : null,
      })),
    });
  };
  const listen = (port: number) => Deno.serve({ hostname: "127.0.0.1", port, onListen: () => {} }, answer);
  let server = listen(0);
  const { port } = server.addr;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    /** Requests that no receiver may get: a known key with another body, or none. */
    get faults() {
      return otherBodies + nameless;
    },
    get repeats() {
      return [...taken.values()].reduce((sum, { times }) => sum + times - 1, 0);
    },
    stop: () => server.shutdown(),
    /** After a stop: again on the same port, knowing all it knew. */
    start: () => void (server = listen(port)),
  };
}
export type CountingDms = ReturnType<typeof countingDms>;
