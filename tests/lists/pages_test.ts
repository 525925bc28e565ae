import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { sortHeads } from "@/engines/lists/ask_list.ts";
import { addressOf } from "@/engines/lists/list_export.ts";
import { pageColumns } from "@/engines/lists/views/view_query.ts";
import { LISTS } from "@/engines/lists/lists.ts";
import { serveDemo } from "../demo_portal.ts";
import { fillLists } from "./fill_lists.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
await fillLists(portal.sql);

/** Parameters without which a page shows no list. */
const GIVEN: Record<string, string> = { "right-holders": "right=moduleSettings%3Aview" };

/** Who reads what the administrator sees nothing of. */
const READERS: Record<string, string> = {
  jobs: "store-manager",
  "vds-diagnoses": "store-technician",
  "approvals-waiting": "section-chief",
  "approvals-decided": "section-chief",
};

async function logIn(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({
      account,
      password: DEMO_PASSWORD,
      consent: "on",
      lang: "en_US",
    }),
    headers: { accept: "application/json", language: "en_US" },
  });
  await answer.body?.cancel();
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]).join("; ");
}
const cookie = await logIn("administrator");
const cookies = new Map<string, string>();
// A second login of an account would end its first.
const byAccount = Map.groupBy(Object.entries(READERS), ([, account]) => account);
for (const [account, kinds] of byAccount) {
  const own = await logIn(account);
  for (const [kind] of kinds) cookies.set(kind, own);
}

async function read(address: string, query: string, by = cookie): Promise<string> {
  const url = `${portal.origin}/tis/${address}${
    query === "" ? "" : address.includes("?") ? `&${query}` : `?${query}`
  }`;
  const answer = await fetch(url, { headers: { cookie: by, accept: "text/html" } });
  const html = await answer.text();
  assert.equal(answer.status, 200, url);
  return html;
}

for (const list of LISTS.all) {
  Deno.test(`${list.kind}: its page is drawn at first, sorted, with all columns and without a match`, async () => {
    const given = GIVEN[list.kind] ?? "";
    const address = [addressOf(list), given].filter(Boolean).join(addressOf(list).includes("?") ? "&" : "?");
    const by = cookies.get(list.kind) ?? cookie;
    const html = await read(address, "", by);
    assert.ok(html.includes('class="table-foot"'), "it has pages");
    const heads = sortHeads(list);
    assert.ok(heads.length > 0, "it can be sorted");
    for (const name of heads) await read(address, `sort=-${name}`, by);
    await read(address, `cols=${pageColumns(list).join(",")}`, by);
    await read(address, "keyword=nothing+is+called+so&from=2001-01-01&to=2001-01-02&pageNo=9", by);
    assert.ok(html.includes(`name="list" value="${list.kind}"`), "what is set can be saved as a view");
    if (list.sheet !== false) {
      assert.ok(
        html.includes(`name="kind" value="${list.kind}"`),
        "it has a sheet, or no records (fill_lists.ts)",
      );
    }
  });
}

Deno.test("a view is saved by a plain form, stands in the menu and leads to the list as it was", async () => {
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${portal.origin}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: portal.origin, accept: "text/html" },
      body: new URLSearchParams({ _back: "/tis/MailLog", ...form }),
    });
  const saved = await post("/tis/list-views", {
    list: "mails",
    name: "Waiting & new",
    query: "state=waiting&sort=to&pageNo=3",
  });
  await saved.body?.cancel();
  assert.equal(saved.status, 303);
  assert.equal(
    new URL(saved.headers.get("location")!, portal.origin).search,
    "?state=waiting&sort=to",
  );
  const html = await read("MailLog", "");
  assert.ok(/href="\?state=waiting&amp;sort=to"[^>]*>Waiting &amp; new</.test(html), "in the menu");
  const opened = await read("MailLog", "state=waiting&sort=to");
  assert.ok(/aria-current="true"[^>]*>Waiting &amp; new</.test(opened), "marked as the one that is set");
  const twice = await post("/tis/list-views", { _form: "view-new", list: "mails", name: "waiting & NEW" });
  await twice.body?.cancel();
  assert.equal(twice.status, 303);
  const id = /list-views\/(\d+)\/name/.exec(html)![1];
  const gone = await post(`/tis/list-views/${id}/deletion`, {});
  await gone.body?.cancel();
  assert.ok(!(await read("MailLog", "")).includes("Waiting &amp; new"));
});

Deno.test("pages of a log lead on by the line that they end with", async () => {
  const html = await read("UserOperationLog", "pageSize=5");
  const next = /href="(\?[^"]*after=\d+[^"]*)"/.exec(html);
  assert.ok(next, "the next page is reached by keyset");
  const rows = (page: string) => [...page.matchAll(/line=(\d+)/g)].map(([, id]) => id);
  const second = await read("UserOperationLog", next[1]!.split("?")[1]!.replaceAll("&amp;", "&"));
  assert.equal(rows(second).filter((id) => rows(html).includes(id)).length, 0);
  assert.ok(/aria-current="page"[^>]*>2</.test(second), "it is the second page");
});
