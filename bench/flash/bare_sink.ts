// Takes what comes over bare TCP, and says one byte whenever so many bytes are there: what a flash over DoIP is measured against.
const bytes = Number(Deno.args[0]);
const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
console.log(`at 127.0.0.1:${listener.addr.port}`);
for await (const conn of listener) {
  conn.setNoDelay(true);
  const buffer = new Uint8Array(256 * 1024);
  let taken = 0;
  for (let count; (count = await conn.read(buffer)) !== null;) {
    for (taken += count; taken >= bytes; taken -= bytes) await conn.write(new Uint8Array([1]));
  }
  conn.close();
}
