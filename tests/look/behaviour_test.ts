import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { browserTest } from "../browser.ts";
import { axeFindings } from "../browser/axe_findings.ts";
import { assert, assertEquals } from "./assert.ts";
import { type SampleSite, startSampleSite } from "./sample_site.ts";

let site: SampleSite;
Deno.test.beforeAll(async () => {
  site = await startSampleSite();
});
Deno.test.afterAll(() => site.stop());

const refused = (...errors: { field: string; rule: string; message: string }[]) => () =>
  Response.json({ code: "000001", data: { errors }, msg: "Check the fields" });
const done = (msg: string, headers: Record<string, string> = {}) => () =>
  Response.json({ code: 200, data: null, msg }, { headers });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  // The islands are awake when the enhancer's region has become a popover without content.
  await page.waitForFunction("document.readyState === 'complete'");
  await page.waitForTimeout(150);
  site.received.length = 0;
}

browserTest("a form is sent to its call with all its fields and the pressed button", async (page) => {
  site.answer(done("Sent"));
  await open(page, "/forms?lang=zh_CN");
  await page.getByLabel("Note").fill("front axle");
  await page.getByRole("button", { name: "Send order" }).click();
  await page.getByRole("status").getByText("Sent", { exact: true }).waitFor();
  const [call] = site.received;
  assert(call!.type.startsWith("application/x-www-form-urlencoded"), call!.type);
  assertEquals([call!.accept, call!.language], ["application/json", "zh_CN"]);
  assertEquals(call!.entries, [["_form", "order"], ["note", "front axle"], ["lines.0.qty", "2"], [
    "verb",
    "send",
  ]]);
});

browserTest(
  "each refusal stands at its field, the first has the focus, typing takes it away",
  async (page) => {
    site.answer(refused(
      { field: "note", rule: "field-required", message: "A note is needed" },
      { field: "lines.0.qty", rule: "quantity-pack", message: "By packs of 4" },
    ));
    await open(page, "/forms");
    await page.getByRole("button", { name: "Send order" }).click();
    await page.getByText("A note is needed").waitFor();
    await page.getByText("By packs of 4").waitFor();
    const note = page.getByLabel("Note");
    assertEquals(await note.getAttribute("aria-invalid"), "true");
    assertEquals(await note.evaluate((one) => one === document.activeElement), true);
    await note.fill("x");
    assertEquals(await note.getAttribute("aria-invalid"), null);
    assertEquals(await page.getByText("A note is needed").count(), 0);
    assertEquals(await page.getByText("By packs of 4").count(), 1);
  },
);

browserTest("a refusal that names no field is shown as a message", async (page) => {
  site.answer(() => Response.json({ code: 8080997, data: { errors: [] }, msg: "Reopen after closing" }));
  await open(page, "/forms");
  await page.getByRole("button", { name: "Send order" }).click();
  await page.getByRole("status").getByText("Reopen after closing").waitFor();
});

browserTest("submit buttons rest for a second after an answer and while it is awaited", async (page) => {
  let release = () => {};
  site.answer(async () => {
    await new Promise<void>((resolve) => release = resolve);
    return refused({ field: "note", rule: "x", message: "No" })();
  });
  await open(page, "/forms");
  const button = page.getByRole("button", { name: "Send order" });
  const begun = Date.now();
  await button.click();
  await page.locator("#order[aria-busy]").waitFor();
  assertEquals(await button.isDisabled(), true);
  while (site.received.length === 0) await page.waitForTimeout(10);
  release();
  await page.getByText("No", { exact: true }).waitFor();
  await page.locator("#order:not([aria-busy])").waitFor();
  assert(Date.now() - begun >= 990, "rested a second");
  assertEquals(await button.isDisabled(), false);
  assertEquals(site.received.length, 1);
});

browserTest("where the server names a page, the reader goes there and sees the outcome", async (page) => {
  site.answer(done("Order sent", { "x-location": "/gallery" }));
  await open(page, "/forms");
  await page.getByRole("button", { name: "Send order" }).click();
  await page.waitForURL("**/gallery");
  await page.getByRole("status").getByText("Order sent", { exact: true }).waitFor();
});

browserTest("dropping the vehicle stays where the frame says", async (page) => {
  site.answer(done(""));
  await open(page, "/list");
  await page.getByRole("button", { name: "Remove this vehicle" }).click();
  await page.waitForURL("**/forms");
  assertEquals(site.received[0]!.entries, [["_back", "/forms"], ["vin", "none"]]);
});

