import assert from "node:assert/strict";
import { readMultipartFile } from "@/edge/read_multipart_file.ts";

Deno.test("a sender that goes away while nobody reads its file yet ends that request alone", async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nbegun';
  const body = new ReadableStream({
    start(sender) {
      sender.enqueue(new TextEncoder().encode(head));
      setTimeout(() => sender.error(new Error("gone")), 20);
    },
  });
  const req = new Request("http://localhost/", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body,
  });
  const taken = await readMultipartFile(req, 1000, async ({ name }) => {
    await new Promise((go) => setTimeout(go, 100));
    return name;
  });
  assert.equal(taken, "a.txt");
});
