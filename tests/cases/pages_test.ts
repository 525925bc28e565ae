import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

/** The text of a page as it comes, without any script having run. */
async function pagesOf(origin: string, account: string, lang: string) {
  const login = await fetch(`${origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang }),
  });
  const { token } = (await login.json()).data;
  return async (path: string): Promise<string> => {
    const answer = await fetch(`${origin}/tis/${path}`, {
      headers: { authorization: token, language: lang },
    });
    assert.equal(answer.status, 200, path);
    return await answer.text();
  };
}

Deno.test("cases and scores are read without script", async (t) => {
  await using portal = await serveDemo();
  const technician = await pagesOf(portal.origin, "store-technician", "en_US");
  const [{ id }] = await portal.sql<[{ id: number }]>`
    select d.id from documents d join document_revisions r on r.document_id = d.id and r.publish_state = 1
    where d.kind = 'case' order by d.id limit 1`;

  await t.step("published cases are narrowed by links with their numbers", async () => {
    const page = await technician("CaseList");
    const facets = page.slice(
      page.indexOf('class="facets"'),
      page.indexOf("</nav>", page.indexOf('class="facets"')),
    );
    assert.match(facets, /seriesCode=VTE/);
    assert.match(facets, /symptoms=symptom\.noise/);
    assert.match(facets, /dtc=P0A/);
    const narrowed = await technician("CaseList?symptoms=symptom.noise&seriesCode=VTE");
    assert.match(narrowed, /aria-current="true"/);
  });

  await t.step("a case is found by a symptom in the other language", async () => {
    const page = await technician(`CaseList?q=${encodeURIComponent("冷却液泵")}`);
    assert.match(page, /CaseDetail\?id=/);
  });

  await t.step("a German reads the German title", async () => {
    const german = await pagesOf(portal.origin, "store-manager", "de_DE");
    assert.match(await german("CaseList?pageSize=200"), /Haushaltssteckdose überhitzt/);
  });

  await t.step("a case shows what was wrong, checked and done", async () => {
    const page = await technician(`CaseDetail?id=${id}`);
    for (const title of ["Fault", "Checks", "Solution"]) assert.ok(page.includes(`<h2>${title}</h2>`), title);
  });

  await t.step("a score is shown with its ranks, its trend and the table of the store", async () => {
    const page = await technician("MyScore?among=area&period=all");
    assert.match(page, /class="rank-steps"/);
    assert.match(page, /id="score-trend"/);
    assert.match(page, /Nobody has earned points|rank-table/);
    assert.ok(!page.includes("/tis/score-corrections"));
  });

  await t.step("staff see and correct the score of another, by a plain form", async () => {
    const manager = await pagesOf(portal.origin, "factory-manager", "en_US");
    const page = await manager("MyScore?person=store-technician");
    assert.match(page, /action="\/tis\/score-corrections"/);
    assert.match(await manager("MyScore"), /name="person"/);
    assert.ok(!(await manager("MyScore")).includes("/tis/score-corrections"), "never one's own");
  });
});