browserTest("an ended session leaves the page for the guard to send on", async (page) => {
  site.answer(() => Response.json({ code: 401001, data: { errors: [] }, msg: "Elsewhere" }, { status: 401 }));
  await open(page, "/forms");
  const again = page.waitForRequest((request) =>
    request.isNavigationRequest() && request.url().endsWith("/forms")
  );
  await page.getByRole("button", { name: "Send order" }).click();
  await again;
});

browserTest("too many requests are told in the server's words", async (page) => {
  site.answer(() =>
    Response.json({ code: 429, data: { errors: [] }, msg: "Retry in one minute" }, { status: 429 })
  );
  await open(page, "/forms");
  await page.getByRole("button", { name: "Send order" }).click();
  await page.getByRole("status").getByText("Retry in one minute").waitFor();
});

browserTest("a file goes as multipart", async (page) => {
  site.answer(done("Stored"));
  await open(page, "/forms");
  await page.getByLabel("File").setInputFiles({
    name: "list.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("a;b"),
  });
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("status").getByText("Stored").waitFor();
  assert(site.received[0]!.type.startsWith("multipart/form-data"), site.received[0]!.type);
  assertEquals(site.received[0]!.entries, [["file", "file list.csv"]]);
});

browserTest(
  "a lost network and a broken answer are told, errors at most once in ten seconds",
  async (page) => {
    await open(page, "/forms");
    site.answer(() => new Response("<html>", { status: 502 }));
    const button = page.getByRole("button", { name: "Send order" });
    await button.click();
    await page.getByRole("status").getByText("Something went wrong on the server").waitFor();
    await page.locator("#order:not([aria-busy])").waitFor();
    await page.route("**/tis/sample", (route) => route.abort());
    await button.click();
    await page.locator("#order:not([aria-busy])").waitFor();
    assertEquals(await page.getByText("The server cannot be reached").count(), 0);
  },
);

browserTest("a form of its own kind is left alone", async (page) => {
  await open(page, "/forms");
  await page.getByLabel("Words").fill("disc");
  await page.getByRole("button", { name: "Find" }).click();
  await page.waitForURL("**/forms?q=disc");
  assertEquals(site.received.length, 0);
});

browserTest("the search box suggests, by keys and from anywhere", async (page) => {
  site.suggest({
    kinds: ["vehicles", "parts"],
    vehicles: [{
      vin: "LVAE4C2B9R1048217",
      brandCode: "velaro",
      seriesCode: "TEV",
      seriesName: "Tessa EV",
      models: [{ code: "T1", name: "Tessa EV 160" }],
      productionDate: null,
    }],
    parts: [{
      partNumber: "34106888459",
      shown: "3410 6888 459",
      name: "Brake pad set",
      superseded: false,
      fit: null,
    }],
  });
  await open(page, "/list");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("R1048217");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await options.first().waitFor();
  assertEquals(await options.count(), 2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assertEquals(await options.nth(1).getAttribute("aria-selected"), "true");
  await page.keyboard.press("Escape");
  await options.first().waitFor({ state: "hidden" });
  await page.keyboard.press("ArrowDown");
  await options.first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/EPCPage?vin=LVAE4C2B9R1048217");
});

browserTest(
  "Enter opens the best hit, which the list says beforehand; the last line leads to all results",
  async (page) => {
    const part = { shown: "3410 6888 459", superseded: false, fit: null };
    site.suggest({
      kinds: ["figures", "parts"],
      figures: [{
        code: "34-11-04-A",
        number: "34-11-04",
        name: "Front brake pads",
        seriesCode: "TEV",
        seriesName: "Tessa EV",
        otherSeries: 10,
        vin: null,
      }],
      parts: [{ ...part, partNumber: "34106888459", name: "Brake pad set" }],
      total: 58,
    });
    await open(page, "/list");
    const box = page.getByRole("combobox", { name: "Search" });
    await box.pressSequentially("brake pads");
    await page.getByRole("status").filter({ hasText: "Enter: open 34-11-04 Front brake pads" }).waitFor();
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    assertEquals(await options.last().innerText(), "All 58 results");
    assertEquals(await box.getAttribute("aria-activedescendant"), null);
    await page.keyboard.press("ArrowUp");
    assertEquals(await box.getAttribute("aria-activedescendant"), "suggestion-2");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/EPC2D?seriesCode=TEV&figure=34-11-04-A");
    // Enter at once, before the list has come, opens the same.
    await open(page, "/list");
    await box.fill("brake pads");
    await box.press("Enter");
    await page.waitForURL("**/EPC2D?seriesCode=TEV&figure=34-11-04-A");
  },
);

browserTest("what is typed before the page has come alive is kept and looked for", async (page) => {
  site.suggest({ kinds: ["series"], series: [{ code: "TEV", name: "Tessa EV", brandName: "Velaro" }] });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => letGo = resolve);
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url + "/list", { waitUntil: "commit" });
  const box = page.getByRole("combobox", { name: "Search" });
  await box.pressSequentially("tessa");
  letGo();
  await page.getByRole("option", { name: "Tessa EV" }).waitFor();
  assertEquals(await box.inputValue(), "tessa");
  await box.press("Enter");
  await page.waitForURL("**/EPCPage?seriesCode=TEV");
});

