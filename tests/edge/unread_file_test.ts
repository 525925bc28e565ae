import assert from "node:assert/strict";
import { readMultipartFile } from "@/edge/read_multipart_file.ts";

Deno.test("a sender that goes away while nobody reads its file yet ends that request alone", async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nbegun';
  const sender = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      opened.enqueue(new TextEncoder().encode(head));
      sender.resolve(opened);
    },
  });
  const req = new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body,
  });
  const taken = await readMultipartFile(req, 1000, async ({ name }) => {
    (await sender.promise).error(new Error("gone"));
    await new Promise((go) => setTimeout(go, 100));
    return name;
  });
  assert.equal(taken, "a.txt");
});
