import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { writeXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { browserTest, withPage } from "../browser.ts";
import { serveDemo } from "../demo_portal.ts";
import { axeFindings, axeFindingsInBothThemes, WCAG } from "./axe_findings.ts";
import { logIn } from "./log_in.ts";
import { streamOf } from "./stream_of.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const at = (path: string) => `${portal.origin}/tis/${path}`;

async function open(page: Page, path: string, account = "administrator"): Promise<void> {
  await logIn(page.context(), portal.origin, account);
  await page.goto(at(path));
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Keys are heard once the script has begun. */
const scripted = (page: Page) => page.locator("#register[data-live]").waitFor();

const dialog = (page: Page) => page.locator("#register-open");
const rowOf = (page: Page, key: string) => page.locator(`#register-list tr[data-key="${key}"]`);
const save = (page: Page, name = "Save") => dialog(page).getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) => page.locator(".toast", { hasText: text });
const name = (page: Page, lang = "English") => dialog(page).getByRole("textbox", { name: lang });

/** An entry that a test can spoil. */
async function seedAction(code: string): Promise<void> {
  await portal.sql`
    insert into labor_actions (code, names) values (${code}, ${
    portal.sql.json({ zh_CN: code, en_US: `Act ${code}` })
  })
    on conflict do nothing`;
}

browserTest(
  "an entry is added over its list, which then shows it, without a page loaded anew",
  async (page) => {
    await open(page, "EPCEnerge");
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await dialog(page).waitFor();
    assert.match(page.url(), /EPCEnerge\?add=1$/);
    await dialog(page).getByLabel("Code").fill("HYDRO");
    await name(page).fill("Hydrogen");
    await save(page);
    await rowOf(page, "HYDRO").waitFor();
    await dialog(page).waitFor({ state: "detached" });
    assert.match(page.url(), /EPCEnerge$/);
    assert.equal(await rowOf(page, "HYDRO").getAttribute("aria-current"), "true");
    assert.ok(await page.evaluate(() => "same" in globalThis), "the page has not been loaded anew");
  },
);

browserTest(
  "a code that is there already is refused in the dialog, where the typed text stays",
  async (page) => {
    await seedAction("TWICE");
    await open(page, "LaborAction?add=1");
    await dialog(page).getByRole("textbox", { name: "Code", exact: true }).fill("TWICE");
    await name(page).fill("Once more");
    await save(page);
    await dialog(page).getByText("Duplicate data").first().waitFor();
    assert.equal(await name(page).inputValue(), "Once more");
  },
);

browserTest(
  "a field says what is wrong with it as soon as it is left, and holds the form back",
  async (page) => {
    await open(page, "LaborBaseStep?add=1");
    const time = dialog(page).getByLabel("Step time");
    await time.fill("1:75");
    await time.blur();
    await dialog(page).getByText("Time format wrong: HH:MM:SS, such as 00:45:00").waitFor();
    assert.equal(await time.getAttribute("aria-invalid"), "true");
    await time.fill("01:15:00");
    await time.blur();
    await dialog(page).getByText("Time format wrong").waitFor({ state: "detached" });
    await save(page);
    await dialog(page).locator(".field-error", { hasText: "This field cannot be empty" }).first().waitFor();
    assert.equal(
      await dialog(page).getByLabel("Step code").evaluate((one) => one === document.activeElement),
      true,
    );
  },
);

browserTest("typed text is not lost without asking, by Escape, the x or leaving the page", async (page) => {
  await seedAction("ASK");
  await open(page, "LaborAction");
  await rowOf(page, "ASK").locator(".row-open").click();
  await name(page).fill("Asked");
  await page.keyboard.press("Escape");
  const question = page.locator("#register-unsaved");
  await question.getByRole("button", { name: "Keep editing" }).click();
  assert.equal(await name(page).inputValue(), "Asked");
  await dialog(page).getByRole("link", { name: "Close" }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await dialog(page).waitFor({ state: "detached" });
  assert.ok(!(await rowOf(page, "ASK").textContent())!.includes("Asked"));
  assert.ok(
    await rowOf(page, "ASK").locator(".row-open").evaluate((one) => one === document.activeElement),
    "the focus goes back to the row",
  );
});

browserTest("back closes the dialog and forward opens it again", async (page) => {
  await seedAction("BACK");
  await open(page, "LaborAction");
  await rowOf(page, "BACK").locator(".row-open").click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: "detached" });
  assert.match(page.url(), /LaborAction$/);
  await page.goForward();
  await dialog(page).waitFor();
});

