import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

/** Most HTML of a list of twenty hits, bytes before they are packed. */
const LIST_PAGE = 40 * 1024;

Deno.test("a list of twenty hits with its ways to order is at most 40 KB of HTML, in each language", async () => {
  await using portal = await serveDemo();
  const login = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account: "store-technician", password: DEMO_PASSWORD, consent: "on" }),
  });
  const { token } = (await login.json()).data;
  for (const [lang, locale] of [["zh_CN", "zh-Hans-CN"], ["en_US", "en-US"], ["de_DE", "de-DE"]] as const) {
    const answer = await fetch(`${portal.origin}/tis/SearchPage?q=34116`, {
      headers: { authorization: token, language: lang },
    });
    const page = await answer.text();
    assert.ok(page.includes(`<html lang="${locale}"`), lang);
    assert.equal([...page.matchAll(/class="part-number"/g)].length, 20, "it shows twenty hits");
    assert.ok([...page.matchAll(/data-order-step/g)].length >= 15, "nearly all can be ordered");
    const bytes = new TextEncoder().encode(page).length;
    console.log(`      ${lang}: ${bytes} bytes`);
    assert.ok(bytes <= LIST_PAGE, `${bytes} bytes in ${lang}`);
  }
});
