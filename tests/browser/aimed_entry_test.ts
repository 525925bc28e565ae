import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { logIn } from "./log_in.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

const dialog = (page: Page) => page.locator("#register-open");
const name = (page: Page) => dialog(page).getByRole("textbox", { name: "English" }).first();
const forStores = (page: Page) => dialog(page).locator('input[name="audience.userType"][value="store"]');
const press = (page: Page, button: string) =>
  dialog(page).getByRole("button", { name: button, exact: true }).click();
const closed = (page: Page) => dialog(page).waitFor({ state: "detached" });

/** An app of the test's own, for everybody. */
async function seedApp(link: string): Promise<string> {
  const [app] = await portal.sql<[{ id: string }]>`
    insert into quick_apps (names, app_type, link)
    values (${portal.sql.json({ zh_CN: link, en_US: link })}, 'office', ${`https://${link}.example/`})
    returning id::text`;
  return app.id;
}

/** What is kept of an app by now. */
async function savedOf(link: string) {
  const [app] = await portal.sql<[{ name: string; version: number; userType: string[] | null }]>`
    select q.names ->> 'en_US' as name, q.version, a.user_type
    from quick_apps q left join audiences a on a.id = q.audience_id
    where q.link = ${`https://${link}.example/`}`;
  return { ...app };
}

async function open(page: Page, query: string): Promise<void> {
  await logIn(page.context(), portal.origin, "administrator");
  await page.goto(`${portal.origin}/tis/FastAPP?${query}`);
  await page.locator("#register[data-live]").waitFor();
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await dialog(page).locator("summary", { hasText: "People" }).waitFor();
}

browserTest(
  "what is typed in an entry is not lost by Duplicate, Delete or 'back' without asking",
  async (page) => {
    const key = await seedApp("kept");
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(`${portal.origin}/tis/FastAPP`);
    await page.locator("#register[data-live]").waitFor();
    await page.goto(`${portal.origin}/tis/FastAPP?entry=${key}`);
    await page.locator("#register[data-live]").waitFor();
    await dialog(page).locator("summary", { hasText: "People" }).waitFor();
    const question = page.locator("#register-unsaved");
    await name(page).fill("typed and not saved");
    for (
      const leave of [
        () => dialog(page).getByRole("link", { name: "Duplicate" }).click(),
        () => dialog(page).getByRole("link", { name: "Delete" }).click(),
      ]
    ) {
      await leave();
      await question.getByRole("button", { name: "Keep editing" }).click();
      assert.equal(await name(page).inputValue(), "typed and not saved");
    }
    await dialog(page).getByRole("link", { name: "Duplicate" }).click();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await page.waitForURL(/copy=/);
    await page.locator('#register-dialog[data-kind="add"]').waitFor({ state: "attached" });
    await name(page).fill("a copy");
    await page.goBack();
    await question.getByRole("button", { name: "Keep editing" }).click();
    assert.equal(await name(page).inputValue(), "a copy");
    assert.match(page.url(), /copy=/);
    assert.deepEqual(await savedOf("kept"), { name: "kept", version: 1, userType: null });
  },
);

const unfold = (page: Page) => dialog(page).locator("summary", { hasText: "People" }).click();
const isSame = (page: Page) => page.evaluate(() => "same" in globalThis);

browserTest("whom an app is for is not lost by Escape or the x without asking", async (page) => {
  const key = await seedApp("asked");
  await open(page, `entry=${key}`);
  await unfold(page);
  await forStores(page).check();
  const question = page.locator("#register-unsaved");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  assert.ok(await forStores(page).isChecked());
  await dialog(page).getByRole("link", { name: "Close" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await closed(page);
  assert.deepEqual(await savedOf("asked"), { name: "asked", version: 1, userType: null });
});

browserTest("Save of the dialog, and Ctrl+Enter, save the app and whom it is for", async (page) => {
  const key = await seedApp("both");
  await open(page, `entry=${key}`);
  await name(page).fill("Both of it");
  await unfold(page);
  await forStores(page).check();
  await press(page, "Save");
  await closed(page);
  assert.deepEqual(await savedOf("both"), { name: "Both of it", version: 3, userType: ["store"] });
  await page.locator(`#register-list tr[data-key="${key}"]`, { hasText: /type .*Store/i }).waitFor();
  await page.locator(`#register-list tr[data-key="${key}"] .row-open`).click();
  await forStores(page).uncheck();
  await page.keyboard.press("Control+Enter");
  await closed(page);
  assert.deepEqual(await savedOf("both"), { name: "Both of it", version: 4, userType: null });
  assert.ok(await isSame(page), "the page has not been loaded anew");
});

