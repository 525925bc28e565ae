import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { statusOfPage } from "@/edge/status_of_page.ts";
import { serveDemo } from "../demo_portal.ts";
import { holdBack } from "../hold_back.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

async function cookieOf(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "true", lang: "en_US" }),
  });
  const { data, msg } = await answer.json();
  assert.ok(data.token, msg);
  return `tis_session=${data.token}`;
}

/** A page as a reader gets it, redirects told and not followed. */
async function open(path: string, cookie = "") {
  const answer = await fetch(`${portal.origin}/tis/${path}`, {
    headers: { cookie, accept: "text/html" },
    redirect: "manual",
  });
  const { status, headers } = answer;
  return { status, headers, to: headers.get("location"), text: await answer.text() };
}

/** Content policy with the nonce of the page, and what every other answer carries. */
function assertHeadersOfPage({ headers, text }: { headers: Headers; text: string }): void {
  const policy = headers.get("content-security-policy") ?? "";
  const nonce = /script-src 'self' 'nonce-(\w+)'/.exec(policy)?.[1];
  assert.ok(nonce && text.includes(`nonce="${nonce}"`), `the nonce of the page in ${policy}`);
  assert.match(policy, /; style-src-attr 'unsafe-inline'$/);
  assert.equal(policy.split("'unsafe-inline'").length, 2);
  assert.equal(headers.get("x-content-type-options"), "nosniff");
  assert.equal(headers.get("referrer-policy"), "same-origin");
  assert.ok(headers.has("x-request-id"));
}

Deno.test("a page carries the content policy, a bound on its style sheet that ends with the build, and no sniffing", async () => {
  const shown = await open("index", await cookieOf("store-manager"));
  assert.equal(shown.status, 200);
  assertHeadersOfPage(shown);
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(shown.text)![1]!;
  assert.match(sheet, /^\/tis\/app\.css\?__frsh_c=\w+$/);
  const css = await fetch(portal.origin + sheet);
  assert.equal(css.status, 200);
  await css.body?.cancel();
});

