import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo({});
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

Deno.test("a page of the navigation says what it is for", quiet, async () => {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({
      account: "administrator",
      password: DEMO_PASSWORD,
      consent: "on",
      lang: "en_US",
    }),
    headers: { origin: portal.origin, accept: "application/json", language: "en_US" },
  });
  await answer.body?.cancel();
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]).join("; ");
  const page = async (path: string) =>
    await (await fetch(`${portal.origin}/tis/${path}`, { headers: { cookie, accept: "text/html" } })).text();
  const told = await page("Gif2Svg");
  const help = told.match(/<details class="menu page-help".*?<\/details>/)![0];
  assert.match(help, /<summary[^>]* title="What this page is for"/);
  assert.match(help, /<b>GIF to SVG<\/b><p>Convert scanned line drawings to sharp SVG figures\.<\/p>/);
  // The home page shows by itself what it is for.
  assert.doesNotMatch(await page("index"), /What this page is for/);
});
