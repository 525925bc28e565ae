import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo({
  PAGES_PER_MINUTE: "3",
  FILES_PER_MINUTE: "5",
  EXPORTS_PER_MINUTE: "2",
  TRUSTED_PROXIES: "127.0.0.1",
});
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };

async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on" }),
  });
  return (await answer.json()).data.token;
}

/** Asks so often, and answers the statuses; a minute that ends meanwhile would count anew, so it is waited for. */
async function statuses(times: number, ask: (time: number) => Promise<Response>): Promise<number[]> {
  const left = 60_000 - Date.now() % 60_000;
  if (left < 10_000) await new Promise((done) => setTimeout(done, left));
  const found: number[] = [];
  for (let time = 0; time < times; time++) {
    const answer = await ask(time);
    found.push(answer.status);
    last = { headers: answer.headers, text: await answer.text() };
  }
  return found;
}
let last: { headers: Headers; text: string };

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { "x-forwarded-for": address, language: "en_US", ...more },
});

Deno.test("an account is shown so many pages a minute, and then told to wait by a page", quiet, async () => {
  const authorization = await tokenOf("store-technician");
  const page = (time: number) =>
    fetch(`${portal.origin}/tis/Account`, from(`192.0.2.${time}`, { authorization, accept: "text/html" }));
  assert.deepEqual(await statuses(4, page), [200, 200, 200, 429]);
  assert.match(
    last.text,
    /Too many requests or IP access limit exceeded, retry in one minute\. At most 3 pages a minute for one account\./,
  );
  assert.match(last.headers.get("content-type")!, /^text\/html/);
  assert.equal(last.headers.get("retry-after"), "60");
  const file = await fetch(`${portal.origin}/tis/file/objects/none`, from("192.0.2.9", { authorization }));
  await file.body?.cancel();
  assert.equal(file.status, 404, "files are counted apart");
  const call = await fetch(`${portal.origin}/tis/orders`, from("192.0.2.9", { authorization }));
  await call.body?.cancel();
  assert.equal(call.status, 200, "and so are calls");
});

Deno.test(
  "the description of the calls is counted as files are, also where anybody reads it",
  quiet,
  async () => {
    const read = () => fetch(`${portal.origin}/tis/openapi.json`, from("203.0.113.77"));
    assert.deepEqual((await statuses(21, read)).slice(-2), [200, 429]);
    assert.equal(JSON.parse(last.text).code, 429);
  },
);

Deno.test("an address is shown four times as much, whoever sits behind it", quiet, async () => {
  const page = () => fetch(`${portal.origin}/tis/login`, from("198.51.100.1", { accept: "text/html" }));
  assert.deepEqual((await statuses(13, page)).slice(-2), [200, 429]);
  const other = await fetch(`${portal.origin}/tis/login`, from("198.51.100.2", { accept: "text/html" }));
  await other.body?.cancel();
  assert.equal(other.status, 200);
});

Deno.test("files and drawings are limited, told by the envelope", quiet, async () => {
  const authorization = await tokenOf("store-manager");
  const paths = ["objects/none", "figures/none.svg", "figure-thumbs/none.svg"];
  const file = (time: number) =>
    fetch(`${portal.origin}/tis/file/${paths[time % 3]}`, from(`203.0.113.${time}`, { authorization }));
  assert.deepEqual((await statuses(6, file)).slice(-2), [404, 429]);
  assert.equal(JSON.parse(last.text).code, 429);
});

Deno.test("exports are limited", quiet, async () => {
  const authorization = await tokenOf("administrator");
  const sheet = (time: number) =>
    fetch(
      `${portal.origin}/tis/texts/sheet.xlsx?lang=zh_CN`,
      from(`203.0.113.${100 + time}`, { authorization }),
    );
  assert.deepEqual(await statuses(3, sheet), [200, 200, 429]);
  const wish = await fetch(`${portal.origin}/tis/exports`, {
    ...from("203.0.113.150", { authorization, "content-type": "application/json" }),
    method: "POST",
    body: JSON.stringify({ kind: "x" }),
  });
  await wish.body?.cancel();
  assert.equal(wish.status, 429);
});
