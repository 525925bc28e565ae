import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";
import { holdBack } from "../hold_back.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** Sends the head of a post and a part of what it announces, then goes away; answers what the log has of it. */
async function breakOff(path: string, headers: Record<string, string>, begun: string): Promise<string[]> {
  using log = holdBack("error");
  const { hostname, port } = new URL(portal.origin);
  const connection = await Deno.connect({ hostname, port: Number(port) });
  const lines = Object.entries({ host: "127.0.0.1", "content-length": "5000", ...headers });
  const head = `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(": ")).join("\r\n")}\r\n\r\n`;
  await connection.write(new TextEncoder().encode(head + begun));
  await new Promise((done) => setTimeout(done, 150));
  connection.close();
  await new Promise((done) => setTimeout(done, 500));
  return log.lines;
}

const quiet = { sanitizeOps: false, sanitizeResources: false };

Deno.test("whose sender goes away is no fault: login, form, call and file", quiet, async () => {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account: "store-technician", password: DEMO_PASSWORD, consent: "on" }),
  });
  const { data } = await answer.json();
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const parts = "multipart/form-data; boundary=x";
  const file = '--x\r\ncontent-disposition: form-data; name="place"\r\n\r\ngeneral\r\n--x\r\n' +
    'content-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nsome text';
  assert.deepEqual(await breakOff("/oauth/login", form, "account=store"), []);
  assert.deepEqual(await breakOff("/oauth/login", { ...form, accept: "text/html" }, "account=store"), []);
  assert.deepEqual(await breakOff("/oauth/login", { "content-type": "application/json" }, '{"account":'), []);
  assert.deepEqual(await breakOff("/oauth/login", { "content-type": parts }, file), []);
  const authorization = data.token;
  for (const begun of [file, file.slice(0, 30), "--x\r\n"]) {
    assert.deepEqual(
      await breakOff("/tis/file/files", { authorization, "content-type": parts }, begun),
      [],
      begun,
    );
  }
});