Deno.test("parts of a page come without its frame, and without a session not at all", async () => {
  const parts = "LaborAction?fresh-partial=true";
  const shown = await open(parts, await cookieOf("administrator"));
  assert.match(shown.text, /frsh:partial:register-list:/);
  assert.doesNotMatch(shown.text, /class="rail|frsh:partial:register-dialog:/);
  const { status, to } = await open(parts);
  assert.deepEqual([status, to], [401, null], "the page that asks is not led away from");
});

Deno.test("a file is read, other methods are refused", async () => {
  for (const method of ["POST", "OPTIONS"]) {
    const answer = await fetch(`${portal.origin}/tis/app.css`, { method });
    assert.equal(answer.status, 405, method);
    assert.equal(await answer.text(), "Method Not Allowed");
  }
});

Deno.test("what a page does not know is answered 404 in its frame, with the headers of every page", async () => {
  const shown = await open("404", await cookieOf("store-manager"));
  assert.equal(shown.status, 404);
  assertHeadersOfPage(shown);
});

Deno.test("an unknown path keeps its address and is named in the reader's frame, with whom to ask", async () => {
  const cookie = await cookieOf("store-manager");
  for (const path of ["nowhere", "nowhere/below"]) {
    const shown = await open(path, cookie);
    assert.deepEqual([shown.status, shown.to], [404, null]);
    assertHeadersOfPage(shown);
    assert.ok(shown.text.includes(`There is no page /tis/${path}`), "the page is named");
    assert.ok(shown.text.includes("Ask the administrator of your market: 林岚."));
    assert.ok(shown.text.includes("Shanghai Pudong"), "with the reader's organisation in the frame");
  }
  const shown = await open("error", cookie);
  assert.equal(shown.status, 404);
  assert.ok(shown.text.includes("This address does not exist."), "the specification's page is there");
});

Deno.test("a page without its right keeps its address, is named and tells whom to ask", async () => {
  const shown = await open("EPCCart", await cookieOf("social-user"));
  assert.deepEqual([shown.status, shown.to], [403, null]);
  assertHeadersOfPage(shown);
  assert.ok(shown.text.includes("You cannot open Cart"));
  assert.match(shown.text, /<title>Cart/);
  assert.ok(shown.text.includes("Ask the administrator of your market: 林岚."), "who has no store");
  const ofStore = await open("EventMonitor", await cookieOf("store-technician"));
  assert.ok(ofStore.text.includes("Ask the manager of your store: 赵颖."));
  assert.ok(
    (await open("EventMonitor", await cookieOf("store-manager"))).text.includes("林岚"),
    "not themselves",
  );
});

Deno.test("asking for a page is a message to its keeper, once a day, told as sent", async () => {
  const cookie = await cookieOf("store-technician");
  const ask = async (page: string) => {
    const answer = await fetch(`${portal.origin}/tis/page-requests`, {
      method: "POST",
      headers: { cookie, origin: portal.origin, language: "en_US" },
      body: new URLSearchParams({ page }),
    });
    return await answer.json();
  };
  assert.equal((await ask("MailLog")).msg, "Sent to 赵颖");
  const [told] = await portal.sql`
    select u.user_code, m.params, m.link from messages m join users u on u.id = m.user_id where m.kind = 'page-asked'`;
  assert.equal(told?.userCode, "store-manager");
  assert.deepEqual(told.params.page, { key: "page.MailLog" });
  assert.equal(told.link, "baseinfouser?keyword=store-technician");
  assert.equal((await ask("MailLog")).msg, "You have already asked for access to this page today.");
  const shown = await open("MailLog", cookie);
  assert.ok(shown.text.includes("You asked 赵颖 today."));
  assert.ok(!shown.text.includes("/tis/page-requests"), "no button that would be refused");
  assert.equal((await ask("PushLog")).code, 200, "another page is another wish");
  assert.equal((await ask("nowhere")).msg, "Sent to 林岚");
  assert.equal(
    (await ask("nowhere-else")).msg,
    "You have already asked for access to this page today.",
    "as one page",
  );
  const list = await open("MyMessage", await cookieOf("store-manager"));
  assert.match(list.text, /陈晓 would like to open/);
});

Deno.test("a refusal that a page meets is its page with its status, and no fault in the log", async () => {
  const cookie = await cookieOf("store-manager");
  await portal.sql`
    create function overloaded() returns trigger language plpgsql as $$
    begin
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end $$`;
  await portal.sql`
    create trigger overloaded before update on messages for each statement execute function overloaded()`;
  using log = holdBack("error");
  const shown = await open("MyMessage?open=1", cookie)
    .finally(() => portal.sql`drop function overloaded cascade`);
  assert.equal(shown.status, 503);
  assertHeadersOfPage(shown);
  assert.ok(shown.text.includes("Shanghai Pudong"), "in the reader's frame");
  assert.deepEqual(log.lines, []);
  assert.deepEqual(
    (["not-found", "no-right", "unavailable", "fault", "order-unknown"] as const).map((key) =>
      statusOfPage({ key })
    ),
    [404, 403, 503, 500, 422],
  );
});

Deno.test("a state of a page that its reader may not open is refused in a sentence, and is no fault", async () => {
  const cookie = await cookieOf("store-technician");
  for (const route of ["Laws", "SoftwareList"]) {
    assert.equal((await open(route, cookie)).status, 200, route);
    using log = holdBack("error");
    const shown = await open(`${route}?add=1`, cookie);
    assert.equal(shown.status, 403, route);
    assert.match(shown.text, /You do not have permission to do this\./, route);
    assert.deepEqual(log.lines, []);
  }
});

Deno.test("what was typed as an address is text in the page", async () => {
  const shown = await open("%3Cb%3Ehello", await cookieOf("store-manager"));
  assert.equal(shown.status, 404);
  assert.ok(shown.text.includes("hello") && !shown.text.includes("<b>hello"));
});

Deno.test("a fault shows its reference and no stack", async () => {
  const cookie = await cookieOf("store-manager");
  await portal.sql`alter table home_pictures rename to home_pictures_away`;
  using log = holdBack("error");
  const shown = await open("index", cookie)
    .finally(() => portal.sql`alter table home_pictures_away rename to home_pictures`);
  assert.equal(shown.status, 500);
  assertHeadersOfPage(shown);
  const reference = shown.text.match(/Reference: ([0-9a-f-]{36})/)?.[1];
  assert.ok(reference, "the reference is shown");
  assert.ok(
    log.lines.some((line) => line.includes(reference) && line.includes("home_pictures")),
    "and logged",
  );
  assert.ok(!shown.text.includes("home_pictures") && !shown.text.includes(".ts:"));
});

Deno.test("what is no drawn page, a redirect, lets no script or style of its own run either", async () => {
  const cookie = await cookieOf("store-manager");
  const [led, cleaned] = [await open("EPCCart", ""), await open("EPCCart?keyword=%01", cookie)];
  assert.deepEqual([led.status, cleaned.status], [302, 302]);
  for (const { headers } of [led, cleaned]) {
    const policy = headers.get("content-security-policy") ?? "";
    assert.match(policy, /script-src 'self'; style-src 'self'; /);
    assert.deepEqual(policy.match(/[\w-]+ [^;]*'unsafe-inline'/g), ["style-src-attr 'unsafe-inline'"]);
  }
});

Deno.test("a program is told by code 3000002 that the password must change, a browser is led to the page", async () => {
  const body = { account: "first-login", password: DEMO_PASSWORD, consent: "true" };
  const told = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams(body),
  });
  const { code, data } = await told.json();
  assert.equal(code, "3000002");
  const call = (path: string) =>
    fetch(`${portal.origin}${path}`, { method: "POST", headers: { authorization: data.token } });
  assert.equal((await (await call("/oauth/user-property")).json()).code, 200);
  assert.equal((await (await call("/oauth/password")).json()).code, "3000002");
  const led = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams(body),
    headers: { accept: "text/html" },
    redirect: "manual",
  });
  await led.body?.cancel();
  assert.deepEqual([led.status, led.headers.get("location")], [303, "/tis/FirstLogin"]);
  assert.match(
    led.headers.getSetCookie().join("; "),
    /tis_session=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly/,
  );
});

Deno.test("a session replaced by another login leads to the entry of its brand and says so", async () => {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({
      account: "store-technician",
      password: DEMO_PASSWORD,
      consent: "true",
      entry: "denza",
    }),
  });
  const { data } = await answer.json();
  await cookieOf("store-technician");
  const { to } = await open("EPCCart", `tis_session=${data.token}; tis_brand=denza`);
  assert.equal(to, "/tis/denza?ended=logged-in-elsewhere&next=EPCCart");
  const shown = await open("denza?ended=logged-in-elsewhere", "tis_lang=en_US");
  assert.ok(shown.text.includes("Logged in elsewhere."));
});