browserTest(
  "an entry changed meanwhile is shown beside what was typed, and saved over only knowingly",
  async (page) => {
    await seedAction("STALE");
    await open(page, "LaborAction?entry=STALE");
    await name(page).fill("Mine");
    await withPage({}, async (other) => {
      await open(other, "LaborAction?entry=STALE", "factory-engineer");
      await name(other).fill("Theirs");
      await dialog(other).getByLabel("Remark").fill("Told by them");
      await save(other);
      await dialog(other).waitFor({ state: "detached" });
    });
    await save(page);
    await dialog(page).getByText("Someone else changed this entry in the meantime").waitFor();
    assert.equal(await name(page).inputValue(), "Mine", "what was typed stays");
    await dialog(page).getByText("Current: STALE / Theirs").waitFor();
    assert.equal(
      await dialog(page).getByLabel("Remark").inputValue(),
      "Told by them",
      "what was not touched is taken over",
    );
    await save(page);
    await dialog(page).waitFor({ state: "detached" });
    const [row] = await portal.sql<{ names: Record<string, string>; remark: string }[]>`
      select names, remark from labor_actions where code = 'STALE'`;
    assert.deepEqual([row!.names.en_US, row!.remark], ["Mine", "Told by them"]);
  },
);

browserTest("what is typed into an entry stays when its page may have missed hints", async (page) => {
  await seedAction("MISSED");
  await open(page, "LaborAction?entry=MISSED");
  await scripted(page);
  await name(page).fill("Typed");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate(async () => {
    new BroadcastChannel("tis.live").postMessage({ event: "missed", data: {} });
    // Longer than hints are gathered for.
    await new Promise((go) => setTimeout(go, 600));
  });
  assert.deepEqual(asked.filter((url) => url.includes("fresh-partial")), []);
  assert.equal(await name(page).inputValue(), "Typed");
});

browserTest("an entry in use is not deleted, and what uses it is told", async (page) => {
  await open(page, "LaborAction?delete=RR");
  await dialog(page).getByText("Delete “Remove and install”?").waitFor();
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await dialog(page).getByText("This item is used, cannot be deleted").waitFor();
});

browserTest("a deleted entry comes back by 'Undo', and from the deleted ones later", async (page) => {
  await seedAction("GONE");
  await open(page, "LaborAction");
  await rowOf(page, "GONE").hover();
  await rowOf(page, "GONE").getByRole("link", { name: "Delete Act GONE" }).click();
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await rowOf(page, "GONE").waitFor({ state: "detached" });
  await toast(page, "“Act GONE” deleted").getByRole("button", { name: "Undo" }).click();
  await rowOf(page, "GONE").waitFor();
  await page.goto(at("LaborAction?delete=GONE"));
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await rowOf(page, "GONE").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Deleted entries" }).click();
  await rowOf(page, "GONE").hover();
  await rowOf(page, "GONE").getByRole("button", { name: "Restore Act GONE" }).click();
  await rowOf(page, "GONE").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Back to the list" }).first().click();
  await rowOf(page, "GONE").waitFor();
});

browserTest("ticked entries get a value in common; without a tick the change is refused", async (page) => {
  await open(page, "LaborBaseStep");
  for (const key of ["S1001", "S1002"]) await rowOf(page, key).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Edit selected" }).click();
  const batch = page.locator("#register-batch");
  await batch.getByRole("button", { name: "Save for all selected" }).click();
  await batch.getByText("Please make at least one change.").waitFor();
  await batch.getByLabel("Workers", { exact: true }).fill("3");
  await batch.getByLabel("Workers", { exact: true }).blur();
  assert.ok(
    await batch.getByRole("checkbox", { name: "Change Workers" }).isChecked(),
    "what is filled in is meant",
  );
  await batch.getByRole("button", { name: "Save for all selected" }).click();
  await batch.waitFor({ state: "hidden" });
  const rows = await portal.sql<{ workerNum: number }[]>`
    select worker_num from labor_base_steps where code in ('S1001', 'S1002')`;
  assert.deepEqual(rows.map(({ workerNum }) => workerNum), [3, 3]);
});

browserTest(
  "ticked entries are deleted after a question that names them, and come back by 'Undo'",
  async (page) => {
    await seedAction("MANY1");
    await seedAction("MANY2");
    await open(page, "LaborAction");
    for (const key of ["MANY1", "MANY2"]) await rowOf(page, key).getByRole("checkbox").check();
    await page.locator(".selected-bar").getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("dialog", { name: "Delete several entries" });
    await question.getByText("Act MANY2").waitFor();
    await question.getByRole("button", { name: "Delete" }).click();
    await rowOf(page, "MANY1").waitFor({ state: "detached" });
    await toast(page, "2 entries deleted").getByRole("button", { name: "Undo" }).click();
    await rowOf(page, "MANY1").waitFor();
    await rowOf(page, "MANY2").waitFor();
  },
);

