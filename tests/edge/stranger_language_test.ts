import assert from "node:assert/strict";
import { langOfHeader } from "@/kernel/texts/languages.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo({ OVERSEAS_HOSTS: "os.localhost" });
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** The entry page as a browser with these languages sees it. */
async function entryPage(wished: string, cookie = ""): Promise<string> {
  const headers = { cookie, accept: "text/html", "accept-language": wished };
  return await (await fetch(`${portal.origin}/tis/${cookie.includes("overseas") ? "os" : "login"}`, {
    headers,
  }))
    .text();
}

/** Language that the page says of itself. */
const langOf = (html: string) => html.match(/<html[^>]* lang="([^"]+)"/)?.[1];

Deno.test("a stranger is met in the browser's language where the edition has it", quiet, async () => {
  const cases: [wished: string, cookie: string, spoken: string][] = [
    ["de-DE,de;q=0.9,en;q=0.8", "", "de-DE"],
    ["en-GB,en;q=0.9", "", "en-US"],
    ["zh-TW", "", "zh-Hans-CN"],
    ["sw,de;q=0.5", "", "de-DE"],
    ["*", "", "zh-Hans-CN"],
    ["sw", "", "zh-Hans-CN"],
    ["sw", "tis_edition=overseas", "en-US"],
    ["de", "tis_edition=overseas", "de-DE"],
    ["de", "tis_lang=en_US", "en-US"],
  ];
  for (const [wished, cookie, spoken] of cases) {
    assert.equal(langOf(await entryPage(wished, cookie)), spoken, `${wished}; ${cookie}`);
  }
});

Deno.test("a wish that the edition does not offer gives way to the next", () => {
  assert.equal(langOfHeader("de,en;q=0.9", ["zh_CN", "en_US"]), "en_US");
  assert.equal(langOfHeader("pt-BR"), "PT_LA");
  assert.equal(langOfHeader("es-MX,es;q=0.9"), "ES_LA");
  assert.equal(langOfHeader("es"), "es_ES");
  assert.equal(langOfHeader("de", ["zh_CN"]), null);
});

Deno.test("languages without all of the texts are marked as such, with what that means", quiet, async () => {
  const page = await entryPage("en-US", "tis_edition=overseas");
  const choice = (lang: string) =>
    page.match(new RegExp(`<button[^>]*value="${lang}"[^>]*>(.*?)</button>`))?.[1];
  assert.equal(choice("de_DE"), "Deutsch");
  assert.match(choice("PT_LA")!, /^Português \(América Latina\)<small lang="en-US">partly<\/small>$/);
  assert.match(page, /Texts that are not translated yet appear in English\./);
});
