import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { type DemoPortal, serveDemo } from "../demo_portal.ts";
import { scriptsOf, totalOf } from "../script_weight.ts";

/** Most script of a list page and of the figure viewer, bytes of gzip. */
const LIST_PAGE = 40 * 1024, FIGURE_PAGE = 90 * 1024;
/** The same of a page that edits a document, and of the piece of it that is the editor of its text. */
const EDITOR_PAGE = 165 * 1024, EDITOR = 90 * 1024;

/** Most that the page of a question brings at once, to be read and answered in words; what draws upon pictures, finds links and sends large files comes when it is wanted. */
const QUESTION_PAGE = 38 * 1024;

let portal: DemoPortal;
let token: string;
Deno.test.beforeAll(async () => {
  portal = await serveDemo();
  const response = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account: "store-technician", password: DEMO_PASSWORD, consent: "on" }),
  });
  token = (await response.json()).data.token;
});
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

async function scriptBytes(path: string, shows: string): Promise<number> {
  const address = portal.origin + path;
  const response = await fetch(address, { headers: { authorization: token }, redirect: "manual" });
  const page = await response.text();
  assert.equal(response.status, 200, `${path} is served`);
  assert.ok(page.includes(shows), `${path} shows ${shows}`);
  const weights = await scriptsOf(page, address);
  assert.ok(weights.size > 2, "its scripts were found");
  const total = totalOf(weights);
  console.log(`      ${path.split("?")[0]}: ${total} bytes of script in gzip, ${weights.size} pieces`);
  return total;
}

Deno.test("a list page brings at most 40 KB of script", async () => {
  const [part] = await portal.sql<
    { number: string; shown: string }[]
  >`select number, shown from parts limit 1`;
  const bytes = await scriptBytes(`/tis/SearchPage?q=${part!.number}`, part!.shown);
  assert.ok(bytes <= LIST_PAGE, `${bytes} bytes`);
});

Deno.test("the page of a register brings at most 40 KB of script", async () => {
  const bytes = await scriptBytes("/tis/DTCManage", 'data-register="DTCManage"');
  assert.ok(bytes <= LIST_PAGE, `${bytes} bytes`);
});

Deno.test("the figure viewer brings at most 90 KB of script", async () => {
  const [row] = await portal.sql<{ figure: string; vin: string }[]>`
    select f.code as figure, v.vin
    from figures f
    join figure_places p on p.figure_id = f.id
    join epc_groups g on g.id = p.group_id
    join series s on s.code = g.series_code and s.visible = 1
    join vehicles v on v.series_code = g.series_code and cardinality(v.model_codes) = 1
    where v.production_date is not null
      and not exists (select from series_countries c where c.series_code = s.code)
    order by f.code, v.vin
    limit 1`;
  const path = `/tis/EPC2D?${new URLSearchParams({ vin: row!.vin, figure: row!.figure })}`;
  const bytes = await scriptBytes(path, row!.figure);
  assert.ok(bytes <= FIGURE_PAGE, `${bytes} bytes`);
});

Deno.test("the page of a technical question brings at most 38 KB of script at once", async () => {
  const [row] = await portal.sql<{ id: number }[]>`
    select q.id::int from questions q join users u on u.user_code = 'store-technician'
    where q.kind = 'technical' and q.stage = 'supervisor-replied' and q.store_code = u.org_code limit 1`;
  const address = `${portal.origin}/tis/TechQAView?id=${row!.id}`;
  const page = await (await fetch(address, { headers: { authorization: token } })).text();
  assert.ok(
    page.includes('id="ask-again"') && page.includes("data-picture-marks"),
    "its reader can answer and draw",
  );
  const weights = await scriptsOf(page, address, { atOnce: true });
  const total = totalOf(weights);
  console.log(`      /tis/TechQAView: ${total} bytes of script in gzip at once, ${weights.size} pieces`);
  assert.ok(total <= QUESTION_PAGE, `${total} bytes`);
});

Deno.test("the page that edits a document brings at most 165 KB of script, 90 KB of them the editor, which comes after it", async () => {
  const [row] = await portal.sql<{ id: number }[]>`
    select d.id from documents d join document_revisions r on r.document_id = d.id
    where d.kind = 'tsb' and r.submit_state = 0 and r.discard = 1 limit 1`;
  const login = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ account: "factory-engineer", password: DEMO_PASSWORD, consent: "on" }),
  });
  const engineer = (await login.json()).data.token;
  const address = `${portal.origin}/tis/TSBworkDetail?id=${row!.id}`;
  const page = await (await fetch(address, { headers: { authorization: engineer } })).text();
  assert.ok(page.includes("rich-editor"), "it holds the editor");
  const weights = await scriptsOf(page, address);
  const total = totalOf(weights), editor = Math.max(...weights.values());
  console.log(`      /tis/TSBworkDetail: ${total} bytes of script in gzip, its editor ${editor}`);
  assert.ok(total <= EDITOR_PAGE, `${total} bytes`);
  assert.ok(editor > LIST_PAGE && editor <= EDITOR, `${editor} bytes`);
});
