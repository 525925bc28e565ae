import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const at = (path: string) => `${portal.origin}/tis/${path}`;

/** The same browser as somebody else. */
async function as(page: Page, account: string): Promise<void> {
  await page.context().clearCookies();
  await logIn(page.context(), portal.origin, account);
}

const PNG = {
  name: "part.png",
  mimeType: "image/png",
  buffer: new Uint8Array(
    await (await import("sharp")).default({
      create: { width: 80, height: 60, channels: 3, background: "#888" },
    })
      .png().toBuffer(),
  ) as never,
};

/** Uploads into the field of this name, and waits until it is there. */
async function upload(page: Page, name: string, file: { name: string; mimeType: string; buffer: never }) {
  await page.locator(
    `[data-upload="${name}"] input[type=file], .card:has(input[name="${name}"]) .upload input[type=file]`,
  )
    .first().setInputFiles(file);
  await page.locator(`input[name="${name}"]:not([type=file]):not([value=""])`).first().waitFor({
    state: "attached",
  });
}

browserTest("feedback carries the screen that it is about, and its answer comes back", async (page) => {
  await as(page, "store-technician");
  await page.goto(at("SearchPage?q=brake"));
  await page.locator(".top-user").click();
  await page.getByRole("link", { name: "Send feedback" }).first().click();
  await page.waitForURL(/FeedbackList\?write=1/);
  assert.equal(await page.getByLabel("Address").inputValue(), "SearchPage?q=brake");
  await page.locator("[data-screen]").waitFor();
  await page.getByLabel("What is it about").fill("The hits come in the wrong order.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.waitForURL(/SearchPage\?q=brake/);
  const [sent] = await portal.sql<{ id: number; page: string; screenWidth: number }[]>`
    select id::int, page, screen_width from feedback_reports order by id desc limit 1`;
  assert.deepEqual([sent!.page, sent!.screenWidth > 0], ["SearchPage", true]);

  await as(page, "section-chief");
  await page.goto(at(`FeedbackList?feedback=${sent!.id}`));
  await page.getByRole("button", { name: "I handle it" }).click();
  await page.getByRole("button", { name: "I handle it" }).waitFor();
  await page.locator("#resolve textarea").fill("Mended.");
  await page.getByRole("button", { name: "Answer as resolved" }).click();
  await page.getByText("Resolved", { exact: true }).first().waitFor();

  await as(page, "store-technician");
  await page.goto(at(`FeedbackList?feedback=${sent!.id}`));
  await page.getByText("Mended.").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "I handle it" }).count(), 0);
});

browserTest(
  "a legal standard is added, put into effect and abolished, and then stays as it is",
  async (page) => {
    await as(page, "factory-manager");
    await page.goto(at("Laws?add=1"));
    await page.locator('input[name="number"]').fill("VX 99001-2026");
    await page.locator('[name="titles.en_US"]').fill("Towing of electric vehicles");
    await page.locator('[name="authorities.en_US"]').fill("Committee");
    await page.locator('input[name="effectiveOn"]').fill("2030-01-01");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/Laws\?id=\d+/);
    await page.getByText("Not in force yet").waitFor();
    await page.getByRole("button", { name: "Put into effect" }).click();
    await page.getByText("Effective", { exact: true }).first().waitFor();
    assert.equal(await page.getByRole("button", { name: "Delete", exact: true }).count(), 0);
    await page.locator("#abolish textarea").fill("Replaced.");
    await page.getByRole("button", { name: "Abolish" }).click();
    await page.getByText("No longer in force since").waitFor();
    assert.equal(await page.getByRole("link", { name: "Change" }).count(), 0);
  },
);

browserTest("a program is written as a draft and released with a signature that holds", async (page) => {
  await as(page, "factory-manager");
  await page.goto(at("SoftwareList?add=1"));
  await page.locator('input[name="code"]').fill("TEST-PKG");
  await page.locator('input[name="versionText"]').fill("1.0");
  await page.locator('select[name="typeCode"]').selectOption({ index: 1 });
  await page.locator('[name="names.en_US"]').fill("Test program");
  const archive = await Deno.readFile(new URL("../../demo/documents/drivers.zip", import.meta.url));
  await page.locator(".upload input[type=file]").first().setInputFiles({
    name: "test.zip",
    mimeType: "application/zip",
    buffer: archive as never,
  });
  await page.locator('input[name="file"]:not([type=file])').first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/SoftwareList\?id=\d+/);
  await page.getByRole("button", { name: "Release", exact: true }).click();
  await page.getByText("Verified", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Download", exact: true }).waitFor();
});

browserTest("a store reports a fault with photos side by side, and the factory answers", async (page) => {
  await as(page, "store-technician");
  await page.goto(at("QualityFeedback?add=1"));
  await page.locator('input[name="title"]').fill("Cracked disc");
  await page.locator('input[name="partNumber"]').fill("34106872432");
  await page.locator('input[name="quantity"]').fill("2");
  await page.locator('input[name="faultOn"]').fill("2026-01-05");
  await page.locator('textarea[name="description"]').fill("A crack in the disc.");
  await upload(page, "refusePhotos", PNG);
  await upload(page, "okPhotos", { ...PNG, name: "good.png" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/QualityFeedbackPreview\?id=\d+/);
  const id = new URL(page.url()).searchParams.get("id")!;
  await page.locator(".compare-photos[data-live]").waitFor();
  await page.getByLabel("How much of the good part").fill("80");
  // What is missing is told before anything is sent to the factory.
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.locator(".toast, [role=alert], [role=status]").filter({ hasText: /cannot be empty|Series/ })
    .first().waitFor();
  await portal
    .sql`update quality_reports set series_code = (select code from series order by code limit 1) where id = ${id}`;
  await page.goto(at(`QualityFeedbackPreview?id=${id}`));
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByText("Submitted", { exact: true }).first().waitFor();

  await as(page, "factory-engineer");
  await page.goto(at(`QualityFeedbackPreview?id=${id}`));
  await page.getByRole("button", { name: "I handle it" }).click();
  await page.locator("#resolve textarea").fill("A batch of castings.");
  await page.getByRole("button", { name: "Answer as resolved" }).click();
  await page.getByText("Resolved", { exact: true }).first().waitFor();
  await page.goto(at("QualityFeedback?view=board"));
  await page.getByText("By part").first().waitFor();
});

browserTest("an improvement is proposed, approved by all who are asked, and closed", async (page) => {
  await as(page, "store-technician");
  await page.goto(at("TechProve?add=1"));
  await page.locator('input[name="title"]').fill("Four-point hoist");
  await page.locator('[name="department"]').first().selectOption("CASE");
  await page.locator('textarea[name="before"]').fill("It tilts.");
  await page.locator('textarea[name="after"]').fill("It stays level.");
  await page.getByRole("checkbox", { name: "Stores" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/TechProvePreview\?id=\d+/);
  const id = new URL(page.url()).searchParams.get("id")!;
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByText("In approval", { exact: true }).first().waitFor();
  const asked = await portal.sql<{ userCode: string }[]>`
    select u.user_code from technical_improvement_approvals v join users u on u.id = v.user_id where v.improvement_id = ${id}`;
  assert.ok(asked.length > 0);
  for (const { userCode } of asked) {
    await as(page, userCode);
    await page.goto(at(`TechProvePreview?id=${id}`));
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByText("You approved").or(page.getByText("Approved by one")).first().waitFor();
  }
  await as(page, "factory-manager");
  await page.goto(at(`TechProvePreview?id=${id}`));
  await page.locator("#close textarea").fill("Handed out to forty stores.");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByText("Closed", { exact: true }).first().waitFor();
});
