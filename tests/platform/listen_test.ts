import assert from "node:assert/strict";
import { addressOf, checkPort, isLoopback, PortTaken, serve } from "@/platform/listen.ts";

Deno.test("the address is one that a browser on this machine can open", () => {
  assert.equal(addressOf({ host: "0.0.0.0", basePath: "/tis" }, 8000), "http://localhost:8000/tis/");
  assert.equal(addressOf({ host: "::1", basePath: "/demo" }, 8000), "http://[::1]:8000/demo/");
  assert.equal(addressOf({ host: "127.0.0.1", basePath: "/tis" }, 80), "http://127.0.0.1:80/tis/");
});

Deno.test("only loopback addresses keep others out", () => {
  for (const host of ["127.0.0.1", "127.1.2.3", "::1", "localhost"]) {
    assert.equal(isLoopback(host), true, host);
  }
  for (const host of ["0.0.0.0", "::", "192.168.1.2", "tis.example.com"]) {
    assert.equal(isLoopback(host), false, host);
  }
});

Deno.test("a taken port is refused before and while serving", async () => {
  const first = serve({ host: "127.0.0.1", port: 0 }, () => new Response("ok"));
  const place = { host: "127.0.0.1", port: first.port };
  assert.throws(() => checkPort(place), PortTaken);
  assert.throws(() => serve(place, () => new Response("no")), PortTaken);
  assert.equal(await (await fetch(`http://127.0.0.1:${first.port}`)).text(), "ok");
  await first.stop();
  checkPort(place);
});

Deno.test("an address of another machine is refused by the name of its variable", () => {
  // 192.0.2.0/24 is kept for documentation (RFC 5737): no machine has it.
  assert.throws(
    () => checkPort({ host: "192.0.2.1", port: 0 }),
    /^ConfigError: HOST 192\.0\.2\.1 is no address/,
  );
});

Deno.test("a host that is none is refused by the name of its variable", () => {
  // .invalid never resolves (RFC 6761, 6.4).
  for (const host of ["two words", "no-such-host.invalid"]) {
    assert.throws(() => checkPort({ host, port: 0 }), /^ConfigError: HOST .* is no address/, host);
  }
});

Deno.test("a request under way is answered before it stops", async () => {
  const asked = Promise.withResolvers<void>();
  const server = serve({ host: "127.0.0.1", port: 0 }, async () => {
    asked.resolve();
    await new Promise((done) => setTimeout(done, 50));
    return new Response("late");
  });
  const answer = fetch(`http://127.0.0.1:${server.port}`).then((response) => response.text());
  await asked.promise;
  await server.stop();
  assert.equal(await answer, "late");
});

Deno.test("what is being sent when it stops is taken whole", async () => {
  const begun = Promise.withResolvers<void>();
  const server = serve({ host: "127.0.0.1", port: 0 }, async (req) => {
    begun.resolve();
    return new Response(`${(await req.bytes()).length}`);
  });
  const body = new ReadableStream({
    async start(controller) {
      for (let piece = 0; piece < 10; piece++) {
        controller.enqueue(new Uint8Array(1000));
        await new Promise((done) => setTimeout(done, 50));
      }
      controller.close();
    },
  });
  const answer = fetch(`http://127.0.0.1:${server.port}`, { method: "PATCH", body });
  await begun.promise;
  await server.stop();
  assert.equal(await (await answer).text(), "10000");
});

Deno.test("while it drains it answers, and each answer ends its connection", async () => {
  const server = serve({ host: "127.0.0.1", port: 0 }, () => new Response("ok"));
  const ask = () => fetch(`http://127.0.0.1:${server.port}`);
  const before = await ask();
  assert.deepEqual([await before.text(), before.headers.get("connection")], ["ok", null]);
  server.drain();
  const during = await ask();
  assert.deepEqual([await during.text(), during.headers.get("connection")], ["ok", "close"]);
  await server.stop();
});

Deno.test("answers are compressed for who accepts it", async () => {
  const server = serve(
    { host: "127.0.0.1", port: 0 },
    () => new Response("text ".repeat(1000), { headers: { "content-type": "text/plain" } }),
  );
  const answer = await fetch(`http://127.0.0.1:${server.port}`, { headers: { "accept-encoding": "gzip" } });
  assert.equal(answer.headers.get("content-encoding"), "gzip");
  assert.equal((await answer.text()).length, 5000);
  const plain = await fetch(`http://127.0.0.1:${server.port}`, {
    headers: { "accept-encoding": "identity" },
  });
  assert.equal(plain.headers.get("content-encoding"), null);
  await plain.body?.cancel();
  await server.stop();
});

Deno.test("a method that nobody knows is the portal's to refuse", async () => {
  const asked: string[] = [];
  const server = serve({ host: "127.0.0.1", port: 0 }, ({ method }) => {
    asked.push(method);
    return new Response(null, { status: 405 });
  });
  for (const method of ["PROPFIND", "BREW", "OPTIONS", "PATCH"]) {
    const { status } = await fetch(`http://127.0.0.1:${server.port}`, { method });
    assert.equal(status, 405, method);
  }
  assert.deepEqual(asked, ["PROPFIND", "BREW", "OPTIONS", "PATCH"]);
  await server.stop();
});