/** An XLSX of actions: code, name in Chinese, name in English. */
async function actionsFile(rows: string[][]) {
  const sheet = [["code", "actionName.zh_CN", "actionName.en_US"], ...rows];
  const bytes = await writeXlsx({ sheets: [{ name: "Import", rows: sheet }] });
  return {
    name: "actions.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(bytes),
  };
}

browserTest(
  "an import shows every row before anything is written, and brings the good ones",
  async (page) => {
    await seedAction("THERE");
    await open(page, "LaborAction?import=1");
    await page.getByLabel("Spreadsheet (XLSX)").first().setInputFiles(
      await actionsFile([
        ["NEW1", "新一", "New one"],
        ["NEW2", "新二", "New two"],
        ["NO NAME!", "", ""],
        ["THERE", "在", "There"],
      ]),
    );
    const table = page.getByRole("region", { name: "Rows of the file" });
    await table.getByText("This field cannot be empty").first().waitFor();
    await table.getByText("Duplicate data").waitFor();
    assert.equal(await table.locator("tbody tr").count(), 2, "the bad ones first");
    const [before] = await portal.sql`select count(*) from labor_actions where code like 'NEW_'`;
    assert.equal(Number(before!.count), 0, "nothing is written by looking");
    await page.getByRole("button", { name: /^All/ }).click();
    assert.equal(await table.locator("tbody tr").count(), 4);
    assert.equal(await page.getByRole("button", { name: /^Import \d+ rows/ }).count(), 0);
    await page.getByRole("button", { name: "Import the 2 valid rows only" }).click();
    await page.getByText("Imported: 2 added, 0 changed, 0 unchanged; 2 rows skipped").waitFor();
    await page.getByRole("link", { name: "Back to the list" }).last().click();
    await rowOf(page, "NEW1").waitFor();
  },
);

browserTest(
  "a register is worked by keys alone, and its keys rest while something is typed",
  async (page) => {
    await seedAction("AAKEY");
    await open(page, "LaborAction?sort=code");
    await scripted(page);
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    assert.ok(
      await rowOf(page, "AAKEY").locator(".row-open").evaluate((one) => one === document.activeElement),
    );
    await page.keyboard.press("Space");
    assert.ok(await rowOf(page, "AAKEY").getByRole("checkbox").isChecked());
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("njk");
    await page.keyboard.press("Control+Enter");
    await dialog(page).waitFor({ state: "detached" });
    await rowOf(page, "AAKEY").getByText("njk").or(rowOf(page, "AAKEY").getByText("Act AAKEY")).first()
      .waitFor();
    await page.keyboard.press("Delete");
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.keyboard.press("/");
    await page.keyboard.type("no such thing");
    await page.keyboard.press("Enter");
    await page.getByText("No matching entries").waitFor();
  },
);

browserTest("single keys can be turned off, and stay off", async (page) => {
  await open(page, "LaborAction");
  await page.getByRole("button", { name: "Keyboard" }).click();
  await page.getByRole("switch").click();
  await page.keyboard.press("Escape");
  await page.reload();
  await scripted(page);
  await page.keyboard.press("n");
  await page.keyboard.press("ArrowDown");
  assert.equal(await dialog(page).count(), 0);
  assert.equal(await page.locator("#register-list .row-open:focus").count(), 1, "arrows are no single keys");
});

browserTest("an entry of a long list is found by typing, and chosen by keys", async (page) => {
  await open(page, "LaborBaseStep?entry=S1001");
  const field = dialog(page).getByRole("combobox", { name: "Related part 1" });
  const [part] = await portal.sql<{ number: string }[]>`select number from parts order by number limit 1`;
  await field.fill(part!.number);
  await dialog(page).getByRole("listbox").getByRole("option").first().waitFor();
  await field.press("Enter");
  assert.notEqual(await field.inputValue(), part!.number, "the name is shown");
  await save(page);
  await dialog(page).waitFor({ state: "detached" });
  const [row] = await portal.sql`select relative_part1 from labor_base_steps where code = 'S1001'`;
  assert.equal(Object.values(row!)[0], part!.number);
});

