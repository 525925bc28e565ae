/** Headers that belong to one connection and are not passed on (RFC 9110, section 7.6.1). */
const OF_THE_CONNECTION = ["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"];

/**
 * A small reverse proxy for trying several web processes on one machine: requests go in turn to those that take connections, bodies
 * and streams pass through as they come, visitors' addresses are told by X-Forwarded-For.
 *
 * @param targets origins such as `http://127.0.0.1:8001`; asked for at each request
 */
export function startProxy(
  targets: () => readonly string[],
  port = 0,
): { origin: string; stop(): Promise<void> } {
  let turn = 0;
  const ending = new AbortController();
  const server = Deno.serve({
    hostname: "127.0.0.1",
    port,
    signal: ending.signal,
    onListen: () => {},
  }, async (req, { remoteAddr }) => {
    const all = targets();
    const first = turn++;
    for (let at = 0; at < all.length; at++) {
      try {
        return await passOn(req, all[(first + at) % all.length]!, remoteAddr.hostname);
      } catch {
        // What has a body may have been taken in part: only its sender may send it again.
        if (req.body !== null) break;
      }
    }
    return new Response("no web process answers\n", { status: 502 });
  });
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    async stop() {
      ending.abort();
      await server.finished;
    },
  };
}

async function passOn(req: Request, origin: string, visitor: string): Promise<Response> {
  const url = new URL(req.url);
  const headers = new Headers(req.headers);
  for (const name of OF_THE_CONNECTION) headers.delete(name);
  headers.set("x-forwarded-for", visitor);
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", "http");
  const response = await fetch(origin + url.pathname + url.search, {
    method: req.method,
    headers,
    body: req.body,
    redirect: "manual",
  });
  const answered = new Headers(response.headers);
  for (const name of OF_THE_CONNECTION) answered.delete(name);
  // The client has undone it; the length no longer fits.
  if (answered.has("content-encoding")) {
    answered.delete("content-encoding");
    answered.delete("content-length");
  }
  return new Response(response.body, { status: response.status, headers: answered });
}
