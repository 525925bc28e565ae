import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import * as vins from "@/demo/epc/special_vins.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** Opens a page as a store's person in a language; answers its text without markup, and the typed VIN in its field. */
async function open(path: string, lang: string, account = "store-technician") {
  const edition = account === "overseas-store" ? "overseas" : "domestic";
  const login = await fetch(`${portal.origin}/oauth/login?edition=${edition}`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang }),
  });
  const { data } = await login.json();
  const page = await fetch(`${portal.origin}/tis/${path}`, {
    headers: { cookie: `tis_session=${data.token}; tis_edition=${edition}`, accept: "text/html" },
  });
  const html = await page.text();
  const text = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ").replace(
    /&#39;|&#x27;/g,
    "'",
  )
    .replace(/\s+/g, " ");
  const field = /<input[^>]*name="vin"[^>]*>/.exec(html)?.[0] ?? "";
  return { url: page.url, status: page.status, text, typed: /value="([^"]*)"/.exec(field)?.[1] ?? null };
}

const REFUSED: [typed: string, zh: RegExp, en: RegExp, account?: string][] = [
  [
    "12345",
    /VIN 应为 17 位，或后 8 位；您输入了 5 位/,
    /A VIN has 17 characters, or use its last 8; you typed 5/,
  ],
  [vins.WRONG_ALPHABET_VIN, /VIN 第 8 位的“I”无效/, /Character 8 of the VIN, 'I', is not valid/],
  [vins.UNKNOWN_VIN, /不存在，或不在生产数据库中/, /does not exist, or is not in the production database/],
  [vins.DISABLED_VIN, /已被停用：/, /is blocked: /],
  [vins.TOO_MANY_MODELS_VIN, /车型代码超过 100 个/, /has over 100 model codes/],
  [vins.REFUSED_VIN, /校验位不正确/, /The check digit of VIN .* is wrong/, "overseas-store"],
];

for (const [typed, zh, en, account] of REFUSED) {
  for (const [lang, sentence] of [["zh_CN", zh], ["en_US", en]] as const) {
    Deno.test(`${typed} is refused in ${lang} and stays in its field`, quiet, async () => {
      const page = await open(`EPCIndex?vin=${typed}`, lang, account);
      assert.match(page.text, sentence);
      assert.equal(page.typed, typed);
    });
  }
}

Deno.test(
  "a deep link with a refused VIN leads to the entry with the VIN and the reason",
  quiet,
  async () => {
    const page = await open(`EPC2D?vin=${vins.WRONG_ALPHABET_VIN}&figure=34-11-02-C`, "en_US");
    assert.match(page.url, /EPCIndex\?vin=/);
    assert.equal(page.typed, vins.WRONG_ALPHABET_VIN);
  },
);

for (
  const [lang, sentence] of [["zh_CN", /一次最多查询 500 个/], ["en_US", /At most 500 part numbers/]] as const
) {
  Deno.test(`far too many numbers are told so in ${lang} and stay as pasted`, quiet, async () => {
    const numbers = Array.from({ length: 3000 }, (_, place) => `X${String(place).padStart(6, "0")}`);
    const page = await open(`AccurateSearchPage?numbers=${numbers.join("%0A")}`, lang);
    assert.match(page.text, sentence);
    assert.ok(page.text.includes("X000000") && page.text.includes("X002999"));
  });

  Deno.test(`a catalogue of a series that is not there says so (${lang})`, quiet, async () => {
    const page = await open("EPCPage?seriesCode=nope", lang);
    assert.equal(page.status, 404);
    assert.match(page.text, lang === "zh_CN" ? /车系不存在或无权查看/ : /The series does not exist/);
  });
}

Deno.test("the last 8 of several vehicles list them to choose from", quiet, async () => {
  const page = await open(`EPCIndex?vin=${vins.SHARED_TAIL}`, "en_US");
  assert.match(page.text, /3 vehicles end with these characters/);
  assert.equal(page.typed, vins.SHARED_TAIL);
});

for (const [lang, sentence] of [["zh_CN", /校验位/], ["en_US", /check digit/i]] as const) {
  Deno.test(
    `a wrong check digit is only a warning where its country does not mandate it (${lang})`,
    quiet,
    async () => {
      const page = await open(`EPCIndex?vin=${vins.WARNED_VIN}`, lang);
      assert.match(page.url, new RegExp(`EPCPage\\?vin=${vins.WARNED_VIN}`));
      assert.match(page.text, sentence);
    },
  );
}

Deno.test(
  "an unknown production date is said, and lines that depend on it are shown as not known",
  quiet,
  async () => {
    const page = await open(`EPCIndex?vin=${vins.NO_PRODUCTION_DATE_VIN}`, "en_US");
    assert.match(page.text, /production date/i);
  },
);