browserTest("what is ticked and where the list stands is kept when it is drawn anew", async (page) => {
  await seedAction("KEPT");
  await open(page, "LaborAction");
  await scripted(page);
  for (const row of [0, 1]) await page.locator('#register-list input[name="entries"]').nth(row).check();
  await page.locator("#register-list").evaluate((list) => {
    (list as HTMLElement).style.height = "90px";
    list.scrollTop = 40;
  });
  await rowOf(page, "KEPT").locator(".row-open").dispatchEvent("click");
  await name(page).fill("Kept");
  await save(page);
  await rowOf(page, "KEPT").getByRole("link", { name: "Kept", exact: true }).waitFor();
  await dialog(page).waitFor({ state: "detached" });
  assert.equal(await page.locator('#register-list input[name="entries"]:checked').count(), 2);
  assert.equal(await page.locator("[data-selected-count]").innerText(), "2 selected");
  assert.equal(await page.locator("#register-list tr[aria-current]").getAttribute("data-key"), "KEPT");
});

browserTest("a dialog that cannot be fetched is opened as a page", async (page) => {
  await open(page, "LaborAction");
  await scripted(page);
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.route(/fresh-partial/, (route) => route.abort());
  await page.locator("#register-list .row-open").first().click();
  await page.waitForURL(/LaborAction\?entry=/);
  await dialog(page).waitFor();
  assert.equal(await page.evaluate(() => "same" in globalThis), false);
});

browserTest("an entry with a file opens over its list, takes a file and keeps it", async (page) => {
  await open(page, "ToolManage");
  await scripted(page);
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  const row = page.locator("#register-list tbody tr").first();
  const key = (await row.getAttribute("data-key"))!;
  await row.locator(".row-open").click();
  await dialog(page).locator(".upload[data-live]").waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await row.locator(".row-open").click();
  await dialog(page).locator(".upload[data-live] input[type=file]").setInputFiles({
    name: "tool.png",
    mimeType: "image/png",
    buffer: PIXEL,
  });
  await dialog(page).locator('.upload-row[data-state="done"]').waitFor();
  await save(page);
  await dialog(page).waitFor({ state: "detached" });
  assert.ok(await page.evaluate(() => "same" in globalThis), "the page has not been loaded anew");
  const [tool] = await portal.sql`
    select f.name from tools t join files f on f.id = t.attachment_id where t.tool_code = ${key}`;
  assert.equal(tool?.name, "tool.png");
});

browserTest("a list open elsewhere says that it has become old, but not to who changed it", async (page) => {
  await seedAction("NEWS");
  const stream = streamOf(page);
  await open(page, "LaborAction");
  await stream;
  await withPage({}, async (other) => {
    await open(other, "LaborAction?entry=NEWS", "factory-engineer");
    await name(other).fill("Told");
    await save(other);
    await dialog(other).waitFor({ state: "detached" });
  });
  await page.getByText("Someone else changed this list.").waitFor();
  await page.getByRole("link", { name: "Show the current list" }).click();
  await rowOf(page, "NEWS").getByRole("link", { name: "Told", exact: true }).waitFor();
});

browserTest(
  "without script entries are added, changed, refused with what was typed, and deleted",
  async (page) => {
    await open(page, "LaborAction");
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await dialog(page).getByRole("textbox", { name: "Code", exact: true }).fill("not a code!");
    await name(page).fill("Plain");
    await save(page);
    await dialog(page).getByText("Letters, digits and - _ . only").waitFor();
    assert.equal(await name(page).inputValue(), "Plain");
    await dialog(page).getByRole("textbox", { name: "Code", exact: true }).fill("PLAIN");
    await save(page);
    await page.getByText("Added: Plain").waitFor();
    assert.match(page.url(), /LaborAction$/);
    await rowOf(page, "PLAIN").getByRole("link", { name: "Plain", exact: true }).click();
    await dialog(page).getByLabel("Remark").fill("by hand");
    await save(page);
    await page.getByText("Saved: Plain").waitFor();
    await page.goto(at("LaborAction?entry=PLAIN"));
    await dialog(page).getByLabel("Remark").fill("");
    await save(page);
    const [row] = await portal.sql`select remark from labor_actions where code = 'PLAIN'`;
    assert.ok(!row!.remark, "an emptied field is emptied");
    await page.goto(at("LaborAction?delete=PLAIN"));
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("1 entry deleted").waitFor();
    assert.equal(await rowOf(page, "PLAIN").count(), 0);
  },
  { javaScriptEnabled: false },
);