browserTest("what is typed above stays when whom the app is for is saved first", async (page) => {
  const key = await seedApp("first");
  await open(page, `entry=${key}`);
  await name(page).fill("Typed above");
  await unfold(page);
  await forStores(page).check();
  await press(page, "Save audience");
  await page.locator(".toast", { hasText: "Audience saved." }).waitFor();
  assert.deepEqual(await savedOf("first"), { name: "first", version: 2, userType: ["store"] });
  assert.equal(await name(page).inputValue(), "Typed above");
  assert.ok(await isSame(page), "the page has not been loaded anew");
  await press(page, "Save");
  await closed(page);
  assert.deepEqual(await savedOf("first"), { name: "Typed above", version: 3, userType: ["store"] });
});

browserTest("an audience that was changed meanwhile is told, and saved over only knowingly", async (page) => {
  const key = await seedApp("raced");
  await open(page, `entry=${key}`);
  await unfold(page);
  await forStores(page).check();
  await portal.sql`
    with other as (
      insert into audiences (digest, saved_at, user_type) values ('raced', now(), '{dealer_group}') returning id
    )
    update quick_apps set version = 2, audience_id = other.id from other where quick_apps.id = ${key}`;
  await press(page, "Save audience");
  const aim = dialog(page).locator('form[action$="/audience"]');
  await aim.getByText("Someone else changed this entry in the meantime").waitFor();
  await aim.getByText("Current: Dealer group").waitFor();
  assert.ok(await forStores(page).isChecked(), "what was chosen stays");
  await press(page, "Save");
  await closed(page);
  assert.deepEqual(await savedOf("raced"), { name: "raced", version: 3, userType: ["store"] });
});

browserTest("a copied app is for the people of the first one", async (page) => {
  const key = await seedApp("copied");
  await open(page, `entry=${key}`);
  await unfold(page);
  await forStores(page).check();
  await press(page, "Save");
  await closed(page);
  await page.locator(`#register-list tr[data-key="${key}"] .row-open`).click();
  await dialog(page).getByRole("link", { name: "Duplicate" }).click();
  await page.locator('#register-dialog[data-kind="add"] > #register-open').waitFor();
  assert.ok(await forStores(page).isChecked());
  await dialog(page).locator('input[name="link"]').fill("https://copy.example/");
  await press(page, "Save");
  await closed(page);
  assert.deepEqual(await savedOf("copy"), { name: "copied", version: 1, userType: ["store"] });
});

browserTest(
  "without script a new app is refused and added with whom it is for",
  async (page) => {
    await logIn(page.context(), portal.origin, "administrator");
    await page.goto(`${portal.origin}/tis/FastAPP?add=1`);
    await unfold(page);
    await forStores(page).check();
    await dialog(page).locator('input[name="link"]').fill("https://plain.example/");
    await press(page, "Save");
    await dialog(page).locator(".field-error", { hasText: /\S/ }).first().waitFor();
    assert.ok(await forStores(page).isChecked(), "what was chosen is there again");
    await name(page).fill("Plain");
    await dialog(page).locator('input[name="appType"][value="office"]').check();
    await press(page, "Save");
    await page.getByText("Added: Plain").waitFor();
    assert.deepEqual(await savedOf("plain"), { name: "Plain", version: 1, userType: ["store"] });
  },
  { javaScriptEnabled: false },
);
