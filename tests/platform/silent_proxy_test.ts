import assert from "node:assert/strict";
import { silentProxy } from "./silent_proxy.ts";
import { freePort } from "../run/free_port.ts";

const MEGABYTES = 16;

Deno.test("a silent proxy that speaks passes on every byte, also to somebody who reads late", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const served = (async () => {
    using connection = await listener.accept();
    const block = new Uint8Array(1024 * 1024).map((_, place) => place % 251);
    for (let sent = 0; sent < MEGABYTES; sent++) {
      for (let written = 0; written < block.length;) {
        written += await connection.write(block.subarray(written));
      }
    }
    // Held open: the proxy passes bytes on, not ends.
    await connection.read(new Uint8Array(1));
  })();
  await using proxy = silentProxy(listener.addr.port, freePort());
  using reader = await Deno.connect({ hostname: "127.0.0.1", port: proxy.port });
  await new Promise((done) => setTimeout(done, 300));
  let read = 0;
  const bytes = new Uint8Array(256 * 1024);
  while (read < MEGABYTES * 1024 * 1024) {
    const count = await Promise.race([
      reader.read(bytes),
      new Promise<null>((done) => setTimeout(() => done(null), 2000)),
    ]);
    if (count === null) break;
    for (let place = 0; place < count; place++) {
      assert.equal(bytes[place], ((read + place) % (1024 * 1024)) % 251);
    }
    read += count;
  }
  assert.equal(read, MEGABYTES * 1024 * 1024);
  await reader.write(new Uint8Array(1));
  await served;
});
