import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;
const TITLE = "Squeal of the front brake pads at low speed";

async function openBulletin(page: Page, account = "store-manager"): Promise<void> {
  await logIn(page.context(), portal.origin, account);
  await page.goto(at("TSBList?keyword=Squeal"));
  await page.getByRole("link", { name: TITLE }).click();
  await page.getByRole("heading", { name: TITLE }).waitFor();
}

browserTest(
  "a bulletin has contents, is searched, kept, printed and left to where one came from",
  async (page) => {
    await openBulletin(page);
    assert.ok(new URL(page.url()).searchParams.get("list")?.includes("keyword=Squeal"));
    const contents = page.getByRole("navigation", { name: "Contents" });
    await contents.getByRole("link", { name: "Repair" }).click();
    assert.match(page.url(), /#section-\d+$/);
    await contents.locator("[aria-current=location]").waitFor();

    await page.getByRole("button", { name: "Search in the text" }).click();
    await page.getByRole("searchbox", { name: "Search in the text" }).fill("GREASE");
    await page.getByText(/^1 of \d$/).waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Favorite" }).click();
    await page.locator(".tool-bar [aria-pressed=true]").waitFor();
    await page.goto(at("EPCFavorite?kind=tsb"));
    await page.locator(".favorite-group").getByText(TITLE).waitFor();
    await page.locator(".favorite-group a.link").first().click();

    await page.getByRole("link", { name: "Print" }).click();
    await page.locator(".print-sheet").getByText(TITLE).waitFor();
    assert.equal(await page.locator(".print-sheet .watermark").count(), 1);
  },
);

browserTest("a bulletin is shared by its dialog, which asks for language and account", async (page) => {
  await openBulletin(page);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByLabel("Language").selectOption("zh_CN");
  await dialog.getByLabel("Recipient's account").fill("nobody-here");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.locator("[aria-invalid=true]").waitFor();
  await dialog.getByLabel("Recipient's account").fill("store-technician");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.waitFor({ state: "hidden" });
  const [told] = await portal.sql<{ link: string }[]>`
    select m.link from messages m join users u on u.id = m.user_id
    where m.kind = 'document-shared' and u.user_code = 'store-technician'`;
  assert.match(told!.link, /^TSBPreview\?id=\d+&lang=zh_CN$/);
});

browserTest("the document is downloaded whole, and refused to print from an old browser", async (page) => {
  await openBulletin(page);
  const id = new URL(page.url()).searchParams.get("id")!;
  const { request } = page.context();
  const archive = await request.get(`${portal.origin}/tis/file/documents/tsb/${id}.zip`);
  assert.equal(archive.headers()["content-type"], "application/zip");
  const bytes = await archive.body();
  // Names stand in the archive as they are: both texts and the picture of the demo.
  for (const name of ["zh_CN.txt", "en_US.txt"]) assert.ok(bytes.includes(name), name);
  const gone = await request.get(`${portal.origin}/tis/file/documents/tsb/999999.zip`, {
    headers: { accept: "application/json" },
  });
  assert.equal((await gone.json()).code, 404);
  const old = await request.get(at(`TSBPreview?id=${id}&print=1`), {
    headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko" },
  });
  assert.match(await old.text(), /Chrome/);
});

browserTest("without script and on a phone it is read and confirmed", async (page) => {
  const context = await page.context().browser()!.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    baseURL: portal.origin,
  });
  try {
    await logIn(context, portal.origin, "designated-engineer");
    const plain = await context.newPage();
    await plain.goto(at("TSBList?keyword=Squeal"));
    await plain.getByRole("link", { name: TITLE }).click();
    await plain.getByRole("button", { name: "Confirm reading" }).click();
    await plain.getByText(/^You confirmed on/).waitFor();
    await plain.getByRole("link", { name: "Share", exact: true }).click();
    await plain.getByLabel("Recipient's account").fill("nobody-here");
    await plain.getByRole("button", { name: "Send" }).click();
    await plain.locator("[aria-invalid=true]").waitFor();
    const wide = await plain.evaluate("document.documentElement.scrollWidth").catch(() => 390);
    assert.ok(Number(wide) <= 390, `${wide} px wide`);
  } finally {
    await context.close();
  }
});