browserTest(
  "on a phone filters and order are behind buttons, and an entry is opened by its name",
  async (page) => {
    await open(page, "LaborBaseStep");
    assert.ok(!await page.locator("select[name=actionCode]").first().isVisible());
    await page.locator(".filters-toggle > summary").click();
    await page.locator(".filters-first select[name=actionCode]").selectOption("RR");
    await page.getByRole("search").getByRole("button", { name: "Filter" }).click();
    await page.waitForURL(/actionCode=/);
    await page.locator(".list-sort > summary").click();
    await page.getByRole("link", { name: "Step, descending" }).click();
    await page.waitForURL(/sort=-stepName/);
    await page.locator("#register-list .row-open").first().click();
    await dialog(page).waitFor();
    const box = (await dialog(page).boundingBox())!;
    assert.ok(box.width <= 390 && box.height <= 844, "it fits");
    const foot = (await dialog(page).locator(".dialog-foot").boundingBox())!;
    assert.ok(foot.y + foot.height <= 844, "its buttons are in sight");
  },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
);

browserTest("list, dialogs and import are accessible by axe's rules, light and dark", async (page) => {
  await open(page, "LaborBaseStep");
  // The bare list is examined with all other pages.
  const paths = [
    "LaborBaseStep?entry=S1001&actionCode=RR&keyword=a",
    "agency?delete=20417",
    "LaborAction?import=1",
  ];
  for (const path of paths) {
    await page.goto(at(path));
    assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), [], path);
  }
  await page.getByLabel("Spreadsheet (XLSX)").first().setInputFiles(
    await actionsFile([["X!", "", ""], ["OK1", "好", "Good"]]),
  );
  await page.getByRole("region", { name: "Rows of the file" }).waitFor();
  assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), [], "import preview");
  await page.goto(at("LaborBaseStep"));
  await rowOf(page, "S1001").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Edit selected" }).click();
  assert.deepEqual(await axeFindingsInBothThemes(page, WCAG), [], "batch");
});

browserTest(
  "a view of a register is saved under a name, opened by its link, renamed and deleted",
  async (page) => {
    await open(page, "agency?state=open&sort=-names&entry=20417");
    await scripted(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    const menu = page.locator("details.menu", { has: page.locator('summary[aria-label="Saved views"]') });
    const unfold = () => menu.locator("> summary").click();
    await unfold();
    await menu.getByRole("textbox", { name: "View name" }).fill("Open stores");
    await menu.getByRole("button", { name: "Save current view" }).click();
    const view = menu.locator("a", { hasText: "Open stores" });
    await view.waitFor({ state: "attached" });
    assert.match(page.url(), /agency\?state=open&sort=-names$/);
    await page.goto(at("agency"));
    await scripted(page);
    await unfold();
    assert.equal(await view.getAttribute("aria-current"), null);
    await view.click();
    await page.waitForURL(/agency\?state=open&sort=-names$/);
    await unfold();
    assert.equal(await view.getAttribute("aria-current"), "true");
    assert.deepEqual(await axeFindings(page, WCAG), [], "the menu of views");
    await menu.locator('summary[aria-label="Rename or delete Open stores"]').click();
    const renaming = menu.locator("form", { has: page.getByRole("button", { name: "Rename", exact: true }) });
    await renaming.getByRole("textbox").fill("Stores that are open");
    await renaming.getByRole("button", { name: "Rename", exact: true }).click();
    await menu.locator("a", { hasText: "Stores that are open" }).waitFor({ state: "attached" });
    await unfold();
    await menu.locator('summary[aria-label="Rename or delete Stores that are open"]').click();
    await menu.getByRole("button", { name: "Delete view" }).click();
    await menu.getByText("No saved views of this list yet").waitFor({ state: "attached" });
  },
);

browserTest(
  "a click anywhere in a row opens it; links, boxes and selected text are left alone",
  async (page) => {
    await seedAction("ROWS");
    await open(page, "LaborAction?keyword=ROWS");
    await scripted(page);
    await rowOf(page, "ROWS").getByRole("checkbox").click();
    assert.equal(await dialog(page).count(), 0, "a box is ticked, nothing opens");
    const cell = rowOf(page, "ROWS").locator("td:not(.title, .register-box, .register-acts)").first();
    await cell.click();
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await cell.evaluate((node) => getSelection()!.selectAllChildren(node));
    await cell.evaluate((node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    assert.equal(await dialog(page).count(), 0, "text is being selected");
    await cell.evaluate(() => getSelection()!.removeAllRanges());
    await rowOf(page, "ROWS").locator(".row-open").press("Enter");
    await dialog(page).waitFor();
  },
);
