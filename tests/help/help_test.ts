import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

async function pageOf(account: string, lang: string) {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang }),
  });
  const { token } = (await answer.json()).data;
  return async (path: string) => {
    const shown = await fetch(`${portal.origin}/tis/${path}`, {
      redirect: "manual",
      headers: { cookie: `tis_session=${token}` },
    });
    return { status: shown.status, html: await shown.text() };
  };
}

/** The address behind the question mark. */
const helpIn = (html: string) =>
  /<details class="menu page-help".*?<\/details>/s.exec(html)?.[0]
    .match(/<a class="link" href="([^"]+HelperDoc[^"]+)"/)?.[1] ?? null;

Deno.test("the question mark of a screen leads to its help in the reader's language", quiet, async () => {
  for (
    const [lang, said] of [
      ["zh_CN", /VIN 中没有 I、O、Q/],
      ["en_US", /a VIN has no I, O or Q/],
      ["de_DE", /Eine FIN enthält kein I, O oder Q/],
    ] as const
  ) {
    const page = await pageOf("store-technician", lang);
    assert.equal(helpIn((await page("EPCIndex")).html), "/tis/HelperDoc?screen=EPCIndex", lang);
    const shown = await page("HelperDoc?screen=EPCIndex");
    assert.equal(shown.status, 200);
    assert.match(shown.html, said, lang);
  }
});

Deno.test("lists of help say which screen it is of by the name that the menu has for it", quiet, async () => {
  for (const [lang, name] of [["zh_CN", "车系"], ["en_US", "Series"], ["de_DE", "Baureihen"]] as const) {
    const page = await pageOf("administrator", lang);
    for (const list of ["HelperList", "HelperEditorList"]) {
      const { html } = await page(`${list}?keyword=EPCSeries`);
      const cell = />([^<]*)<\/a>/.exec(html.slice(html.indexOf("<tbody")))?.[1];
      assert.equal(cell, name, `${list} in ${lang}`);
    }
  }
});

Deno.test(
  "who types the name of a screen in the search box is led to the screen before its help",
  quiet,
  async () => {
    for (
      const [lang, typed, screen] of [["de_DE", "Module", "moduleSettings"], [
        "en_US",
        "Software",
        "SoftwareList",
      ]] as const
    ) {
      const page = await pageOf("administrator", lang);
      const { data } = JSON.parse((await page(`sas/quick-search?keyword=${typed}`)).html);
      const [pages, documents] = ["pages", "documents"].map((kind) => data.kinds.indexOf(kind));
      assert.ok(pages! >= 0 && (documents! < 0 || pages! < documents!), `${typed} in ${lang}: ${data.kinds}`);
      assert.ok(data.pages.some(({ route }: { route: string }) => route === screen), `${typed} in ${lang}`);
    }
  },
);

Deno.test("a reader without a translation is shown the source, and told so", quiet, async () => {
  const { sql } = portal;
  await sql`
    delete from document_texts t using document_revisions r, documents d
    where r.id = t.revision_id and d.id = r.document_id and d.kind = 'help' and d.code = 'EPCCart' and t.lang <> 'zh_CN'`;
  const page = await pageOf("store-technician", "de_DE");
  const { html } = await page("HelperDoc?screen=EPCCart");
  assert.match(html, /为一次维修收集备件/);
  assert.match(html, /简体中文/);
});

Deno.test("a screen without help offers none, and what is not published is not offered", quiet, async () => {
  const { sql } = portal;
  const page = await pageOf("factory-manager", "en_US");
  await sql`delete from documents where kind = 'help' and code = 'TSBType'`;
  assert.equal(helpIn((await page("TSBType")).html), null);
  assert.equal((await page("HelperDoc?screen=TSBType")).status, 404);
  await sql`
    update document_revisions r set publish_state = 0 from documents d
    where d.id = r.document_id and d.kind = 'help' and d.code = 'MyDownload'`;
  assert.equal(helpIn((await page("MyDownload")).html), null);
  assert.equal((await page("HelperDoc?screen=MyDownload")).status, 404);
});

Deno.test("the list of help has the screens that its reader may open, and no others", quiet, async () => {
  const { sql } = portal;
  const [{ code, id }] = await sql<[{ code: string; id: number }]>`
    select d.code, d.id from documents d join document_revisions r on r.document_id = d.id and r.publish_state = 1
    where d.kind = 'help' and d.code = 'baseinforole'`;
  const technician = await pageOf("store-technician", "en_US");
  const listed = "HelperList?pageSize=500&cols=code";
  const { html } = await technician(listed);
  assert.match(html, />Parts catalog<\/a>/);
  assert.doesNotMatch(html, />Roles<\/a>/);
  assert.match(html, /Screen or title/);
  assert.equal((await technician(`HelperDoc?id=${id}`)).status, 404);
  assert.equal((await technician(`HelperDoc?screen=${code}`)).status, 404);
  const administrator = await pageOf("administrator", "en_US");
  assert.match((await administrator(listed)).html, />Roles<\/a>/);
});