browserTest("an empty box offers what was looked at last", async (page) => {
  site.suggest({
    kinds: ["orders"],
    orders: [{ number: "20417-000003", storeName: "North", sentAt: "2026-01-01T08:00:00Z" }],
  });
  await open(page, "/list");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.click();
  await page.getByRole("option", { name: "20417-000003" }).waitFor();
  await box.press("Enter");
  assertEquals(new URL(page.url()).pathname, "/list", "nothing is opened unasked");
  await box.press("ArrowDown");
  await box.press("Enter");
  await page.waitForURL("**/EPCCart?order=20417-000003");
});

browserTest("a whole VIN goes to its catalogue, other words to the search page", async (page) => {
  site.suggest({});
  await open(page, "/list");
  const box = page.getByRole("combobox", { name: "Search" });
  await box.fill("lvae4c2b9r1048217");
  await box.press("Enter");
  await page.waitForURL("**/EPCPage?vin=LVAE4C2B9R1048217");
  await open(page, "/list");
  await box.fill("brake disc");
  await box.press("Enter");
  await page.waitForURL("**/SearchPage?q=brake+disc");
});

browserTest("a dialog opens, keeps the focus, moves by keys and closes by Escape", async (page) => {
  await open(page, "/gallery");
  const opener = page.getByRole("button", { name: "Share" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Share bulletin" });
  await dialog.waitFor();
  const before = (await dialog.boundingBox())!;
  await dialog.getByRole("button", { name: "Move this dialog" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const after = (await dialog.boundingBox())!;
  assertEquals([after.x - before.x, after.y - before.y], [16, 16]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  assertEquals(await opener.evaluate((one) => one === document.activeElement), true);
});

browserTest("a dialog is dragged by its grip", async (page) => {
  await open(page, "/gallery");
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  const before = (await dialog.boundingBox())!;
  const grip = (await page.getByRole("button", { name: "Move this dialog" }).boundingBox())!;
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 70, grip.y - 30, { steps: 4 });
  await page.mouse.up();
  const after = (await dialog.boundingBox())!;
  assertEquals([after.x - before.x, after.y - before.y], [60, -40]);
});

browserTest(
  "a dialog is sized by keys and by its corner, and comes back as it was until the tab is closed",
  async (page) => {
    await open(page, "/gallery");
    const dialog = page.getByRole("dialog");
    const grip = dialog.getByRole("button", { name: "Move this dialog" });
    const opener = page.getByRole("button", { name: "Share" });
    const box = async () => (await dialog.boundingBox())!;
    await opener.click();
    const first = await box();
    await grip.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    const sized = await box();
    assertEquals([sized.width - first.width, sized.height - first.height], [16, 16]);
    await page.keyboard.press("ArrowLeft");
    await page.mouse.move(sized.x + sized.width - 20, sized.y + sized.height - 4);
    const before = await box();
    await page.mouse.move(before.x + before.width - 4, before.y + before.height - 4);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width + 36, before.y + before.height + 26, { steps: 4 });
    await page.mouse.up();
    const drawn = await box();
    assert(drawn.width > before.width && drawn.height > before.height, "the corner sizes it");
    await page.keyboard.press("Escape");
    await page.reload();
    await page.waitForFunction("document.readyState === 'complete'");
    await page.waitForTimeout(150);
    await opener.click();
    assertEquals(await box(), drawn, "remembered over a reload");
    await grip.focus();
    await page.keyboard.press("Home");
    assertEquals(await box(), first, "as large as its content wants, in the middle");
    await page.keyboard.press("Escape");
    await page.evaluate(() => sessionStorage.setItem("tis-dialogs", '{"share":[9000,9000,"9000px","20px"]}'));
    await opener.click();
    const held = await box();
    assert(held.width <= 1440 && held.x < 1440 - 39 && held.height >= 160, JSON.stringify(held));
  },
);

browserTest(
  "a pane is sized by keys within its limits, remembered, and reset by a double click",
  async (page) => {
    await open(page, "/gallery");
    const handle = page.getByRole("separator");
    const width = () => page.locator("#left-pane").evaluate((one) => (one as HTMLElement).offsetWidth);
    assertEquals(await width(), 180);
    await handle.focus();
    await page.keyboard.press("ArrowRight");
    assertEquals(await width(), 196);
    await open(page, "/gallery");
    assertEquals(await width(), 196);
    await handle.focus();
    await page.keyboard.press("End");
    assertEquals(await width(), 300);
    assertEquals(await handle.getAttribute("aria-valuenow"), "300");
    await handle.dblclick();
    assertEquals(await width(), 180);
  },
);

browserTest("a tree is filtered while typing and unfolds what matches", async (page) => {
  await open(page, "/gallery");
  await page.getByRole("searchbox", { name: "Filter groups" }).fill("motor");
  await page.getByRole("link", { name: "Motor" }).waitFor();
  assertEquals(await page.getByText("Brakes").isVisible(), false);
  await page.getByRole("searchbox", { name: "Filter groups" }).fill("");
  assertEquals(await page.getByText("Brakes").isVisible(), true);
});

browserTest("a stepper counts and stops at its limits", async (page) => {
  await open(page, "/gallery");
  const more = page.getByRole("button", { name: "More: None" });
  const less = page.getByRole("button", { name: "Less: None" });
  assertEquals(await less.isDisabled(), true);
  await more.click();
  assertEquals(await page.getByLabel("None", { exact: true }).inputValue(), "1");
  await less.click();
  assertEquals(await page.getByLabel("None", { exact: true }).inputValue(), "0");
  assertEquals(await less.isDisabled(), true);
});

browserTest("ticked rows show what can be done with them", async (page) => {
  await open(page, "/list");
  await page.getByText("3 selected").waitFor();
  await page.getByLabel("Select all rows of this page").check();
  await page.getByText("20 selected").waitFor();
  await page.getByRole("button", { name: "Clear selection" }).click();
  assertEquals(await page.getByRole("button", { name: "Confirm reading" }).isVisible(), false);
});

browserTest("an open menu closes by Escape and by a click elsewhere", async (page) => {
  await open(page, "/list");
  const summary = page.locator("summary.top-item", { hasText: "English" });
  await summary.click();
  await page.getByRole("button", { name: "Deutsch" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Deutsch" }).waitFor({ state: "hidden" });
  await summary.click();
  await page.getByRole("heading", { level: 1 }).click();
  await page.getByRole("button", { name: "Deutsch" }).waitFor({ state: "hidden" });
});

browserTest("the eleventh open page warns", async (page) => {
  for (let count = 1; count < 11; count++) {
    const other = await page.context().newPage();
    await other.goto(`${site.url}/forms`);
  }
  await page.context().pages().at(-1)!.waitForTimeout(600);
  assertEquals(await page.context().pages().at(-1)!.getByText("More than 10 pages").count(), 0);
  await page.goto(`${site.url}/forms`);
  await page.getByText("More than 10 pages").waitFor();
});

for (const path of ["/gallery", "/list", "/home", "/forms"]) {
  for (const mode of ["light", "dark"]) {
    browserTest(`axe finds nothing on ${path}, ${mode}`, async (page) => {
      await open(page, `${path}?mode=${mode}`);
      assertEquals(await axeFindings(page), []);
    });
  }
}

for (const width of [390, 1440]) {
  for (const path of ["/gallery", "/list", "/home", "/list?folded=1"]) {
    browserTest(`${path} has room for words twice as long at ${width} px`, async (page) => {
      const join = path.includes("?") ? "&" : "?";
      await open(page, `${path}${join}long=1`);
      const beyond = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      assert(beyond as number <= 0, `${beyond} px too wide`);
    }, { viewport: { width, height: 900 } });
  }
}

browserTest("a list page ships at most 40 KB of script", async (page) => {
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js")) return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await open(page, "/list");
  const total = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  assert(total > 5_000, "scripts were counted");
  assert(total <= 40 * 1024, `${total} bytes gzip`);
});
