import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { fillLists } from "../lists/fill_lists.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
await fillLists(portal.sql);

async function logIn(account: string): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "on", lang: "en_US" }),
    headers: { accept: "application/json", language: "en_US" },
  });
  await answer.body?.cancel();
  return answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Pages of things that go through states, who opens them, what is put in for `ID`, and what they say. */
const PAGES: readonly [route: string, account: string, table: string | null, says: string][] = [
  ["FeedbackList?feedback=ID", "section-chief", "feedback_reports", "The page"],
  ["FeedbackList?write=1&at=SearchPage%3Fq%3Dbrake", "store-technician", null, "SearchPage?q=brake"],
  ["Laws?id=ID", "store-technician", "legal_standards", "In force from"],
  ["Laws?edit=ID", "factory-manager", "legal_standards", "Audience"],
  ["Laws?add=1", "factory-manager", null, "Add legal standard"],
  ["SoftwareList?add=1", "factory-manager", null, "Add version"],
  ["QualityFeedbackPreview?id=ID", "factory-engineer", "quality_reports", "Photos"],
  ["QualityFeedback?view=board", "factory-engineer", null, "By part"],
  ["QualityFeedback?add=1", "store-technician", null, "Report a fault"],
  ["TechProvePreview?id=ID", "factory-manager", "technical_improvements", "Current state"],
  ["TechProve?add=1", "store-technician", null, "Propose improvement"],
];

const cookies = new Map<string, string>();
for (const account of new Set(PAGES.map(([, account]) => account))) {
  cookies.set(account, await logIn(account));
}

for (const [route, account, table, says] of PAGES) {
  Deno.test(`${route} is drawn for ${account}`, async () => {
    const ids = table === null ? [] : await portal.sql<{ id: number }[]>`
      select id::int from ${
      portal.sql(table)
    } where state not in ('abolished', 'not_submitted', 'draft') order by id limit 1`;
    const address = route.replace("ID", () => String(ids[0]?.id));
    const answer = await fetch(`${portal.origin}/tis/${address}`, {
      headers: { cookie: cookies.get(account)!, accept: "text/html" },
    });
    const html = await answer.text();
    assert.equal(answer.status, 200, html.slice(0, 400));
    assert.ok(html.includes(says), `${address} does not say ${says}`);
  });
}
