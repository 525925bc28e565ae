import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

async function login(account: string, lang: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "true", lang }),
  });
  return `tis_session=${(await answer.json()).data.token}`;
}

/** The language of a page and those of its picker. */
async function spoken(cookie: string): Promise<[string | undefined, string[]]> {
  const page = await (await fetch(`${portal.origin}/tis/index`, { headers: { cookie } })).text();
  const offered = page.matchAll(/<button[^>]*name="lang"[^>]*value="([^"]+)"/g);
  return [/<html[^>]* lang="([^"]+)"/.exec(page)?.[1], [...new Set([...offered].map(([, lang]) => lang!))]];
}

async function choose(cookie: string, path: string, lang: string): Promise<string> {
  const answer = await fetch(`${portal.origin}${path}`, {
    method: "POST",
    headers: { cookie, origin: portal.origin, language: "en_US", "content-type": "application/json" },
    body: JSON.stringify({ lang }),
  });
  const { code, data } = await answer.json();
  return code === 200 ? "done" : data.errors[0].message;
}

async function listed(cookie: string): Promise<string[]> {
  const answer = await fetch(`${portal.origin}/tis/supported-languages?pageNo=1&pageSize=99`, {
    headers: { cookie },
  });
  return (await answer.json()).data.records.map(({ langcode }: { langcode: string }) => langcode);
}

async function speaks(country: string, languages: string[]) {
  await portal.sql`update countries set languages = ${languages} where code = ${country}`;
}

Deno.test("people of a store choose among the languages of its country, and are spoken to in one of them", async () => {
  await speaks("CN", ["zh_CN", "de_DE"]);
  const store = await login("store-technician", "en_US");
  assert.deepEqual(
    await spoken(store),
    ["zh-Hans-CN", ["zh_CN", "de_DE"]],
    "who came by another has their own",
  );
  assert.deepEqual(await listed(store), ["zh_CN", "de_DE"]);
  const notOfCountry =
    "The portal does not offer this language in your store's country. Choose one from the list.";
  for (const path of ["/tis/preferences", "/oauth/account-settings"]) {
    assert.equal(await choose(store, path, "th"), notOfCountry, path);
    assert.equal(await choose(store, path, "de_DE"), "done", path);
  }
  assert.equal((await spoken(store))[0], "de-DE");
});

Deno.test("a country that speaks nothing that the edition offers binds nobody, nor does any bind the factory", async () => {
  await speaks("CN", []);
  assert.ok((await spoken(await login("store-technician", "en_US")))[1].length > 10);
  await portal.sql`update languages set domestic = false where code = 'ne_NP'`;
  await speaks("CN", ["ne_NP"]);
  const store = await login("store-technician", "en_US");
  assert.ok((await listed(store)).length > 10);
  assert.equal(await choose(store, "/tis/preferences", "th"), "done");
  await speaks("CN", ["zh_CN"]);
  const [lang, offered] = await spoken(await login("administrator", "en_US"));
  assert.equal(lang, "en-US");
  assert.ok(offered.length > 10);
});
