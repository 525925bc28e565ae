import assert from "node:assert/strict";
import axe from "axe-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
const { sql } = portal;
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;

browserTest("pages of claims have nothing that axe finds", async (page) => {
  const [row] = await sql<[{ draft: number; published: number }]>`
    select
      (select max(d.id) from documents d join document_revisions r on r.document_id = d.id
        where d.kind = 'claim' and r.submit_state = 0 and r.discard = 1 and r.org_code = '20417')::int as draft,
      (select max(d.id) from documents d join document_revisions r on r.document_id = d.id
        where d.kind = 'claim' and r.publish_state = 1)::int as published`;
  await logIn(page.context(), portal.origin, "store-technician");
  for (
    const path of [
      "ClaimManage",
      "ClaimList",
      `ClaimManageDetail?id=${row.draft}`,
      `ClaimDetail?id=${row.published}`,
    ]
  ) {
    await page.goto(at(path));
    await page.locator("main").waitFor();
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      // deno-lint-ignore no-explicit-any -- what axe puts into the page
      const { violations } = await (globalThis as any).axe.run();
      return violations.map((one: { id: string; nodes: { html: string }[] }) =>
        `${one.id}: ${one.nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`
      );
    });
    assert.deepEqual(found, [], path);
  }
});
