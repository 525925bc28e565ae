import assert from "node:assert/strict";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";
import { openSettled } from "./settle.ts";

const portal = await serveDemo();
const { sql } = portal;
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

/** The last of a table, or of a kind of document, under a condition. */
async function idOf(table: string, where = "true"): Promise<number> {
  const [row] = await sql.unsafe<[{ id: number }]>(`select max(id)::int as id from ${table} where ${where}`);
  return row.id;
}
const documentOf = (kind: string, where: string) =>
  idOf("documents", `kind = '${kind}' and id in (select document_id from document_revisions where ${where})`);

/** Pages of cases, claims, labor and the smaller kinds, by who works with them. */
const PAGES: readonly (readonly [account: string, paths: readonly string[]])[] = [
  ["store-technician", [
    "CaseWork",
    `CaseWorkDetail?id=${await documentOf(
      "case",
      "submit_state = 0 and discard = 1 and org_code = '20417'",
    )}`,
    "CaseList",
    `CaseDetail?id=${await documentOf("case", "publish_state = 1")}`,
    "ClaimManage",
    `ClaimManageDetail?id=${await documentOf(
      "claim",
      "submit_state = 0 and discard = 1 and org_code = '20417'",
    )}`,
    "ClaimList",
    `ClaimDetail?id=${await documentOf("claim", "publish_state = 1")}`,
    "LaborList",
    `LaborDetail?id=${await documentOf("labor", "publish_state = 1")}`,
    "QualityFeedback",
    `QualityFeedbackPreview?id=${await idOf("quality_reports", "org_code = '20417'")}`,
    "TechProve",
    `TechProvePreview?id=${await idOf("technical_improvements")}`,
    "Laws",
    "SoftwareList",
    "FeedbackList",
    "MyScore",
  ]],
  ["factory-manager", [
    "LaborWork",
    "LaborWorkMal",
    "LaborCatalogPushLog",
    "LaborRecompute",
    "WarrantyTerms",
    `LaborWorkDetail?id=${await documentOf("labor", "publish_state = 1")}`,
  ]],
];

/** German has the longest words; whoever reads on a phone scrolls down and never sideways. */
for (const [account, paths] of PAGES) {
  browserTest(`service pages of a ${account} fit a phone and have nothing that axe finds`, async (page) => {
    await logIn(page.context(), portal.origin, account, "de_DE");
    const faults: string[] = [];
    for (const path of paths) {
      await openSettled(page, `${portal.origin}/tis/${path}`);
      // Nobody is led elsewhere, and the page is none that says that nothing is there.
      if (!page.url().includes(path)) faults.push(`${path}: leads to ${page.url()}`);
      if (await page.locator("main h1").count() !== 1) faults.push(`${path}: has no heading`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) faults.push(`${path}: ${over} px too wide`);
      faults.push(...(await axeFindings(page)).map((one) => `${path}: ${one}`));
    }
    assert.deepEqual(faults, []);
  }, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "de-DE" });
}
